; Expressions and statements with their parts, which the pair rules compare piece by piece.

(binary_expression
  left: (_) @binary.left
  operator: ["+" "-" "*" "/" "%" "||" "&&" "|" "^" "&" "==" "!=" ">" ">=" "<=" "<" "<<" ">>"] @binary.operator
  right: (_) @binary.right) @binary
(if_statement condition: (_) @branch.condition) @branch
(subscript_expression argument: (_) @element.of . (_) @element.at) @element

(call_expression function: (identifier) @call.name arguments: (_) @call.arguments) @call
(call_expression
  function: (field_expression argument: (_) @call.receiver field: (field_identifier) @call.name)
  arguments: (_) @call.arguments) @call

(init_declarator declarator: (identifier) @assign.name value: (_) @assign.value) @assign
(assignment_expression left: (identifier) @assign.name operator: "=" right: (_) @assign.value) @assign
(assignment_expression
  left: (_) @update.name
  operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>="]) @update
(update_expression argument: (_) @update.name) @update
(expression_statement [(assignment_expression) (update_expression)] @alone)
(for_statement update: (_) @alone)

(for_statement
  initializer: (declaration
    declarator: (init_declarator declarator: (identifier) @counting.name value: (_) @counting.start))
  condition: (_) @counting.test
  update: (_) @counting.step) @counting
(for_statement
  initializer: (assignment_expression left: (identifier) @counting.name right: (_) @counting.start)
  condition: (_) @counting.test
  update: (_) @counting.step) @counting

(case_statement value: (_) @case.label) @case

; A parameter through which the caller's variable changes, if something is stored where it points.
(parameter_declaration
  type: (primitive_type)
  declarator: (pointer_declarator "*" @shared.pointer declarator: (identifier) @shared.name)) @shared
(assignment_expression left: (pointer_expression argument: (identifier) @pointee.name)) @pointee
(update_expression argument: (parenthesized_expression (pointer_expression argument: (identifier) @pointee.name))) @pointee
(declaration
  (storage_class_specifier "static")
  declarator: [(identifier) @static.name (init_declarator declarator: (identifier) @static.name)]) @static

; --- what is asked, and what runs after the answer --------------------------

(if_statement condition: (_) @choice.condition consequence: (_) @choice.then) @choice
(conditional_expression condition: (_) @choice.condition consequence: (_) @choice.then) @choice
([(while_statement condition: (_) @while.condition) (do_statement condition: (_) @while.condition)] @while)
(unary_expression operator: "!" argument: (_) @negation.of) @negation
(switch_statement condition: (_) @selection.of) @selection
