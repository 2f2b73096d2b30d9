"""Logs: a game as a text file that people can read, and that is replayed through the checked door.

    tenshu log 1
    game catsle_builders 1
    seats 4
    option edition catsle_builders
    note players person random random random

    chance: seat 2
    chance: red 8
    2: red 8
    end 3 0123456789abcdef

Chance is a seat, so a log needs no seed. The last line counts the answers and sums up all that stands above it.

A game that is not over leaves a table only as one viewer heard it, and such a text is no log: it begins with
"tenshu heard 1", and where a log tells something hidden it has "(hidden)".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from tenshu.core.files import write_whole
from tenshu.core.game import Game
from tenshu.core.heard import said
from tenshu.core.play import Play, seat_word
from tenshu.core.questions import CHANCE
from tenshu.core.words import LOG, Fault, Message, render

FORMAT = 1
HIDDEN_WORD = "(hidden)"  # stands for an answer that a viewer may not hear
FIRST = "tenshu log"
_FIRST_HEARD = "tenshu heard"
_MOST_DIGITS = 99  # of a number in a heading


def write(play: Play, notes: dict[str, str] | None = None) -> str:
    """Return a game as the text of a log; notes are for whoever wrote it, and have no part in the rules.

    A note's name is one word, and its value one line.
    """
    return _written(FIRST, play, notes or {}, _said(play))


def write_heard(play: Play, viewer: int, notes: dict[str, str] | None = None) -> str:
    """Return a game as one viewer heard it: nothing that is hidden from this viewer has a part in the text."""
    return _written(_FIRST_HEARD, play, notes or {}, _heard(play, viewer))


def _written(first: str, play: Play, notes: dict[str, str], answers: Iterable[str]) -> str:
    for name, value in notes.items():
        if name.split() != [name] or "\n" in value:
            raise ValueError(f"a note is a word and a line, not {name!r} and {value!r}")
    game = play.game
    head = [f"{first} {FORMAT}", f"game {game.name} {game.version}", f"seats {play.seats}"]
    head += [f"option {name} {value}" for name, value in play.options.items()]
    head += [f"note {name} {value}" for name, value in notes.items()]
    return sealed("\n".join([*head, "", *answers]) + "\n")


def sealed(text: str) -> str:
    """Return a log with the last line that it needs, as one that was written by hand."""
    return f"{text}{_last_line(text)}\n"


def _said(play: Play) -> Iterator[str]:
    again = Play(play.game, play.seats, play.options)
    for seat, action in play.moves:
        yield f"{seat_word(seat)}: {again.say(action, LOG)}"
        again.game.doors.apply(again.state, seat, action)


def _heard(play: Play, viewer: int) -> Iterator[str]:
    for answer in said(play, viewer):
        yield f"{seat_word(answer.seat)}: {render(answer.what, LOG) if answer.what else HIDDEN_WORD}"


def _last_line(above: str) -> str:
    """Return the line that counts the answers of a log and sums up all that stands above it."""
    answers = above.partition("\n\n")[2].count("\n")
    content = above.encode(errors="surrogatepass")
    return f"end {answers} {sha256(content).hexdigest()[:16]}"


def read(text: str, load: Callable[[str], Game], name: str | Message = "the log") -> tuple[Play, dict[str, str]]:
    """Replay the text of a log; return the game and the notes, or raise a `Fault` that names what is wrong."""
    head, below, lines = _parted(text, name)
    play = _table(head, load, name)
    for number, line in enumerate(lines, below):
        _replay(play, line, name, number)
    return play, head.notes


def game_name(text: str, name: str | Message = "the log") -> str:
    """Return the name of the game of a log, in which no answer is looked at, or raise as `read` does."""
    head, _, _ = _parted(text, name)
    if not head.game:
        raise Fault("log-head", name=name, line="game")
    return head.game


def _parted(text: str, name: str | Message) -> tuple[_Head, int, list[str]]:
    """Return the heading of a log, the number of its first answer's line, and its answers."""
    lines = _checked(text, name)
    end = lines.index("") if "" in lines else len(lines)
    head = _Head()
    for line in lines[1:end]:
        _read_head(head, line, name)
    return head, end + 2, lines[end + 1 :]


def _table(head: _Head, load: Callable[[str], Game], name: str | Message) -> Play:
    """Return the game that a heading lays out; all that it leaves out or gets wrong is refused by the log's name."""
    if not head.game or not head.seats:
        raise Fault("log-head", name=name, line="seats" if head.game else "game")
    try:
        game = load(head.game)
        play = Play(game, head.seats, head.options)
    except Fault as fault:
        raise Fault("log-heading", name=name, fault=fault.message) from fault
    _check_version(game, head.version, name)
    for option in game.options:
        if option.name not in head.options:
            raise Fault("log-head", name=name, line=f"option {option.name}")
    return play


@dataclass
class _Head:
    game: str = ""
    version: int = 0
    seats: int = 0
    options: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)


def _read_head(head: _Head, line: str, name: str | Message) -> None:
    match line.split(" ", 2):
        case ["game", game, version] if _is_number(version) and not head.game:
            head.game, head.version = game, int(version)
        case ["seats", seats] if _is_number(seats) and not head.seats:
            head.seats = int(seats)
        case ["option", option, value] if option not in head.options:
            head.options[option] = value
        case ["note", note, value] if note not in head.notes:
            head.notes[note] = value
        case _:
            raise Fault("log-head", name=name, line=line)


def _checked(text: str, name: str | Message) -> list[str]:
    """Return the lines of a log above its last, or raise when it is not one, or not whole, or not as it was written."""
    first, _, below = text.partition("\n")
    *lines, rest = below.split("\n")
    begin, _, number = first.rpartition(" ")
    if begin == _FIRST_HEARD:
        raise Fault("log-heard", name=name)
    if begin != FIRST or not _is_number(number):
        raise Fault("log-foreign", name=name)
    if int(number) > FORMAT:
        raise Fault("log-newer-format", name=name, format=number, known=FORMAT)
    if rest or not lines or not lines[-1].startswith("end "):
        raise Fault("log-truncated", name=name)
    above = [first, *lines[:-1]]
    if lines[-1] != _last_line("\n".join([*above, ""])):
        raise Fault("log-damaged", name=name)
    return above


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS


def _check_version(game: Game, version: int, name: str | Message) -> None:
    if version != game.version:
        key = "log-newer-version" if version > game.version else "log-older-version"
        raise Fault(key, name=name, game=game.name, version=version, known=game.version)


def _replay(play: Play, line: str, name: str | Message, number: int) -> None:
    word, colon, said = line.partition(": ")
    seats = {seat_word(seat): seat for seat in (*range(play.seats), CHANCE)}
    if not colon or word not in seats:
        raise Fault("log-line", name=name, line=number, said=line)
    try:
        play.act(seats[word], _answer(play, seats[word], said))
    except Fault as fault:
        raise Fault("log-illegal", name=name, line=number, said=line, fault=fault.message) from fault


def _answer(play: Play, seat: int, said: str) -> int:
    """Return the action that a line says: in the words of logs, and to the letter."""
    play.check_asked(seat)
    for action in play.choices(seat):
        if play.say(action, LOG) == said:
            return action
    raise Fault("play-unread", text=said, legal=play.legal_words(seat))


def save(path: Path, text: str) -> None:
    """Write a log so that the file is either what it was or what it should be, whatever happens in between."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text.encode())


def open_log(path: Path, load: Callable[[str], Game]) -> tuple[Play, dict[str, str]]:
    """Read a log from a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        key = "log-foreign" if isinstance(error, UnicodeDecodeError) else "log-unreadable"
        raise Fault(key, name=str(path)) from error
    return read(text, load, str(path))
