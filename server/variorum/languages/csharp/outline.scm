; The namespaces, types, methods, properties and fields that a file declares.

(namespace_declaration name: (_) @item.name body: (_) @item.body) @item.kind.module
(file_scoped_namespace_declaration name: (_) @item.name) @item.kind.module
(class_declaration name: (identifier) @item.name body: (_) @item.body) @item.kind.class
(struct_declaration name: (identifier) @item.name body: (_) @item.body) @item.kind.class
(record_declaration name: (identifier) @item.name body: (_)? @item.body) @item.kind.class
(interface_declaration name: (identifier) @item.name body: (_) @item.body) @item.kind.interface
(enum_declaration name: (identifier) @item.name body: (_) @item.body) @item.kind.enum
(delegate_declaration type: (_) @item.result name: (identifier) @item.name) @item.kind.interface

(method_declaration
  returns: (_) @item.result
  name: (identifier) @item.name
  body: (_)? @item.body) @item.kind.method
(constructor_declaration name: (identifier) @item.name body: (_)? @item.body) @item.kind.constructor
(operator_declaration
  type: (_) @item.result
  operator: _ @item.name
  body: (_)? @item.body) @item.kind.method
; The methods of a program without a class.
(local_function_statement
  type: (_) @item.result
  name: (identifier) @item.name
  body: (_)? @item.body) @item.kind.function

; One statement may declare several fields, so each declarator is a declaration.
(field_declaration
  (variable_declaration
    type: (_) @item.result
    (variable_declarator name: (identifier) @item.name) @item.kind.field))
(event_field_declaration
  (variable_declaration
    type: (_) @item.result
    (variable_declarator name: (identifier) @item.name) @item.kind.field))
(property_declaration type: (_) @item.result name: (identifier) @item.name) @item.kind.field
(enum_member_declaration name: (identifier) @item.name) @item.kind.field

; Lambdas have parameters too, but those are not the method's.
(method_declaration parameters: (parameter_list (parameter name: (identifier) @item.parameter)))
(constructor_declaration parameters: (parameter_list (parameter name: (identifier) @item.parameter)))
(operator_declaration parameters: (parameter_list (parameter name: (identifier) @item.parameter)))
(local_function_statement parameters: (parameter_list (parameter name: (identifier) @item.parameter)))
(delegate_declaration parameters: (parameter_list (parameter name: (identifier) @item.parameter)))
(record_declaration (parameter_list (parameter name: (identifier) @item.parameter)))
(class_declaration (parameter_list (parameter name: (identifier) @item.parameter)))
; A `params` array stands in the list itself.
(method_declaration parameters: (parameter_list name: (identifier) @item.parameter))
(constructor_declaration parameters: (parameter_list name: (identifier) @item.parameter))
(local_function_statement parameters: (parameter_list name: (identifier) @item.parameter))
