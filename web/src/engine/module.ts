/// The rules module: memory in, memory out. Runs in a worker, in tests and wherever WebAssembly does.
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  game_count(): number;
  game_id(game: number): number;
  game_id_length(game: number): number;
  rules_version(game: number): number;
  value_signature(game: number): bigint;
  signature(game: number): bigint;
  take(size: number): number;
  give_back(room: number): void;
  answer(request: number, size: number): number;
  answer_length(): number;
}

export interface RulesModule {
  /** One JSON request, one JSON answer. */
  answer(request: string): string;
  /** As `oligopoly signature` prints them: one line per game. */
  signatures(): string[];
}

/** The rules need a clock for bots that think for a time, and nothing else of the system. */
function system(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  return {
    clock_time_get(_clock: number, _precision: bigint, at: number): number {
      const now = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory().buffer).setBigUint64(at, now, true);
      return 0;
    },
  };
}

export function startModule(module: WebAssembly.Module): RulesModule {
  const wanted = WebAssembly.Module.imports(module).map(({ name }) => [name, () => 0] as const);
  const known = system(() => rules.memory);
  const wasi = { ...Object.fromEntries(wanted), ...known };
  const rules = new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi }).exports as unknown as Exports;
  rules._initialize();

  const text = (at: number, size: number): string =>
    new TextDecoder().decode(new Uint8Array(rules.memory.buffer, at, size));
  return {
    answer(request) {
      const bytes = new TextEncoder().encode(request);
      const room = rules.take(bytes.length);
      new Uint8Array(rules.memory.buffer, room, bytes.length).set(bytes);
      const at = rules.answer(room, bytes.length);
      rules.give_back(room);
      return text(at, rules.answer_length());
    },
    signatures() {
      return Array.from({ length: rules.game_count() }, (_, game) => {
        const id = text(rules.game_id(game), rules.game_id_length(game));
        const number = BigInt.asUintN(64, rules.signature(game)).toString(16).padStart(16, "0");
        const value = BigInt.asUintN(64, rules.value_signature(game)).toString(16).padStart(16, "0");
        return `${id} v${rules.rules_version(game)} ${number} value ${value}`;
      });
    },
  };
}
