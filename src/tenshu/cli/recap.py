"""What has been answered, in words that a seat may hear."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import groupby

from tenshu.cli.flow import Flow, joined
from tenshu.cli.screen import Screen
from tenshu.core.heard import OPEN, Said, said
from tenshu.core.play import Play
from tenshu.core.questions import CHANCE

_MANY = 8  # answers of chance in one go, such as a hand being dealt: no longer named one by one


def lines(
    screen: Screen, play: Play, viewer: int, first: int, alone: Collection[int] = ()
) -> Iterator[tuple[int, Flow]]:
    """Yield the ply with which each run of answers by one seat begins, and the run in words.

    The answers at the plies `alone` are no part of a run.
    """

    def run(answer: Said) -> tuple[int, str, int]:
        by_itself = answer.ply if answer.ply in alone else OPEN
        return answer.seat, answer.question if answer.seat == CHANCE else "", by_itself

    for (seat, question, _), answers in groupby(said(play, viewer, first), key=run):
        group = list(answers)
        if seat == CHANCE:
            yield group[0].ply, _chance(screen, play, question, group)
        else:
            yield group[0].ply, _seat(screen, play, viewer, group)


def _seat(screen: Screen, play: Play, viewer: int, answers: list[Said]) -> Flow:
    """Return a seat's answers: as it plays them, where the game has words for that, else by their names."""
    seat = answers[0].seat + 1
    you = "yes" if viewer == answers[0].seat else "no"
    names = [_named(screen, answer) for answer in answers]
    did = [
        screen.say_if_known(
            f"{play.game.name}-did-{answer.question}",
            **{**play.options, "answer": answer.what.key if answer.what else "", "you": you},
            what=name,
        )
        for answer, name in zip(answers, names, strict=True)
    ]
    words = did if all(did) else names
    first, *others = [_with_changes(screen, answer, said) for answer, said in zip(answers, words, strict=True)]
    # In every language an answer ends the sentence, so that the others can follow that of the first.
    key = "cli-recap-did" if all(did) else "cli-recap-said"
    return _listed(screen, [screen.say(key, you=you, seat=seat, what=first), *others])


def _listed(screen: Screen, parts: list[str]) -> Flow:
    return joined([Flow((part,)) for part in parts], screen.say("cli-list-separator"))


def _named(screen: Screen, answer: Said) -> str:
    return screen.say("cli-recap-hidden") if answer.what is None else screen.render(answer.what)


def _with_changes(screen: Screen, answer: Said, words: str) -> str:
    """Return an answer with what it changed in brackets, where there is something."""
    if not answer.changed:
        return words
    changed = screen.say("cli-list-separator").join(screen.render(change) for change in answer.changed)
    return screen.say("cli-recap-changed", what=words, changed=changed)


def _chance(screen: Screen, play: Play, question: str, answers: list[Said]) -> Flow:
    """Return what chance brought: in the game's own words where it has them, else after the question."""
    in_order = sorted(answers, key=lambda answer: answer.what is None)  # what is heard comes first
    names = [_with_changes(screen, answer, _named(screen, answer)) for answer in in_order]
    hidden = sum(answer.what is None for answer in answers)
    seen = len(answers) - hidden
    is_many = len(answers) > _MANY
    did = screen.say_if_known(
        f"{play.game.name}-did-{question}",
        **{**play.options, "you": "no", "many": "yes" if is_many else "no"},
        what=str(_listed(screen, names)),
        seen=seen,
        hidden=hidden,
    )
    if did:
        return Flow((did,))
    asked = screen.say(f"{play.game.name}-question-{question}", **play.options)
    if is_many:
        return Flow((screen.say("cli-recap-many", question=asked, seen=seen, hidden=hidden),))
    return _listed(screen, [screen.say("cli-recap-chance", question=asked, what=names[0]), *names[1:]])
