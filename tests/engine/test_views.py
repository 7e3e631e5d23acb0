"""What a player may know of a match: views and seen events leak nothing."""

from hypothesis import HealthCheck, given, settings

from game.engine.events import Dealt, Given, HoldAnswered, KittySwapped, Played
from game.engine.exchange import Phase
from game.engine.record import match_from_record, record_of
from tests.engine.play import matches, play_on, trick_values


def may_know(match, player):
    """The cards this player has seen in the running round, told from the full history."""
    known = set(match.kitty) | set(match.hand(player))
    for happened in match.history:
        if isinstance(happened, Dealt):
            known |= set(happened.hands[player]) | set(happened.kitty)
        elif isinstance(happened, Played):
            known |= set(happened.cards)
        elif isinstance(happened, KittySwapped):
            known |= {*happened.laid, *happened.taken}
        elif isinstance(happened, Given) and player in (happened.giver, happened.receiver):
            known |= set(happened.cards)
        elif isinstance(happened, HoldAnswered) and player == happened.player:
            known |= {*happened.laid, *happened.taken}
    return known


def cards_in(value):
    """Every card anywhere inside a value."""
    if hasattr(value, "rank") and hasattr(value, "suit"):
        yield value
    elif isinstance(value, dict):
        yield from cards_in(list(value.items()))
    elif isinstance(value, tuple | list):
        for inner in value:
            yield from cards_in(inner)


def plain_view(view):
    """A view as comparable values, its trick and rules among them."""
    values = {name: getattr(view, name) for name in type(view).__slots__}
    values["trick"] = view.trick and trick_values(view.trick)
    values["titles"] = dict(view.titles)
    return values


def with_unseen_reshuffled(match, player, random):
    """A copy of the match in which what this player cannot see lies otherwise: the cards
    of the other hands and of the hold hand, and all cards in events that are hidden."""
    twin = match_from_record(record_of(match))
    others = [p for p in range(len(twin.names)) if p != player]
    unseen = [card for p in others for card in twin.hand(p)] + list(twin.hold)
    random.shuffle(unseen)
    for p in others:
        own = [unseen.pop() for _ in range(len(twin.hands[p]))]
        twin.hands[p].remove(twin.hand(p))
        twin.hands[p].add(own)
        if twin.trick and p not in (*twin.out, *twin.bust):
            twin.trick.held[p] = twin.hands[p].held()
    twin.hold = tuple(unseen)
    twin.history = [masked(happened, player) for happened in twin.history]
    twin._seen = [[] for _ in twin.names]
    return twin


def masked(happened, player):
    """The event with the cards that the player may not know taken away."""
    if isinstance(happened, Dealt):
        hands = tuple(cards if p == player else cards[:0] for p, cards in enumerate(happened.hands))
        return happened._replace(hands=hands, hold=())
    if isinstance(happened, Given) and player not in (happened.giver, happened.receiver):
        return happened._replace(cards=())
    if isinstance(happened, HoldAnswered) and player != happened.player:
        return happened._replace(laid=(), taken=())
    return happened


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(matches())
def test_views_leak_nothing(begun):
    match, random = begun
    for step, _ in enumerate(play_on(match, random, rounds=2)):
        if step % 7 and match.phase is Phase.TRICK:
            continue
        player = random.randrange(len(match.names))
        view = plain_view(match.view_for(player))
        assert set(cards_in(list(view.values()))) <= may_know(match, player)
        twin = with_unseen_reshuffled(match, player, random)
        assert plain_view(twin.view_for(player)) == view


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(matches())
def test_a_view_tells_what_its_player_may_know(begun):
    match, random = begun
    for _ in play_on(match, random, rounds=2):
        player = random.randrange(len(match.names))
        view = match.view_for(player)
        assert view.hand == match.hand(player)
        assert view.counts == tuple(len(match.hand(p)) for p in range(len(match.names)))
        assert view.turn == match.turn
        assert view.legal == (match.legal() if match.turn == player else ())
        assert view.to_return == (match.to_return if match.turn == player else 0)
        assert view.completion == match.completions().get(player)
        assert len(view.history) == len(match.history)
        assert view.history == tuple(happened.seen_by(player) for happened in match.history)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(matches())
def test_seen_events_tell_everybody_the_same_besides_the_cards(begun):
    match, random = begun
    list(play_on(match, random))
    for happened in match.history:
        own = [happened.seen_by(player) for player in range(len(match.names))]
        for player, seen in enumerate(own):
            assert type(seen) is type(happened)
            assert set(cards_in(seen)) <= may_know(match, player)
            hidden = {"hands", "cards", "laid", "taken", "hold"} & set(happened._fields)
            for field in set(happened._fields) - hidden:
                assert getattr(seen, field) == getattr(happened, field)
