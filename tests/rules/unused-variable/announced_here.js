/* global describe, missing -- what the tests bring */ //! unused-variable (information): `missing` is declared but never used
describe("shelf");
