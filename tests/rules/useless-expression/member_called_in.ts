export interface Parameter {
  name: string
  in: "query" | "header"
  required: boolean
  schema: unknown
}
1 + 2; //! useless-expression
