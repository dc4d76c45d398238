declare const used: number;
const unused = used; //! unused-variable: `unused` is assigned but never used
const { kept } = { kept: used }; //! unused-variable (information)

export {};
