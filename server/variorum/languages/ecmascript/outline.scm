; The functions, methods, classes and fields that a file declares.

(class_declaration
  name: (_) @item.name
  body: (class_body) @item.body) @item.kind.class

; Functions and classes that a variable, a property or a field of an object names.
(lexical_declaration
  (variable_declarator
    name: (identifier) @item.name
    value: [
      (arrow_function body: (_) @item.body)
      (function_expression body: (_) @item.body)
      (generator_function body: (_) @item.body)
    ])) @item.kind.function
(variable_declaration
  (variable_declarator
    name: (identifier) @item.name
    value: [
      (arrow_function body: (_) @item.body)
      (function_expression body: (_) @item.body)
      (generator_function body: (_) @item.body)
    ])) @item.kind.function
(lexical_declaration
  (variable_declarator
    name: (identifier) @item.name
    value: (class body: (_) @item.body))) @item.kind.class
((expression_statement
  (assignment_expression
    left: (member_expression property: (_) @item.name)
    right: [
      (arrow_function body: (_) @item.body)
      (function_expression body: (_) @item.body)
      (generator_function body: (_) @item.body)
    ])) @item.kind.function
  (#not-eq? @item.name "exports"))
; What a module is as a whole goes by its own name, if it has one.
((expression_statement
  (assignment_expression
    left: (member_expression property: (_) @item.name)
    right: [
      (arrow_function body: (_) @item.body)
      (function_expression !name body: (_) @item.body)
      (generator_function !name body: (_) @item.body)
    ])) @item.kind.function
  (#eq? @item.name "exports"))
((expression_statement
  (assignment_expression
    left: (member_expression property: (_) @_exports)
    right: [
      (function_expression name: (_) @item.name body: (_) @item.body)
      (generator_function name: (_) @item.name body: (_) @item.body)
    ])) @item.kind.function
  (#eq? @_exports "exports"))
((expression_statement
  (assignment_expression
    left: (member_expression property: (_) @_exports)
    right: (class name: (_) @item.name body: (class_body) @item.body))) @item.kind.class
  (#eq? @_exports "exports"))
(pair
  key: (property_identifier) @item.name
  value: [
    (arrow_function body: (_) @item.body)
    (function_expression body: (_) @item.body)
    (generator_function body: (_) @item.body)
  ]) @item.kind.method

(arrow_function parameter: (identifier) @item.parameter)
