; Expressions and statements with their parts, which the pair rules compare piece by piece.

(binary_expression left: (_) @binary.left operator: _ @binary.operator right: (_) @binary.right) @binary
(if_expression condition: (_) @branch.condition) @branch
(index_expression . (_) @element.of (_) @element.at .) @element

(call_expression function: (identifier) @call.name arguments: (_) @call.arguments) @call
(call_expression
  function: (field_expression value: (_) @call.receiver field: (field_identifier) @call.name)
  arguments: (_) @call.arguments) @call
(call_expression
  function: (scoped_identifier path: (_) @call.receiver name: (identifier) @call.name)
  arguments: (_) @call.arguments) @call

(let_declaration pattern: (identifier) @assign.name value: (_) @assign.value) @assign
(assignment_expression left: (identifier) @assign.name right: (_) @assign.value) @assign
(compound_assignment_expr left: (_) @update.name) @update @alone

(for_expression pattern: (_) @each.name value: (_) @each.over) @each
(for_expression pattern: (mut_pattern (identifier) @each.name) value: (_) @each.over) @each
(match_arm pattern: (match_pattern (_) @case.label)) @case

(parameter pattern: (identifier) @shared.name type: (reference_type (mutable_specifier))) @shared
(static_item (mutable_specifier) name: (identifier) @static.name) @static
(function_item (function_modifiers "async") name: (identifier) @async.name) @async
(await_expression) @await

; --- what is asked, and what runs after the answer --------------------------

(if_expression condition: (_) @choice.condition consequence: (_) @choice.then) @choice
(while_expression condition: (_) @while.condition) @while
(unary_expression "!" (_) @negation.of) @negation
(match_expression value: (_) @selection.of) @selection
