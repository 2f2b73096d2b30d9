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

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("./worker.js");
