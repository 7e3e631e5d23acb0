"""A tour of every screen: how to get there from the menu, by what can be pressed."""

from game.engine.actions import Deal, Give, Pass
from game.engine.plays import PASS
from game.engine.record import record_of
from game.engine.ruleset import make_rules
from game.host import AddressChanged
from game.scenes.replay import ReplayScene
from game.session import Need, Seat, Session
from game.store import DailyResult

NAMES = ("Ann", "Bob", "Cleo", "Dario", "Edith", "Felix", "Greta", "Hugo", "Iris", "Jonas")


def finished(rules="president", players=4, seed=5, *, person=False, **options):
    """A session that is played to its end by bots, or by bots and a person who only passes and
    returns the weakest cards."""
    made = make_rules(rules, players, options)
    seats = [Seat(None if person else "novice"), *[Seat("novice")] * (players - 1)]
    session = Session.start(made, NAMES[:players], seats, seed)
    while session.need is not Need.OVER:
        if session.need is Need.DEAL:
            session.act(Deal())
        elif session.need is Need.PERSON:
            session.act(modest(session.match))
        else:
            session.step()
    return session


def modest(match):
    if match.to_return:
        return Give(0, match.hand(0)[: match.to_return])
    move = match.legal()[-1]
    return Pass(0) if move == PASS else match.action_for(0, move)


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


def daily(stage):
    stage.context.today = lambda: "2026-11-29"
    stage.context.store.keep_daily("base", DailyResult("2026-11-29", 2, 4, 5))
    stage.context.store.keep_daily("wiper", DailyResult("2026-11-29", 4, 4, -5))
    stage.context.to_menu()
    stage.turn()
    stage.click("daily")


def daily_result(stage):
    daily(stage)
    stage.click("daily:wiper")


def link_refused(stage):
    stage.page(AddressChanged("r=ahole&n=3"))


def link_asks(stage):
    stage.context.start_match(stage.scene.table)
    stage.context.to_menu()
    stage.page(AddressChanged("r=ahole&n=4"))


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
    "daily": daily,
    "daily_result": daily_result,
    "link_refused": link_refused,
    "link_asks": link_asks,
    "crash": crash,
}
