; Scopes, definitions and uses of names.

; --- scopes ---------------------------------------------------------------

[(function_declaration) (method_declaration) (func_literal)] @scope.function
; The body of a function is one scope with its parameters and results: `found, err := look()` may give a result its value.
[
  (if_statement consequence: (block) @scope)
  (if_statement alternative: (block) @scope)
  (for_statement body: (block) @scope)
  (statement_list (block) @scope)
  (labeled_statement (block) @scope)
]
[
  (if_statement)
  (for_statement)
  (expression_switch_statement)
  (type_switch_statement)
  (select_statement)
  (expression_case)
  (type_case)
  (communication_case)
  (default_case)
] @scope
[(struct_type) (interface_type)] @scope.class
; Type parameters belong to the type that they stand behind.
(type_spec type_parameters: (_)) @scope.class
; The parameters of a function type are names for the reader alone.
(function_type parameters: (parameter_list) @scope)
(function_type result: (parameter_list) @scope)
(method_elem parameters: (parameter_list) @scope)
(method_elem result: (parameter_list) @scope)

; --- variables ------------------------------------------------------------

(var_spec name: (identifier) @definition.declared !value)
(var_spec name: (identifier) @definition.variable value: (_))
(const_spec name: (identifier) @definition.constant)
(short_var_declaration left: (expression_list (identifier) @definition.variable))
(range_clause left: (expression_list (identifier) @definition.loop) ":=")
(type_switch_statement alias: (expression_list (identifier) @definition.pattern))
(receive_statement left: (expression_list (identifier) @definition.variable) ":=")

; `name := trimmed(name)` speaks of two variables.
(var_spec value: (_) @unseen)
(short_var_declaration right: (_) @unseen)
(range_clause right: (_) @unseen)
(type_switch_statement value: (_) @unseen)

; --- functions and their parameters ---------------------------------------

(function_type parameters: (parameter_list (_ name: (identifier) @definition.prototype)))
(method_elem parameters: (parameter_list (_ name: (identifier) @definition.prototype)))
(method_elem result: (parameter_list (_ name: (identifier) @definition.prototype)))
(function_type result: (parameter_list (_ name: (identifier) @definition.prototype)))

(function_declaration name: (identifier) @definition.function)
(function_declaration parameters: (parameter_list (_ name: (identifier) @definition.parameter)) body: (_))
(method_declaration parameters: (parameter_list (_ name: (identifier) @definition.parameter)) body: (_))
(func_literal parameters: (parameter_list (_ name: (identifier) @definition.parameter)))
; Receivers and named results are there for the shape of the method, used or not; a bare `return` reads the results.
(method_declaration receiver: (parameter_list (_ name: (identifier) @definition.hoisted)))
(function_declaration result: (parameter_list (_ name: (identifier) @definition.hoisted)))
(method_declaration result: (parameter_list (_ name: (identifier) @definition.hoisted)))
(func_literal result: (parameter_list (_ name: (identifier) @definition.hoisted)))

; --- types and members ----------------------------------------------------

(type_spec name: (type_identifier) @definition.class)
(type_alias name: (type_identifier) @definition.class)
(type_parameter_declaration name: (identifier) @definition.type_parameter)
(field_declaration name: (field_identifier) @definition.member)
(method_elem name: (field_identifier) @definition.member)
; A method is reached behind a dot only, so its own body may use an import or a function of the same name.
(method_declaration name: (field_identifier) @ignore)

; --- imports --------------------------------------------------------------

; A package is called like the last part of its path. Where that part cannot be a name, nobody can tell from here.
((import_spec !name path: (_ [(interpreted_string_literal_content) (raw_string_literal_content)] @definition.import.path))
  (#match? @definition.import.path "^([A-Za-z0-9_.~-]+/)*[a-z][a-z0-9_]*(/v[0-9]+)?$")
  (#not-match? @definition.import.path "[.~-][A-Za-z0-9_]*/v[0-9]+$"))
(import_spec name: (package_identifier) @definition.import)
; The pseudo package of foreign functions works by the comment above it.
((import_spec path: (_ (interpreted_string_literal_content) @ignore))
  (#eq? @ignore "C"))
(package_clause (package_identifier) @ignore)

; --- labels ---------------------------------------------------------------

(labeled_statement label: (label_name) @definition.label)
(break_statement (label_name) @reference.label)
(continue_statement (label_name) @reference.label)
(goto_statement (label_name) @reference.label)

; --- uses -----------------------------------------------------------------

(assignment_statement left: (expression_list (identifier) @write) operator: "=")
(assignment_statement
  left: (expression_list (identifier) @update)
  operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>=" "&^="])
[(inc_statement (identifier) @update) (dec_statement (identifier) @update)]
(range_clause left: (expression_list (identifier) @write) "=")
(receive_statement left: (expression_list (identifier) @write) "=")

; In the literal of a struct a key names a field.
(composite_literal
  type: (struct_type)
  body: (literal_value (keyed_element key: (literal_element (identifier) @member))))
(qualified_type name: (type_identifier) @member)
(field_identifier) @member
; Predeclared constants are names: a variable may hide them.
[(identifier) (type_identifier) (package_identifier) (true) (false) (nil) (iota)] @reference
; In `func open(url string, values url.Values)` the second `url` is the package.
(qualified_type package: (package_identifier) @reference.space)
; The grammar takes `table[a.id][b.id]` and `calls[a.id](1)` for types with arguments, whose names may be variables.
(type_instantiation_expression (qualified_type package: (package_identifier) @reference.read))
(type_arguments (type_elem (qualified_type package: (package_identifier) @reference.read)))
; In the literal of a map or an array a key is a value. The name of a type does not tell what it is, so that the key may be
; either.
(composite_literal
  type: [(type_identifier) (qualified_type) (generic_type)]
  body: (literal_value (keyed_element key: (literal_element (identifier) @reference.uncertain @member.text))))
(literal_element (literal_value (keyed_element key: (literal_element (identifier) @reference.uncertain @member.text))))
