import { fits } from "./shape";
import {
  AddressesShape,
  CallsOfSeatShape,
  CreatedShape,
  GroupTablesShape,
  ListingsShape,
  SeatedShape,
  messageShapes,
  SummariesShape,
  type Addresses,
  type CallsOfSeat,
  type Created,
  type GroupTables,
  type Listings,
  type Message,
  type Seated,
  type Summaries,
} from "./wire";

/** What the service says (docs/websocket.md). Anything else is ignored, not trusted. */
export function readMessage(text: string): Message | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return isMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}
function isMessage(value: unknown): value is Message {
  if (!fits({ type: "string" }, value)) return false;
  const { type } = value as { type: string };
  return Object.hasOwn(messageShapes, type) && fits(messageShapes[type as Message["type"]], value);
}

export function readCreated(answer: unknown): Created {
  if (!fits(CreatedShape, answer)) throw new Error("the service did not say which table it opened");
  return answer as Created;
}
export function readSeated(answer: unknown): Seated {
  if (!fits(SeatedShape, answer)) throw new Error("the service did not say which seat is taken");
  return answer as Seated;
}
export function readListings(answer: unknown): Listings {
  if (!fits(ListingsShape, answer)) throw new Error("the service did not list its tables");
  return answer as Listings;
}
export function readSummaries(answer: unknown): Summaries {
  if (!fits(SummariesShape, answer)) throw new Error("the service did not say how tables stand");
  return answer as Summaries;
}
export function readGroupTables(answer: unknown): GroupTables {
  if (!fits(GroupTablesShape, answer)) throw new Error("the service did not say what the group played");
  return answer as GroupTables;
}
export function readAddresses(answer: unknown): Addresses {
  if (!fits(AddressesShape, answer)) throw new Error("the service did not say where it is found");
  return answer as Addresses;
}
export function readCallsOfSeat(answer: unknown): CallsOfSeat {
  if (!fits(CallsOfSeatShape, answer)) throw new Error("the service did not say how this seat is called");
  return answer as CallsOfSeat;
}
