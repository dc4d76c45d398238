/* global describe, missing -- what the tests bring */ //! unused-variable: `missing` is announced but never used
describe("shelf");
