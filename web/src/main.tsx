/** The client begins here. */
import { render } from "preact";
import { App } from "./app";
import { follow } from "./router";
import "@fontsource/titillium-web/latin-400.css";
import "@fontsource/titillium-web/latin-600.css";
import "./style.css";

follow();
const root = document.getElementById("app");
if (root) render(<App />, root);
