; inherits: ecmascript

(import_statement (import_require_clause (identifier) @import.clause)) @import.statement
(import_alias . (identifier) @import.clause) @import.statement

(expression_statement [
  (non_null_expression (identifier)) (as_expression (identifier)) (satisfies_expression (identifier))
  (instantiation_expression)
]) @useless
