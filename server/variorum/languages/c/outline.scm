; The functions, types and fields that a file declares.

; --- functions ------------------------------------------------------------

(function_definition
  type: (_) @item.result
  declarator: (function_declarator declarator: (identifier) @item.name)
  body: (compound_statement) @item.body) @item.kind.function
; Functions that return a pointer, or a pointer to a pointer.
(function_definition
  type: (_) @item.result
  declarator: (pointer_declarator declarator: (function_declarator declarator: (identifier) @item.name))
  body: (compound_statement) @item.body) @item.kind.function
(function_definition
  type: (_) @item.result
  declarator: (pointer_declarator
    declarator: (pointer_declarator declarator: (function_declarator declarator: (identifier) @item.name)))
  body: (compound_statement) @item.body) @item.kind.function

(function_definition
  declarator: (function_declarator
    parameters: (parameter_list (parameter_declaration declarator: [
      (identifier) @item.parameter
      (_ declarator: (identifier) @item.parameter)
      (_ declarator: (_ declarator: (identifier) @item.parameter))
      (_ declarator: (parenthesized_declarator (_ declarator: (identifier) @item.parameter)))
    ]))))
(function_definition
  declarator: (pointer_declarator
    declarator: (function_declarator
      parameters: (parameter_list (parameter_declaration declarator: [
        (identifier) @item.parameter
        (_ declarator: (identifier) @item.parameter)
        (_ declarator: (_ declarator: (identifier) @item.parameter))
        (_ declarator: (parenthesized_declarator (_ declarator: (identifier) @item.parameter)))
      ])))))

; --- types ----------------------------------------------------------------

(struct_specifier name: (type_identifier) @item.name body: (_) @item.body) @item.kind.class
(union_specifier name: (type_identifier) @item.name body: (_) @item.body) @item.kind.class
(enum_specifier name: (type_identifier) @item.name body: (_) @item.body) @item.kind.enum
(type_definition
  type: (struct_specifier !name body: (_) @item.body)
  declarator: (type_identifier) @item.name) @item.kind.class
(type_definition
  type: (union_specifier !name body: (_) @item.body)
  declarator: (type_identifier) @item.name) @item.kind.class
(type_definition
  type: (enum_specifier !name body: (_) @item.body)
  declarator: (type_identifier) @item.name) @item.kind.enum

; One pattern for each shape compiles far quicker than one with alternatives.
(field_declaration type: (_) @item.result declarator: (field_identifier) @item.name) @item.kind.field
(field_declaration declarator: (pointer_declarator declarator: (field_identifier) @item.name)) @item.kind.field
(field_declaration declarator: (array_declarator declarator: (field_identifier) @item.name)) @item.kind.field
(field_declaration
  declarator: (pointer_declarator declarator: (pointer_declarator declarator: (field_identifier) @item.name)))
  @item.kind.field
(field_declaration
  declarator: (pointer_declarator declarator: (array_declarator declarator: (field_identifier) @item.name)))
  @item.kind.field
(field_declaration
  declarator: (array_declarator declarator: (array_declarator declarator: (field_identifier) @item.name)))
  @item.kind.field
(field_declaration
  declarator: (function_declarator
    declarator: (parenthesized_declarator (pointer_declarator declarator: (field_identifier) @item.name))))
  @item.kind.field
