; inherits: ecmascript

(function_declaration
  name: (identifier) @item.name
  return_type: (type_annotation (_) @item.result)?
  body: (statement_block) @item.body) @item.kind.function
(generator_function_declaration
  name: (identifier) @item.name
  return_type: (type_annotation (_) @item.result)?
  body: (statement_block) @item.body) @item.kind.function

((method_definition
  name: (_) @item.name
  return_type: (type_annotation (_) @item.result)?
  body: (statement_block) @item.body) @item.kind.method
  (#not-eq? @item.name "constructor"))
((method_definition
  name: (_) @item.name
  body: (statement_block) @item.body) @item.kind.constructor
  (#eq? @item.name "constructor"))

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
  return_type: (type_annotation (_) @item.result)?) @item.kind.method

(public_field_definition
  name: (_) @item.name
  value: [
    (arrow_function body: (_) @item.body)
    (function_expression body: (_) @item.body)
  ]) @item.kind.method
(public_field_definition name: (_) @item.name) @item.kind.field

(function_declaration parameters: (formal_parameters [
  (_ pattern: (identifier) @item.parameter)
  (_ pattern: (rest_pattern (identifier) @item.parameter))
  (_ pattern: (object_pattern (shorthand_property_identifier_pattern) @item.parameter))
]))
(generator_function_declaration parameters: (formal_parameters [
  (_ pattern: (identifier) @item.parameter)
  (_ pattern: (rest_pattern (identifier) @item.parameter))
  (_ pattern: (object_pattern (shorthand_property_identifier_pattern) @item.parameter))
]))
(function_expression parameters: (formal_parameters [
  (_ pattern: (identifier) @item.parameter)
  (_ pattern: (rest_pattern (identifier) @item.parameter))
  (_ pattern: (object_pattern (shorthand_property_identifier_pattern) @item.parameter))
]))
(generator_function parameters: (formal_parameters [
  (_ pattern: (identifier) @item.parameter)
  (_ pattern: (rest_pattern (identifier) @item.parameter))
  (_ pattern: (object_pattern (shorthand_property_identifier_pattern) @item.parameter))
]))
(arrow_function parameters: (formal_parameters [
  (_ pattern: (identifier) @item.parameter)
  (_ pattern: (rest_pattern (identifier) @item.parameter))
  (_ pattern: (object_pattern (shorthand_property_identifier_pattern) @item.parameter))
]))
(method_definition parameters: (formal_parameters [
  (_ pattern: (identifier) @item.parameter)
  (_ pattern: (rest_pattern (identifier) @item.parameter))
  (_ pattern: (object_pattern (shorthand_property_identifier_pattern) @item.parameter))
]))
(abstract_method_signature parameters: (formal_parameters [
  (_ pattern: (identifier) @item.parameter)
  (_ pattern: (rest_pattern (identifier) @item.parameter))
  (_ pattern: (object_pattern (shorthand_property_identifier_pattern) @item.parameter))
]))
