import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import "./styles.css";
import "./fonts.css";

settings.apply();
settings.follow();
const target = document.getElementById("app");
if (target) mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("./sw.js").catch(() => {}));

Object.assign(window, {
  oligopolySignatures: async () => (await import("./measure")).signatures(),
  oligopolyCheckTime: async () => (await import("./measure")).checkTime(),
});
