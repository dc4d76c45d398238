; inherits: ecmascript

(function_declaration
  name: (identifier) @item.name
  return_type: (type_annotation (_) @item.result)
  body: (_) @item.body) @item.kind.function
(method_definition
  name: (_) @item.name
  return_type: (type_annotation (_) @item.result)
  body: (_) @item.body) @item.kind.method

(abstract_class_declaration
  name: (_) @item.name
  body: (class_body) @item.body) @item.kind.class
(interface_declaration
  name: (_) @item.name
  body: (_) @item.body) @item.kind.interface
(enum_declaration
  name: (_) @item.name
  body: (_) @item.body) @item.kind.enum
(internal_module
  name: (_) @item.name
  body: (_) @item.body) @item.kind.module
(module
  name: (_) @item.name
  body: (_) @item.body) @item.kind.module
(abstract_method_signature
  name: (_) @item.name
  return_type: (_)? @item.result) @item.kind.method

(public_field_definition
  name: (_) @item.name
  value: [
    (arrow_function body: (_) @item.body)
    (function_expression body: (_) @item.body)
  ]) @item.kind.method
(public_field_definition name: (_) @item.name) @item.kind.field
(property_signature name: (property_identifier) @item.name) @item.kind.field

(required_parameter pattern: (identifier) @item.parameter)
(optional_parameter pattern: (identifier) @item.parameter)
(required_parameter pattern: (rest_pattern (identifier) @item.parameter))
(required_parameter pattern: (object_pattern (shorthand_property_identifier_pattern) @item.parameter))
