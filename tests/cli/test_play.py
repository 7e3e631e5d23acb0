import json

import pytest

from game import app
from game.cli import main
from game.engine.record import match_from_record
from game.engine.ruleset import make_rules
from game.session import Seat, Session
from game.words import load_words

RECORD = ["--rules", "base", "--record"]


@pytest.fixture
def started(monkeypatch):
    """What the program is started with; it ends at once with the matches in `played`."""
    calls = []

    async def run(host=None, *, size, start, over):
        calls.append((size, start))
        for session in run.played:
            over(session)

    run.played = []
    monkeypatch.setattr(app, "run", run)
    calls.append(run)
    return calls


def table(started, language="en"):
    return started[1][1].table(load_words(language))


def session(rules="base", seed=3):
    names = ("Ann", "Bob", "Cat")
    return Session.start(make_rules(rules, 3), names, [Seat("novice")] * 3, seed)


def test_nothing_said_opens_the_menu(started):
    assert main([]) == 0
    assert started[1] == ((1280, 720), app.Start())


def test_size_and_language_do_not_deal(started):
    assert main(["play", "--size", "390x844", "--lang", "pl"]) == 0
    assert started[1] == ((390, 844), app.Start(None, None, "pl"))


@pytest.mark.parametrize(
    "arguments",
    [
        ["--rules", "president"],
        ["--players", "4"],
        ["--people", "1"],
        ["--names", "A,B,C,D"],
        ["--seed", "1"],
        ["--set", "rounds=2"],
    ],
)
def test_any_word_on_rules_or_players_deals(started, arguments):
    assert main(arguments) == 0
    made = table(started)
    assert made.rules == "president"
    assert [seat.bot for seat in made.seats] == [None, "regular", "regular", "regular"]


def test_a_whole_table(started):
    arguments = "--rules wiper --set kitty=true --set conquest=true --players 5 --people 2 --seed 9"
    assert main(arguments.split()) == 0
    made = table(started, "fr")
    assert made.rule_set() == make_rules("wiper", 5, {"kitty": True, "target": 100})
    assert [seat.bot for seat in made.seats] == [None, None, *["regular"] * 3]
    assert made.seats[0].name == "Joueur"
    assert started[1][1].seed == 9


def test_names_say_how_many_play(started):
    assert main(["--names", "Ann, Zoé,Cat", "--people", "3"]) == 0
    assert [(s.name, s.bot) for s in table(started).seats] == [
        ("Ann", None),
        ("Zoé", None),
        ("Cat", None),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        "--rules bridge",
        "--set twos=wild",
        "--set nothing=1",
        "--set hold_hand=true",
        "--players 11",
        "--players x",
        "--rules ahole --players 3",
        "--people 0",
        "--people 5",
        "--names A,B",
        "--names A,A,B,C",
        "--names A,,B,C",
        "--players 4 --names A,B,C",
        "--names A,B,C,Abcdefghijklmnopqrstuvwxyz",
        "--seed -1",
        "--seed 4294967296",
        "--lang de",
        "--size 1280",
        "--size 1x1",
        "--size axb",
        "--record /nowhere/at/all.json",
        "--record /dev/null/match.json",
        f"--record {'a' * 5000}",
        "--record=",
        "--names A,B,C,\ud800",
        "--names A,B,C,\x07",
        "--names A,B,C,Жора",
        "--names A,B,C,王",
        "--names A,B,C,😀",
        "--set =true",
        "--rulez base",
    ],
)
def test_a_mistake_is_one_sentence_and_opens_nothing(started, capsys, arguments):
    assert main(["play", *arguments.split()]) == 2
    error = capsys.readouterr().err
    assert error.startswith("president: ")
    assert error.count("\n") == 1
    assert len(started) == 1


def test_names_that_the_fonts_cannot_show_are_named(started, capsys):
    assert main(["play", "--names", "Ann,Żaneta,Œdipe,Жaя"]) == 2
    error = capsys.readouterr().err
    assert error == "president: --names: 'Жaя' has signs that the fonts lack: Жя\n"


def test_the_record_is_that_of_the_first_match(started, tmp_path):
    file = tmp_path / "match.json"
    first, second = session(), session("president")
    started[0].played = [first, second]
    assert main([*RECORD, str(file)]) == 0
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["rules"] == "base"
    assert match_from_record(record).hand(0) == first.match.hand(0)


def test_a_record_that_cannot_be_written_is_one_sentence(started, capsys, tmp_path, monkeypatch):
    file = tmp_path / "match.json"
    started[0].played = [session()]

    def refuse(*arguments, **options):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_text", refuse)
    assert main([*RECORD, str(file)]) == 2
    assert "No space left" in capsys.readouterr().err
