export interface Parameter {
  name: string
  in: "query" | "header"
  required: boolean
  schema: unknown
  readonly description?: string
}
1 + 2; //! useless-expression
