; The functions, methods and classes that a file declares.

(function_definition
  name: (name) @item.name
  return_type: (_)? @item.result
  body: (compound_statement) @item.body) @item.kind.function
((method_declaration
  name: (name) @item.name
  return_type: (_)? @item.result
  body: (compound_statement)? @item.body) @item.kind.method
  (#not-eq? @item.name "__construct"))
((method_declaration
  name: (name) @item.name
  body: (compound_statement)? @item.body) @item.kind.constructor
  (#eq? @item.name "__construct"))
(expression_statement
  (assignment_expression
    left: (variable_name (name) @item.name)
    right: [
      (anonymous_function body: (_) @item.body)
      (arrow_function body: (_) @item.body)
    ])) @item.kind.function

(class_declaration name: (name) @item.name body: (_) @item.body) @item.kind.class
(trait_declaration name: (name) @item.name body: (_) @item.body) @item.kind.class
(interface_declaration name: (name) @item.name body: (_) @item.body) @item.kind.interface
(enum_declaration name: (name) @item.name body: (_) @item.body) @item.kind.enum
(namespace_definition name: (namespace_name) @item.name body: (_) @item.body) @item.kind.module

(property_declaration (property_element name: (variable_name (name) @item.name))) @item.kind.field

(simple_parameter name: (variable_name (name) @item.parameter))
(variadic_parameter name: (variable_name (name) @item.parameter))
(property_promotion_parameter name: (variable_name (name) @item.parameter))
