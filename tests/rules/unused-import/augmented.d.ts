import _ = require("../index");
import more = require("../more");  //! unused-import

declare module "../index" {
  interface Shelf { depth: number }
}
