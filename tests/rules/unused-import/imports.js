import fs from "fs";  //! unused-import: `fs` is imported but never used
import { join, resolve } from "path";  //! unused-import: `resolve` is imported but never used
import * as everything from "./everything.js";
import { first as one, second as two } from "./numbers.js";  //! unused-import: `two` is imported but never used
import { shared } from "./shared.js";
import Panel from "./panel.js";
import React from "react";
import "./styles.css";

export { shared };
export * from "./others.js";

export function render(name) {
  return [join(name, one), everything.all, <Panel title={name} />];
}
