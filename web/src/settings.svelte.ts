import type { Lang } from "./engine/protocol";
import { en, type Messages } from "./messages/en";
import { zhHans } from "./messages/zh-Hans";
import { zhHant } from "./messages/zh-Hant";

export const langs: readonly { lang: Lang; name: string }[] = [
  { lang: "en", name: "English" },
  { lang: "zh-Hans", name: "简体中文" },
  { lang: "zh-Hant", name: "繁體中文" },
];
const catalogues: Readonly<Record<Lang, Messages>> = { en, "zh-Hans": zhHans, "zh-Hant": zhHant };

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "on" | "off";

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  shapes: boolean;
  guide: boolean;
  sound: boolean;
  /** Whether the system is to say when a table waits for this person. */
  notifies: boolean;
  /** Whether everyone's chances to win are shown where nobody else plays. */
  value: boolean;
  /** How quickly what happens is played back. */
  speed: number;
  name: string;
}
const key = "oligopoly.settings";

function preferredLang(): Lang {
  for (const wanted of navigator.languages) {
    if (/^zh-(Hant|TW|HK|MO)/i.test(wanted)) return "zh-Hant";
    if (/^zh/i.test(wanted)) return "zh-Hans";
    if (/^en/i.test(wanted)) return "en";
  }
  return "en";
}

function read(): Kept {
  const usual: Kept = {
    lang: preferredLang(),
    theme: "auto",
    motion: "auto",
    shapes: true,
    guide: false,
    sound: true,
    notifies: false,
    value: false,
    speed: 1,
    name: "",
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

/** What this browser's person likes; kept here and nowhere else. */
class Settings {
  readonly #kept = $state(read());

  get m(): Messages {
    return catalogues[this.#kept.lang] ?? en;
  }
  get lang(): Lang {
    return this.#kept.lang;
  }
  /** Names one after the other, as the language writes them. */
  listed(names: readonly string[]): string {
    return names.join(this.lang === "en" ? ", " : "、");
  }
  /** A name and what it stands for, as the language writes them. */
  titled(name: string, what: string): string {
    return name + (this.lang === "en" ? ": " : "：") + what;
  }
  /** Sentences one after the other, as the language writes them. */
  said(sentences: readonly string[]): string {
    return sentences.filter((sentence) => sentence !== "").join(this.lang === "en" ? " " : "");
  }
  /** A seat's name, with a mark if it is one's own: one person has one name everywhere. */
  named(name: string, isYou: boolean): string {
    return isYou ? this.m.table.named(name) : name;
  }
  set lang(lang: Lang) {
    this.#keep({ lang });
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(motion: Motion) {
    this.#keep({ motion });
  }
  get shapes(): boolean {
    return this.#kept.shapes;
  }
  set shapes(shapes: boolean) {
    this.#keep({ shapes });
  }
  get guide(): boolean {
    return this.#kept.guide;
  }
  set guide(guide: boolean) {
    this.#keep({ guide });
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  get notifies(): boolean {
    return this.#kept.notifies;
  }
  set notifies(notifies: boolean) {
    this.#keep({ notifies });
  }
  get value(): boolean {
    return this.#kept.value;
  }
  set value(value: boolean) {
    this.#keep({ value });
  }
  get speed(): number {
    return this.#kept.speed;
  }
  set speed(speed: number) {
    this.#keep({ speed });
  }
  /** Whether things may move on the screen. */
  get moves(): boolean {
    if (this.motion !== "auto") return this.motion === "on";
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }

  /** Makes the page look and speak as it should. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset["theme"] = this.theme;
    root.dataset["motion"] = this.motion;
  }

  /** What is changed in another tab holds here too. */
  follow(): void {
    window.addEventListener("storage", (event) => {
      if (event.key !== key) return;
      Object.assign(this.#kept, read());
      this.apply();
    });
  }

  #keep(changed: Partial<Kept>): void {
    Object.assign(this.#kept, changed);
    try {
      localStorage.setItem(key, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }
}

export const settings = new Settings();
