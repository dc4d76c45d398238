/* global describe, missing */ //! unused-variable (warning): `missing` is declared but never used
describe("shelf");
