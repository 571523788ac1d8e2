"""What a place shows in the terminal: the figures one needs for a decision, and the pieces that stand there."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from sixrubies.board.things import FOUNTAIN, GOOD_NAMES, PLACE_NAMES, TAVERN_TILE_NAMES
from sixrubies.cli.seats import Player
from sixrubies.cli.signs import COLOURS, GOODS, LETTER, RUBY, styled
from sixrubies.texts import Texts
from sixrubies.texts.speech import Told

OWN_STYLE = "bold cyan"
RUBY_STYLE = "bold red"
TOKEN_STYLE = "magenta"
MOSQUES = {14: ("red", "green"), 15: ("blue", "yellow")}
MARKETS = {10: "large_market", 11: "small_market"}
ONLY_RUBIES = ("sultans_palace", "gemstone_dealer", "coffee_house")
ROOMY = 19  # columns of a cell that holds every name and every figure in full
WAREHOUSES = {2: "red", 3: "green", 4: "yellow"}


def good(name: str) -> Text:
    return styled(GOODS[name], COLOURS[name])


def goods(counts: Mapping[str, int]) -> Text:
    """A sign for every single good: ■■▲●◆."""
    told = Text()
    for name in GOODS:
        told += styled(GOODS[name] * counts.get(name, 0), COLOURS[name])
    return told


def rubies(count: int) -> Text:
    return styled(f"{RUBY}{count}", RUBY_STYLE)


def coffee(count: int) -> Text:
    return good("coffee") + Text(str(count))


def figures(place: int, told: Told, words: Texts, roomy: bool = True) -> tuple[Text, Text]:
    """What the counter of a place shows: on the left what it asks and gives, on the right its rubies or its pile."""
    name, table = PLACE_NAMES[place], told["table"]
    right = Text()
    if name in told["rubies"]:
        right = rubies(told["rubies"][name])
        if not told["rubies"][name]:  # Wainwright and Mosques still have something else
            right = styled(words.text("cli-at-sold_out") if name in ONLY_RUBIES else f"{RUBY}0", "dim")
    if place in MOSQUES:
        return _mosque(place, told), right
    if place in MARKETS:
        demand, prices = table["demand"][MARKETS[place]], table["market_prices"][MARKETS[place]]
        shown = goods(demand) if demand else Text("?")
        row = "·".join(str(price) for price in prices) if roomy else f"{prices[0]}–{prices[-1]}"
        return shown + Text(f" {row}"), right
    if place in WAREHOUSES:
        return Text(words.text("cli-at-warehouse") + " ") + good(WAREHOUSES[place]), right
    if name == "sultans_palace":
        return goods(table["palace_price"] or {}), right
    if name == "post_office":
        reward = table["post_office"]
        return goods(reward) + Text(" " + words.text("cli-at-lira", lira=reward["lira"])), right
    if name == "gemstone_dealer":
        price = table["dealer_price"]
        return Text("" if price is None else words.text("cli-at-lira", lira=price)), right
    if name == "black_market":
        return _black_market(words, roomy), right
    if "mocha" in told and name in ("caravansary", "roasting_plant", "guild_hall", "tavern", "coffee_house"):
        return _with_coffee(name, told, words, roomy, right)
    if name == "secret_society":
        lira = table["society_lira"]
        more = words.text("cli-at-society_lira", lira=lira) if roomy else f"+{lira}"
        return Text(words.text("cli-at-secret_society")), Text(more if lira else "")
    if name == "embassy":
        right = _pile(sum(told["letters"]["letter_pile"].values()), words)
    if name == "kiosk":
        right = _pile(len(told["letters"]["kiosk_pile"]), words)
    return Text(words.text(f"cli-at-{name}")), right


def _pile(count: int, words: Texts) -> Text:
    """So many are still face down."""
    return styled(words.text("cli-at-pile", count=count), "dim")


def _with_coffee(name: str, told: Told, words: Texts, roomy: bool, right: Text) -> tuple[Text, Text]:
    """The places of Mocha & Baksheesh where coffee is given or asked for."""
    table = told["table"]
    if name == "coffee_house":
        price = table["coffee_house_price"]
        return Text() if price is None else coffee(price), right
    if name == "tavern":
        ruby = styled(RUBY, RUBY_STYLE) + coffee(table["baksheesh"]["coffee"])
        return _tavern(table, words, roomy), ruby + goods({kind: table["baksheesh"][kind] for kind in GOOD_NAMES})
    if name == "guild_hall":
        right = _pile(told["mocha"]["guild_pile_size"], words)
    gain = {"caravansary": "caravansary", "roasting_plant": "roasting", "guild_hall": "guild_hall"}[name]
    shown = coffee(int(words.numbers[f"{gain}_coffee"]))
    return shown + Text(" " + words.text(f"cli-at-{name}")), right


def _tavern(table: Told, words: Texts, roomy: bool) -> Text:
    """The next tile of each stack, the barrier where there is room for it: M◉1 E◉2 B◉2."""
    costs = [(words.text(f"cli-tavern-{name}"), table["tavern_costs"][name]) for name in TAVERN_TILE_NAMES]
    if roomy:
        costs.append((words.text("cli-tavern-barrier"), table["barrier_coffee"]))
    return Text(" ").join(Text(sign) + (Text("–") if cost is None else coffee(cost)) for sign, cost in costs)


def _mosque(place: int, told: Told) -> Text:
    """Per stack the goods one needs and, in brackets, the tiles left."""
    parts = []
    for tile in MOSQUES[place]:
        needed, left = told["table"]["mosque_symbols"][tile], told["mosque_tiles"][tile]
        parts.append(good(tile) + Text(f"{needed}({left})" if left else "–"))
    return Text(" ").join(parts)


def _black_market(words: Texts, roomy: bool) -> Text:
    """From which roll on there are how many blue goods: 7+◆ 9+◆◆ 11+◆◆◆."""
    beyond = "+" if roomy else ""
    blue: list[int] = words.components["black_market.blue"]
    steps = [total for total in range(2, 13) if blue[total] != (blue[total - 1] if total > 2 else 0)]
    return Text(" ").join(Text(f"{total}{beyond}") + goods({"blue": blue[total]}) for total in steps)


def pieces(place: int, told: Told, players: Sequence[Player], words: Texts, room: int) -> Text:
    """Who stands at a place: A3 is a merchant with three assistants, a an assistant, (a) a family member."""
    wide, narrow = _groups(place, told, players, words, " "), _groups(place, told, players, words, "")
    return next((line for line in (wide, narrow) if line.cell_len <= room), narrow)


def _groups(place: int, told: Told, players: Sequence[Player], words: Texts, gap: str) -> Text:
    you = told["you"]
    order = sorted(range(len(players)), key=lambda seat: (seat != you, seat))
    here: dict[str, list[Text]] = {"merchants": [], "companions": [], "assistants": [], "family": []}
    companions = companions_of(told)
    for seat in order:
        letter, player = players[seat].letter, told["players"][seat]
        style = OWN_STYLE if seat == you else ""
        if player["merchant"] == place:
            here["merchants"].append(styled(f"{letter}{len(player['stack'])}", style))
        if place in player["assistants"]:
            here["assistants"].append(styled(letter.lower(), style))
        if player["family"] == place:
            here["family"].append(styled(letter.lower(), style))
        if companions[seat] == place:
            here["companions"].append(styled(letter, style))
    here["merchants"] += [Text("N") for other in told["neutral_merchants"] if other == place]
    neutrals = told["neutral_assistants"].get(str(place), 0)
    here["assistants"] += [Text(f"n{neutrals}" if neutrals > 1 else "n")] if neutrals else []
    tokens = [words.text(f"cli-token-{name}") for name, at in told["tokens"].items() if at == place]
    if not gap:
        tokens = [token[0] for token in tokens]
    groups = [Text(gap).join(here["merchants"])]
    if here["companions"]:
        groups.append(Text("[") + Text().join(here["companions"]) + Text("]"))
    groups.append(Text().join(here["assistants"]))
    if here["family"]:
        groups.append(Text("(") + Text().join(here["family"]) + Text(")"))
    groups += [Text(gap).join([styled(token, TOKEN_STYLE) for token in tokens])]
    return Text(" ").join(group for group in groups if group.cell_len)


def hint(place: int, told: Told, words: Texts, roomy: bool = True) -> Text:
    """What going there means besides the usual: an assistant to pick up, merchants to pay."""
    hints = ["+1"] if waits_for_you(place, told) else []
    if lira := toll(place, told):
        hints.append(words.text("cli-hint-toll", lira=lira) if roomy else f"−{lira}")
    return styled(" ".join(hints), "italic")


def companions_of(told: Told) -> list[int | str]:
    """Where each seat's companion is: a place, `ready` in his player's supply, `supply` before that."""
    if "letters" not in told:
        return ["supply"] * len(told["players"])
    return list(told["letters"]["companion"])


def mail_for(place: int, told: Told) -> Text:
    """A letter of the viewer that waits to be delivered there."""
    letters = told["letters"]["letters"][told["you"]] if "letters" in told and told["you"] is not None else []
    waiting = any(letter["place"] == place and not letter["delivered"] for letter in letters)
    return styled(LETTER, OWN_STYLE) if waiting else Text()


def waits_for_you(place: int, told: Told) -> bool:
    """Whether an own assistant stands there."""
    return place in told["players"][told["you"]]["assistants"]


def toll(place: int, told: Told) -> int:
    """What merchants and companions who stand there get from one who comes; nothing at the Fountain (P5)."""
    others = [player["merchant"] for seat, player in enumerate(told["players"]) if seat != told["you"]]
    others += [where for seat, where in enumerate(companions_of(told)) if seat != told["you"]]
    merchants = (others + list(told["neutral_merchants"])).count(place)
    return 0 if place == FOUNTAIN else merchants * int(told["table"]["toll"])
