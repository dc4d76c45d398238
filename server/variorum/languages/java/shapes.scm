; Expressions and statements with their parts, which the pair rules compare piece by piece.

(binary_expression left: (_) @binary.left operator: _ @binary.operator right: (_) @binary.right) @binary
(if_statement condition: (parenthesized_expression (_) @branch.condition)) @branch
(array_access array: (_) @element.of index: (_) @element.at) @element

(method_invocation !object name: (identifier) @call.name arguments: (_) @call.arguments) @call
(method_invocation
  object: (_) @call.receiver
  name: (identifier) @call.name
  arguments: (_) @call.arguments) @call
(object_creation_expression type: (_) @creation.type arguments: (_) @creation.arguments) @creation

(variable_declarator name: (identifier) @assign.name value: (_) @assign.value) @assign
(assignment_expression left: (identifier) @assign.name operator: "=" right: (_) @assign.value) @assign
(assignment_expression
  left: (_) @update.name
  operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>=" ">>>="]) @update
(update_expression (_) @update.name) @update
(expression_statement [(assignment_expression) (update_expression)] @alone)
(for_statement update: (_) @alone)

(for_statement
  init: (local_variable_declaration
    declarator: (variable_declarator name: (identifier) @counting.name value: (_) @counting.start))
  condition: (_) @counting.test
  update: (_) @counting.step) @counting
(for_statement
  init: (assignment_expression left: (identifier) @counting.name right: (_) @counting.start)
  condition: (_) @counting.test
  update: (_) @counting.step) @counting
(enhanced_for_statement name: (identifier) @each.name value: (_) @each.over) @each

(switch_block_statement_group (switch_label (_) @case.label)) @case
(switch_rule (switch_label (_) @case.label)) @case
(catch_clause (catch_formal_parameter (catch_type) @handler.type) body: (_) @handler.body) @handler

; Elements that are one and the same object.
((method_invocation name: (identifier) @_copies arguments: (argument_list (_) (object_creation_expression))) @rows
  (#eq? @_copies "nCopies"))
((method_invocation
    object: (identifier) @_arrays
    name: (identifier) @_fill
    arguments: (argument_list (_) . [(object_creation_expression) (array_creation_expression)] .)) @rows
  (#eq? @_arrays "Arrays")
  (#eq? @_fill "fill"))
([(method_declaration (modifiers "private") name: (identifier) @hidden.name)
  (field_declaration (modifiers "private") declarator: (variable_declarator name: (identifier) @hidden.name))] @hidden)

; --- what is asked, and what runs after the answer --------------------------

(if_statement condition: (_) @choice.condition consequence: (_) @choice.then) @choice
(ternary_expression condition: (_) @choice.condition consequence: (_) @choice.then) @choice
([(while_statement condition: (_) @while.condition) (do_statement condition: (_) @while.condition)] @while)
(unary_expression operator: "!" operand: (_) @negation.of) @negation
(switch_expression condition: (_) @selection.of) @selection
