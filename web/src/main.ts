import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { load } from "./words/words";

const target = document.getElementById("page");
await load(navigator.languages);
if (target) mount(App, { target });
