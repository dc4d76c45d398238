; Scopes, definitions and uses of names.

; --- scopes ---------------------------------------------------------------

(function_definition) @scope.function
(lambda) @scope.function
(class_definition) @scope.class
[
  (list_comprehension)
  (set_comprehension)
  (dictionary_comprehension)
  (generator_expression)
] @scope.comprehension

; What a comprehension goes through first is worked out around it.
(list_comprehension body: (_) . (for_in_clause right: (_) @scope.outside))
(set_comprehension body: (_) . (for_in_clause right: (_) @scope.outside))
(dictionary_comprehension body: (_) . (for_in_clause right: (_) @scope.outside))
(generator_expression body: (_) . (for_in_clause right: (_) @scope.outside))

; Defaults, annotations and decorators see the names around the function, not those inside it.
(default_parameter value: (_) @scope.outside)
(typed_default_parameter value: (_) @scope.outside)
(parameters (_ type: (type) @scope.outside))
(function_definition return_type: (type) @scope.outside)
(class_definition superclasses: (argument_list) @scope.outside)

; --- definitions ----------------------------------------------------------

; Unpacking stands first, so that what follows can say better what a name is.
(pattern_list (identifier) @definition.unpacked)
(tuple_pattern (identifier) @definition.unpacked)
(list_pattern (identifier) @definition.unpacked)
(list_splat_pattern (identifier) @definition.unpacked)

(function_definition name: (identifier) @definition.function)
(class_definition name: (identifier) @definition.class)
(type_alias_statement left: (type (identifier) @definition.variable))
; `def f[T]` binds a name; `list[T]`, whose node has the same type, uses one.
(function_definition type_parameters: (type_parameter (type (identifier) @definition.type_parameter)))
(function_definition
  type_parameters: (type_parameter (type (constrained_type . (type (identifier) @definition.type_parameter)))))
(class_definition type_parameters: (type_parameter (type (identifier) @definition.type_parameter)))
(class_definition
  type_parameters: (type_parameter (type (constrained_type . (type (identifier) @definition.type_parameter)))))
(type_alias_statement
  left: (type (generic_type (identifier) @definition.variable (type_parameter (type (identifier) @definition.type_parameter)))))

(parameters (identifier) @definition.parameter)
(parameters (typed_parameter . (identifier) @definition.parameter))
(parameters (typed_parameter (list_splat_pattern (identifier) @definition.parameter)))
(parameters (typed_parameter (dictionary_splat_pattern (identifier) @definition.parameter)))
(parameters (list_splat_pattern (identifier) @definition.parameter))
(parameters (dictionary_splat_pattern (identifier) @definition.parameter))
(parameters (tuple_pattern (identifier) @definition.parameter))
(default_parameter name: (identifier) @definition.parameter)
(typed_default_parameter name: (identifier) @definition.parameter)
(lambda_parameters (identifier) @definition.parameter)
(lambda_parameters (list_splat_pattern (identifier) @definition.parameter))
(lambda_parameters (dictionary_splat_pattern (identifier) @definition.parameter))

(assignment left: (identifier) @definition.variable right: (_))
; `x: int` alone declares a type and gives no value.
(assignment left: (identifier) @definition.declared !right)
; Two values written side by side were unpacked by nobody: each name is a variable of its own.
(assignment left: (pattern_list (identifier) @definition.variable) right: [(expression_list) (tuple)])
(assignment left: (tuple_pattern (identifier) @definition.variable) right: [(expression_list) (tuple)])
(assignment left: (list_pattern (identifier) @definition.variable) right: [(expression_list) (tuple) (list)])
; `(x) = f()` is no unpacking either.
(assignment left: (tuple_pattern . "(" . (identifier) @definition.variable . ")" .))
(named_expression name: (identifier) @definition.variable)
(augmented_assignment left: (identifier) @update)

(for_statement left: (identifier) @definition.loop)
(for_statement left: (pattern_list (identifier) @definition.loop))
(for_statement left: (pattern_list (_ (identifier) @definition.loop)))
(for_statement left: (tuple_pattern (identifier) @definition.loop))
(for_in_clause left: (identifier) @definition.comprehension)
(for_in_clause left: (pattern_list (identifier) @definition.comprehension))
(for_in_clause left: (pattern_list (_ (identifier) @definition.comprehension)))
(for_in_clause left: (tuple_pattern (identifier) @definition.comprehension))
(for_in_clause left: (tuple_pattern (_ (identifier) @definition.comprehension)))

; The grammar takes the alias of `with a if b else c as name` into the conditional, and that of a lambda into the lambda.
(as_pattern alias: (as_pattern_target (identifier) @definition.with))
(as_pattern alias: (as_pattern_target (tuple (identifier) @definition.unpacked)))
(as_pattern alias: (as_pattern_target (list (identifier) @definition.unpacked)))
(as_pattern alias: (as_pattern_target (_ [(tuple (identifier) @definition.unpacked) (list (identifier) @definition.unpacked)])))
(as_pattern alias: (as_pattern_target (parenthesized_expression (identifier) @definition.with)))
(lambda body: (as_pattern alias: (as_pattern_target) @scope.outside))
(lambda body: (conditional_expression (as_pattern alias: (as_pattern_target) @scope.outside)))
; The name of a caught exception ends with its handler.
(except_clause (as_pattern alias: (as_pattern_target (identifier) @definition.catch))) @scope.block
; Python 2 writes a comma. Newer versions list several classes that way, and classes begin with a capital.
((except_clause value: (_) "," value: (identifier) @definition.catch)
  (#match? @definition.catch "^[a-z_]"))
(case_pattern (dotted_name . (identifier) @definition.pattern .))
(case_pattern (splat_pattern (identifier) @definition.pattern))
(as_pattern (case_pattern) (identifier) @definition.pattern)
(keyword_pattern (dotted_name . (identifier) @definition.pattern .))
; What stands behind the dots of a pattern is an attribute.
(case_pattern (dotted_name (identifier) (identifier) @ignore))
(union_pattern (dotted_name (identifier) (identifier) @ignore))
(class_pattern (dotted_name (identifier) (identifier) @ignore))
; A keyword in a class pattern names an attribute of the class.
(keyword_pattern . (identifier) @ignore)
(splat_pattern (identifier) @definition.pattern)

; --- imports --------------------------------------------------------------

(import_statement name: (dotted_name . (identifier) @definition.import))
(import_statement name: (dotted_name (identifier) (identifier) @ignore))
(import_statement name: (aliased_import name: (dotted_name (identifier) @ignore)))
(import_statement name: (aliased_import alias: (identifier) @definition.import))
(import_from_statement module_name: (dotted_name (identifier) @ignore))
(import_from_statement module_name: (relative_import (dotted_name (identifier) @ignore)))
(import_from_statement name: (dotted_name (identifier) @definition.import))
(import_from_statement name: (aliased_import name: (dotted_name (identifier) @ignore)))
(import_from_statement name: (aliased_import alias: (identifier) @definition.import))
; `import x as x` says on purpose that the module hands the name on.
((aliased_import
  name: (dotted_name . (identifier) @_name .)
  alias: (identifier) @definition.reexport)
  (#eq? @_name @definition.reexport))
(future_import_statement (_ (identifier) @ignore))
(future_import_statement (aliased_import (_) @ignore))

; --- uses -----------------------------------------------------------------

(global_statement (identifier) @global)
(nonlocal_statement (identifier) @global)
(attribute attribute: (identifier) @member)
(keyword_argument name: (identifier) @ignore)
(identifier) @reference
(delete_statement (identifier) @reference.deleted)
(delete_statement (expression_list (identifier) @reference.deleted))

; Names in quoted annotations, and in the examples of documentation strings, are uses.
(type (string) @reference.text)
(type (_ (string) @reference.text))
(type (_ (_ (string) @reference.text)))
(type (_ (_ (_ (string) @reference.text))))
((call
  function: (identifier) @_function
  arguments: (argument_list (string) @reference.text))
  (#any-of? @_function "cast" "TypeVar" "ForwardRef" "NewType"))
((call
  function: (identifier) @_function
  arguments: (argument_list (keyword_argument value: (string) @reference.text)))
  (#eq? @_function "TypeVar"))
((assignment type: (type [(identifier) (attribute) (string)] @_type) right: (string) @reference.text)
  (#match? @_type "\\bTypeAlias\\b"))
((subscript value: (identifier) @_generic subscript: [(string) @reference.text (_ (string) @reference.text)])
  (#any-of? @_generic "Callable" "Dict" "Iterable" "Iterator" "List" "Mapping" "Optional" "Sequence" "Set" "Tuple" "Type" "Union"
    "dict" "list" "set" "tuple" "type"))
; What a base class is made of is a type, whatever its name.
(class_definition superclasses: (argument_list (subscript subscript: [(string) @reference.text (_ (string) @reference.text)])))
; Type comments, as old code carries them.
((comment) @reference.text
  (#match? @reference.text "^# type: [^i]"))
; The expressions of pandas read variables behind an `@`.
((string (string_content) @reference.text)
  (#match? @reference.text ">>> |(?:[-+*/=<>&|~(,\\[]|\\b(?:in|not|and|or)) ?@[A-Za-z_]"))
; So do queries of pandas that are nothing but a variable, and tables of DuckDB and Polars may be variables.
((call
  function: (attribute attribute: (identifier) @_query)
  arguments: (argument_list . [
    (string (string_content) @reference.text)
    (concatenated_string (string (string_content) @reference.text))
    (keyword_argument value: (string (string_content) @reference.text))
  ]))
  (#any-of? @_query "query" "eval" "sql" "execute"))

((assignment left: (identifier) @_all right: [
  (_ (string (string_content) @export))
  (_ (_ (string (string_content) @export)))
  (_ (_ (_ (string (string_content) @export))))
])
  (#eq? @_all "__all__"))
((augmented_assignment left: (identifier) @_all right: [
  (_ (string (string_content) @export))
  (_ (_ (string (string_content) @export)))
])
  (#eq? @_all "__all__"))
((call
  function: (attribute object: (identifier) @_all)
  arguments: (argument_list [(string (string_content) @export) (_ (string (string_content) @export))]))
  (#eq? @_all "__all__"))

; Nobody can tell which names `from x import *` brings.
(wildcard_import) @dynamic
; Names of the file that are made while it runs.
((call function: (attribute object: (call function: (identifier) @dynamic) attribute: (identifier) @_changes))
  (#eq? @dynamic "globals") (#any-of? @_changes "update" "setdefault" "__setitem__"))
((assignment left: (subscript value: (call function: (identifier) @dynamic)))
  (#eq? @dynamic "globals"))
(call arguments: (argument_list [
  (call function: (identifier) @dynamic)
  (keyword_argument value: (call function: (identifier) @dynamic))
]) (#eq? @dynamic "globals"))
((call
  function: (identifier) @dynamic
  arguments: (argument_list . (subscript value: (attribute attribute: (identifier) @_modules) subscript: (identifier) @_own)))
  (#eq? @dynamic "setattr") (#eq? @_modules "modules") (#eq? @_own "__name__"))
((call function: (identifier) @dynamic)
  (#any-of? @dynamic "eval" "exec" "locals" "vars"))
