import type { SeatName } from "../engine/protocol";
import type { Command, Lobby } from "../table/wire";

/** 32 bytes that nobody can guess, in hexadecimal digits. */
export const newPart = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * What this browser adds to the draws of a table (docs/fairness.md): promised as soon as it has a seat in the lobby,
 * and given when the lobby is closed, so that nobody could choose theirs to go with it.
 */
export class Contribution {
  #said = "";

  constructor(
    private readonly table: string,
    readonly part: string,
    private readonly send: (command: Command) => Promise<unknown>,
  ) {}

  /** Says what is to be said now, if it has not been said. */
  async follow(seat: SeatName, { parts = [], starting = false }: Lobby): Promise<void> {
    if (typeof seat !== "number") return;
    // Loaded by those who sit down only.
    const { commitmentToPart } = await import("./derive");
    const commitment = commitmentToPart(this.table, seat, this.part);
    const mine = parts.find((one) => one.seat === seat);
    const isPromised = mine?.commitment === commitment;
    if (!starting && !isPromised) await this.#say({ do: "commit", commitment });
    if (starting && isPromised && !mine.part) await this.#say({ do: "part", part: this.part });
  }
  async #say(command: Command): Promise<void> {
    const said = JSON.stringify(command);
    if (said === this.#said) return;
    this.#said = said;
    // Whoever comes too late plays without: the record says so.
    await this.send(command).catch(() => (this.#said = ""));
  }
}
