; Scopes, definitions and uses of names.

; --- scopes ---------------------------------------------------------------

[
  (method_declaration)
  (constructor_declaration)
  (compact_constructor_declaration)
  (lambda_expression)
] @scope.function

[
  (block)
  (constructor_body)
  (for_statement)
  (enhanced_for_statement)
  (try_with_resources_statement)
  (catch_clause)
  (switch_block)
  (switch_rule)
] @scope

; Classes that stand inside a method; those of the file are items of their own.
[
  (class_declaration)
  (interface_declaration)
  (enum_declaration)
  (record_declaration)
  (annotation_type_declaration)
] @scope.class
(object_creation_expression (class_body) @scope.class)
(enum_constant body: (class_body) @scope.class)

; A method's name stands inside its node but belongs to the class around it.
(method_declaration name: (identifier) @scope.outside)
(annotation_type_element_declaration name: (identifier) @scope.outside)

; --- types and type parameters --------------------------------------------

(class_declaration name: (identifier) @definition.class)
(interface_declaration name: (identifier) @definition.class)
(enum_declaration name: (identifier) @definition.class)
(record_declaration name: (identifier) @definition.class)
(annotation_type_declaration name: (identifier) @definition.class)
(type_parameter (type_identifier) @definition.type_parameter)

; --- variables ------------------------------------------------------------

(local_variable_declaration declarator: (variable_declarator name: (identifier) @definition.variable value: (_)))
(local_variable_declaration declarator: (variable_declarator name: (identifier) @definition.declared !value))
(enhanced_for_statement name: (identifier) @definition.loop)
(resource name: (identifier) @definition.with)
(catch_formal_parameter name: (identifier) @definition.catch)
(instanceof_expression name: (identifier) @definition.pattern)
(type_pattern (_) (identifier) @definition.pattern)
(record_pattern_component (_) (identifier) @definition.pattern)

(formal_parameter name: (identifier) @definition.parameter)
(spread_parameter (variable_declarator name: (identifier) @definition.parameter))
(lambda_expression parameters: (identifier) @definition.parameter)
(inferred_parameters (identifier) @definition.parameter)

; --- members --------------------------------------------------------------

(field_declaration declarator: (variable_declarator name: (identifier) @definition.member))
(constant_declaration declarator: (variable_declarator name: (identifier) @definition.member))
(enum_constant name: (identifier) @definition.member)
(method_declaration name: (identifier) @definition.member)
(annotation_type_element_declaration name: (identifier) @definition.member)
(record_declaration parameters: (formal_parameters (formal_parameter name: (identifier) @definition.member)))
(constructor_declaration name: (identifier) @ignore)
(compact_constructor_declaration name: (identifier) @ignore)

; An annotated member may be used by a framework, so `private` must be the first modifier to count.
; A designer of user interfaces binds the components of a form to fields, and a framework reads annotations in a type.
((field_declaration
  (modifiers . "private" .)
  type: (_) @_type
  declarator: (variable_declarator name: (identifier) @definition.member.private))
  (#not-match? @_type "^J[A-Z]|@"))
(field_declaration
  (modifiers . "private" . ["static" "final" "volatile" "transient"])
  declarator: (variable_declarator name: (identifier) @definition.member.private))
(field_declaration
  (modifiers . "static" . "private")
  declarator: (variable_declarator name: (identifier) @definition.member.private))
(method_declaration (modifiers . "private" .) name: (identifier) @definition.member.private)
(method_declaration
  (modifiers . "private" . ["static" "final" "synchronized" "native"])
  name: (identifier) @definition.member.private)
(method_declaration (modifiers . "static" . "private") name: (identifier) @definition.member.private)

; --- imports --------------------------------------------------------------

(import_declaration (scoped_identifier name: (identifier) @definition.import) .)
(import_declaration (identifier) @definition.import .)
(package_declaration (identifier) @ignore)
; A path begins with a package, in small letters, or with a type around another.
((scoped_identifier scope: (identifier) @ignore)
  (#match? @ignore "^[a-z]"))
(scoped_identifier name: (identifier) @member)

; --- uses -----------------------------------------------------------------

(assignment_expression left: (identifier) @write operator: "=")
(expression_statement
  (assignment_expression
    left: (identifier) @update
    operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>=" ">>>="]))
(expression_statement (update_expression (identifier) @update))

(field_access field: (identifier) @member)
; Reflection finds members by a text that is their name, and so do test frameworks by those that annotations hold.
((string_fragment) @member
  (#match? @member "^[A-Za-z_][A-Za-z0-9_]*$"))
; A field that is only assigned is not used.
(expression_statement (assignment_expression left: (field_access object: (this) field: (identifier) @member.assigned) operator: "="))
(method_invocation object: (_) name: (identifier) @member)
; The names of methods live apart from those of variables. As text, a call counts for both.
(method_invocation !object name: (identifier) @reference.text)
(method_reference (_) (identifier) @member .)
(scoped_type_identifier (_) (type_identifier) @member .)
(element_value_pair key: (identifier) @ignore)

; Nobody can see which names these bring.
(import_declaration "static" (asterisk)) @dynamic
; Lombok writes methods that use the fields.
((import_declaration (scoped_identifier) @_path) @dynamic
  (#match? @_path "^lombok\\b"))

(identifier) @reference
(type_identifier) @reference

; --- labels ---------------------------------------------------------------

; They come last, to win over the plain `@reference`.
(labeled_statement . (identifier) @definition.label)
(break_statement (identifier) @reference.label)
(continue_statement (identifier) @reference.label)

; A constant of an enumeration goes by its own name there.
(switch_label (identifier) @reference.uncertain)
