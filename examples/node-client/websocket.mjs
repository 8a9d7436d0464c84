// A WebSocket client in a few lines, for Node versions that have none of their own. Text messages only.
import { randomBytes } from "node:crypto";
import http from "node:http";

const TEXT = 1,
  CLOSE = 8,
  PING = 9,
  PONG = 10;

/** A frame as clients must send it: masked. */
function frame(kind, payload) {
  const mask = randomBytes(4);
  const long = payload.length >= 126;
  const head = Buffer.alloc(long ? 4 : 2);
  head[0] = 0x80 | kind;
  head[1] = 0x80 | (long ? 126 : payload.length);
  if (long) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, mask, payload.map((byte, i) => byte ^ mask[i % 4])]);
}

/** Takes the first whole frame off `input`, if there is one. */
function takeFrame(input) {
  if (input.length < 2) return null;
  let size = input[1] & 127,
    at = 2;
  if (size === 126) {
    if (input.length < 4) return null;
    size = input.readUInt16BE(2);
    at = 4;
  } else if (size === 127) {
    if (input.length < 10) return null;
    size = Number(input.readBigUInt64BE(2));
    at = 10;
  }
  if (input.length < at + size) return null;
  return { kind: input[0] & 15, payload: input.subarray(at, at + size), rest: input.subarray(at + size) };
}

/** Connects; `onMessage` gets every message, also when several came in one frame. */
export function connect(url, onMessage, onClose = () => {}) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, {
      headers: {
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
      },
    });
    request.on("error", reject);
    request.on("response", (response) => reject(new Error(`no WebSocket: HTTP ${response.statusCode}`)));
    request.on("upgrade", (_response, socket, head) => {
      let input = head;
      const read = (chunk) => {
        input = Buffer.concat([input, chunk]);
        for (let next = takeFrame(input); next; next = takeFrame(input)) {
          input = next.rest;
          if (next.kind === PING) socket.write(frame(PONG, next.payload));
          if (next.kind === CLOSE) socket.end();
          if (next.kind === TEXT) for (const line of next.payload.toString().split("\n")) onMessage(JSON.parse(line));
        }
      };
      socket.on("data", read);
      socket.on("close", onClose);
      resolve({
        send: (message) => socket.write(frame(TEXT, Buffer.from(JSON.stringify(message)))),
        close: () => socket.end(frame(CLOSE, Buffer.from([0x03, 0xe8]))),
      });
      read(Buffer.alloc(0));
    });
  });
}
