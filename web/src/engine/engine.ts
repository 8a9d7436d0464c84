import type { Lang, Refusal, Requests } from "./protocol";

/** A request that was refused; `refusal.message` is for people. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** The rules in a worker. Requests are answered in the order they were asked. */
export class Engine {
  #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  #waiting = new Map<number, (answer: string) => void>();
  #last = 0;

  constructor(private readonly lang: () => Lang) {
    this.#worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: string }>) => {
      this.#waiting.get(data.id)?.(data.answer);
      this.#waiting.delete(data.id);
    };
  }

  async ask<N extends keyof Requests>(name: N, body: Requests[N][0]): Promise<Requests[N][1]> {
    const answer = await this.#send<Requests[N][1] | { error: Refusal }>(
      JSON.stringify({ do: name, lang: this.lang(), ...body }),
    );
    if ("error" in answer) throw new Refused(answer.error);
    return answer;
  }
  /** As `oligopoly signature` prints them. */
  async signatures(): Promise<readonly string[]> {
    return this.#send("signatures");
  }

  close(): void {
    this.#worker.terminate();
  }

  async #send<T>(request: string): Promise<T> {
    const id = ++this.#last;
    const text = await new Promise<string>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#worker.postMessage({ id, request });
    });
    return JSON.parse(text) as T;
  }
}
