; Expressions and statements with their parts, which the pair rules compare piece by piece.

(binary_expression left: (_) @binary.left operator: _ @binary.operator right: (_) @binary.right) @binary
(if_statement condition: (parenthesized_expression (_) @branch.condition)) @branch
(subscript_expression object: (_) @element.of index: (_) @element.at) @element

(call_expression function: (identifier) @call.name arguments: (arguments) @call.arguments) @call
(call_expression
  function: (member_expression object: (_) @call.receiver property: (property_identifier) @call.name)
  arguments: (arguments) @call.arguments) @call
(new_expression constructor: (_) @creation.type arguments: (_) @creation.arguments) @creation

(variable_declarator name: (identifier) @assign.name value: (_) @assign.value) @assign
(assignment_expression left: (identifier) @assign.name right: (_) @assign.value) @assign
(augmented_assignment_expression left: (_) @update.name) @update
(update_expression argument: (_) @update.name) @update
(expression_statement [(augmented_assignment_expression) (update_expression)] @alone)
(for_statement increment: (_) @alone)

(for_statement
  initializer: [
    (lexical_declaration (variable_declarator name: (identifier) @counting.name value: (_) @counting.start))
    (variable_declaration (variable_declarator name: (identifier) @counting.name value: (_) @counting.start))
  ]
  condition: (_) @counting.test
  increment: (_) @counting.step) @counting
(for_in_statement left: (_) @each.name right: (_) @each.over) @each
(for_in_statement left: (_) @keys.name operator: "in" right: (_) @keys.over) @keys

(switch_case value: (_) @case.label) @case
(catch_clause body: (_) @handler.body) @handler

; Elements that are one and the same object.
((call_expression
    function: (member_expression property: (property_identifier) @_fill)
    arguments: (arguments . [(array) (object) (new_expression) (call_expression)] @rows.row .)) @rows
  (#eq? @_fill "fill"))
([(function_declaration "async" name: (identifier) @async.name)
  (method_definition "async" name: (property_identifier) @async.name)] @async)
(await_expression) @await

; --- what is asked, and what runs after the answer --------------------------

(if_statement condition: (_) @choice.condition consequence: (_) @choice.then) @choice
(ternary_expression condition: (_) @choice.condition consequence: (_) @choice.then) @choice
([(while_statement condition: (_) @while.condition) (do_statement condition: (_) @while.condition)] @while)
(unary_expression operator: "!" argument: (_) @negation.of) @negation
(switch_statement value: (_) @selection.of) @selection
