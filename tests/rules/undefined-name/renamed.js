import { default as Enumerator, "a-b" as between, missing as there } from "./enumerator.js";

console.log(Enumerator, between, there, missing);  //! undefined-name (error): `missing` is not defined
