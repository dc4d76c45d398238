; What ends, repeats or splits the flow of control.

(compound_statement) @flow.block
(function_definition) @flow.function

[(return_statement) (goto_statement)] @flow.exit
(goto_statement) @flow.goto
(break_statement) @flow.break
(continue_statement) @flow.continue
((expression_statement (call_expression function: (identifier) @_exit)) @flow.exit
  (#any-of? @_exit "exit" "abort" "_exit" "_Exit" "quick_exit" "longjmp" "__builtin_unreachable" "__builtin_trap"))

(if_statement condition: (_) @flow.condition consequence: (_) @flow.arm) @flow.branch
(else_clause (_) @flow.else)
((if_statement condition: (_) @_never consequence: (_) @flow.never)
  (#any-of? @_never "(false)" "(0)"))
; The right side of a lazy operator may never run; that matters where it assigns something.
(binary_expression
  operator: ["&&" "||"]
  right: (parenthesized_expression (assignment_expression)) @flow.arm) @flow.branch
(binary_expression
  operator: ["&&" "||"]
  right: (binary_expression (parenthesized_expression (assignment_expression))) @flow.arm) @flow.branch
(conditional_expression consequence: (_) @flow.arm alternative: (_) @flow.else) @flow.branch
; Which of its parts the preprocessor leaves out cannot be known.
[(preproc_if) (preproc_ifdef) (preproc_elif) (preproc_elifdef)] @flow.optional
[(preproc_else) (preproc_elif) (preproc_elifdef)] @flow.else

; Directives are for the compiler, wherever they stand; `break` behind a call or return that never comes back is a habit
; that closes a case.
[(preproc_def) (preproc_function_def) (preproc_call) (preproc_include)] @flow.hoisted
(preproc_ifdef name: (_) . (preproc_call) . (preproc_call)? . "#endif") @flow.hoisted
(preproc_if condition: (_) . (preproc_call) . (preproc_call)? . "#endif") @flow.hoisted
; A semicolon alone.
(expression_statement . ";") @flow.hoisted
; A macro that stands where a case could may be one, and end in a jump.
((switch_statement body: (compound_statement
  (expression_statement (call_expression function: (identifier) @_macro)) @flow.hidden))
  (#match? @_macro "^[A-Z][A-Z0-9_]+$"))
((case_statement
  [(break_statement) (return_statement) (continue_statement) (goto_statement)]
  .
  (expression_statement (call_expression function: (identifier) @_macro)) @flow.hidden)
  (#match? @_macro "^[A-Z][A-Z0-9_]+$"))
; What a generator of scanners puts there.
((comment) @flow.hidden
  (#match? @flow.hidden "^/\\*!re2c"))
; No statement is a name alone: a macro stands there, and may begin the next case. So may a call in capitals.
((case_statement (expression_statement (identifier)) @flow.hidden))
((case_statement (expression_statement (call_expression function: (identifier) @_macro)) @flow.hidden)
  (#match? @_macro "[A-Z]{3}"))
(case_statement (break_statement) @flow.hoisted .)

[(while_statement) (do_statement) (for_statement)] @flow.loop
; A block that can be left by `break`.
((do_statement condition: (_) @_never) @flow.once
  (#any-of? @_never "(0)" "(false)" "( 0 )" "(FALSE)"))
(while_statement body: (_) @flow.arm)
(do_statement body: (_) @flow.arm condition: (_) @flow.condition)
(for_statement body: (_) @flow.arm)
(while_statement condition: (_) @flow.condition)
(for_statement condition: (_) @flow.condition)
(for_statement update: (_) @flow.increment)
((while_statement condition: (_) @_always) @flow.endless
  (#any-of? @_always "(true)" "(1)" "( true )" "( 1 )" "(TRUE)"))
((do_statement condition: (_) @_always) @flow.endless
  (#any-of? @_always "(true)" "(1)" "( true )" "( 1 )" "(TRUE)"))
(for_statement !condition) @flow.endless
(for_statement condition: (true)) @flow.endless

(switch_statement condition: (_) @flow.condition) @flow.switch @flow.fallthrough
(case_statement) @flow.case
(case_statement "default") @flow.default

(labeled_statement) @flow.label
