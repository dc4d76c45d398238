; What ends, repeats or splits the flow of control.

(block) @flow.block
(module) @flow.block
[(function_definition) (lambda) (class_definition)] @flow.function

[(return_statement) (raise_statement)] @flow.exit
(break_statement) @flow.break
(continue_statement) @flow.continue
((expression_statement
  (call function: [(identifier) (attribute)] @_function)) @flow.exit
  (#any-of? @_function "sys.exit" "os._exit" "os.abort"))

(for_statement alternative: (else_clause body: (block) @flow.else))
(while_statement alternative: (else_clause body: (block) @flow.else))
(while_statement condition: (_) @flow.condition)
((while_statement condition: (false)) @flow.never
  (#not-match? @flow.never "\\byield\\b"))

; Conditions that are constant. Under such a one, imports speak to type checkers, and a `yield` makes a generator.
((if_statement condition: [(false) (none) (integer)] @_never consequence: (block) @_dead !alternative) @flow.never
  (#any-of? @_never "False" "None" "0")
  (#not-match? @_dead "\\b(yield|import)\\b"))
((if_statement condition: (not_operator argument: (true)) consequence: (block) @_dead !alternative) @flow.never
  (#not-match? @_dead "\\b(yield|import)\\b"))
((if_statement condition: (boolean_operator operator: "and" right: (false)) consequence: (block) @_dead !alternative) @flow.never
  (#not-match? @_dead "\\b(yield|import)\\b"))
((if_statement condition: [(false) (none) (integer)] @_never consequence: (block) @flow.never alternative: (_))
  (#any-of? @_never "False" "None" "0")
  (#not-match? @flow.never "\\b(yield|import)\\b"))
(elif_clause condition: (false)) @flow.never
(if_statement alternative: (elif_clause condition: (true)) . alternative: (_) @flow.never)
(if_statement condition: (true) . consequence: (_) . alternative: (elif_clause) @flow.never)
((if_statement condition: (true) . consequence: (_) . alternative: (else_clause body: (block) @flow.never))
  (#not-match? @flow.never "\\b(yield|import)\\b"))
(conditional_expression . (_) @flow.never . (false))
(conditional_expression (_) . (true) . (_) @flow.never)
(if_statement condition: (_) @flow.condition consequence: (block) @flow.arm) @flow.branch
(elif_clause condition: (_) @flow.condition)
(if_statement alternative: (elif_clause consequence: (block) @flow.arm))
(if_statement alternative: (else_clause body: (block) @flow.else))

[(for_statement) (while_statement)] @flow.loop
((while_statement condition: [(true) (integer)] @_endless !alternative) @flow.endless
  (#any-of? @_endless "True" "1"))
((while_statement condition: (true) alternative: (else_clause body: (block) @flow.never)) @flow.endless)
; Leaving by an exception, control may come out behind the statement all the same.
(with_statement) @flow.swallowing

(try_statement body: (block) @flow.arm) @flow.try
(except_clause) @flow.catch
(try_statement (else_clause body: (block) @flow.else))
(finally_clause (block) @flow.finally)

(match_statement) @flow.switch @flow.open
(case_clause) @flow.case
((case_clause (case_pattern) @_pattern !guard) @flow.default
  (#match? @_pattern "^[a-z_]\\w*$"))

; The condition in the middle runs first.
(conditional_expression . (_) @flow.arm . (_) @flow.condition . (_) @flow.else) @flow.branch
; The part in front is worked out last, once for every round.
[(list_comprehension) (set_comprehension) (dictionary_comprehension) (generator_expression)] @flow.loop

; Behind a `raise` or `return`, a `yield` makes the function a generator all the same.
(expression_statement (yield)) @flow.hoisted
