// Development only: everything that is drawn, in both themes, at several sizes. `#dark`, `#cards`, `#dark,catte`... choose.
import { mount } from "svelte";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import { app } from "../lib/app.svelte";
import Gallery from "./Gallery.svelte";

const words = location.hash.slice(1).split(",");
document.documentElement.dataset.theme = words.includes("dark") ? "dark" : "light";
await app.speak("en");
mount(Gallery, { target: document.getElementById("app")!, props: { only: words.filter((word) => word && word !== "dark") } });
