"""Logs: what is written is read, and whatever else is read is refused with a sentence."""

from __future__ import annotations

import dataclasses
from hashlib import sha256
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenshu import GAMES, Fault, Play, load
from tenshu.core import laws, log
from tenshu.core.heard import OPEN, said
from tenshu.core.play import Move
from tenshu.core.questions import HIDDEN, SPECTATOR
from tenshu.core.words import Message

GAME = load("catsle_builders")
NOTES = {"players": "person random random", "seed": "7", "empty": "", "odd": "end 3 0123 note  x: é 猫 "}


def some_play() -> Play:
    """Return a game for three, in its second trick."""
    play = Play(GAME, 3, {"winner_leads": "yes"})
    while play.question != "reveal" or len(play.moves) < 40:
        play.settle(4)
        play.act(play.asked[0], play.choices(play.asked[0])[0])
    play.settle(4)
    return play


PLAY = some_play()
TEXT = log.write(PLAY)
LINES = TEXT.splitlines()
BODY = LINES.index("") + 1  # the line of the first answer


def summed(lines: list[str]) -> str:
    """Return lines as a log whose last line fits them."""
    text = "\n".join(lines) + "\n"
    answers = len(lines) - 1 - lines.index("") if "" in lines else 0
    return f"{text}end {answers} {sha256(text.encode()).hexdigest()[:16]}\n"


def changed(old: str, new: str) -> str:
    """Return the log with one line changed, and its checksum mended."""
    assert old in LINES
    return summed([new if line == old else line for line in LINES[:-1]])


def refusal(text: str) -> Fault:
    """Return the fault that reading a log raises."""
    with pytest.raises(Fault) as caught:
        log.read(text, load, "my.log")
    assert str(caught.value)
    return caught.value


# Round trips


@pytest.mark.parametrize("notes", [None, {}, NOTES])
def test_what_is_written_is_read(notes: dict[str, str] | None) -> None:
    """Game, seats, options, moves, state and notes come back as they were."""
    again, read = log.read(log.write(PLAY, notes), load)

    assert (PLAY.game, 3, PLAY.options) == (again.game, again.seats, again.options)
    assert (PLAY.moves, bytes(PLAY.state)) == (again.moves, bytes(again.state))
    assert (notes or {}) == read


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_whole_game_is_read(seats: int) -> None:
    """A game that is over comes back, over."""
    *_, play = laws.random_play(laws.Table(GAME, seats, {"edition": "chatpentiers"}, 3))
    again, _ = log.read(log.write(play), load)

    assert (play.moves, []) == (again.moves, again.asked)


def test_a_game_that_has_not_begun_is_read() -> None:
    """A log may hold no answer at all."""
    again, _ = log.read(log.write(Play(GAME, 5)), load)

    assert ([], 5) == (again.moves, again.seats)


def test_the_form_of_a_log() -> None:
    """A log is what the documentation shows."""
    play = Play(GAME, 4)
    play.act(8, play.choices(8)[1])
    above = (
        "tenshu log 1\ngame catsle_builders 1\nseats 4\noption edition catsle_builders\noption winner_leads no\n"
        "option removed_suit random\nnote players person random\n\nchance: seat 2\n"
    )

    assert f"{above}end 1 {sha256(above.encode()).hexdigest()[:16]}\n" == log.write(play, {"players": "person random"})


WORDS = st.text(st.characters(codec="utf-8"), max_size=8)


@given(st.dictionaries(WORDS, WORDS, max_size=3))
def test_notes_are_read_as_written_or_not_written(notes: dict[str, str]) -> None:
    """No note, whatever it holds, garbles a log: it comes back as it was, or is refused when it is written."""
    try:
        text = log.write(Play(GAME, 3), notes)
    except (Fault, ValueError):
        return
    again, read = log.read(text, load)

    assert (notes, 3, []) == (read, again.seats, again.moves)


@pytest.mark.parametrize("notes", [{"players": "x\nseats 5"}, {"x\nseats": "5"}, {"a": "x\n\nchance: seat 1"}])
def test_a_note_cannot_change_the_game(notes: dict[str, str]) -> None:
    """What people write into a note never becomes a line of its own."""
    try:
        text = log.write(Play(GAME, 3), notes)
    except (Fault, ValueError):
        return
    again, _ = log.read(text, load)

    assert (3, []) == (again.seats, again.moves)


# A game that is not over, as one viewer heard it


def begun(name: str, decisions: int = 12) -> Play:
    """Return a game in which so many decisions were made."""
    game = load(name)
    play = Play(game, max(game.seats.start, 3))
    for _ in range(decisions):
        play.settle(4)
        play.act(play.asked[0], play.choices(play.asked[0])[-1])
    play.settle(4)
    return play


def body(text: str) -> list[str]:
    """Return the lines with answers."""
    return text.partition("\n\n")[2].splitlines()[:-1]


def test_the_form_of_a_game_that_was_heard() -> None:
    """What a viewer may not hear is one sign, and the first line says that this is no log."""
    play = Play(GAME, 4)
    for _ in range(3):
        play.act(8, play.choices(8)[1])
    above = (
        "tenshu heard 1\ngame catsle_builders 1\nseats 4\noption edition catsle_builders\noption winner_leads no\n"
        "option removed_suit random\nnote viewer seat 2\n\nchance: seat 2\nchance: (hidden)\nchance: (hidden)\n"
    )

    assert f"{above}end 3 {sha256(above.encode()).hexdigest()[:16]}\n" == log.write_heard(play, 1, {"viewer": "seat 2"})


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
@pytest.mark.parametrize("name", GAMES)
def test_a_viewer_reads_what_it_heard_and_no_more(name: str, viewer: int) -> None:
    """A line is that of the log, or the sign where the game lets this viewer hear nothing."""
    play = begun(name)
    hidden = [answer.action == HIDDEN for answer in said(play, viewer)]
    whole, heard = body(log.write(play)), body(log.write_heard(play, viewer))

    assert (name in {"catte", "catsle_builders"}) == any(hidden)
    assert [
        f"{line.partition(':')[0]}: (hidden)" if is_hidden else line
        for line, is_hidden in zip(whole, hidden, strict=True)
    ] == heard


@pytest.mark.parametrize("name", ["catte", "catsle_builders"])
def test_cards_that_are_dealt_otherwise_make_no_other_text(name: str) -> None:
    """Who cannot see the cards of others reads the same to the letter, checksum included, whatever those are."""
    play = begun(name, 0)
    viewer = play.asked[0]
    hidden = [answer.ply for answer in said(play, viewer) if answer.action == HIDDEN]
    moves = play.moves.copy()
    for ply, other in zip(hidden, reversed(hidden), strict=True):
        moves[ply] = Move(play.moves[ply].seat, play.moves[other].action)
    otherwise = Play(play.game, play.seats, play.options, moves)
    for table in (play, otherwise):
        table.act(viewer, table.choices(viewer)[0])

    assert hidden
    assert log.write(play) != log.write(otherwise)
    assert log.write_heard(play, viewer) == log.write_heard(otherwise, viewer)
    assert log.write_heard(play, SPECTATOR) == log.write_heard(otherwise, SPECTATOR)


def test_who_hears_all_reads_the_log() -> None:
    """Where nothing is hidden all answers are those of the log, and even then it is none."""
    text = log.write_heard(PLAY, OPEN)

    assert body(TEXT) == body(text)
    assert "log-heard" == refusal(text).message.key


@pytest.mark.parametrize("notes", [{"a b": "c"}, {"a": "b\nc"}])
def test_a_note_of_a_game_that_was_heard_is_a_line(notes: dict[str, str]) -> None:
    """Notes are as strict as those of a log."""
    with pytest.raises(ValueError, match="a note is a word and a line"):
        log.write_heard(PLAY, 0, notes)


@pytest.mark.parametrize(
    "text",
    [log.write_heard(PLAY, 0), log.write_heard(PLAY, SPECTATOR)[:200], "tenshu heard 1\n", "tenshu heard 2\nx"],
    ids=["whole", "cut off", "first line", "newer"],
)
def test_a_game_that_was_heard_is_no_log(text: str) -> None:
    """It is refused by what it is, also where it is not whole."""
    fault = refusal(text)

    assert "log-heard" == fault.message.key
    assert str(fault).startswith("my.log tells a game that was not over")


# Only the heading


def test_the_name_of_the_game_is_read_without_its_answers() -> None:
    """A heading tells which game to make ready, known or not; what is no whole log is refused as `read` does."""
    assert GAME.name == log.game_name(TEXT)
    assert "chess" == log.game_name(changed("game catsle_builders 1", "game chess 1"))
    with pytest.raises(Fault, match="checksum"):
        log.game_name(TEXT.replace("seats 3", "seats 4"))
    with pytest.raises(Fault, match='the line "game"'):
        log.game_name(changed("game catsle_builders 1", "note x y"))


# What is no whole log


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\n\n",
        "hello\n",
        "tenshu",
        "tenshu log\n",
        "tenshu log one\n",
        "log tenshu 1\n",
        "\x00\x01",
        "PK\x03\x04",
    ],
)
def test_what_is_no_log_is_called_so(text: str) -> None:
    """Foreign text is refused by the name it was given."""
    fault = refusal(text)

    assert "log-foreign" == fault.message.key
    assert str(fault).startswith("my.log is not a Tenshu log")


@pytest.mark.parametrize("number", ["2", "10", "999"])
def test_a_newer_format_is_called_so(number: str) -> None:
    """A log of a later Tenshu is refused, however the rest of it looks."""
    fault = refusal(f"tenshu log {number}\nanything\n")

    assert "log-newer-format" == fault.message.key
    assert "format " + number in str(fault)


@pytest.mark.parametrize("number", ["²", "①", "9" * 30, "9" * 5000])
def test_an_odd_number_of_a_format_is_refused(number: str) -> None:
    """Digits that are no number, and numbers too long to be one, are refused like any other heading."""
    assert refusal(f"tenshu log {number}\n").message.key in {"log-foreign", "log-newer-format"}


def test_a_log_cut_at_any_line_is_called_so() -> None:
    """A log that lacks its last lines is cut off, wherever that is."""
    for size in range(1, len(LINES)):
        assert "log-truncated" == refusal("".join(f"{line}\n" for line in LINES[:size])).message.key


def test_a_log_cut_anywhere_is_refused() -> None:
    """A log that ends in the middle of a line is cut off; one that ends within its first line is not known as a log."""
    first = len(LINES[0])
    keys = [refusal(TEXT[:size]).message.key for size in range(len(TEXT))]

    assert {"log-foreign"} == set(keys[:first])
    assert {"log-truncated"} == set(keys[first:])


@pytest.mark.parametrize("more", ["\n", "x", "x\n", "1: red 1\n", "end\n", "\n\n", " \n"])
def test_text_after_the_last_line_is_refused(more: str) -> None:
    """Nothing may follow the last line."""
    assert refusal(TEXT + more).message.key in {"log-truncated", "log-damaged"}


def test_two_logs_in_one_file_are_refused() -> None:
    """A file holds one log."""
    assert "log-damaged" == refusal(TEXT + TEXT).message.key


@pytest.mark.parametrize("other", ["0", "x", " ", "\n", "é"])
def test_any_flipped_character_is_caught(other: str) -> None:
    """A log in which any one character is another is refused, those of its last line included."""
    accepted = []
    for place in range(len(TEXT)):
        if TEXT[place] != other:
            try:
                log.read(TEXT[:place] + other + TEXT[place + 1 :], load)
            except Fault:
                continue
            accepted.append((place - TEXT.rindex("end "), TEXT[place]))

    assert [] == accepted


def test_any_lost_or_doubled_line_is_caught() -> None:
    """A log in which a line is missing or twice there is refused."""
    for place in range(len(LINES)):
        for lines in (LINES[:place] + LINES[place + 1 :], LINES[: place + 1] + LINES[place:]):
            assert refusal("".join(f"{line}\n" for line in lines)).message.key.startswith("log-")


@pytest.mark.parametrize(
    "end",
    ["end 0 {}", "end 1000 {}", "end {}", "end -1 {}", "end x {}", "end {0} {0}", "end  {count}  {}", "end {count}"],
)
def test_a_last_line_that_does_not_count_right_is_refused(end: str) -> None:
    """The last line counts the answers, and a wrong count shows that some are missing."""
    above, last = TEXT[: TEXT.rindex("end ")], LINES[-1].split()

    assert "log-damaged" == refusal(above + end.format(last[2], count=last[1]) + "\n").message.key


# Heads that are wrong though nothing was damaged


@pytest.mark.parametrize(
    ("version", "key"), [(2, "log-newer-version"), (99, "log-newer-version"), (0, "log-older-version")]
)
def test_another_version_of_the_game_is_refused(version: int, key: str) -> None:
    """A log of another version is refused by name, never quietly reinterpreted."""
    fault = refusal(changed("game catsle_builders 1", f"game catsle_builders {version}"))

    assert key == fault.message.key
    assert f"version {version} of catsle_builders" in str(fault)


def test_a_log_of_an_older_version_is_refused_by_a_newer_game() -> None:
    """When a game's version rises, its old logs are refused and say why."""
    newer = dataclasses.replace(GAME, version=3)
    with pytest.raises(Fault) as caught:
        log.read(TEXT, lambda _: newer, "my.log")

    assert "log-older-version" == caught.value.message.key
    assert "this Tenshu has version 3" in str(caught.value)


HEADS = {
    "an unknown game": ("game catsle_builders 1", "game chess 1", "games-unknown"),
    "no game": ("game catsle_builders 1", "note x y", "log-head"),
    "a nameless game": ("game catsle_builders 1", "game  1", "log-head"),
    "a game without version": ("game catsle_builders 1", "game catsle_builders", "log-head"),
    "a version in words": ("game catsle_builders 1", "game catsle_builders one", "log-head"),
    "a version below zero": ("game catsle_builders 1", "game catsle_builders -1", "log-head"),
    "a version in odd digits": ("game catsle_builders 1", "game catsle_builders ²", "log-head"),
    "a version of 5000 digits": ("game catsle_builders 1", "game catsle_builders " + "9" * 5000, None),
    "two versions": ("game catsle_builders 1", "game catsle_builders 1 2", "log-head"),
    "no seats": ("seats 3", "note x y", "log-head"),
    "too many seats": ("seats 3", "seats 9", "game-seats"),
    "far too many seats": ("seats 3", "seats " + "9" * 30, None),
    "seats of 5000 digits": ("seats 3", "seats " + "9" * 5000, None),
    "nobody": ("seats 3", "seats 0", None),
    "seats in words": ("seats 3", "seats three", "log-head"),
    "seats in odd digits": ("seats 3", "seats ³", "log-head"),
    "seats below zero": ("seats 3", "seats -3", "log-head"),
    "an unknown option": ("option winner_leads yes", "option loser_leads yes", "game-option"),
    "an unknown value": ("option winner_leads yes", "option winner_leads perhaps", "game-option-value"),
    "an option without value": ("option winner_leads yes", "option winner_leads", "log-head"),
    "a line of 5000 letters": ("option winner_leads yes", "x" * 5000, "log-head"),
    "a game with a name of 5000 letters": ("game catsle_builders 1", f"game {'x' * 5000} 1", "games-unknown"),
    "an unknown line": ("option winner_leads yes", "colour red", "log-head"),
    "no empty line": ("", "note x y", "log-head"),
}


@pytest.mark.parametrize(("old", "new", "key"), HEADS.values(), ids=HEADS)
def test_a_garbled_head_has_its_own_fault(old: str, new: str, key: str | None) -> None:
    """Each fault of the heading is told as what it is, though the checksum fits."""
    fault = refusal(changed(old, new)).message
    if fault.key == "log-heading":  # which names the log, and says what the game says
        fault = cast("Message", dict(fault.args)["fault"])

    assert key in {None, fault.key}


def test_a_heading_that_says_something_twice_or_leaves_it_out_is_refused() -> None:
    """Which of two seat counts is meant, and what an option that is missing was, is not guessed."""
    assert "log-head" == refusal(changed("seats 3", "seats 3\nseats 3")).message.key
    assert "log-head" == refusal(changed("option winner_leads yes", "note x y")).message.key


def test_a_head_that_is_missing_is_refused() -> None:
    """Answers without a heading are no game."""
    assert "log-head" == refusal(summed(["tenshu log 1", *LINES[BODY - 1 : -1]])).message.key
    assert "log-head" == refusal(summed(["tenshu log 1"])).message.key


# Answers that are wrong though nothing was damaged


def illegal(place: int, line: str) -> Fault:
    """Return the fault of a log in which the answer at `place` is another."""
    return refusal(summed([*LINES[:place], line, *LINES[place + 1 : -1]]))


@pytest.mark.parametrize("line", ["chance: purple 3", "chance: ", "1: seat 1", "chance: seat 4"])
def test_an_answer_that_cannot_be_played_is_named_by_its_line(line: str) -> None:
    """An illegal answer, and one of a seat that is not asked, are refused with the number of the line."""
    fault = illegal(BODY, line)

    assert "log-illegal" == fault.message.key
    assert f'my.log, line {BODY + 1} ("{line}")' in str(fault)


@pytest.mark.parametrize(
    "line",
    [
        "chance:",
        "chance",
        "",
        ": seat 1",
        "4: seat 1",
        "9: seat 1",
        "0: seat 1",
        "-1: seat 1",
        "nobody: seat 1",
        "Chance: seat 1",
        "chance seat 1",
        "end 1 0",
        "seats 3",
    ],
)
def test_a_line_that_is_no_answer_is_called_so(line: str) -> None:
    """An unknown seat, and a line that does not read like an answer, are refused with what one looks like."""
    fault = illegal(BODY, line)

    assert "log-line" == fault.message.key
    assert f'my.log, line {BODY + 1} ("{line}")' in str(fault)


def test_the_line_of_a_late_answer_is_counted_right() -> None:
    """The number is that of the line in the file, from 1."""
    place = len(LINES) - 3
    fault = illegal(place, "1: purple 1")

    assert f"line {place + 1} " in str(fault)


def test_an_answer_after_the_end_is_refused() -> None:
    """A game that is over is not played on."""
    *_, play = laws.random_play(laws.Table(GAME, 3, {}, 3))
    lines = log.write(play).splitlines()[:-1]
    fault = refusal(summed([*lines, "1: red 1"]))

    assert "log-illegal" == fault.message.key
    assert f"line {len(lines) + 1} " in str(fault)


def test_a_seat_out_of_turn_is_told_who_was_asked() -> None:
    """The reason in the sentence is that the seat was not asked, not an empty list of what is legal."""
    fault = illegal(BODY, "1: seat 1")

    assert "asked: chance" in str(fault)


def test_a_log_is_not_read_with_good_will() -> None:
    """An illegal answer is refused even where a person who typed it in short would be understood."""
    begun = [*LINES[:BODY], "chance: seat 1", "chance: blue", "chance: red 1", "chance: red 10", "chance: red 11"]

    assert 6 == len(log.read(summed([*begun, "chance: red 12"]), load)[0].moves)
    assert "log-illegal" == refusal(summed([*begun, "chance: red 1"])).message.key


def test_a_log_is_read_in_its_own_words_only() -> None:
    """Words of other languages, and the right words in other capitals, are no words of a log."""
    assert "log-illegal" == illegal(BODY, LINES[BODY].replace("seat", "SEAT")).message.key


# Files


def test_a_log_is_saved_and_opened(tmp_path: Path) -> None:
    """A log is written to a file, in a folder that may have to be made, and read from it."""
    path = tmp_path / "new" / "folder" / "game.log"
    log.save(path, log.write(PLAY, NOTES))
    again, notes = log.open_log(path, load)

    assert (PLAY.moves, NOTES) == (again.moves, notes)
    assert [path] == list(path.parent.iterdir())


def test_a_copy_with_other_line_ends_is_the_same_log(tmp_path: Path) -> None:
    """A file that went over Windows, or an old Macintosh, is read as it was written."""
    for end in (b"\r\n", b"\r"):
        path = tmp_path / "game.log"
        path.write_bytes(log.write(PLAY, NOTES).encode().replace(b"\n", end))
        again, notes = log.open_log(path, load)

        assert (PLAY.moves, NOTES) == (again.moves, notes)


@pytest.mark.parametrize("end", ["\r\n", "\r", "\x0b", "\x85", "\u2028", "\n\n"])
def test_text_with_other_line_ends_is_read_or_refused(end: str) -> None:
    """Text that did not come from a file is the same game, or is refused."""
    try:
        again, _ = log.read(TEXT.replace("\n", end), load)
    except Fault:
        return

    assert PLAY.moves == again.moves


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "log-foreign"),
        (b"\xff\xfe\x00\x80", "log-foreign"),
        (b"\x89PNG\r\n\x1a\n", "log-foreign"),
        (b"\x00" * 4096, "log-foreign"),
        (b"tenshu log 1\n\xff\n", "log-foreign"),
        (TEXT.encode("utf-16"), "log-foreign"),
        (TEXT.encode()[:-1], "log-truncated"),
    ],
)
def test_a_file_that_is_no_log_is_called_by_its_name(tmp_path: Path, content: bytes, key: str) -> None:
    """An empty file, a picture and a file in another encoding are refused by their path."""
    path = tmp_path / "strange.log"
    path.write_bytes(content)
    with pytest.raises(Fault) as caught:
        log.open_log(path, load)

    assert key == caught.value.message.key
    assert str(path) in str(caught.value)


def test_a_file_that_cannot_be_read_is_called_so(tmp_path: Path) -> None:
    """A missing file, a folder and a way through a file are refused by their path."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    for path in (tmp_path / "missing.log", tmp_path, tmp_path / "file" / "below", tmp_path / ("long" * 100)):
        with pytest.raises(Fault) as caught:
            log.open_log(path, load)

        assert "log-unreadable" == caught.value.message.key
        assert str(path)[:200] in str(caught.value)  # of a path as long as no file's, its beginning


def test_text_that_is_no_unicode_is_refused() -> None:
    """Half a character, as JSON can carry it, is refused like any other damage."""
    assert "log-damaged" == refusal(TEXT.replace("winner", "\ud800")).message.key
    assert "log-foreign" == refusal("\ud800").message.key


# Saving


def test_a_save_in_place_of_a_folder_leaves_nothing(tmp_path: Path) -> None:
    """A folder is not replaced, and no temporary file is left beside it."""
    folder = tmp_path / "game.log"
    folder.mkdir()
    (folder / "inside").write_text("", encoding="utf-8")
    with pytest.raises(OSError, match="directory"):
        log.save(folder, TEXT)

    assert [folder] == list(tmp_path.iterdir())


def test_a_save_replaces_the_old_file(tmp_path: Path) -> None:
    """Saving again leaves one file, with the new text."""
    path = tmp_path / "game.log"
    log.save(path, "old and longer")
    log.save(path, TEXT)

    assert TEXT == path.read_text(encoding="utf-8")
    assert [path] == list(tmp_path.iterdir())


# Anything at all


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    """No text makes the reader fail."""
    refusal(text)


@given(st.binary(max_size=200))
def test_any_first_line_is_read_or_refused(content: bytes) -> None:
    """Nothing after the first words makes the reader fail."""
    refusal("tenshu log " + content.decode("latin-1"))


@given(st.data())
def test_a_mutated_log_is_refused(data: st.DataObject) -> None:
    """A piece that is cut out of a log, doubled, moved or replaced: the moves are the same, or it is refused."""
    place, end = sorted(data.draw(st.tuples(*[st.integers(0, len(TEXT))] * 2)))
    piece = data.draw(st.one_of(st.just(""), st.just(TEXT[place:end] * 2), st.text(max_size=5), st.sampled_from(LINES)))
    try:
        again, _ = log.read(TEXT[:place] + piece + TEXT[end:], load)
    except Fault:
        return

    assert PLAY.moves == again.moves


LINE = st.one_of(
    st.sampled_from(LINES[:-1]),
    st.text(max_size=12),
    st.builds(
        "{} {}".format,
        st.sampled_from(["game catsle_builders", "seats", "option edition", "note"]),
        st.text(max_size=4),
    ),
    st.builds(
        "{}: {}".format, st.sampled_from(["chance", "1", "2", "3"]), st.sampled_from(["red 1", "blue", "seat 3", ""])
    ),
)


@given(st.lists(st.tuples(st.integers(1, len(LINES) - 2), st.integers(0, 2), LINE), min_size=1, max_size=3))
def test_a_forged_log_is_played_or_refused(changes: list[tuple[int, int, str]]) -> None:
    """Lines that were changed by someone who mended the checksum make a legal game, or are refused."""
    lines = LINES[:-1]
    for place, lost, line in changes:
        lines[place : place + lost] = [line]
    try:
        again, notes = log.read(summed(lines), load)
    except Fault:
        return

    assert again.moves == log.read(log.write(again, notes), load)[0].moves
