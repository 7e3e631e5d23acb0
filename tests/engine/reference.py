"""The trick phase once more, slow and plain, straight from docs/rules.md.

It shares no line with the engine but the names of the fields, so that the two can be
compared act by act.
"""

TWO = 12


class Reference:
    """Players, lists of cards and the rules: no tables, no masks."""

    def __init__(self, rules, seats, hands, leader, *, first_round):
        self.rules = rules
        self.seats = list(seats)
        self.hands = {player: list(hands[player]) for player in seats}
        self.out = []
        self.bust = []
        self.over = False
        for player in self.seats:
            if self.only_twos(player):
                self.bust.append(player)
        self.start_trick(leader)
        self.over = len(self.active()) < 2
        self.duty = (
            first_round
            and rules.first_lead_contains_3c
            and not self.over
            and (0, 0) in self.hands[self.turn]
        )

    # --- who is in

    def active(self):
        return [p for p in self.seats if p not in self.out and p not in self.bust]

    def only_twos(self, player):
        cards = self.hands[player]
        return self.rules.bust_on_twos and cards and all(rank == TWO for rank, _ in cards)

    def clockwise_after(self, player):
        place = self.seats.index(player)
        return self.seats[place + 1 :] + self.seats[: place + 1]

    def ranking(self):
        return tuple(self.out + self.active() + self.bust[::-1])

    # --- the trick

    def start_trick(self, leader):
        self.pile = []
        self.acted = set()
        self.locked = False
        if leader not in self.active():
            later = [p for p in self.clockwise_after(leader) if p in self.active()]
            leader = later[0] if later else None
        self.turn = leader

    def top(self):
        _, cards = self.pile[-1]
        return cards[0][0], len(cards)

    def lying(self):
        """Cards of the top rank in the plays at the end of the pile."""
        rank = self.top()[0]
        number = 0
        for _, cards in reversed(self.pile):
            if cards[0][0] != rank:
                break
            number += len(cards)
        return number

    def completion(self):
        if self.rules.four != "lying" or not self.pile:
            return None
        return self.top()[0], 4 - self.lying()

    def fits(self, rank, number):
        """Whether the turn player may lay so many of a rank, if held."""
        if not self.pile:
            return rank == 0 or not self.duty
        if self.completion() == (rank, number):
            return True
        top_rank, top_number = self.top()
        if self.locked and rank != top_rank:
            return False
        if self.rules.twos == "trump" and (rank, number) == (TWO, 1):
            return True
        if number > top_number:
            return self.rules.more_beats_fewer
        if number < top_number:
            return False
        if rank == top_rank:
            return {"no": False, "any": True, "singles": number == 1}[self.rules.equal_rank]
        return rank > top_rank

    def held(self, player):
        """(rank, number) for all sets that the player could form."""
        ranks = [rank for rank, _ in self.hands[player]]
        return sorted(
            ((rank, n) for rank in set(ranks) for n in range(1, ranks.count(rank) + 1)),
            key=lambda play: (play[1], play[0]),
        )

    def legal(self):
        return [play for play in self.held(self.turn) if self.fits(*play)]

    def completions(self):
        if not self.rules.complete_out_of_turn or not self.completion():
            return {}
        return {
            player: self.completion()
            for player in self.active()
            if player != self.turn and self.completion() in self.held(player)
        }

    # --- acts

    def play(self, player, cards):
        rank, number = cards[0][0], len(cards)
        equal = bool(self.pile) and self.top() == (rank, number)
        self.duty = False
        for card in cards:
            self.hands[player].remove(card)
        self.pile.append((player, cards))
        if not self.hands[player]:
            self.out.append(player)
        elif self.only_twos(player):
            self.bust.append(player)
        if len(self.active()) < 2:
            self.over = True
        elif self.closes(rank, number):
            self.start_trick(player)
        else:
            self.acted.add(player)
            self.locked = equal and self.rules.after_equal == "lock"
            skipping = equal and number == 1 and self.rules.after_equal == "skip"
            self.go_on(player, skipping=skipping)

    def closes(self, rank, number):
        rules = self.rules
        if rank == TWO and rules.twos != "high":
            return True
        if rules.four == "closes":
            return number >= 4
        return rules.four == "lying" and self.lying() >= 4

    def pass_turn(self):
        self.locked = False
        self.acted.add(self.turn)
        self.go_on(self.turn, skipping=False)

    def go_on(self, player, *, skipping):
        last = self.pile[-1][0]
        for other in self.clockwise_after(player):
            if other == last:
                self.start_trick(last)
                return
            if other not in self.active():
                continue
            if self.rules.one_time_around and other in self.acted:
                continue
            if skipping:
                skipping = False
                self.acted.add(other)
                continue
            self.turn = other
            return


def leader_of(match):
    """Who leads the round by the rules, nobody being forced."""
    rules = match.rules
    if match.ranking:
        return match.ranking[0] if rules.later_lead == "president" else match.ranking[-1]
    place = match.seats.index(match.dealer)
    order = match.seats[place + 1 :] + match.seats[: place + 1]
    if rules.first_lead == "left_of_dealer":
        return order[0]
    holders = [player for player in order if (0, 0) in match.hand(player)]
    if rules.first_lead == "3c" and holders:
        return holders[0]
    lowest = min(min(match.hand(player)) for player in order)
    return next(player for player in order if lowest in match.hand(player))
