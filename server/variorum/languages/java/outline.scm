; The types, methods, constructors and fields that a file declares.

(class_declaration name: (identifier) @item.name body: (_) @item.body) @item.kind.class
(record_declaration name: (identifier) @item.name body: (_) @item.body) @item.kind.class
(interface_declaration name: (identifier) @item.name body: (_) @item.body) @item.kind.interface
(annotation_type_declaration name: (identifier) @item.name body: (_) @item.body) @item.kind.interface
(enum_declaration name: (identifier) @item.name body: (_) @item.body) @item.kind.enum

(method_declaration
  type: (_) @item.result
  name: (identifier) @item.name
  body: (block)? @item.body) @item.kind.method
(annotation_type_element_declaration
  type: (_) @item.result
  name: (identifier) @item.name) @item.kind.method
(constructor_declaration
  name: (identifier) @item.name
  body: (constructor_body) @item.body) @item.kind.constructor
(compact_constructor_declaration
  name: (identifier) @item.name
  body: (block) @item.body) @item.kind.constructor

; One statement may declare several fields, so each declarator is a declaration.
(field_declaration
  type: (_) @item.result
  declarator: (variable_declarator name: (identifier) @item.name) @item.kind.field)
(constant_declaration
  type: (_) @item.result
  declarator: (variable_declarator name: (identifier) @item.name) @item.kind.field)
(enum_constant name: (identifier) @item.name) @item.kind.field

; Lambdas have parameters too, but those are not the method's.
(method_declaration parameters: (formal_parameters (formal_parameter name: (identifier) @item.parameter)))
(method_declaration
  parameters: (formal_parameters (spread_parameter (variable_declarator name: (identifier) @item.parameter))))
(constructor_declaration parameters: (formal_parameters (formal_parameter name: (identifier) @item.parameter)))
(constructor_declaration
  parameters: (formal_parameters (spread_parameter (variable_declarator name: (identifier) @item.parameter))))
(record_declaration parameters: (formal_parameters (formal_parameter name: (identifier) @item.parameter)))
