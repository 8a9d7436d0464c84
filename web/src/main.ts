import { mount } from "svelte";
import App from "./App.svelte";
import { isEmbedded } from "./router.svelte";
import { settings } from "./settings.svelte";
import "./styles.css";
import "./fonts.css";

function hasPhrase(): boolean {
  try {
    return localStorage.getItem("oligopoly.keepsake") !== null;
  } catch {
    return false;
  }
}

settings.apply();
settings.follow();
const target = document.getElementById("app");
if (target) mount(App, { target });

// Whoever has a phrase finds here what their other browsers did meanwhile.
if (!isEmbedded && hasPhrase()) void import("./keepsake/keepsake.svelte").then(({ keepsake }) => keepsake.sync());

if (import.meta.env.PROD && !isEmbedded && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("./sw.js").catch(() => {}));

Object.assign(window, {
  oligopolySignatures: async () => (await import("./measure")).signatures(),
  oligopolyCheckTime: async () => (await import("./measure")).checkTime(),
});
