// For development: the board with recorded tables. gallery.html?sample=item-3&theme=dark&language=ja
import "../../styles/fonts.css";
import "../../styles/tokens.css";
import "../../styles/base.css";
import { mount } from "svelte";
import Board from "./Board.svelte";
import { propsOf, type Sample } from "../sample";
import { loadWords, type Language } from "../../lib/words";

const samples = import.meta.glob<Sample>("./samples/*.json", { import: "default", eager: true });
const asked = new URLSearchParams(location.search);
const names = Object.keys(samples).map((path) => path.replace(/^.*\/(.*)\.json$/, "$1"));
const chosen = asked.get("sample") ?? names[0] ?? "";
const sample = samples[`./samples/${chosen}.json`];

const language = (asked.get("language") ?? "en") as Language;
document.documentElement.lang = language;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
const words = await loadWords(language);
await words.game("cat_tower");
const bar = document.querySelector("#bar");
if (bar) {
  const pick = document.createElement("select");
  pick.append(...names.map((name) => new Option(name, name, false, name === chosen)));
  pick.onchange = () => (location.search = `?sample=${pick.value}&theme=${document.documentElement.dataset["theme"]}&language=${language}`);
  bar.append(pick, sample?.question ? words.render(sample.question) : "");
}
if (asked.has("bare")) document.querySelector("#app")?.classList.add("bare");

const target = document.querySelector("#board");
if (target && sample)
  mount(Board, {
    target,
    props: propsOf(sample, {
      t: (message) => words.render(message, (seat) => sample.seats[seat]?.name),
      say: (key, args) => words.say(key, args),
      act: (action) => console.info("act", action),
      why: (action) => console.info("why", action),
    }),
  });
