import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/controls.css";
import "./ui/layout.css";
import { offline } from "./offline/offline";
import { keepInvitation } from "./site/creationSecret";
import { applyTheme } from "./site/theme.svelte";
import { load } from "./words/words";

const target = document.getElementById("page");
applyTheme();
keepInvitation();
offline();
await load(navigator.languages);
if (target) mount(App, { target });
