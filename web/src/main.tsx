/** The client begins here. */
import { render } from "preact";
import { App } from "./app";
import { follow } from "./router";
import "./style.css";

follow();
const root = document.getElementById("app");
if (root) render(<App />, root);
