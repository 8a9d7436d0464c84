import type { Answer, Lang, Refusal, RequestName, Requests } from "./protocol";

/** A request that was refused; `refusal.message` is for people. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** A desk of the rules in a worker. Requests are answered in the order they were asked. */
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

  async ask<N extends RequestName>(name: N, body: Requests[N][0]): Promise<Answer<N>> {
    const id = ++this.#last;
    const request = JSON.stringify({ do: name, lang: this.lang(), ...body });
    const text = await new Promise<string>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#worker.postMessage({ id, request, isSignatures: name === "signatures" });
    });
    const answer = JSON.parse(text) as Answer<N> | { error: Refusal };
    if ("error" in answer) throw new Refused(answer.error);
    return answer;
  }

  close(): void {
    this.#worker.terminate();
  }
}
