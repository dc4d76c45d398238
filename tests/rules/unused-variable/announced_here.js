/* global describe, missing -- what the tests bring */ //! unused-variable (information): `missing` is announced but never used
describe("shelf");
