"""Lessons: each is played through the API with what it asks for alone, left, gone back in, and played on from."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.table.visiting import Host, House, Json, house
from tests.test_locales import messages

from tenshu.core import log
from tenshu.core.play import Move
from tenshu.core.questions import CHANCE
from tenshu.core.words import LANGUAGES, Fault, render
from tenshu.games import GAMES, TITLES, load
from tenshu.table import fairness, lessons, shelf
from tenshu.table.lessons import LEARNER, Lesson, find_lesson

LONGEST = {"en": 150, "fr": 165, "ja": 85}  # letters that the cat says at once: they fit above a thumb
FEWEST, MOST = 8, 20  # pages of a lesson


@pytest.fixture(autouse=True)
def _no_other_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no other process compile the rules, which takes longer than a test: this one finds them or compiles them."""

    async def nothing(*_: object) -> None:
        """Do nothing."""

    monkeypatch.setattr(shelf, "compile_apart", nothing)


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[House]:
    """Return a server that runs."""
    async with house(tmp_path) as one:
        yield one


async def begin(here: House, title: str) -> Host:
    """Return somebody who has begun a lesson, at a table where bots do not wait."""
    return Host(here, await here.post("/lessons", title=title, name="Aiko", pace=0))


async def obey(learner: Host, table: Json) -> None:
    """Do what a lesson asks for."""
    (only,) = table["legal"]
    await learner.do("/table/answer", ply=table["ply"] + table["drafted"], action=only["action"])


async def learn(learner: Host, until: int = 1000) -> Json:
    """Follow a lesson to its end, or for so many answers; return the table as it is shown then."""
    for _ in range(until):
        table = await learner.asked()
        if table["lesson"]["is_done"]:
            return table
        await obey(learner, table)
    return await learner.asked()


# What lessons are made of


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_tells_each_answer(title: str) -> None:
    """Before each answer of the learner something is said, and at the end; a lesson is neither short nor long."""
    lesson = find_lesson(title)
    own = {ply for ply, move in enumerate(lesson.play.moves) if move.seat == LEARNER}

    assert own - lesson.skipped | {lesson.end} == {page.ply for page in lesson.pages}
    assert FEWEST <= len(lesson.pages) <= MOST
    assert TITLES[title].options.items() <= lesson.play.options.items()


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_points_at_what_it_asks_for(title: str) -> None:
    """The last page before an answer points at it; a page to try something points at what is not allowed."""
    lesson = find_lesson(title)
    for page in lesson.pages[:-1]:
        play = lesson.play.at(page.ply)
        if page.is_try:
            assert not set(page.points) & set(play.choices(LEARNER))
        elif page.ply < lesson.end and page is lesson.said(play)[-1]:
            assert lesson.play.moves[page.ply].action in page.points
    assert any(page.is_try for page in lesson.pages)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_said_in_every_language(title: str, language: str) -> None:
    """All pages have words, and few of them."""
    for page in find_lesson(title).pages:
        assert len(render(page.text, language)) <= LONGEST[language], page.text.key


def test_every_word_of_the_lessons_is_said() -> None:
    """No word of a lesson is there for nothing."""
    known = messages(LANGUAGES[0], "lessons.ftl")
    said = {page.text.key for title in TITLES for page in find_lesson(title).pages}
    referred = {name for found in known.values() for name in found}

    assert set() == {key for key in known if key.split("-")[1] in GAMES} - said
    assert set() == {key for key in known if key.startswith("lesson-column")} - referred


def test_a_lesson_that_breaks_the_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lesson is replayed through the checked door, and what it points at has to be there."""
    (tmp_path / "catte.lesson").write_text("game catte 1\nseats 3\n\nchance: seat 9\n", encoding="utf-8")
    monkeypatch.setattr(lessons, "_FILES", tmp_path)
    read = lessons._read.__wrapped__  # noqa: SLF001 (what was read before is remembered)
    with pytest.raises(Fault, match=r"catte\.lesson"):
        read("catte")

    good = "game catte 1\nseats 3\noption forced_set yes\noption led_set yes\n\nchance: seat 1\nsay goal > {}\n"
    (tmp_path / "catte.lesson").write_text(good.format("coffee pink 7"), encoding="utf-8")
    with pytest.raises(Fault, match="coffee pink 7"):
        read("catte")
    (tmp_path / "catte.lesson").write_text(good.format("coffee black 7"), encoding="utf-8")
    lesson: Lesson = read("catte")

    assert ([1], "lesson-catte-goal") == ([page.ply for page in lesson.pages], lesson.pages[0].text.key)


# Learning


@pytest.mark.parametrize("title", TITLES)
async def test_a_lesson_is_learned(here: House, title: str) -> None:
    """Whoever does what lights up comes to the end, having read all pages in order, and then plays on as they like."""
    learner = await begin(here, title)
    lesson, read = find_lesson(title), 0
    while not (table := await learner.asked())["lesson"]["is_done"]:
        shown = table["lesson"]
        assert (read + 1, len(lesson.pages)) == (shown["number"], shown["of"])
        assert (title, True) == (await lobby(learner), bool(shown["pages"]))
        read += len(shown["pages"])
        await obey(learner, table)

    assert (len(lesson.pages), "") == (read + len(table["lesson"]["pages"]), await lobby(learner))
    assert lesson.end == table["taken_over"] <= table["ply"]
    play = (await here.tables.room(learner.table)).sitting.play
    assert play.choices(LEARNER) == [choice["action"] for choice in table["legal"]]
    await learner.answer()
    assert (await learner.look())["lesson"] is None


async def lobby(learner: Host) -> str:
    """Return the lesson that the lobby shows."""
    (one,) = await learner.house.post("/lobby", tokens=[learner.token])
    return str(one["lesson"])


@pytest.mark.parametrize("title", TITLES)
async def test_a_lesson_refuses_other_answers(here: House, title: str) -> None:
    """What the rules allow and the lesson does not is refused with a reason, and explained by the same."""
    learner = await begin(here, title)
    lesson = find_lesson(title)
    refused = 0
    while not (table := await learner.asked())["lesson"]["is_done"]:
        play = lesson.play.at(table["ply"])
        others = [action for action in play.choices(LEARNER) if action != table["legal"][0]["action"]]
        if others:
            refused += 1
            await learner.refused(422, "lesson-other", "/table/answer", ply=table["ply"], action=others[0])
            told = await learner.get(f"/table/explain/{others[0]}")
            assert (False, ["lesson-other"]) == (told["is_legal"], [note["key"] for note in told["notes"]])
        await learner.refused(422, "lesson-no-hint", "/table/hint", method="GET")
        await obey(learner, table)

    assert refused


async def test_what_shall_be_tried_is_explained_by_the_rules(here: House) -> None:
    """Whoever tries what a page tells them to hears of the rule that forbids it."""
    learner = await begin(here, "catte")
    tried = next(page for page in (await learner.asked())["lesson"]["pages"] if page["is_try"])
    told = await learner.get(f"/table/explain/{tried['points'][0]}")

    assert (False, ["catte-explain-follow"]) == (told["is_legal"], [note["key"] for note in told["notes"]])


async def test_a_lesson_is_drafted_too(here: House) -> None:
    """Who ends their turns by hand is led through a turn before anyone hears of it."""
    learner = await begin(here, "white_castle")
    await learn(learner, 1)
    for _ in range(2):
        await learner.answer(end=False)
    table = await learner.look()

    assert ([], [], True) == (table["legal"], table["lesson"]["pages"], table["can_end"])
    await learner.do("/table/end")
    assert (await learn(learner))["lesson"]["is_done"]


async def test_a_lesson_can_be_gone_back_in(here: House) -> None:
    """Whoever takes an answer back is told again what was told before it, and the rest is the same."""
    learner = await begin(here, "cat_tower")
    await learn(learner, 3)
    before = await learner.asked()
    await obey(learner, before)
    back = (await learner.asked())["back"]
    await learner.do("/table/take-back", ply=back)
    again = await learner.asked()

    assert before["lesson"] == again["lesson"]
    assert (await learn(learner))["taken_over"] == find_lesson("cat_tower").end


async def test_what_a_lesson_skips_is_answered_for_everybody(here: House) -> None:
    """The rest of a round goes by at once; whoever goes back from there is told again what was told before it."""
    lesson = find_lesson("catsle_builders")
    first, last = min(lesson.skipped), max(lesson.skipped)
    assert {move.seat for move in lesson.play.moves[first:last]} == set(range(lesson.play.seats))

    learner = await begin(here, "catsle_builders")
    while (before := await learner.asked())["ply"] < first:
        told, asked = before["lesson"], before
        await obey(learner, before)
    assert (last + 1, "lesson-catsle_builders-last") == (before["ply"], before["lesson"]["pages"][0]["text"]["key"])

    await learner.do("/table/take-back", ply=before["back"])
    again = await learner.asked()
    assert (told, asked["ply"]) == (again["lesson"], again["ply"])
    assert (await learn(learner))["taken_over"] == lesson.end


async def test_a_lesson_survives_a_restart(tmp_path: Path) -> None:
    """A lesson that was left is there again after the server was started anew, as it was."""
    async with house(tmp_path) as here:
        learner = await begin(here, "chatpentiers")
        left = await learn(learner, 3)
    async with house(tmp_path) as again:
        learner = Host(again, learner.opened)
        found = await learner.asked()

        assert (left["lesson"], left["view"]) == (found["lesson"], found["view"])
        assert (await learn(learner))["lesson"]["is_done"]


async def test_the_end_of_a_lesson_stays_until_the_learner_answers(here: House) -> None:
    """The last page is still said when the others have answered, and chance has dealt by the luck of the table."""
    learner = await begin(here, "catte")
    table = await learn(learner)

    assert table["ply"] > find_lesson("catte").end == table["taken_over"]
    assert table["lesson"]["pages"][-1]["text"]["key"] == "lesson-catte-done"


async def test_only_the_learner_is_taught(here: House) -> None:
    """Whoever watches a lesson sees a game."""
    learner = await begin(here, "catte")

    assert (await learner.watching.look())["lesson"] is None


async def test_a_lesson_needs_a_game_and_a_name(here: House) -> None:
    """There is no lesson of an unknown game, nor for nobody; a game may be called as people write it."""
    learner = await begin(here, "Cat Tower")
    assert (await learner.asked())["game"] == "cat_tower"
    for title, name, why in [("chess", "Aiko", "games-unknown"), ("catte", " ", "table-name")]:
        response = await here.ask("POST", "/lessons", json={"title": title, "name": name})
        assert (422, why) == (response.status_code, response.json()["error"]["key"])


async def test_the_log_of_a_lesson_is_honest(here: House) -> None:
    """A game that began as a lesson says so in its log, and the rest of its luck can be checked."""
    learner = await begin(here, "catte")
    await learn(learner)
    await learner.play()
    text = (await here.ask("GET", "/table/log", learner.token)).text
    play, notes = log.read(text, load)
    end = find_lesson("catte").end

    assert (str(end), True) == (notes["begun"], Move(CHANCE, play.moves[end].action) == play.moves[end])
    assert all(found.holds is not False for found in fairness.check(play, notes))
