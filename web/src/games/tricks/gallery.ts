// For those who draw: any recorded table at any size. `?game=catte&sample=lead-3&theme=dark&lang=fr&bar=48&motion=1`
import { mount } from "svelte";
import "../../styles/fonts.css";
import "../../styles/tokens.css";
import "../../styles/base.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.querySelector("#app")! });
