; Scopes, definitions and uses of names. A variable's name here includes its dollar sign, so that it never meets
; a function's or a class's.

; --- scopes ---------------------------------------------------------------

[
  (function_definition)
  (method_declaration)
  (anonymous_function)
  (arrow_function)
] @scope.function
(declaration_list) @scope.class
(method_declaration name: (name) @scope.outside)

; --- definitions ----------------------------------------------------------

(function_definition name: (name) @definition.function)
(class_declaration name: (name) @definition.type)
(interface_declaration name: (name) @definition.type)
(trait_declaration name: (name) @definition.type)
(enum_declaration name: (name) @definition.type)

(assignment_expression left: (variable_name) @definition.variable)
(list_literal (variable_name) @definition.unpacked)
(list_literal (by_ref (variable_name) @global))
(foreach_statement (_) . (variable_name) @definition.loop)
(foreach_statement (pair (variable_name) @definition.loop))
; Writing through a reference changes what it refers to, so such a name is never only its own.
(foreach_statement (by_ref (variable_name) @global))
(foreach_statement (pair (by_ref (variable_name) @global)))
(reference_assignment_expression left: (variable_name) @global)
(anonymous_function_use_clause (by_ref (variable_name) @global))
(global_declaration (variable_name) @global)
((assignment_expression left: (variable_name) @global)
  (#any-of? @global "$_GET" "$_POST" "$_REQUEST" "$_SERVER" "$_SESSION" "$_COOKIE" "$_FILES" "$_ENV" "$GLOBALS"))
(static_variable_declaration name: (variable_name) @global)
(catch_clause name: (variable_name) @definition.catch)

(simple_parameter name: (variable_name) @definition.parameter)
(variadic_parameter name: (variable_name) @definition.parameter)
; A promoted parameter is a property of the class.
(property_promotion_parameter name: (variable_name) @definition.member)

(method_declaration name: (name) @definition.member)
((method_declaration (visibility_modifier) @_access name: (name) @definition.member.private)
  (#eq? @_access "private")
  (#not-match? @definition.member.private "^__"))
(property_element name: (variable_name (name) @definition.member))
((property_declaration
  (visibility_modifier) @_access
  (property_element name: (variable_name (name) @definition.member.private)))
  (#eq? @_access "private"))
(property_element name: (variable_name) @ignore)
(const_element . (name) @definition.member)
(enum_case name: (name) @definition.member)


; --- imports --------------------------------------------------------------

(namespace_use_clause !alias . (name) @definition.import)
(namespace_use_clause !alias (qualified_name (name) @definition.import .))
(namespace_use_clause (name) @ignore alias: (name) @definition.import)
(namespace_use_clause (qualified_name (name) @ignore .) alias: (name) @definition.import)
(namespace_use_clause (qualified_name prefix: (namespace_name (name) @ignore)))
(namespace_use_declaration (namespace_name (name) @ignore))
(namespace_definition name: (namespace_name (name) @ignore))

; --- uses -----------------------------------------------------------------

(member_access_expression name: (name) @member)
(nullsafe_member_access_expression name: (name) @member)
(member_call_expression name: (name) @member)
(nullsafe_member_call_expression name: (name) @member)
(scoped_call_expression name: (name) @member)
(scoped_property_access_expression name: (variable_name (name) @member))
(scoped_property_access_expression name: (variable_name) @ignore)
(class_constant_access_expression (_) . (name) @member)
; `[$this, 'save']` and `[self::class, 'save']` are callables: they call the method `save`.
(array_creation_expression
  . (array_element_initializer [(variable_name) (class_constant_access_expression) (name)])
  . (array_element_initializer [(string (string_content) @member) (encapsed_string . (string_content) @member .)]) .)
; A plain assignment to a property is no use of it.
(expression_statement
  (assignment_expression left: (member_access_expression name: (name) @member.assigned)))

(expression_statement (augmented_assignment_expression left: (variable_name) @update operator: [
  "+=" "-=" "*=" "/=" "%=" "**=" ".=" "<<=" ">>=" "&=" "|=" "^="
]))
(expression_statement (update_expression argument: (variable_name) @update))
(for_statement update: (update_expression argument: (variable_name) @update))
; `@` before an assignment, or naming an argument, uses no name.
(argument name: (name) @ignore)

(variable_name) @reference
; A parameter may be a reference: what a call is given, it may change.
(argument (variable_name) @reference.lent)
; A bare name is a function's, a class's or a constant's; within a variable it is only the text behind the dollar sign.
(function_call_expression function: (name) @reference)
(object_creation_expression (name) @reference)
(named_type (name) @reference)
(base_clause (name) @reference)
(class_interface_clause (name) @reference)
(use_declaration (name) @reference)
(attribute (name) @reference)
(scoped_call_expression scope: (name) @reference)
(scoped_property_access_expression scope: (name) @reference)
(class_constant_access_expression . (name) @reference)
(binary_expression (name) @reference)
(unary_op_expression (name) @reference)
(conditional_expression (name) @reference)
(assignment_expression right: (name) @reference)
(augmented_assignment_expression right: (name) @reference)
(argument (name) @reference)
(array_element_initializer (name) @reference)
(subscript_expression (name) @reference)
(parenthesized_expression (name) @reference)
(return_statement (name) @reference)
(echo_statement (name) @reference)
(sequence_expression (name) @reference)
(case_statement value: (name) @reference)
(const_element (_) (name) @reference)
(property_element default_value: (name) @reference)
(simple_parameter default_value: (name) @reference)
; A qualified name begins with a name that an import may have brought.
(qualified_name prefix: (namespace_name . (name) @reference))
(relative_scope) @ignore
(named_label_statement (name) @definition.label)
(goto_statement (name) @reference.label)

(dynamic_variable_name) @dynamic
((function_call_expression function: (name) @dynamic)
  (#any-of? @dynamic "compact" "extract" "eval" "get_defined_vars" "parse_str"))
; An included file reads and stores to the variables of the function that includes it.
(compound_statement (expression_statement
  [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic))
(assignment_expression [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
(return_statement [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
(parenthesized_expression [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
(error_suppression_expression [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
(unary_op_expression [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
(binary_expression [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
(conditional_expression [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
(argument [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
(subscript_expression [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
(echo_statement [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
(foreach_statement [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
(cast_expression [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
(array_element_initializer [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
(arrow_function [(include_expression) (include_once_expression) (require_expression) (require_once_expression)] @dynamic)
