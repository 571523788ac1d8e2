"""How many turns a seat still needs to its last ruby: a sum of weights, fitted to games (see `weights`)."""

from sixrubies.board.rules import Rules
from sixrubies.board.things import BLUE_TILE, FOUNTAIN, GOODS, POLICE_STATION, RED_TILE, TILES, UNSEEN, YELLOW_TILE
from sixrubies.search.outlook import NEVER, Outlook
from sixrubies.search.plan.own import (
    BASE_CARDS,
    O_CARDS,
    O_DEALER,
    O_DRAWN,
    O_EXTENSIONS,
    O_FAMILY,
    O_GOODS,
    O_LARGE,
    O_LIRA,
    O_MOSQUE,
    O_PALACE,
    O_PLACE,
    O_POSTED,
    O_RUBIES,
    O_SMALL,
    O_STACK,
    O_TILES,
)
from sixrubies.search.plan.weights import (
    FITTED,
    GONE,
    NEAREST,
    W_CARD,
    W_DEALER,
    W_DRAWN,
    W_EXTENSION,
    W_FAMILY,
    W_FOUNTAIN,
    W_GOOD,
    W_LIRA,
    W_NEED,
    W_PALACE,
    W_POSTED_NEAR,
    W_STACK,
    W_SYMBOLS,
    W_TILE,
    W_TURNS,
)


class Estimate:
    """For one game's rules. Linear in the weights, so that they can be fitted."""

    def __init__(self, rules: Rules, outlook: Outlook) -> None:
        self.rules = rules
        self.outlook = outlook
        self.w: list[float] = FITTED[:]

    def turns_left(self, h: list[int]) -> float:
        need = self.rules.goal - h[O_RUBIES]
        if need <= 0:
            return 0.0
        w = self.w
        total = w[W_NEED + need]
        self.read(h)
        outlook = self.outlook
        outlook.reckon(need if need < NEAREST else NEAREST)
        for i in range(len(outlook.found)):
            total += w[W_TURNS + i] * outlook.found[i]
        total += w[W_LIRA] * h[O_LIRA]
        for good in range(GOODS):
            total += w[W_GOOD + good] * h[O_GOODS + good]
        total += w[W_EXTENSION + h[O_EXTENSIONS]]
        tiles = h[O_TILES]
        for tile in range(TILES):
            if tiles >> tile & 1:
                total += w[W_TILE + tile]
            else:
                left = h[O_MOSQUE + tile]
                total += w[W_SYMBOLS + tile] * (self.rules.mosque_symbols[left - 1] if left else GONE)
        for card in range(BASE_CARDS):
            if h[O_CARDS + card]:
                total += w[W_CARD + card] * h[O_CARDS + card]
        if h[O_DRAWN]:
            total += w[W_DRAWN] * h[O_DRAWN]
        total += w[W_DEALER] * h[O_DEALER] + w[W_PALACE] * h[O_PALACE]
        return total + self.helpers(h)

    def helpers(self, h: list[int]) -> float:
        """Assistants under the merchant and near him, and the family member."""
        w = self.w
        stack = h[O_STACK] if h[O_STACK] < 5 else 5
        total = w[W_STACK + stack]
        here = h[O_PLACE]
        posted = h[O_POSTED]
        if posted:
            near = 0
            for place in self.rules.bazaar.near[here]:
                near += posted >> place & 1
            total += w[W_POSTED_NEAR] * near
        if stack < 2:
            total += w[W_FOUNTAIN + stack] * (self.outlook.paths.turns[here][FOUNTAIN] - 1)
        if h[O_FAMILY]:
            total += w[W_FAMILY]
        return total

    def read(self, h: list[int]) -> None:
        """Tell the outlook what there is."""
        o = self.outlook
        rules = self.rules
        o.lira = float(h[O_LIRA])
        for good in range(GOODS):
            o.goods[good] = h[O_GOODS + good]
            left = h[O_MOSQUE + good]
            o.tile_symbols[good] = rules.mosque_symbols[left - 1] if left else 0
        o.extensions = h[O_EXTENSIONS]
        o.tiles = h[O_TILES]
        o.dealer_left = h[O_DEALER]
        o.palace_left = h[O_PALACE]
        o.here = h[O_PLACE]
        o.remote = float(o.paths.turns[o.here][POLICE_STATION]) if h[O_FAMILY] else NEVER
        o.large_shown = rules.demand_tiles[h[O_LARGE]] if h[O_LARGE] != UNSEEN else []
        o.small_shown = rules.demand_tiles[h[O_SMALL]] if h[O_SMALL] != UNSEEN else []
        o.look_at_markets()


assert RED_TILE == 0 and YELLOW_TILE == 2 and BLUE_TILE == 3
