; The functions, types and fields that a file declares. Wildcards stand for the many shapes of a declarator where they
; can: a pattern that spells the shapes out takes far longer to compile.

; --- functions ------------------------------------------------------------

(function_definition
  type: (_) @item.result
  declarator: (_ declarator: (identifier) @item.name)
  body: (_) @item.body) @item.kind.function
; Functions that return a pointer, or a pointer to a pointer.
(function_definition
  type: (_) @item.result
  declarator: (_ (_ declarator: (identifier) @item.name))
  body: (_) @item.body) @item.kind.function
(function_definition
  type: (_) @item.result
  declarator: (pointer_declarator (pointer_declarator (_ declarator: (identifier) @item.name)))
  body: (_) @item.body) @item.kind.function

(function_declarator
  declarator: (identifier)
  parameters: (parameter_list (parameter_declaration declarator: [
    (identifier) @item.parameter
    (_ declarator: (identifier) @item.parameter)
    (_ declarator: (_ declarator: (identifier) @item.parameter))
    (_ declarator: (parenthesized_declarator (_ declarator: (identifier) @item.parameter)))
  ])))

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

(field_declaration type: (_) @item.result declarator: (field_identifier) @item.name) @item.kind.field
(field_declaration declarator: (pointer_declarator declarator: (field_identifier) @item.name)) @item.kind.field
(field_declaration declarator: (array_declarator declarator: (field_identifier) @item.name)) @item.kind.field
(field_declaration declarator: (_ declarator: (pointer_declarator declarator: (field_identifier) @item.name)))
  @item.kind.field
(field_declaration declarator: (_ declarator: (array_declarator declarator: (field_identifier) @item.name)))
  @item.kind.field
(field_declaration
  declarator: (_ declarator: (parenthesized_declarator (_ declarator: (field_identifier) @item.name))))
  @item.kind.field
