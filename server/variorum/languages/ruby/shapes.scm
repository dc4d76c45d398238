; Expressions and statements with their parts, which the pair rules compare piece by piece.

(binary left: (_) @binary.left operator: _ @binary.operator right: (_) @binary.right) @binary
(if condition: (_) @branch.condition) @branch
(elsif condition: (_) @branch.condition) @branch
(element_reference object: (_) @element.of . (_) @element.at .) @element

(call !receiver method: (identifier) @call.name arguments: (_) @call.arguments) @call
(call receiver: (_) @call.receiver method: (identifier) @call.name arguments: (_) @call.arguments) @call

(assignment left: (identifier) @assign.name right: (_) @assign.value) @assign
(operator_assignment left: (_) @update.name) @update @alone

(for pattern: (_) @each.name value: (in (_) @each.over)) @each
(when pattern: (_) @case.label) @case
(rescue exceptions: (_) @handler.type body: (_) @handler.body) @handler

; Elements that are one and the same object.
((call
    receiver: (constant) @_array
    method: (identifier) @_new
    arguments: (argument_list . (_) [(array) (hash) (string) (call receiver: (constant))] @rows.row .)
    !block) @rows
  (#eq? @_array "Array")
  (#eq? @_new "new"))

; --- what is asked, and what runs after the answer --------------------------

(if condition: (_) @choice.condition consequence: (_) @choice.then) @choice
(elsif condition: (_) @choice.condition consequence: (_) @choice.then) @choice
(conditional condition: (_) @choice.condition consequence: (_) @choice.then) @choice
(if_modifier body: (_) @choice.then condition: (_) @choice.condition) @choice
(unless condition: (_) @unless.condition consequence: (_) @unless.then) @unless
(unless_modifier body: (_) @unless.then condition: (_) @unless.condition) @unless
([(while condition: (_) @while.condition) (while_modifier condition: (_) @while.condition)] @while)
(unary operator: ["!" "not"] operand: (_) @negation.of) @negation
(case value: (_) @selection.of) @selection
