; inherits: ecmascript

; --- types and signatures ----------------------------------------------------

; Signatures only name their parameters, and a type's parameters live as long as the type is written.
[
  (function_signature)
  (method_signature)
  (abstract_method_signature)
  (call_signature)
  (construct_signature)
  (function_type)
  (constructor_type)
  (index_signature)
] @scope.function
[
  (abstract_class_declaration)
  (interface_declaration)
  (type_alias_declaration)
  (conditional_type)
  (enum_declaration)
  (internal_module)
  (module)
] @scope.block
; A parameter's decorator is worked out where the class is.
(required_parameter (decorator) @scope.outside)
(method_signature name: (_) @scope.outside)
(abstract_method_signature name: (_) @scope.outside)
(abstract_class_declaration name: (_) @scope.outside)
(interface_declaration name: (_) @scope.outside)
(type_alias_declaration name: (_) @scope.outside)
(enum_declaration name: (_) @scope.outside)
(internal_module name: (identifier) @scope.outside)
(module name: (identifier) @scope.outside)

(abstract_class_declaration name: (_) @definition.class)
(interface_declaration name: (type_identifier) @definition.type)
(type_alias_declaration name: (type_identifier) @definition.type)
(enum_declaration name: (identifier) @definition.type)
(internal_module name: (identifier) @definition.type)
(module name: (identifier) @definition.type)
(function_signature name: (identifier) @definition.function)
(type_parameter name: (type_identifier) @definition.type_parameter)
(mapped_type_clause name: (type_identifier) @definition.prototype)
(infer_type (type_identifier) @definition.inferred)

; This grammar reads `using x = f()` as an assignment.
(assignment_expression "using" left: (identifier) @definition.with)

; --- parameters ----------------------------------------------------------------

(required_parameter pattern: (identifier) @definition.parameter)
(optional_parameter pattern: (identifier) @definition.parameter)
(required_parameter pattern: (rest_pattern (identifier) @definition.parameter))
(required_parameter pattern: [
  (array_pattern (identifier) @definition.unpacked)
  (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
  (pair_pattern value: (identifier) @definition.unpacked)
  (rest_pattern (identifier) @definition.unpacked)
  (assignment_pattern left: (identifier) @definition.unpacked)
  (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ])
  (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ]))
  (_ (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ])))
  (_ (_ (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ]))))
  (_ (_ (_ (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ])))))
  (_ (_ (_ (_ (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ]))))))
])
(optional_parameter pattern: (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked))
(optional_parameter pattern: (array_pattern (identifier) @definition.unpacked))

; A setter has to take a value, whether it looks at it or not.
(method_definition "set" parameters: (formal_parameters (_ pattern: (identifier) @definition.prototype)))

; What a bodiless signature calls its parameters is for the reader alone.
(function_signature parameters: (formal_parameters (_ pattern: (identifier) @definition.prototype)))
(method_signature parameters: (formal_parameters (_ pattern: (identifier) @definition.prototype)))
(abstract_method_signature parameters: (formal_parameters (_ pattern: (identifier) @definition.prototype)))
(call_signature parameters: (formal_parameters (_ pattern: (identifier) @definition.prototype)))
(construct_signature parameters: (formal_parameters (_ pattern: (identifier) @definition.prototype)))
(function_type parameters: (formal_parameters (_ pattern: (identifier) @definition.prototype)))
(constructor_type parameters: (formal_parameters (_ pattern: (identifier) @definition.prototype)))
(function_signature parameters: (formal_parameters (_ pattern: (rest_pattern (identifier) @definition.prototype))))
(method_signature parameters: (formal_parameters (_ pattern: (rest_pattern (identifier) @definition.prototype))))
(abstract_method_signature parameters: (formal_parameters (_ pattern: (rest_pattern (identifier) @definition.prototype))))
(call_signature parameters: (formal_parameters (_ pattern: (rest_pattern (identifier) @definition.prototype))))
(construct_signature parameters: (formal_parameters (_ pattern: (rest_pattern (identifier) @definition.prototype))))
(function_type parameters: (formal_parameters (_ pattern: (rest_pattern (identifier) @definition.prototype))))
(constructor_type parameters: (formal_parameters (_ pattern: (rest_pattern (identifier) @definition.prototype))))

; The same for what a signature takes apart.
(function_signature parameters: (formal_parameters (_ pattern: (object_pattern [
  (shorthand_property_identifier_pattern) @definition.prototype
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.prototype)
  (pair_pattern value: (identifier) @definition.prototype)
  (rest_pattern (identifier) @definition.prototype)
]))))
(method_signature parameters: (formal_parameters (_ pattern: (object_pattern [
  (shorthand_property_identifier_pattern) @definition.prototype
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.prototype)
  (pair_pattern value: (identifier) @definition.prototype)
  (rest_pattern (identifier) @definition.prototype)
]))))
(abstract_method_signature parameters: (formal_parameters (_ pattern: (object_pattern [
  (shorthand_property_identifier_pattern) @definition.prototype
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.prototype)
  (pair_pattern value: (identifier) @definition.prototype)
  (rest_pattern (identifier) @definition.prototype)
]))))
(call_signature parameters: (formal_parameters (_ pattern: (object_pattern [
  (shorthand_property_identifier_pattern) @definition.prototype
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.prototype)
  (pair_pattern value: (identifier) @definition.prototype)
  (rest_pattern (identifier) @definition.prototype)
]))))
(construct_signature parameters: (formal_parameters (_ pattern: (object_pattern [
  (shorthand_property_identifier_pattern) @definition.prototype
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.prototype)
  (pair_pattern value: (identifier) @definition.prototype)
  (rest_pattern (identifier) @definition.prototype)
]))))
(function_type parameters: (formal_parameters (_ pattern: (object_pattern [
  (shorthand_property_identifier_pattern) @definition.prototype
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.prototype)
  (pair_pattern value: (identifier) @definition.prototype)
  (rest_pattern (identifier) @definition.prototype)
]))))
(constructor_type parameters: (formal_parameters (_ pattern: (object_pattern [
  (shorthand_property_identifier_pattern) @definition.prototype
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.prototype)
  (pair_pattern value: (identifier) @definition.prototype)
  (rest_pattern (identifier) @definition.prototype)
]))))

(function_signature parameters: (formal_parameters (_ pattern: [
  (array_pattern (identifier) @definition.prototype)
  (rest_pattern (array_pattern (identifier) @definition.prototype))
])))
(method_signature parameters: (formal_parameters (_ pattern: [
  (array_pattern (identifier) @definition.prototype)
  (rest_pattern (array_pattern (identifier) @definition.prototype))
])))
(abstract_method_signature parameters: (formal_parameters (_ pattern: [
  (array_pattern (identifier) @definition.prototype)
  (rest_pattern (array_pattern (identifier) @definition.prototype))
])))
(call_signature parameters: (formal_parameters (_ pattern: [
  (array_pattern (identifier) @definition.prototype)
  (rest_pattern (array_pattern (identifier) @definition.prototype))
])))
(construct_signature parameters: (formal_parameters (_ pattern: [
  (array_pattern (identifier) @definition.prototype)
  (rest_pattern (array_pattern (identifier) @definition.prototype))
])))
(function_type parameters: (formal_parameters (_ pattern: [
  (array_pattern (identifier) @definition.prototype)
  (rest_pattern (array_pattern (identifier) @definition.prototype))
])))
(constructor_type parameters: (formal_parameters (_ pattern: [
  (array_pattern (identifier) @definition.prototype)
  (rest_pattern (array_pattern (identifier) @definition.prototype))
])))

; --- members -------------------------------------------------------------------

(public_field_definition name: (property_identifier) @definition.member)
(public_field_definition name: (private_property_identifier) @definition.member.lexical)
(method_signature name: (property_identifier) @definition.member)
(abstract_method_signature name: (property_identifier) @definition.member)
(property_signature name: (property_identifier) @definition.member)
; `declare` in front of it says that something else makes and uses it.
((public_field_definition
  (accessibility_modifier) @_access
  name: (property_identifier) @definition.member.private) @_whole
  (#eq? @_access "private")
  (#not-match? @_whole "^declare\\s"))
((method_definition
  (accessibility_modifier) @_access
  name: (property_identifier) @definition.member.private) @_whole
  (#eq? @_access "private")
  (#not-match? @_whole "^private\\s+((static|override)\\s+)*(get|set)\\s+[\\w$]")
  (#not-eq? @definition.member.private "constructor"))
((method_definition
  (accessibility_modifier) @_access
  ["get" "set"]
  name: (property_identifier) @definition.member.accessor)
  (#eq? @_access "private"))
; A parameter with an access modifier is a field of the class as well.
(required_parameter [(accessibility_modifier) "readonly"] pattern: (identifier) @definition.member)
(optional_parameter [(accessibility_modifier) "readonly"] pattern: (identifier) @definition.member)
((required_parameter (accessibility_modifier) @_access pattern: (identifier) @definition.member.private)
  (#eq? @_access "private"))
((optional_parameter (accessibility_modifier) @_access pattern: (identifier) @definition.member.private)
  (#eq? @_access "private"))
; The members of an object's type are no names of the program.
(object_type (property_signature name: (property_identifier) @ignore))
(object_type (method_signature name: (property_identifier) @ignore))

; A private field that is only assigned is not used.
(assignment_expression left: (member_expression object: (this) property: (property_identifier) @member.assigned))
(expression_statement
  (augmented_assignment_expression left: (member_expression object: (this) property: (property_identifier) @member.assigned)))
(expression_statement
  (update_expression argument: (member_expression object: (this) property: (property_identifier) @member.assigned)))
(for_in_statement left: (member_expression object: (this) property: (property_identifier) @member.assigned))
(pair_pattern value: (member_expression object: (this) property: (property_identifier) @member.assigned))
(array_pattern (member_expression object: (this) property: (property_identifier) @member.assigned))
(rest_pattern (member_expression object: (this) property: (property_identifier) @member.assigned))
; A member by its name in quotes.
(subscript_expression object: (this) index: (string (string_fragment) @member))
(subscript_expression object: (this) index: (template_string . (string_fragment) @member .))

; --- imports and exports ---------------------------------------------------------

(import_require_clause (identifier) @definition.import)
(import_alias . (identifier) @definition.import)
; What a file is known by elsewhere, and what it hands on under a name of its own.
(export_statement "namespace" (identifier) @export)
(export_statement declaration: (import_alias . (identifier) @definition.reexport))
(export_statement (internal_module name: (_) @reference.text))
; All that an ambient module or namespace declares is there for others, unless an export in it says what is;
; so is what is in the namespaces within it, however deep people nest them.
(ambient_declaration [
  (statement_block) @exported
  (statement_block [(internal_module body: (statement_block) @exported) (_ (internal_module body: (statement_block) @exported))])
  (module body: (statement_block) @exported)
  (internal_module body: (statement_block) @exported)
  (_ body: (statement_block [
    (internal_module body: (statement_block) @exported)
    (_ (internal_module body: (statement_block) @exported))
    (_ body: (statement_block (internal_module body: (statement_block) @exported)))
    (_ (_ body: (statement_block [
      (internal_module body: (statement_block) @exported)
      (_ (internal_module body: (statement_block) @exported))
      (_ (_ body: (statement_block (_ (internal_module body: (statement_block) @exported)))))
    ])))
  ]))
])
; Without `declare`, a function that has no body says the same.
(internal_module body: (statement_block (function_signature)) @exported)
(statement_block (export_statement !declaration) @exported.list)
; The members of an ambient class are written down for others.
(ambient_declaration (_ body: (class_body (_ name: (_) @ignore))))
(ambient_declaration (_ body: (class_body (_ parameters: (formal_parameters (_ pattern: (identifier) @ignore))))))
(export_statement declaration: (ambient_declaration [
  (_ name: [(identifier) (type_identifier)] @reference.text)
  (_ (variable_declarator name: (identifier) @reference.text))
]))

; --- uses --------------------------------------------------------------------------

(type_identifier) @reference
; The last part of a qualified type is a member of what stands before it.
(nested_type_identifier name: (type_identifier) @member)
(nested_identifier property: (property_identifier) @member)
; What a function promises of a parameter asks nothing of its value.
(type_predicate name: (identifier) @ignore)
(asserts (identifier) @ignore)
; An assertion about the type of what is assigned to.
(assignment_expression left: [
  (non_null_expression (identifier) @write)
  (parenthesized_expression [
    (as_expression . (identifier) @write)
    (satisfies_expression . (identifier) @write)
  ])
])
; The label of an index or of a part of a tuple.
(index_signature name: (identifier) @ignore)
(tuple_type (required_parameter name: (identifier) @ignore))
(tuple_type (optional_parameter name: (identifier) @ignore))
(tuple_type (_ name: (rest_pattern (identifier) @ignore)))

; Where a namespace holds no code, the file declares what is elsewhere, and all of it is there for others.
((internal_module body: (statement_block) @exported)
  (#not-match? @exported "(?m)\\b(const|let|var)\\s{1,80}\\w{1,80}(?!\\w)[^;\\n]{0,200}=|^(?![ \\t]*(?:\\*|//))[^\\n]*\\)\\s{0,80}\\{"))

; As in `{ useClass: Constructor<any>; }`.
(labeled_statement label: (statement_identifier) @ignore body: (expression_statement . (instantiation_expression) .))
