; inherits: ecmascript

(import_statement (import_require_clause (identifier) @import.clause)) @import.statement
(import_alias . (identifier) @import.clause) @import.statement
(ambient_declaration (module name: (string) @module.augmented))

(expression_statement [
  (non_null_expression [(identifier) (member_expression) (subscript_expression)])
  (as_expression . [(identifier) (number) (string) (true) (false) (null)])
  (instantiation_expression)
]) @useless

; What tells of something that is elsewhere.
[(ambient_declaration) (function_signature)] @ambient

; In its own body a type means itself, and so does a namespace.
(abstract_class_declaration name: (_) @self.name body: (_) @self.body)
(interface_declaration name: (_) @self.name body: (_) @self.body)
(type_alias_declaration name: (_) @self.name value: (_) @self.body)
(enum_declaration name: (_) @self.name body: (_) @self.body)
(internal_module name: (identifier) @self.name body: (_) @self.body)
(module name: (identifier) @self.name body: (_) @self.body)

; `typeof x` in a type needs the type of `x` and never its value.
(type_query [
  (identifier) @type.only
  (member_expression object: [
    (identifier) @type.only
    (member_expression object: [
      (identifier) @type.only
      (member_expression object: (identifier) @type.only)
    ])
  ])
  (subscript_expression object: (identifier) @type.only)
])
; So does the name of a member of a type that is worked out.
(property_signature name: (computed_property_name [
  (identifier) @type.only
  (member_expression object: (identifier) @type.only)
]))

; A type is never worked out, so that it may have the name of a variable that has no value yet.
[(type_annotation) (type_arguments)] @type.unread
(as_expression (_) . (_) @type.unread .)
(satisfies_expression (_) . (_) @type.unread .)
; The grammar takes `delete a![b]` for a part of what `delete a` comes to.
((expression_statement) @guarded
  (#match? @guarded "^delete\\s"))
