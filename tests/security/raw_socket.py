"""A raw socket: it can send what no library would send, and leave answers unread."""

import asyncio
import base64
import os
import socket

from tests.server.clients import Person

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def raw_socket(someone: Person, table: str) -> Line:
    """Connected to a table. It buffers as little as possible until somebody reads."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", someone.server.port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=1 << 20)
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {someone.cookie}\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(data: bytes, opcode: int = 1) -> bytes:
    """One whole frame, masked with zeros."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([0x80 | opcode]) + length + bytes(4) + data


TEXT, PING, PONG = 1, 9, 10
