import fs from "fs";
import { join } from "path";
import * as everything from "./everything.js";
import { first as one } from "./numbers.js";
import { shared } from "./shared.js";
import Panel from "./panel.js";
import React from "react";
import "./styles.css";

export { shared };
export * from "./others.js";

export function render(name) {
  return [join(name, one), everything.all, <Panel title={name} />];
}
