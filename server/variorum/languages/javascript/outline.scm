; inherits: ecmascript

(function_declaration
  name: (identifier) @item.name
  body: (statement_block) @item.body) @item.kind.function
(generator_function_declaration
  name: (identifier) @item.name
  body: (statement_block) @item.body) @item.kind.function

((method_definition
  name: (_) @item.name
  body: (statement_block) @item.body) @item.kind.method
  (#not-eq? @item.name "constructor"))
((method_definition
  name: (_) @item.name
  body: (statement_block) @item.body) @item.kind.constructor
  (#eq? @item.name "constructor"))

(field_definition
  property: (_) @item.name
  value: [
    (arrow_function body: (_) @item.body)
    (function_expression body: (_) @item.body)
  ]) @item.kind.method
(field_definition property: (_) @item.name) @item.kind.field

(formal_parameters (identifier) @item.parameter)
(formal_parameters (assignment_pattern left: (identifier) @item.parameter))
(formal_parameters (rest_pattern (identifier) @item.parameter))
(formal_parameters (object_pattern (shorthand_property_identifier_pattern) @item.parameter))
(formal_parameters (object_pattern
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @item.parameter)))
(formal_parameters (object_pattern (pair_pattern value: (identifier) @item.parameter)))
(formal_parameters (array_pattern (identifier) @item.parameter))
