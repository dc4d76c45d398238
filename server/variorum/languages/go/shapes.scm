; Expressions and statements with their parts, which the pair rules compare piece by piece.

(binary_expression left: (_) @binary.left operator: _ @binary.operator right: (_) @binary.right) @binary
(if_statement condition: (_) @branch.condition) @branch
(index_expression operand: (_) @element.of index: (_) @element.at) @element
(slice_expression start: (_) @slice.from end: (_) @slice.to) @slice

(call_expression function: (identifier) @call.name arguments: (_) @call.arguments) @call
(call_expression
  function: (selector_expression operand: (_) @call.receiver field: (field_identifier) @call.name)
  arguments: (_) @call.arguments) @call

(short_var_declaration
  left: (expression_list . (identifier) @assign.name .)
  right: (expression_list . (_) @assign.value .)) @assign
(assignment_statement
  left: (expression_list . (identifier) @assign.name .)
  operator: "="
  right: (expression_list . (_) @assign.value .)) @assign
(var_spec name: (identifier) @assign.name value: (expression_list . (_) @assign.value .)) @assign
(assignment_statement
  left: (_) @update.name
  operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>="]) @update @alone
([(inc_statement (_) @update.name) (dec_statement (_) @update.name)] @update @alone)

(for_statement
  (for_clause
    initializer: (short_var_declaration
      left: (expression_list . (identifier) @counting.name .)
      right: (expression_list . (_) @counting.start .))
    condition: (_) @counting.test
    update: (_) @counting.step)) @counting
(for_statement (range_clause left: (expression_list (identifier) @each.name .) right: (_) @each.over)) @each
(for_statement (range_clause left: (expression_list . (identifier) @keys.name .) right: (_) @keys.over)) @keys

(expression_case value: (_) @case.label) @case

(parameter_declaration name: (identifier) @shared.name type: (pointer_type "*" @shared.pointer)) @shared
(assignment_statement left: (expression_list (unary_expression operator: "*" operand: (identifier) @pointee.name))) @pointee
(inc_statement (unary_expression operator: "*" operand: (identifier) @pointee.name)) @pointee
(dec_statement (unary_expression operator: "*" operand: (identifier) @pointee.name)) @pointee

; --- what is asked, and what runs after the answer --------------------------

(if_statement condition: (_) @choice.condition consequence: (_) @choice.then) @choice
(for_statement
  . [
    (binary_expression) (unary_expression) (call_expression) (identifier) (parenthesized_expression)
    (selector_expression) (index_expression)
  ] @while.condition) @while
(unary_expression operator: "!" operand: (_) @negation.of) @negation
(expression_switch_statement value: (_) @selection.of) @selection
