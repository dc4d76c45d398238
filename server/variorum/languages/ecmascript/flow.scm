; What ends, repeats or splits the flow of control.

[(program) (statement_block)] @flow.block
[
  (function_declaration)
  (function_expression)
  (generator_function_declaration)
  (generator_function)
  (arrow_function)
  (method_definition)
  (class_body)
] @flow.function

[(return_statement) (throw_statement)] @flow.exit
((return_statement) @flow.plain
  (#match? @flow.plain "^return;?$"))
((expression_statement
  (call_expression function: (member_expression) @_function)) @flow.exit
  (#any-of? @_function "process.exit" "process.abort"))
(break_statement) @flow.break
(continue_statement) @flow.continue
(break_statement label: (_)) @flow.labelled
(continue_statement label: (_)) @flow.labelled

(if_statement
  condition: (_) @flow.condition
  consequence: (_) @flow.arm) @flow.branch
(if_statement alternative: (else_clause (_) @flow.else))
(ternary_expression
  condition: (_) @flow.condition
  consequence: (_) @flow.arm
  alternative: (_) @flow.else) @flow.branch
; The right side of these runs only sometimes.
(binary_expression
  left: (_) @flow.condition
  operator: ["&&" "||" "??"]
  right: (_) @flow.arm) @flow.branch

(for_statement
  condition: (_) @flow.condition) @flow.loop
(for_statement increment: (_) @flow.increment)
(for_in_statement right: (_) @flow.condition) @flow.loop
(while_statement condition: (_) @flow.condition) @flow.loop
(do_statement condition: (_) @flow.condition) @flow.loop
; A body without braces is a part of its own, or its stores would seem to run once, before the loop.
(for_statement body: (expression_statement) @flow.arm)
(for_in_statement body: (expression_statement) @flow.arm)
(while_statement body: (expression_statement) @flow.arm)
(do_statement body: (expression_statement) @flow.arm)
(for_statement condition: (empty_statement)) @flow.endless
((while_statement condition: (parenthesized_expression [(true) (number)] @_always)) @flow.endless
  (#any-of? @_always "true" "1"))
((do_statement condition: (parenthesized_expression [(true) (number)] @_always)) @flow.endless
  (#any-of? @_always "true" "1"))

(switch_statement value: (_) @flow.condition) @flow.switch @flow.fallthrough
(switch_case) @flow.case
(switch_default) @flow.case @flow.default

(try_statement body: (statement_block) @flow.arm) @flow.try
(catch_clause) @flow.catch
(finally_clause body: (statement_block) @flow.finally)

; `break name` leaves a labelled block, so what follows it is always within reach.
(labeled_statement body: (statement_block) @flow.arm) @flow.branch

[(function_declaration) (generator_function_declaration) (import_statement)] @flow.hoisted
; What an export only lists is exported however far the module runs.
(export_statement !declaration !value) @flow.hoisted
; A stray semicolon is no code.
(statement_block (empty_statement) @flow.hoisted)
; `var name;` only says that there is such a name, and it says so for the whole function.
((variable_declaration) @flow.hoisted
  (#not-match? @flow.hoisted "="))
