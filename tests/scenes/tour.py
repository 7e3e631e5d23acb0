"""A tour of every screen: how to get there from the menu, by what can be pressed."""

from game.engine.actions import Deal
from game.engine.record import record_of
from game.engine.ruleset import make_rules
from game.scenes.replay import ReplayScene
from game.session import Need, Seat, Session

NAMES = ("Ann", "Bob", "Cleo", "Dario", "Edith", "Felix", "Greta", "Hugo", "Iris", "Jonas")


def finished(rules="president", players=4, seed=5, **options):
    """A session that bots have played to its end."""
    made = make_rules(rules, players, options)
    session = Session.start(made, NAMES[:players], [Seat("novice")] * players, seed)
    while session.need is not Need.OVER:
        if session.need is Need.DEAL:
            session.act(Deal())
        else:
            session.step()
    return session


def keep_finished(stage, session=None):
    """Have a finished match on the list, counted for its first player."""
    session = session or finished(rounds=2)
    stage.context.store.add_finished(
        {"date": "2026-11-29", "record": record_of(session.match), "seats": []}
    )
    places = tuple(result.ranking.index(0) + 1 for result in session.results)
    won = 0 in session.match.winners
    stage.context.store.count_match(session.match.rules.name, won, places, len(session.seats))


def setup(stage):
    stage.click("new")


def seat(stage):
    setup(stage)
    stage.click("seat:1")


def name(stage):
    seat(stage)
    stage.click("rename")


def seed(stage):
    setup(stage)
    stage.click("seed")


def options(stage):
    setup(stage)
    stage.click("rules:wiper")


def house(stage):
    setup(stage)
    stage.click("house_rules")


def house_changed(stage):
    house(stage)
    for field, value in (("first_lead", "lowest"), ("four", "lying"), ("twos", "high"),
                         ("complete_out_of_turn", True)):  # fmt: skip
        stage.scene.draft.set_option(field, value)
    stage.scene.rebuild()


def house_refused(stage):
    house(stage)
    stage.scene.draft.set_option("complete_out_of_turn", True)
    stage.scene.rebuild()


def house_list(stage):
    house(stage)
    stage.click("option:first_lead")


def rules(stage):
    stage.click("rules")


def settings(stage):
    stage.click("settings")


def keys(stage):
    settings(stage)
    stage.click("keys")


def statistics(stage):
    keep_finished(stage)
    stage.click("statistics")


def nothing_yet(stage):
    stage.click("statistics")


def matches(stage):
    statistics(stage)
    stage.click("shown:finished")


def match(stage):
    matches(stage)
    stage.click("match:0")


def replay(stage):
    session = finished(rounds=2)
    stage.stack.push(ReplayScene(stage.context, record_of(session.match)))
    stage.scene.replay.go(40)
    stage.scene.rebuild()


def replay_of_ten(stage):
    session = finished("ahole", 10, target=3)
    stage.stack.push(ReplayScene(stage.context, record_of(session.match)))
    stage.scene.replay.go(12)
    stage.scene.rebuild()


def crash(stage):
    stage.context.start_match(stage.scene.table)
    stage.may_crash = True

    def fail(dt):
        raise ValueError("a fault made for a test")

    stage.scene.update = fail
    stage.turn()


def question(stage):
    stage.scene.leave()


SCREENS = {
    "menu": lambda stage: None,
    "question": question,
    "setup": setup,
    "seat": seat,
    "name": name,
    "seed": seed,
    "options": options,
    "house": house,
    "house_changed": house_changed,
    "house_refused": house_refused,
    "house_list": house_list,
    "rules": rules,
    "settings": settings,
    "keys": keys,
    "statistics": statistics,
    "nothing_yet": nothing_yet,
    "matches": matches,
    "match": match,
    "replay": replay,
    "replay_of_ten": replay_of_ten,
    "crash": crash,
}
