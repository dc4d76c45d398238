; inherits: ecmascript

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
