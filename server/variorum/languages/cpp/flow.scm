; inherits: c
; Beside what C knows: exceptions, lambdas, coroutines and loops over a range.

[(lambda_expression) (field_declaration_list)] @flow.function

[(throw_statement) (co_return_statement)] @flow.exit
((expression_statement
  (call_expression function: (qualified_identifier scope: (namespace_identifier) @_std name: (identifier) @_exit)))
  @flow.exit
  (#eq? @_std "std")
  (#any-of? @_exit "exit" "abort" "terminate" "quick_exit" "_Exit" "unreachable" "rethrow_exception" "longjmp"))

(for_range_loop) @flow.loop
(for_range_loop body: (_) @flow.arm)
(for_range_loop right: (_) @flow.condition)

(try_statement body: (compound_statement) @flow.arm) @flow.try
(catch_clause body: (compound_statement) @flow.catch)
