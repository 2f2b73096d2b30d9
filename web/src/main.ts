import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { app } from "./lib/app.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");

await app.speak(app.language);
mount(App, { target });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Some browsers refuse one, such as in a private window: all works without it, as long as there is a server.
  navigator.serviceWorker.register("./worker.js").catch((error: unknown) => console.info("no shell without a server:", error));
  // The first page comes before its worker, which is told what else it is made of, such as the words of its language,
  // and what is still on its way then, such as a font, as soon as it is there.
  void navigator.serviceWorker.ready.then(({ active }) =>
    new PerformanceObserver((list) => {
      const parts = list.getEntries().map((one) => one.name).filter((name) => name.includes("/assets/"));
      if (parts.length) active?.postMessage(parts);
    }).observe({ type: "resource", buffered: true }),
  );
}
