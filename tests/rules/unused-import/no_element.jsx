import React from "react";  //! unused-import: `React` is imported but never used

export const page = () => document.createElement("p");
