"""The HTTP API against its own description: no answer outside it, no fault of the server, no secret told."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sixrubies.web.app import make_app
from sixrubies.web.config import Config
from tests.web.client import PATIENCE
from tests.web.server import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
DESCRIBED = schemathesis.openapi.from_dict(make_app(Config()).app.openapi())  # type: ignore[attr-defined]
OPERATIONS = {
    operation.label: operation
    for operation in (found.ok() for found in DESCRIBED.get_all_operations() if isinstance(found, Ok))
    if operation.path not in ("/metrics", "/healthz")
}


@pytest.fixture
def host(server: Server) -> Iterator[tuple[str, dict[str, str]]]:
    """A table with a game that runs, and its host's cookie."""
    with httpx.Client(base_url=server.base, timeout=PATIENCE) as http:
        wanted = {"seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]}
        table = str(http.post("/api/tables", json=wanted).json()["table"])
        http.post(f"/api/tables/{table}/seats/0/contribute", json={"contribution": "00" * 16})
        yield table, dict(http.cookies)


@pytest.mark.parametrize("known", [False, True], ids=["anybody", "host"])
@pytest.mark.parametrize("name", OPERATIONS)
def test_whatever_is_asked_is_answered_as_described(server, host, name, known):
    table, cookies = host

    @given(case=OPERATIONS[name].as_strategy())
    @settings(
        max_examples=8,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    def ask(case: Any) -> None:
        if known and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        headers = {"X-Forwarded-For": "192.0.2.77"}  # wrong codes make their address wait, and no other
        given = cookies if known else None
        response = case.call(base_url=server.base, timeout=PATIENCE, cookies=given, headers=headers)
        case.validate_response(response, checks=CHECKS)
        text = response.text
        assert "Traceback" not in text and "sqlalchemy" not in text.lower() and "/src/" not in text
        if response.status_code >= 400:
            told = response.json()
            assert set(told) <= {"error", "message", "current", "retry_after"} and "\n" not in told["message"]

    ask()


def test_all_of_the_api_is_asked():
    assert len(OPERATIONS) >= 20
