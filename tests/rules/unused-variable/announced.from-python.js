/* global describe, missing */ //! unused-variable (warning): `missing` is announced but never used
describe("shelf");
