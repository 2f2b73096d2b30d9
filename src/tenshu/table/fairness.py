"""Fair chance: luck that a table is bound to before it opens, and that anyone can check when the game is over.

The table shows a commitment to a secret seed, each seat may cut, as one cuts a deck, and every answer of chance
follows from the two. docs/fairness.md has the scheme byte by byte; it must agree with what is here.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from typing import NamedTuple, TypeAlias

from tenshu.core.play import Play
from tenshu.core.questions import CHANCE
from tenshu.core.rng import new_rng, roll
from tenshu.core.words import Argument, Fault, Message, message

SEED_BYTES = 32
LONGEST_CUT = 100  # letters

# The names of notes in a log.
COMMITMENT = "commitment"
SEED = "seed"
BEGUN = "begun"  # with how many answers of another game the table began
_CUT = "cut-"  # and the seat, counted from 1

_SCHEME = "tenshu chance 1"
_BYTES = 8  # of a digest that are read as a number
_NUMBERS = 1 << 8 * _BYTES
_LONGEST_NUMBER = 18  # digits; a seed of the terminal has no more, since a generator takes it

Draw: TypeAlias = Callable[[int, Sequence[int]], int]  # the ply and what is legal: what chance answers


def new_seed() -> bytes:
    """Return a seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(play: Play, seed: bytes) -> str:
    """Return what a table shows when it opens: it fits no other seed, and gives nothing of this one away.

    It fits no other game, version, number of seats or options either.
    """
    game = play.game
    table = [f"game {game.name} {game.version}", f"seats {play.seats}"]
    table += [f"option {name} {value}" for name, value in play.options.items()]
    return sha256(_text(_SCHEME, *table, f"seed {seed.hex()}")).hexdigest()


def _text(*lines: str) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def check_cut(text: str) -> str:
    """Return what a seat cuts with, or raise when it is not a line of text that a log can hold."""
    if not text or text != text.strip() or not text.isprintable() or len(text) > LONGEST_CUT:
        raise Fault("table-cut", text=text, most=LONGEST_CUT)
    return text


@dataclass(frozen=True)
class Luck:
    """The luck of a table: its seed, and what each seat has cut with, or nothing where it has not."""

    seed: bytes = field(repr=False)
    cuts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(self.seed)}")
        for cut in filter(None, self.cuts):
            check_cut(cut)

    def answer(self, ply: int, legal: Sequence[int]) -> int:
        """Return what chance answers after so many answers, each that is legal being equally likely."""
        return legal[self.number(ply, len(legal))]

    def number(self, ply: int, ways: int) -> int:
        """Return a number below `ways`, each being equally likely."""
        return _below(ways, self._numbers(ply))

    def _numbers(self, ply: int) -> Iterator[int]:
        cuts = [f"cut {seat} {cut}" for seat, cut in enumerate(self.cuts, 1) if cut]
        for attempt in count():
            text = _text(_SCHEME, *cuts, f"draw {ply} {attempt}")
            yield int.from_bytes(hmac.digest(self.seed, text, "sha256")[:_BYTES])

    def settle(self, play: Play) -> None:
        """Answer for chance until a seat is asked; what is taken back and played again meets the same luck."""
        while play.asked == [CHANCE]:
            play.act(CHANCE, self.answer(len(play.moves), play.choices(CHANCE)))

    def notes(self, play: Play, begun: int = 0) -> dict[str, str]:
        """Return what the log of a game carries for those who check it: the seed only when the game is over.

        The first `begun` answers were taken over from another game, so that this luck had no part in them.
        """
        cuts = {f"{_CUT}{seat}": cut for seat, cut in enumerate(self.cuts, 1) if cut}
        taken = {BEGUN: str(begun)} if begun else {}
        shown = {} if play.asked else {SEED: self.seed.hex()}
        return {COMMITMENT: commitment(play, self.seed), **taken, **cuts, **shown}


def _below(ways: int, numbers: Iterable[int]) -> int:
    """Return a number below `ways` from the first number that is not among those left over when all are shared out."""
    shared = _NUMBERS - _NUMBERS % ways
    return next(number % ways for number in numbers if number < shared)


# Checking a log


class Finding(NamedTuple):
    """One thing that was looked at, what there is to say of it, and whether it holds: None where that stays open."""

    what: str
    told: Message
    holds: bool | None


class _Written(NamedTuple):
    """What a log says of its luck."""

    commitment: str | None
    seed: bytes | int | None  # that of a table, that of the terminal, or none that can be used
    cuts: tuple[str, ...]
    begun: int  # answers that were taken over from another game, as far as it can be

    @property
    def is_of_a_table(self) -> bool:
        return self.commitment is not None or isinstance(self.seed, bytes)


def check(play: Play, notes: Mapping[str, str], noted: str = "") -> list[Finding]:
    """Return all that can be said of the luck in a log, given the commitment that someone noted when the table opened.

    The log has been replayed, so that its answers are known to be legal.
    """
    written = _Written(notes.get(COMMITMENT), _seed(notes), _cuts(play, notes), _begun(play, notes) or 0)
    return [
        Finding("rules", _rules(play), holds=True),
        *_check_seed(play, notes, written),
        *_check_commitment(play, written),
        *_check_noted(play, written, noted),
        *_check_cuts(play, notes, written),
        *_check_begun(play, notes),
        *_check_chance(play, written),
        _check_end(play),
    ]


def is_digest(text: str) -> bool:
    """Tell whether a text can be a commitment, or a seed: 64 digits and letters a to f."""
    return re.fullmatch(f"[0-9a-f]{{{2 * SEED_BYTES}}}", text) is not None


def _seed(notes: Mapping[str, str]) -> bytes | int | None:
    text = notes.get(SEED, "")
    if is_digest(text):
        return bytes.fromhex(text)
    return _number(text) if COMMITMENT not in notes else None


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= _LONGEST_NUMBER else None


def _begun(play: Play, notes: Mapping[str, str]) -> int | None:
    """Return how many answers were taken over from another game; None where that cannot be."""
    begun = _number(notes.get(BEGUN, "0"))
    return None if begun is None or begun > len(play.moves) else begun


def _cuts(play: Play, notes: Mapping[str, str]) -> tuple[str, ...]:
    """Return what the seats have cut with, as far as it can be."""
    cuts = [notes.get(f"{_CUT}{seat}", "") for seat in range(1, play.seats + 1)]
    return tuple(cut if _is_cut(cut) else "" for cut in cuts)


def _is_cut(text: str) -> bool:
    try:
        return bool(check_cut(text))
    except Fault:
        return False


def _rules(play: Play) -> Message:
    options = ", ".join(f"{name}={value}" for name, value in play.options.items())
    return message(
        "cli-verify-rules",
        answers=len(play.moves),
        game=message(f"{play.game.name}-name", **play.options),
        version=play.game.version,
        seats=play.seats,
        chosen=len(play.options),
        options=options,
    )


def _check_seed(play: Play, notes: Mapping[str, str], written: _Written) -> Iterator[Finding]:
    """Tell of a seed that is not there or cannot be used, so that nothing that follows from it can be checked."""
    if written.seed is not None:
        return
    if SEED in notes:
        yield Finding(SEED, message("cli-verify-seed-unread", seed=notes[SEED]), holds=False)
    elif written.commitment is None:
        yield Finding(SEED, message("cli-verify-seed-none"), holds=None)
    elif play.asked:
        yield Finding(SEED, message("cli-verify-seed-later"), holds=None)
    else:
        yield Finding(SEED, message("cli-verify-seed-withheld"), holds=False)


def _check_commitment(play: Play, written: _Written) -> Iterator[Finding]:
    if written.commitment is None:
        key = "cli-verify-terminal" if isinstance(written.seed, int) else "cli-verify-commitment-none"
        yield Finding(COMMITMENT, message(key), holds=None)
    elif isinstance(written.seed, bytes):
        due = commitment(play, written.seed)
        holds = due == written.commitment
        key = "cli-verify-commitment" if holds else "cli-verify-commitment-other"
        yield Finding(COMMITMENT, message(key, written=written.commitment, due=due), holds=holds)


def _check_noted(play: Play, written: _Written, noted: str) -> Iterator[Finding]:
    """Compare the commitment with the one that someone noted: who wrote the file could have written another."""
    shown = written.commitment
    if shown is None and isinstance(written.seed, bytes):
        shown = commitment(play, written.seed)
    if noted and shown is None:
        yield Finding("noted", message("cli-verify-noted-none", noted=noted), holds=False)
    elif noted:
        key = "cli-verify-noted" if noted == shown else "cli-verify-noted-other"
        yield Finding("noted", message(key, noted=noted, shown=str(shown)), holds=noted == shown)
    elif shown is not None:
        yield Finding("noted", message("cli-verify-noted-not", shown=shown), holds=None)


def _check_cuts(play: Play, notes: Mapping[str, str], written: _Written) -> Iterator[Finding]:
    """Tell what each seat has cut with, which only those who sat there can confirm."""
    names = [f"{_CUT}{seat}" for seat in range(1, play.seats + 1)]
    for name, value in notes.items():
        if name.startswith(_CUT) and (name not in names or not _is_cut(value)):
            yield Finding("cut", message("cli-verify-cut-unread", note=name, value=value), holds=False)
    for seat, cut in enumerate(written.cuts, 1):
        if cut:
            yield Finding("cut", message("cli-verify-cut", seat=seat, cut=cut), holds=None)
    if written.is_of_a_table and not any(written.cuts):
        yield Finding("cut", message("cli-verify-cut-none"), holds=None)


def _check_begun(play: Play, notes: Mapping[str, str]) -> Iterator[Finding]:
    """Tell what was taken over from another game: its luck is left alone, and who sat down knows whether it was so."""
    begun = _begun(play, notes)
    if begun is None:
        yield Finding(BEGUN, message("cli-verify-begun-unread", value=notes[BEGUN]), holds=False)
    elif begun:
        yield Finding(BEGUN, message("cli-verify-begun", begun=begun), holds=None)


def _check_chance(play: Play, written: _Written) -> Iterator[Finding]:
    seed, begun = written.seed, written.begun
    if isinstance(seed, bytes):
        cuts = sum(map(bool, written.cuts))
        yield _compare(play, begun, Luck(seed, written.cuts).answer, "cli-verify-chance", cuts=cuts)
    elif isinstance(seed, int):
        yield _compare(play, begun, _settled(seed), "cli-verify-chance-settled", cuts=0, seed=str(seed))


def _settled(seed: int) -> Draw:
    """Return how chance answers in the terminal; it must agree with `Play.settle`."""
    return lambda ply, legal: legal[roll(new_rng(seed, ply), len(legal))]


def _compare(play: Play, begun: int, draw: Draw, key: str, **args: Argument) -> Finding:
    """Say by `key` that chance answered as it should have since the table began, or where it first did not."""
    args |= {"answers": sum(seat == CHANCE for seat, _ in play.moves[begun:]), "begun": begun}
    wrong = list(_deviations(play, begun, draw))
    if not wrong:
        return Finding("chance", message(key, **args), holds=True)
    ply, drawn, due = wrong[0]
    found: dict[str, Argument] = {"wrong": len(wrong), "ply": ply, "drawn": drawn, "due": due}
    return Finding("chance", message("cli-verify-chance-other", **args, **found), holds=False)


def _deviations(play: Play, begun: int, draw: Draw) -> Iterator[tuple[int, Message, Message]]:
    """Yield each answer of chance that differs: the ply, what was drawn, and what should have been."""
    again = Play(play.game, play.seats, play.options)
    for ply, (seat, action) in enumerate(play.moves):
        if seat == CHANCE and ply >= begun:
            due = draw(ply, again.choices(CHANCE))
            if due != action:
                yield ply, play.game.say(again.state, action), play.game.say(again.state, due)
        again.game.doors.apply(again.state, seat, action)


def _check_end(play: Play) -> Finding:
    if play.asked:
        return Finding("end", message("cli-verify-end-not"), holds=None)
    return Finding("end", message("cli-verify-end"), holds=True)
