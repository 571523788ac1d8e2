"""A bare WebSocket echo, on the same stack as the server: what can the line itself carry?"""

import sys
from typing import Any

import uvicorn


async def echo(scope: dict[str, Any], receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})


def main() -> None:
    options = uvicorn.Config(
        echo,
        port=int(sys.argv[1]),
        lifespan="off",
        log_level="critical",
        access_log=False,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
    )
    uvicorn.Server(options).run()


if __name__ == "__main__":
    main()
