"""Takes letters and webhooks for tests: sink.py FOLDER. Writes its SMTP and its HTTP port to the standard output, and
what it gets to FOLDER/letter-1.json and FOLDER/hook-1.json, numbered on. Ends with its standard input."""

import asyncio
import email
import email.policy
import json
import pathlib
import sys

from aiosmtpd.smtp import SMTP

folder = pathlib.Path(sys.argv[1])
counts = {"letter": 0, "hook": 0}


def keep(kind, what):
    counts[kind] += 1
    draft = folder / "draft"
    draft.write_text(json.dumps(what), encoding="utf-8")
    # Whoever looks for it sees the whole of it.
    draft.rename(folder / f"{kind}-{counts[kind]}.json")


class Letters:
    async def handle_DATA(self, server, session, envelope):
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        keep(
            "letter",
            {
                "from": envelope.mail_from,
                "to": envelope.rcpt_tos,
                "headers": {name.lower(): str(value) for name, value in letter.items()},
                "text": letter.get_content(),
            },
        )
        return "250 OK"


async def take_hook(reader, writer):
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    lines = head.split("\r\n")
    sizes = [int(line.split(":")[1]) for line in lines if line.lower().startswith("content-length:")]
    body = await reader.readexactly(sizes[0] if sizes else 0)
    path = lines[0].split(" ")[1]
    keep("hook", {"path": path, "body": body.decode("utf-8")})
    answer = "302 Found\r\nLocation: /elsewhere" if path == "/redirect" else "204 No Content"
    writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
    await writer.drain()
    writer.close()


async def main():
    loop = asyncio.get_running_loop()
    smtp = await loop.create_server(lambda: SMTP(Letters()), "127.0.0.1", 0)
    http = await asyncio.start_server(take_hook, "127.0.0.1", 0)
    print(*(server.sockets[0].getsockname()[1] for server in (smtp, http)), flush=True)
    await loop.run_in_executor(None, sys.stdin.read)


asyncio.run(main())
