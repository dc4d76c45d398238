; What ends, repeats or splits the flow of control. Only statements count: the `return` in `x ?: return` may not run.

[(block) (lambda_literal)] @flow.block
[
  (function_declaration)
  (anonymous_function)
  (secondary_constructor)
  (anonymous_initializer)
  (lambda_literal)
  (getter)
  (setter)
  (class_body)
  (enum_class_body)
] @flow.function
(block [(function_declaration) (class_declaration)] @flow.hoisted)

(block [(return_expression) (throw_expression)] @flow.exit)
(lambda_literal [(return_expression) (throw_expression)] @flow.exit)
(if_expression [(return_expression) (throw_expression)] @flow.exit)
(when_entry [(return_expression) (throw_expression)] @flow.exit)
((block (call_expression . (identifier) @_function) @flow.exit)
  (#any-of? @_function "exitProcess" "TODO"))

; `break` and `continue` are identifiers to the grammar.
((block (identifier) @flow.break) (#eq? @flow.break "break"))
((if_expression (identifier) @flow.break) (#eq? @flow.break "break"))
((when_entry (identifier) @flow.break) (#eq? @flow.break "break"))
((block (identifier) @flow.continue) (#eq? @flow.continue "continue"))
((if_expression (identifier) @flow.continue) (#eq? @flow.continue "continue"))
((when_entry (identifier) @flow.continue) (#eq? @flow.continue "continue"))
; A loop may be left in the middle of an expression.
((binary_expression operator: "?:" right: (identifier) @flow.labelled) (#eq? @flow.labelled "break"))
((labeled_expression (label) @_jump) @flow.break @flow.labelled (#eq? @_jump "break@"))
((labeled_expression (label) @_jump) @flow.continue @flow.labelled (#eq? @_jump "continue@"))
; One on the right of `?:` runs only where there is no value.
(binary_expression operator: "?:" right: (labeled_expression) @flow.arm) @flow.branch

(if_expression condition: (_) @flow.condition . (_) @flow.arm) @flow.branch
(if_expression "else" . (_) @flow.else)

[(while_statement) (do_while_statement) (for_statement)] @flow.loop
(while_statement condition: (_) @flow.condition)
((while_statement condition: (identifier) @_always) @flow.endless (#eq? @_always "true"))
((do_while_statement condition: (identifier) @_always) @flow.endless (#eq? @_always "true"))

(when_expression) @flow.switch @flow.open
(when_subject) @flow.condition
(when_entry) @flow.case
(when_entry "else") @flow.default

(try_expression . (block) @flow.arm) @flow.try
(catch_block (block) @flow.catch)
(finally_block (block) @flow.finally)
