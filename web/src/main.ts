import "./art/art.css";
import "./page.css";
import "./table/table.css";
import "./table/large_text.css";
import "./table/large_window.css";
import "./replay/film.css";
import "./stage/stage.css";
import "./rules/explain.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadArt } from "./art/art.ts";
import { settings } from "./lib/settings.svelte.ts";

const target = document.getElementById("app");
if (target !== null) {
  await Promise.all([settings.begin(), loadArt()]);
  mount(App, { target });
}
