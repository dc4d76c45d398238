; Expressions and statements with their parts, which the pair rules compare piece by piece.

(binary_expression left: (_) @binary.left operator: _ @binary.operator right: (_) @binary.right) @binary
(if_statement condition: (parenthesized_expression (_) @branch.condition)) @branch
(subscript_expression . (_) @element.of (_) @element.at) @element

(function_call_expression function: (_) @call.name arguments: (_) @call.arguments) @call
(member_call_expression
  object: (_) @call.receiver
  name: (name) @call.name
  arguments: (_) @call.arguments) @call

(assignment_expression left: (variable_name) @assign.name right: (_) @assign.value) @assign
(augmented_assignment_expression left: (_) @update.name) @update
(update_expression argument: (_) @update.name) @update
(expression_statement [(augmented_assignment_expression) (update_expression)] @alone)
(for_statement update: (_) @alone)

(for_statement
  initialize: (assignment_expression left: (variable_name) @counting.name right: (_) @counting.start)
  condition: (_) @counting.test
  update: (_) @counting.step) @counting

(case_statement value: (_) @case.label) @case
(catch_clause type: (_) @handler.type body: (_) @handler.body) @handler
(simple_parameter reference_modifier: (_) name: (_) @shared.name) @shared
(function_static_declaration (static_variable_declaration name: (_) @static.name)) @static
(method_declaration (visibility_modifier "private") name: (name) @hidden.name) @hidden

; --- what is asked, and what runs after the answer --------------------------

(if_statement condition: (_) @choice.condition body: (_) @choice.then) @choice
(else_if_clause condition: (_) @choice.condition body: (_) @choice.then) @choice
(conditional_expression condition: (_) @choice.condition body: (_) @choice.then) @choice
([(while_statement condition: (_) @while.condition) (do_statement condition: (_) @while.condition)] @while)
(unary_op_expression operator: "!" argument: (_) @negation.of) @negation
([(switch_statement condition: (_) @selection.of) (match_expression condition: (_) @selection.of)] @selection)
