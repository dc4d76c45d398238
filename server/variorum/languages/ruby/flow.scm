; What ends, repeats or splits the flow of control.

[(program) (body_statement) (block_body) (then) (do) (begin) (parenthesized_statements)] @flow.block
[(method) (singleton_method) (class) (module) (singleton_class) (lambda)] @flow.function

(return) @flow.exit
((call !receiver method: (identifier) @_function) @flow.exit
  (#any-of? @_function "raise" "exit" "abort" "exit!"))
; A class may have a method of its own that is called `fail`; one whose value is needed comes back.
([
  (body_statement (call !receiver method: (identifier) @_function) @flow.exit)
  (then (call !receiver method: (identifier) @_function) @flow.exit)
  (else (call !receiver method: (identifier) @_function) @flow.exit)
] (#eq? @_function "fail"))
; Without arguments the word may as well be a variable, a parameter, or a method of an object: only as a statement, or as
; what is done instead of one, it is the call.
([
  (program (identifier) @flow.exit)
  (body_statement (identifier) @flow.exit)
  (block_body (identifier) @flow.exit)
  (then (identifier) @flow.exit)
  (else (identifier) @flow.exit)
  (do (identifier) @flow.exit)
  (begin (identifier) @flow.exit)
  (ensure (identifier) @flow.exit)
  (parenthesized_statements (identifier) @flow.exit)
  (_ body: (identifier) @flow.exit)
  (rescue_modifier handler: (identifier) @flow.exit)
  (conditional consequence: (identifier) @flow.exit)
  (conditional alternative: (identifier) @flow.exit)
] (#any-of? @flow.exit "raise" "exit" "abort"))
((_ operator: _ @_operator right: (identifier) @flow.exit)
  (#any-of? @_operator "||" "&&" "or" "and" "||=" "&&=")
  (#any-of? @flow.exit "raise" "exit" "abort"))
[(redo) (retry)] @flow.exit
(break) @flow.break
(next) @flow.continue

(if condition: (_) @flow.condition consequence: (_) @flow.arm) @flow.branch
(unless condition: (_) @flow.condition consequence: (_) @flow.arm) @flow.branch
(if consequence: (_) alternative: (_) @flow.else)
(elsif condition: (_) @flow.condition consequence: (_) @flow.arm) @flow.branch
(elsif consequence: (_) alternative: (_) @flow.else)
(unless consequence: (_) alternative: (else) @flow.else)
; An empty arm has no node: control goes on behind the branch, as it does where there is no `else`.
(if condition: (_) @flow.condition !consequence alternative: (_) @flow.arm) @flow.branch
(elsif condition: (_) @flow.condition !consequence alternative: (_) @flow.arm) @flow.branch
(unless condition: (_) @flow.condition !consequence alternative: (_) @flow.arm) @flow.branch
(if_modifier body: (_) @flow.arm condition: (_) @flow.condition) @flow.branch
(unless_modifier body: (_) @flow.arm condition: (_) @flow.condition) @flow.branch
(rescue_modifier body: (_) @flow.arm) @flow.branch
(conditional condition: (_) @flow.condition consequence: (_) @flow.arm alternative: (_) @flow.else) @flow.branch
; A list of four words behind a wildcard would take three times as long to compile.
((binary left: (_) @flow.condition operator: _ @_operator right: (_) @flow.arm) @flow.branch
  (#any-of? @_operator "&&" "||" "and" "or"))
(operator_assignment operator: ["||=" "&&="] right: (_) @flow.arm) @flow.branch
; A block runs as often as the method that takes it says, perhaps never.
(call block: (_) @flow.arm) @flow.loop @flow.once

[(while) (until) (for)] @flow.loop
(while condition: (_) @flow.condition)
(until condition: (_) @flow.condition)
(while condition: (true)) @flow.endless
(until condition: (false)) @flow.endless
[(while_modifier) (until_modifier)] @flow.loop
(while_modifier body: (_) @flow.arm condition: (_) @flow.condition)
(until_modifier body: (_) @flow.arm condition: (_) @flow.condition)

(case (when body: (then) @flow.arm)) @flow.branch
(case (when !body) @flow.arm) @flow.branch
(case (else) @flow.else)
(case_match (in_clause body: (then) @flow.arm)) @flow.branch
(case_match (in_clause !body) @flow.arm) @flow.branch

; Whether a handler brings the flow back is not followed, so what comes behind one counts as reached.
(begin (rescue)) @flow.try
(begin (ensure)) @flow.try
(body_statement (rescue)) @flow.try
(body_statement (ensure)) @flow.try
(rescue) @flow.catch
(ensure) @flow.finally

[(method) (singleton_method) (class) (module)] @flow.hoisted
