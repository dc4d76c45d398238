declare module "repl" {
  import stream = require("stream");  //! unused-import (information)
  import events = require("events");

  export interface Options extends events.Options { prompt?: string }
}
