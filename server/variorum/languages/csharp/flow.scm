; What ends, repeats or splits the flow of control.

(block) @flow.block
[
  (method_declaration)
  (constructor_declaration)
  (destructor_declaration)
  (operator_declaration)
  (conversion_operator_declaration)
  (accessor_declaration)
  (local_function_statement)
  (lambda_expression)
  (anonymous_method_expression)
] @flow.function
[(local_function_statement) (empty_statement)] @flow.hoisted

[(return_statement) (throw_statement) (goto_statement)] @flow.exit
(yield_statement "break") @flow.exit
(break_statement) @flow.break
(continue_statement) @flow.continue
; A jump may leave any number of loops.
(goto_statement) @flow.goto
(labeled_statement) @flow.label

(if_statement condition: (_) @flow.condition consequence: (_) @flow.arm) @flow.branch
(if_statement alternative: (_) @flow.else)
; Which of its parts the preprocessor leaves out cannot be known.
[(preproc_if) (preproc_elif)] @flow.optional
[(preproc_else) (preproc_elif)] @flow.else

[(while_statement) (do_statement) (for_statement) (foreach_statement)] @flow.loop
(while_statement condition: (_) @flow.condition)
(while_statement body: (_) @flow.arm)
(do_statement body: (_) @flow.arm condition: (_) @flow.condition)
(for_statement body: (_) @flow.arm)
(foreach_statement body: (_) @flow.arm)
(for_statement condition: (_) @flow.condition)
(for_statement update: (_) @flow.increment)
(foreach_statement right: (_) @flow.condition)
((while_statement condition: (boolean_literal) @_always) @flow.endless
  (#eq? @_always "true"))
((do_statement condition: (boolean_literal) @_always) @flow.endless
  (#eq? @_always "true"))
((for_statement condition: (boolean_literal) @_always) @flow.endless
  (#eq? @_always "true"))
(for_statement !condition) @flow.endless

; Labels that share their statements stand as sections of their own, without a statement.
(switch_statement value: (_) @flow.condition) @flow.switch @flow.fallthrough
(switch_section) @flow.case
(switch_section "default") @flow.default

(try_statement body: (block) @flow.arm) @flow.try
(catch_clause body: (block) @flow.catch)
(finally_clause (block) @flow.finally)
