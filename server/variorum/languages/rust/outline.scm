; The functions, methods, types and fields that a file declares.

; What takes `self` is a method; a pattern behind it has the last word on the same declaration.
(function_item
  name: (identifier) @item.name
  parameters: (parameters . (self_parameter))
  return_type: (_)? @item.result
  body: (block) @item.body) @item.kind.method
(function_item
  name: (identifier) @item.name
  return_type: (_)? @item.result
  body: (block) @item.body) @item.kind.function
(function_signature_item
  name: (identifier) @item.name
  return_type: (_)? @item.result) @item.kind.method

(function_item parameters: (parameters (parameter pattern: (identifier) @item.parameter)))
(function_item parameters: (parameters (parameter pattern: (mut_pattern (identifier) @item.parameter))))
(function_signature_item parameters: (parameters (parameter pattern: (identifier) @item.parameter)))
; A closure bound to a name.
(let_declaration
  pattern: (identifier) @item.name
  value: (closure_expression body: (_) @item.body)) @item.kind.function
(closure_parameters [(identifier) @item.parameter (parameter pattern: (identifier) @item.parameter)])

(struct_item name: (type_identifier) @item.name body: (_)? @item.body) @item.kind.class
(union_item name: (type_identifier) @item.name body: (_) @item.body) @item.kind.class
(enum_item name: (type_identifier) @item.name body: (_) @item.body) @item.kind.enum
(trait_item name: (type_identifier) @item.name body: (_) @item.body) @item.kind.interface
(impl_item
  type: [(type_identifier) @item.name (generic_type type: (type_identifier) @item.name)]
  body: (_) @item.body) @item.kind.module
(mod_item name: (identifier) @item.name body: (_) @item.body) @item.kind.module
(field_declaration name: (field_identifier) @item.name type: (_) @item.result) @item.kind.field
(enum_variant name: (identifier) @item.name) @item.kind.field
