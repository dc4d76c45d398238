/* global describe, missing -- what the tests bring */ //! unused-variable: `missing` is declared but never used
describe("shelf");
