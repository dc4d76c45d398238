; What ends, repeats or splits the flow of control.

[(compound_statement) (program) (colon_block)] @flow.block
[
  (function_definition)
  (method_declaration)
  (anonymous_function)
  (arrow_function)
  (declaration_list)
] @flow.function

[(return_statement) (exit_statement) (goto_statement)] @flow.exit
(goto_statement) @flow.goto
(expression_statement (throw_expression)) @flow.exit
((expression_statement (function_call_expression function: (name) @_function)) @flow.exit
  (#eq? @_function "die"))
(break_statement) @flow.break
(continue_statement) @flow.continue
; `break 2` leaves the loop around as well.
(break_statement (integer)) @flow.labelled
(continue_statement (integer)) @flow.labelled
(named_label_statement) @flow.label

(if_statement condition: (_) @flow.condition body: (_) @flow.arm) @flow.branch
(else_if_clause condition: (_) @flow.condition body: (_) @flow.arm)
(else_clause body: (_) @flow.else)
(conditional_expression condition: (_) @flow.condition body: (_) @flow.arm alternative: (_) @flow.else) @flow.branch
(binary_expression left: (_) @flow.condition operator: ["&&" "||" "and" "or" "??"] right: (_) @flow.arm) @flow.branch
(match_expression) @flow.branch
(match_conditional_expression) @flow.arm
(match_default_expression) @flow.arm

(for_statement) @flow.loop
(for_statement condition: (_) @flow.condition)
(for_statement update: (_) @flow.increment)
(foreach_statement) @flow.loop
(while_statement condition: (_) @flow.condition) @flow.loop
(do_statement condition: (_) @flow.increment) @flow.loop
((while_statement condition: (parenthesized_expression [(boolean) (integer)] @_always)) @flow.endless
  (#any-of? @_always "true" "TRUE" "1"))
((do_statement condition: (parenthesized_expression [(boolean) (integer)] @_always)) @flow.endless
  (#any-of? @_always "true" "TRUE" "1"))
(for_statement !condition) @flow.endless

(switch_statement condition: (_) @flow.condition) @flow.switch @flow.fallthrough
(case_statement) @flow.case
(default_statement) @flow.case @flow.default

(try_statement body: (_) @flow.arm) @flow.try
(catch_clause) @flow.catch
(finally_clause body: (_) @flow.finally)

[
  (function_definition)
  (class_declaration)
  (interface_declaration)
  (trait_declaration)
  (enum_declaration)
  (text_interpolation)
] @flow.hoisted

; A body without braces may run any number of times, like one with them.
(for_statement body: (_) @flow.arm)
(foreach_statement body: (_) @flow.arm)
(while_statement body: (_) @flow.arm)
(do_statement body: (_) @flow.arm)
