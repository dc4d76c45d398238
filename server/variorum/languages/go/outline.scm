; The functions, methods, types and fields that a file declares.

(function_declaration
  name: (identifier) @item.name
  result: (_)? @item.result
  body: (block)? @item.body) @item.kind.function
(method_declaration
  name: (field_identifier) @item.name
  result: (_)? @item.result
  body: (block)? @item.body) @item.kind.method

(function_declaration parameters: (parameter_list [
  (parameter_declaration name: (identifier) @item.parameter)
  (variadic_parameter_declaration name: (identifier) @item.parameter)
]))
(method_declaration parameters: (parameter_list [
  (parameter_declaration name: (identifier) @item.parameter)
  (variadic_parameter_declaration name: (identifier) @item.parameter)
]))

; A function bound to a name.
(short_var_declaration
  left: (expression_list . (identifier) @item.name .)
  right: (expression_list . (func_literal body: (block) @item.body) .)) @item.kind.function
(func_literal parameters: (parameter_list (parameter_declaration name: (identifier) @item.parameter)))

(type_spec
  name: (type_identifier) @item.name
  type: (struct_type) @item.body) @item.kind.class
(type_spec
  name: (type_identifier) @item.name
  type: (interface_type) @item.body) @item.kind.interface

(field_declaration
  name: (field_identifier) @item.name
  type: (_) @item.result) @item.kind.field
(method_elem
  name: (field_identifier) @item.name
  result: (_)? @item.result) @item.kind.method
