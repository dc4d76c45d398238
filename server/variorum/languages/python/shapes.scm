; Expressions and statements with their parts, which the pair rules compare piece by piece.

(binary_operator left: (_) @binary.left operator: _ @binary.operator right: (_) @binary.right) @binary
(boolean_operator left: (_) @binary.left operator: _ @binary.operator right: (_) @binary.right) @binary
(comparison_operator . (_) @binary.left . operators: _ @binary.operator . (_) @binary.right .) @binary
(if_statement condition: (_) @branch.condition) @branch
(elif_clause condition: (_) @branch.condition) @branch
(subscript value: (_) @element.of . subscript: (_) @element.at .) @element
(subscript value: (_) subscript: (slice . (_) @slice.from . (_) @slice.to .)) @slice

(call function: (identifier) @call.name arguments: (argument_list) @call.arguments) @call
(call
  function: (attribute object: (_) @call.receiver attribute: (identifier) @call.name)
  arguments: (argument_list) @call.arguments) @call

(assignment left: (identifier) @assign.name right: (_) @assign.value) @assign
(augmented_assignment left: (_) @update.name) @update @alone

(for_statement left: (_) @each.name right: (_) @each.over) @each
(for_in_clause left: (_) @each.name right: (_) @each.over) @each

(case_clause (case_pattern) @case.label) @case
(except_clause value: (_) @handler.type (block) @handler.body) @handler
(except_clause !value (block) @handler.body) @handler

; Two signs where other languages count.
((expression_statement (unary_operator operator: "+" argument: (unary_operator operator: "+" argument: (identifier) @step.name))) @step)
((expression_statement (unary_operator operator: "-" argument: (unary_operator operator: "-" argument: (identifier) @step.name))) @step)

; Rows that are one and the same list.
((binary_operator
  left: (list . (binary_operator left: (list) operator: "*") @rows.row .)
  operator: "*"
  right: (_) @rows.count) @rows)
((binary_operator left: (list . [(list) (dictionary) (set)] @rows.row .) operator: "*" right: (_) @rows.count) @rows)
(function_definition "async" name: (identifier) @async.name) @async
(await) @await

; --- what is asked, and what runs after the answer --------------------------

(if_statement condition: (_) @choice.condition consequence: (_) @choice.then) @choice
(elif_clause condition: (_) @choice.condition consequence: (_) @choice.then) @choice
(conditional_expression . (_) @choice.then . (_) @choice.condition) @choice
(if_clause (_) @choice.condition) @choice
(while_statement condition: (_) @while.condition) @while
(not_operator argument: (_) @negation.of) @negation
(match_statement subject: (_) @selection.of) @selection
([
  (list_comprehension body: (_) @comprehension.result)
  (generator_expression body: (_) @comprehension.result)
  (set_comprehension body: (_) @comprehension.result)
  (dictionary_comprehension body: (_) @comprehension.result)
] @comprehension)
