import type { Account } from "./account";
import { Ledger, type Entry } from "./ledger";
import { Injectable } from "./decorators";
import { Forgotten } from "./forgotten";  //! unused-import: `Forgotten` is imported but never used
import names = require("./names");
import lost = require("./lost");  //! unused-import: `lost` is imported but never used
import { defaults } from "./defaults";

@Injectable
export class Bank<T extends Account> {
  private entries: Array<Entry> = [];
  open(ledger: Ledger): asserts ledger is Ledger {
    this.entries.push(names.first as Entry);
  }
}

export type Defaults = typeof defaults;
