"""Numbers inside, tokens outside. One numbering per game family; files and people only ever see tokens."""

from sixrubies.core.decision import Option
from sixrubies.core.errors import BadToken


class Verb:
    """A run of action numbers with one name: `move:1` to `move:25`, or a single `end_turn`."""

    def __init__(self, name: str, first: int, arguments: list[str], target: str) -> None:
        self.name = name
        self.first = first
        self.arguments = arguments  # empty: the verb stands alone
        self.target = target  # what one clicks: place, good, card, seat, die, tile, button

    def size(self) -> int:
        return len(self.arguments) if self.arguments else 1


class Numbering:
    """All verbs of a game family, both directions."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self._verb_of: dict[int, Verb] = {}
        self._token_of: dict[int, str] = {}
        self._action_of: dict[str, int] = {}
        self._option_of: dict[int, Option] = {}
        for verb in verbs:
            for i in range(verb.size()):
                action = verb.first + i
                token = f"{verb.name}:{verb.arguments[i]}" if verb.arguments else verb.name
                assert action not in self._token_of, token
                assert token not in self._action_of, token
                self._verb_of[action] = verb
                self._token_of[action] = token
                self._action_of[token] = action

    def alias(self, other: str, token: str) -> None:
        """Another spelling people may use; the token stays the one that is written."""
        assert other not in self._action_of, other
        self._action_of[other] = self._action_of[token]

    def token(self, action: int) -> str:
        if action not in self._token_of:
            raise BadToken(f"no action has the number {action}")
        return self._token_of[action]

    def action(self, token: str) -> int:
        if token not in self._action_of:
            raise BadToken(f"no action is called {token!r}")
        return self._action_of[token]

    def verb(self, action: int) -> Verb:
        return self._verb_of[action]

    def argument(self, action: int) -> str:
        """What stands behind the colon; empty where nothing does."""
        verb = self._verb_of[action]
        return verb.arguments[action - verb.first] if verb.arguments else ""

    def option(self, action: int) -> Option:
        """The action as the outside is told of it. Always the same one: it is named in decision after decision."""
        if action not in self._option_of:
            verb = self._verb_of[action]
            self._option_of[action] = Option(
                action, self._token_of[action], verb.name, self.argument(action), verb.target
            )
        return self._option_of[action]

    def actions(self) -> list[int]:
        return sorted(self._token_of)
