; Expressions and statements with their parts, which the pair rules compare piece by piece.

(binary_expression left: (_) @binary.left operator: _ @binary.operator right: (_) @binary.right) @binary
(if_statement condition: (_) @branch.condition) @branch
(element_access_expression
  expression: (_) @element.of
  subscript: (bracketed_argument_list . (argument (_) @element.at) .)) @element

(invocation_expression function: (identifier) @call.name arguments: (_) @call.arguments) @call
(invocation_expression
  function: (member_access_expression expression: _ @call.receiver name: (identifier) @call.name)
  arguments: (_) @call.arguments) @call
(object_creation_expression type: (_) @creation.type arguments: (_) @creation.arguments) @creation

(variable_declarator name: (identifier) @assign.name (_) @assign.value) @assign
(assignment_expression left: (identifier) @assign.name operator: "=" right: (_) @assign.value) @assign
(assignment_expression
  left: (_) @update.name
  operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>=" ">>>="]) @update
(prefix_unary_expression ["++" "--"] (_) @update.name) @update
(postfix_unary_expression (_) @update.name ["++" "--"]) @update
(expression_statement [(assignment_expression) (prefix_unary_expression) (postfix_unary_expression)] @alone)
(for_statement update: (_) @alone)

(for_statement
  initializer: (variable_declaration
    (variable_declarator name: (identifier) @counting.name (_) @counting.start))
  condition: (_) @counting.test
  update: (_) @counting.step) @counting
(foreach_statement left: (_) @each.name right: (_) @each.over) @each

(switch_section [(constant_pattern) (declaration_pattern)] @case.label) @case
(switch_expression_arm . [(constant_pattern) (declaration_pattern)] @case.label) @case
(catch_clause (catch_declaration type: (_) @handler.type) body: (_) @handler.body) @handler
(catch_clause . "catch" . (block) @handler.body) @handler

((parameter (modifier) @_how name: (identifier) @shared.name) @shared (#any-of? @_how "ref" "out"))
([(method_declaration (modifier "private") name: (identifier) @hidden.name)
  (field_declaration
    (modifier "private")
    (variable_declaration (variable_declarator name: (identifier) @hidden.name)))] @hidden)
(method_declaration (modifier "async") name: (identifier) @async.name) @async
(await_expression) @await

; --- what is asked, and what runs after the answer --------------------------

(if_statement condition: (_) @choice.condition consequence: (_) @choice.then) @choice
(conditional_expression condition: (_) @choice.condition consequence: (_) @choice.then) @choice
([(while_statement condition: (_) @while.condition) (do_statement condition: (_) @while.condition)] @while)
(prefix_unary_expression "!" (_) @negation.of) @negation
(switch_statement value: (_) @selection.of) @selection
(switch_expression . (_) @selection.of) @selection
