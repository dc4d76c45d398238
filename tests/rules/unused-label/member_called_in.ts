export interface Parameter {
  name: string
  in: "query" | "header"
  required: boolean
}

outer: for (const one of [1]) { //! unused-label
  console.log(one);
}
