; What ends, repeats or splits the flow of control.

[(block) (constructor_body)] @flow.block
[
  (method_declaration)
  (constructor_declaration)
  (compact_constructor_declaration)
  (static_initializer)
  (lambda_expression)
  (class_body)
  (interface_body)
  (enum_body)
  (annotation_type_body)
] @flow.function

[(return_statement) (throw_statement)] @flow.exit
[(break_statement) (yield_statement)] @flow.break
(continue_statement) @flow.continue
; A bare jump has no other child than its keyword and the semicolon.
(return_statement . "return" . ";") @flow.plain
(continue_statement . "continue" . ";") @flow.plain
(break_statement (identifier)) @flow.labelled
(continue_statement (identifier)) @flow.labelled
; A labelled statement can be left in the middle, so what follows it may run whatever its end does.
(labeled_statement [
  (block) (if_statement) (expression_statement) (switch_expression) (try_statement) (try_with_resources_statement)
  (synchronized_statement)
] @flow.arm) @flow.branch @flow.label

(if_statement condition: (_) @flow.condition consequence: (_) @flow.arm) @flow.branch
(if_statement alternative: (_) @flow.else)
; The right side of a lazy operator and the arms of a conditional expression may never run; that matters where they
; assign something.
((binary_expression operator: ["&&" "||"] right: (_) @flow.arm) @flow.branch
  (#match? @flow.arm "[^=!<>]=[^=]"))
((ternary_expression consequence: (_) @flow.arm alternative: (_) @flow.else) @flow.branch
  (#match? @flow.branch "[^=!<>]=[^=]"))

[(while_statement) (do_statement) (for_statement) (enhanced_for_statement)] @flow.loop
(while_statement condition: (_) @flow.condition body: (_) @flow.arm)
(do_statement body: (_) @flow.arm condition: (_) @flow.condition)
(for_statement body: (_) @flow.arm)
(enhanced_for_statement body: (_) @flow.arm)
(for_statement condition: (_) @flow.condition)
(for_statement update: (_) @flow.increment)
(enhanced_for_statement value: (_) @flow.condition)
(while_statement condition: (parenthesized_expression (true))) @flow.endless
(do_statement condition: (parenthesized_expression (true))) @flow.endless
(for_statement !condition) @flow.endless
(for_statement condition: (true)) @flow.endless

(switch_expression condition: (_) @flow.condition) @flow.switch
(switch_expression body: (switch_block (switch_block_statement_group))) @flow.fallthrough
[(switch_block_statement_group) (switch_rule)] @flow.case
(switch_block_statement_group (switch_label "default")) @flow.default
(switch_rule (switch_label "default")) @flow.default

(try_statement body: (block) @flow.arm) @flow.try
(try_with_resources_statement body: (block) @flow.arm) @flow.try
(catch_clause body: (block) @flow.catch)
(finally_clause (block) @flow.finally)
