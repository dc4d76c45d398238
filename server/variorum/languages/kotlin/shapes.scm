; Expressions and statements with their parts, which the pair rules compare piece by piece.

(binary_expression left: (_) @binary.left operator: _ @binary.operator right: (_) @binary.right) @binary
; Operators that are written as words, between their operands or as calls.
((infix_expression . (_) @binary.left . (identifier) @binary.operator . (_) @binary.right .) @binary
  (#any-of? @binary.operator "and" "or" "xor" "shl" "shr" "ushr"))
((call_expression
  (navigation_expression . (_) @binary.left . (identifier) @binary.operator .)
  (value_arguments . (value_argument (_) @binary.right) .)) @binary
  (#any-of? @binary.operator "and" "or" "xor" "shl" "shr" "ushr"))
(if_expression condition: (_) @branch.condition) @branch
(index_expression . (_) @element.of (_) @element.at .) @element

(call_expression . (identifier) @call.name (value_arguments) @call.arguments) @call
(call_expression
  .
  (navigation_expression . (_) @call.receiver (identifier) @call.name .)
  (value_arguments) @call.arguments) @call

(property_declaration (variable_declaration . (identifier) @assign.name) "=" (_) @assign.value) @assign
(assignment left: (identifier) @assign.name "=" right: (_) @assign.value) @assign
(assignment left: (_) @update.name operator: ["+=" "-=" "*=" "/=" "%="]) @update @alone
(unary_expression ["++" "--"] (_) @update.name) @update
(unary_expression (_) @update.name ["++" "--"]) @update
(block (unary_expression ["++" "--"]) @alone)

(for_statement (variable_declaration . (identifier) @each.name) (_) @each.over (block)) @each
(when_entry condition: (_) @case.label) @case
(catch_block (identifier) . (user_type) @handler.type (block) @handler.body) @handler
([(function_declaration (modifiers (visibility_modifier "private")) name: (identifier) @hidden.name)] @hidden)
(function_declaration (modifiers (function_modifier "suspend")) name: (identifier) @async.name) @async

; --- what is asked, and what runs after the answer --------------------------

(if_expression condition: (_) @choice.condition . (_) @choice.then) @choice
([(while_statement condition: (_) @while.condition) (do_while_statement condition: (_) @while.condition)] @while)
(unary_expression operator: "!" (_) @negation.of) @negation
(when_expression (when_subject (_) @selection.of .)) @selection
