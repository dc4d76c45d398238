; inherits: c
; Beside what C says: conditions with a declaration, loops over a range, references, exceptions, classes.

(binary_expression
  left: (_) @binary.left
  operator: ["and" "or" "bitand" "bitor" "xor" "not_eq"] @binary.operator
  right: (_) @binary.right) @binary
(subscript_expression
  argument: (_) @element.of
  indices: (subscript_argument_list . (_) @element.at .)) @element
(call_expression
  function: (qualified_identifier scope: (_)? @call.receiver name: (identifier) @call.name)
  arguments: (_) @call.arguments) @call

(for_range_loop declarator: (_) @each.name right: (_) @each.over) @each
(catch_clause parameters: (_) @handler.type body: (_) @handler.body) @handler

(parameter_declaration
  !type
  declarator: (reference_declarator (identifier) @shared.name)) @shared
(parameter_declaration
  type: (_)
  declarator: (reference_declarator (identifier) @shared.name)) @shared
; A constant reference changes nothing.
(parameter_declaration
  (type_qualifier)
  declarator: (reference_declarator (identifier) @constant.name)) @constant
; A collection that arrives as a copy of the caller's.
(parameter_declaration
  type: [(template_type) (qualified_identifier name: (template_type))]
  declarator: (identifier) @copied.name) @copied

; --- what is asked, and what runs after the answer --------------------------

(unary_expression operator: "not" argument: (_) @negation.of) @negation
