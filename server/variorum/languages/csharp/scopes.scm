; Scopes, definitions and uses of names.

; --- scopes ---------------------------------------------------------------

[
  (method_declaration)
  (constructor_declaration)
  (destructor_declaration)
  (operator_declaration)
  (conversion_operator_declaration)
  (indexer_declaration)
  (delegate_declaration)
  (accessor_declaration)
  (local_function_statement)
  (lambda_expression)
  (anonymous_method_expression)
] @scope.function

[
  (block)
  (for_statement)
  (foreach_statement)
  (using_statement)
  (fixed_statement)
  (catch_clause)
  (switch_body)
  (switch_expression_arm)
] @scope
(query_expression) @scope.comprehension

; Types with a body are items whose members are items; only a record without one is whole.
[
  (class_declaration)
  (struct_declaration)
  (interface_declaration)
  (record_declaration)
] @scope.class

; A method's name stands inside its node but belongs to the class around it.
(method_declaration name: (identifier) @scope.outside)

; --- types and type parameters --------------------------------------------

(class_declaration name: (identifier) @definition.class)
(struct_declaration name: (identifier) @definition.class)
(interface_declaration name: (identifier) @definition.class)
(record_declaration name: (identifier) @definition.class)
(enum_declaration name: (identifier) @definition.type)
(delegate_declaration name: (identifier) @definition.class)
(type_parameter name: (identifier) @definition.type_parameter)

; --- variables ------------------------------------------------------------

; (An anchor steps over `= this`, which has no name in the grammar.)
((variable_declaration (variable_declarator . name: (identifier) @definition.declared .) @_declared)
  (#not-match? @_declared "="))
(variable_declaration (variable_declarator . name: (identifier) @definition.variable "=" "this"))
(variable_declaration (variable_declarator name: (identifier) @definition.variable "="))
(variable_declarator (tuple_pattern name: (identifier) @definition.unpacked))
(tuple_pattern name: (identifier) @definition.unpacked)
(tuple_expression (argument (declaration_expression name: (identifier) @definition.unpacked)))
(foreach_statement left: (identifier) @definition.loop)
(foreach_statement left: (tuple_pattern name: (identifier) @definition.loop))
(using_statement (variable_declaration (variable_declarator name: (identifier) @definition.with)))
(local_declaration_statement
  "using"
  (variable_declaration (variable_declarator name: (identifier) @definition.with)))
(catch_declaration name: (identifier) @definition.catch)

(declaration_pattern name: (identifier) @definition.pattern)
(recursive_pattern name: (identifier) @definition.pattern)
(list_pattern name: (identifier) @definition.pattern)
(var_pattern name: (identifier) @definition.pattern)
(parenthesized_variable_designation (identifier) @definition.pattern)
(argument "out" (declaration_expression name: (identifier) @definition.pattern))

(parameter name: (identifier) @definition.parameter)
(parameter_list name: (identifier) @definition.parameter)
(lambda_expression parameters: (implicit_parameter) @definition.parameter)
(local_function_statement name: (identifier) @definition.function)

(from_clause name: (identifier) @definition.comprehension)
(let_clause . (identifier) @definition.comprehension)
(join_clause . (identifier) @definition.comprehension)
(join_into_clause (identifier) @definition.comprehension)

; --- members --------------------------------------------------------------

(field_declaration (variable_declaration (variable_declarator name: (identifier) @definition.member)))
(event_field_declaration (variable_declaration (variable_declarator name: (identifier) @definition.member)))
(event_declaration name: (identifier) @definition.member)
(property_declaration name: (identifier) @definition.member)
(method_declaration name: (identifier) @definition.member)
(enum_member_declaration name: (identifier) @definition.member)
(record_declaration (parameter_list (parameter name: (identifier) @definition.member)))
(class_declaration (parameter_list (parameter name: (identifier) @definition.member)))
(struct_declaration (parameter_list (parameter name: (identifier) @definition.member)))
(constructor_declaration name: (identifier) @ignore)
(destructor_declaration name: (identifier) @ignore)
; What has no body uses no parameter.
(method_declaration !body parameters: (parameter_list (parameter name: (identifier) @ignore)))
(delegate_declaration parameters: (parameter_list (parameter name: (identifier) @ignore)))
(function_pointer_parameter (identifier) @reference)

; A member with an attribute may be used by a framework, so `private` must come first to count.
; A field without any modifier is private as well.
(field_declaration . (variable_declaration (variable_declarator name: (identifier) @definition.member.private)))
((field_declaration
  .
  (modifier) @_private
  (variable_declaration (variable_declarator name: (identifier) @definition.member.private)))
  (#eq? @_private "private"))
; To assign to a property with a setter runs its code, so a private one that is written may be used.
((property_declaration . (modifier) @_private name: (identifier) @definition.member.private) @_property
  (#eq? @_private "private")
  (#not-match? @_property "\\bset\\s*(=>|\\{)"))
((method_declaration . (modifier) @_private name: (identifier) @definition.member.private)
  (#eq? @_private "private"))

; Reflection finds members by a text that is their name, and so do test frameworks by those that attributes hold.
((string_literal_content) @member
  (#match? @member "^[A-Za-z_][A-Za-z0-9_]*$"))

; Debuggers evaluate the names between the braces of these.
((attribute
  name: [(identifier) @_display (qualified_name name: (identifier) @_display)]
  (attribute_argument_list (attribute_argument (string_literal (string_literal_content) @reference.text))))
  (#any-of? @_display "DebuggerDisplay" "DebuggerDisplayAttribute"))

; --- imports --------------------------------------------------------------

; A namespace in use brings names that the file does not list; only an alias can be seen to go unused.
(using_directive name: (identifier) @definition.import)
(using_directive . (identifier) @ignore .)
(using_directive "static" (identifier) @ignore)
(extern_alias_directive name: (identifier) @ignore)
(namespace_declaration name: (identifier) @ignore)
(file_scoped_namespace_declaration name: (identifier) @ignore)
(namespace_declaration name: (qualified_name (identifier) @ignore))
(file_scoped_namespace_declaration name: (qualified_name (identifier) @ignore))
(alias_qualified_name name: (identifier) @member)
(qualified_name name: (identifier) @member)
(qualified_name name: (generic_name (identifier) @member))

; --- uses -----------------------------------------------------------------

; In an object initializer the left side names a member, so only these places write a variable.
(expression_statement (assignment_expression left: (identifier) @write operator: "="))
(assignment_expression right: (assignment_expression left: (identifier) @write operator: "="))
(arrow_expression_clause (assignment_expression left: (identifier) @write operator: "="))
(lambda_expression body: (assignment_expression left: (identifier) @write operator: "="))
(parenthesized_expression (assignment_expression left: (identifier) @write operator: "="))
(for_statement (assignment_expression left: (identifier) @write operator: "="))
(variable_declarator (assignment_expression left: (identifier) @write operator: "="))
(argument (assignment_expression left: (identifier) @write operator: "="))
(return_statement (assignment_expression left: (identifier) @write operator: "="))
(switch_statement value: (assignment_expression left: (identifier) @write operator: "="))
(while_statement condition: (assignment_expression left: (identifier) @write operator: "="))
(if_statement condition: (assignment_expression left: (identifier) @write operator: "="))
(expression_statement
  (assignment_expression left: (tuple_expression (argument . (identifier) @write .)) operator: "="))
; What a call hands back may be more than anyone wants.
(argument "out" . (identifier) @reference.lent)
(prefix_unary_expression "&" . (identifier) @reference.lent)
(initializer_expression (assignment_expression left: (identifier) @member))

(expression_statement
  (assignment_expression
    left: (identifier) @update
    operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>=" ">>>=" "??="]))
(expression_statement (prefix_unary_expression ["++" "--"] (identifier) @update))
(expression_statement (postfix_unary_expression (identifier) @update ["++" "--"]))

(member_access_expression name: (identifier) @member)
(member_access_expression name: (generic_name (identifier) @member))
(member_binding_expression name: (identifier) @member)
(member_binding_expression name: (generic_name (identifier) @member))
(subpattern . (identifier) @member . ":")
(with_initializer . (identifier) @member)
(argument name: (identifier) @ignore)
(attribute_argument name: (identifier) @ignore)
(tuple_element name: (identifier) @ignore)
(anonymous_object_creation_expression (identifier) @ignore . "=")
; Symbols of the preprocessor, alone or in a term.
(preproc_if condition: (identifier) @ignore)
(preproc_if condition: (_ (identifier) @ignore))
(preproc_if condition: (_ (_ (identifier) @ignore)))
(preproc_if condition: (_ (_ (_ (identifier) @ignore))))
(preproc_elif condition: (identifier) @ignore)
(preproc_elif condition: (_ (identifier) @ignore))
(preproc_elif condition: (_ (_ (identifier) @ignore)))
(preproc_elif condition: (_ (_ (_ (identifier) @ignore))))

; A method torn out of its class uses members that nobody can see.
((local_function_statement (modifier) @_modifier) @dynamic
  (#any-of? @_modifier "public" "private" "protected" "internal" "override" "virtual"))

(identifier) @reference

; --- labels ---------------------------------------------------------------

; They come last, to win over the plain `@reference`.
(labeled_statement . (identifier) @definition.label)
(goto_statement "goto" . (identifier) @reference.label)
