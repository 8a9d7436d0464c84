// Opens a table against a random bot and plays it to the end: node play.mjs http://127.0.0.1:8080 [GAME]
// Every action is the first of those the service lists; where it cannot list them, this example gives up.
import { WebSocket } from "ws";

const [server = "http://127.0.0.1:8080", game = "goofspiel"] = process.argv.slice(2);

async function openTable() {
  const response = await fetch(`${server}/api/tables`, {
    method: "POST",
    body: JSON.stringify({ game, seats: [{ player: "human" }, { player: "random" }] }),
  });
  const answer = await response.json();
  if (response.status !== 201) throw new Error(answer.error.message);
  return { table: answer.table, token: answer.seats[0].token };
}

const { table, token } = await openTable();
let keys = 0,
  askedFor = -1,
  row = 0;

const socket = new WebSocket(`${server.replace(/^http/, "ws")}/ws`);
const send = (message) => socket.send(JSON.stringify(message));
socket.on("open", () => send({ do: "join", table, token, since: 0, lang: "en" }));
socket.on("message", (text) => {
  const message = JSON.parse(text);
  switch (message.type) {
    case "joined":
    case "news":
      // Rows come without a gap or a double.
      if (message.type === "news" && message.row !== row + 1) throw new Error(`row ${message.row} after ${row}`);
      row = message.row;
      for (const { words } of message.events ?? []) console.log(words);
      if (message.state?.over) {
        console.log(JSON.stringify(message.state.standings));
        return socket.close();
      }
      if (message.state?.to_act.includes(1) && message.state.turn !== askedFor) {
        askedFor = message.state.turn;
        send({ do: "actions", key: `ask${++keys}` });
      }
      return;
    case "actions":
      if (!message.result.listable) throw new Error("this decision cannot be listed");
      // The turn makes sure that this is for the decision that was asked about.
      return send({
        do: "play",
        key: `play${++keys}`,
        turn: askedFor,
        action: message.result.actions[0].action,
      });
    case "refused":
      throw new Error(message.error.message);
  }
});
