; inherits: c
; Beside what C declares: classes, methods, constructors, operators, namespaces and lambdas bound to a name.

; --- functions and methods ------------------------------------------------

; Inside the class.
(function_definition
  type: (_) @item.result
  declarator: (_ declarator: [(field_identifier) (operator_name)] @item.name)
  body: (_)? @item.body) @item.kind.method
(function_definition
  type: (_) @item.result
  declarator: (_ (_ declarator: [(field_identifier) (operator_name)] @item.name))
  body: (_)? @item.body) @item.kind.method

; Outside of it, perhaps inside a namespace.
(function_definition
  type: (_) @item.result
  declarator: (_ declarator: (qualified_identifier name: [(identifier) (operator_name)] @item.name))
  body: (_)? @item.body) @item.kind.method
(function_definition
  type: (_) @item.result
  declarator: (_ (_ declarator: (qualified_identifier name: [(identifier) (operator_name)] @item.name)))
  body: (_)? @item.body) @item.kind.method
(function_definition
  type: (_) @item.result
  declarator: (_
    declarator: (qualified_identifier name: (qualified_identifier name: [(identifier) (operator_name)] @item.name)))
  body: (_)? @item.body) @item.kind.method
(function_definition
  type: (_) @item.result
  declarator: (_
    (_
      declarator: (qualified_identifier name: (qualified_identifier name: [(identifier) (operator_name)] @item.name))))
  body: (_)? @item.body) @item.kind.method

(function_definition
  !type
  declarator: (_ declarator: (identifier) @item.name)
  body: (_)? @item.body) @item.kind.constructor
(function_definition
  !type
  declarator: (_ declarator: (qualified_identifier name: (identifier) @item.name))
  body: (_)? @item.body) @item.kind.constructor
(function_definition
  declarator: (_ declarator: [
    (destructor_name) @item.name
    (qualified_identifier name: (destructor_name) @item.name)
  ])
  body: (_)? @item.body) @item.kind.method
(function_definition
  declarator: (operator_cast type: (_) @item.name @item.result)
  body: (_)? @item.body) @item.kind.method

; What is only declared, as an interface declares it.
(field_declaration
  type: (_) @item.result
  declarator: (function_declarator declarator: [(field_identifier) (operator_name)] @item.name)) @item.kind.method
(field_declaration
  type: (_) @item.result
  declarator: (_ (function_declarator declarator: [(field_identifier) (operator_name)] @item.name))) @item.kind.method

; --- parameters -----------------------------------------------------------

(function_declarator
  declarator: (identifier)
  parameters: (parameter_list [
    (parameter_declaration declarator: (reference_declarator (identifier) @item.parameter))
    (optional_parameter_declaration declarator: (identifier) @item.parameter)
    (optional_parameter_declaration declarator: (_ (identifier) @item.parameter))
    (variadic_parameter_declaration declarator: (_ (identifier) @item.parameter))
  ]))
(function_declarator
  declarator: [(field_identifier) (operator_name) (qualified_identifier)]
  parameters: (parameter_list [
    (parameter_declaration declarator: (identifier) @item.parameter)
    (parameter_declaration declarator: (_ declarator: (identifier) @item.parameter))
    (parameter_declaration declarator: (_ declarator: (_ declarator: (identifier) @item.parameter)))
    (parameter_declaration declarator: (reference_declarator (identifier) @item.parameter))
    (optional_parameter_declaration declarator: (identifier) @item.parameter)
    (optional_parameter_declaration declarator: (_ (identifier) @item.parameter))
    (variadic_parameter_declaration declarator: (_ (identifier) @item.parameter))
  ]))

; --- types and namespaces -------------------------------------------------

(class_specifier name: (_) @item.name body: (_) @item.body) @item.kind.class
(struct_specifier name: (template_type name: (type_identifier) @item.name) body: (_) @item.body) @item.kind.class
(alias_declaration
  name: (type_identifier) @item.name
  type: (type_descriptor type: [
    (struct_specifier !name body: (_) @item.body)
    (union_specifier !name body: (_) @item.body)
    (class_specifier !name body: (_) @item.body)
  ])) @item.kind.class
(namespace_definition name: (_) @item.name body: (_) @item.body) @item.kind.module
(field_declaration
  type: (_) @item.result
  declarator: (reference_declarator (field_identifier) @item.name)) @item.kind.field

; --- lambdas bound to a name ----------------------------------------------

(declaration
  declarator: (init_declarator
    declarator: (identifier) @item.name
    value: (lambda_expression body: (_) @item.body))) @item.kind.function
(lambda_expression
  declarator: (_ parameters: (parameter_list (parameter_declaration declarator: [
    (identifier) @item.parameter
    (_ declarator: (identifier) @item.parameter)
    (reference_declarator (identifier) @item.parameter)
  ]))))
