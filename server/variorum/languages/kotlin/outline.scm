; The functions, types and properties that a file declares.

(function_declaration name: (identifier) @item.name (function_body)? @item.body) @item.kind.function
(function_declaration
  name: (identifier) @item.name
  (function_value_parameters)
  .
  [(user_type) (nullable_type) (function_type)] @item.result
  (function_body)? @item.body) @item.kind.function
(secondary_constructor
  "constructor" @item.name
  (function_value_parameters)
  (block)? @item.body) @item.kind.constructor

(class_declaration "class" name: (identifier) @item.name (class_body) @item.body) @item.kind.class
(class_declaration "class" name: (identifier) @item.name .) @item.kind.class
(class_declaration "class" name: (identifier) @item.name (primary_constructor) .) @item.kind.class
(class_declaration "class" name: (identifier) @item.name (delegation_specifiers) .) @item.kind.class
(class_declaration "class" name: (identifier) @item.name (enum_class_body) @item.body) @item.kind.enum
(class_declaration "interface" name: (identifier) @item.name (class_body)? @item.body) @item.kind.interface
(object_declaration name: (identifier) @item.name (class_body)? @item.body) @item.kind.class
(companion_object "object" @item.name (class_body) @item.body) @item.kind.class
(enum_entry . (identifier) @item.name) @item.kind.field
; A local variable looks just like a property, but it has no modifiers.
(property_declaration
  (modifiers [(visibility_modifier) (member_modifier) (property_modifier) (inheritance_modifier)])
  (variable_declaration (identifier) @item.name)) @item.kind.field

(function_declaration (function_value_parameters (parameter . (identifier) @item.parameter)))
(secondary_constructor (function_value_parameters (parameter . (identifier) @item.parameter)))
(class_declaration
  (primary_constructor
    (class_parameters
      (class_parameter
        (identifier) @item.parameter
        .
        [(user_type) (nullable_type) (function_type) (parenthesized_type) (non_nullable_type)]))))
