; inherits: c
; Beside what C knows: references, classes, templates, lambdas, namespaces, bindings and handlers.

; --- scopes ---------------------------------------------------------------

(lambda_expression) @scope.function
[(for_range_loop) (catch_clause) (if_statement) (while_statement) (switch_statement)] @scope
(class_specifier body: (_)) @scope.class
(requires_expression) @scope

; --- variables ------------------------------------------------------------

; Without a value, `archive & member;` in a function is an expression.
([
  (translation_unit (declaration declarator: (reference_declarator (identifier) @definition.declared)))
  (declaration_list (declaration declarator: (reference_declarator (identifier) @definition.declared)))
])
(init_declarator declarator: (reference_declarator (identifier) @definition.variable))
(declaration (attribute_declaration) declarator: (init_declarator declarator: (reference_declarator (identifier) @ignore)))
(condition_clause value: (declaration declarator: [
  (identifier) @definition.with
  (_ declarator: (identifier) @definition.with)
  (reference_declarator (identifier) @definition.with)
]))
; A type that is worked out, or a parameter's own, may be anything.
(declaration type: [(dependent_type) (decltype)] declarator: (identifier) @definition.with)

; What an object's constructor and destructor do is not known, so an object may be there for that alone. The values,
; strings and collections of the standard library do nothing of the kind.
(declaration
  type: [(placeholder_type_specifier) (decltype)]
  declarator: (init_declarator declarator: (identifier) @definition.with value: [(argument_list) (initializer_list) (call_expression)]))
((declaration
  type: [(type_identifier) (template_type) (qualified_identifier)] @_type
  declarator: [
    (identifier) @definition.object
    (array_declarator declarator: (identifier) @definition.object)
    (init_declarator declarator: (identifier) @definition.object)
  ])
  ; Without arguments, `map` is a class of the program.
  (#not-match? @_type "^([a-z_0-9]+::)*((vector|(unordered_)?(multi)?(map|set)|pair|tuple|list|deque|queue|stack|priority_queue|array|bitset|optional|variant|(unique|shared|weak)_ptr|function)\\s*<|(w?string|string_view|[io]?stringstream|s?size_t|wchar_t|char(8|16|32)_t|u?int(8|16|32|64|ptr|max)_t|ptrdiff_t|(time|clock|pid|off)_t|thread|(recursive_)?mutex|condition_variable|ll|ull|ld|lld|llu|uint|ulong|uchar)$)|::(size_type|difference_type|(const_)?(reverse_)?iterator)$"))

; A type that its keyword names may be a class as well.
(declaration type: [(struct_specifier !body) (class_specifier !body)] declarator: [
  (identifier) @definition.object
  (array_declarator declarator: (identifier) @definition.object)
  (init_declarator declarator: (identifier) @definition.object)
])
; An object of a class that is described right here, with bases or methods.
(declaration type: (class_specifier body: (_)) declarator: (identifier) @definition.object)
((declaration type: (struct_specifier body: (_)) @_type declarator: (identifier) @definition.object)
  (#match? @_type "^struct\\s+(\\w+\\s*)?:|\\("))

(structured_binding_declarator (identifier) @definition.unpacked)
(for_range_loop declarator: [
  (identifier) @definition.loop
  (_ declarator: (identifier) @definition.loop)
  (reference_declarator (identifier) @definition.loop)
])
(lambda_capture_initializer left: (identifier) @definition.with)
(declaration declarator: (qualified_identifier name: (pointer_type_declarator declarator: (type_identifier) @definition.declared)))

; In a function, `int& alias(count)` binds an alias: hardly anybody declares a function there.
(compound_statement (declaration declarator: (_ (function_declarator
  declarator: (identifier) @definition.variable
  parameters: (parameter_list . (parameter_declaration type: (type_identifier) !declarator) .)))))
(compound_statement (declaration
  type: (primitive_type)
  declarator: (function_declarator
    declarator: (identifier) @definition.variable
    parameters: (parameter_list . (parameter_declaration type: (type_identifier) !declarator) .))))
; A pointer to a member.
(init_declarator declarator: (function_declarator declarator: (parenthesized_declarator
  (qualified_identifier name: (pointer_type_declarator declarator: (type_identifier) @definition.variable)))))
(init_declarator
  declarator: (qualified_identifier name: (pointer_type_declarator declarator: (type_identifier) @definition.variable)))

; --- functions and their parameters ---------------------------------------

(declaration declarator: (reference_declarator (function_declarator parameters: (parameter_list) @scope)))
(field_declaration declarator: (reference_declarator (function_declarator parameters: (parameter_list) @scope)))
(function_definition declarator: (reference_declarator (_ declarator: (identifier) @definition.function)))

[
  (parameter_declaration declarator: (reference_declarator [
    (identifier) @definition.prototype
    (array_declarator declarator: (identifier) @definition.prototype)
  ]))
  (optional_parameter_declaration declarator: [
    (identifier) @definition.prototype
    (_ declarator: (identifier) @definition.prototype)
    (reference_declarator (identifier) @definition.prototype)
  ])
  (variadic_parameter_declaration declarator: (_ (identifier) @definition.prototype))
  (variadic_parameter_declaration declarator: (_ (_ (identifier) @definition.prototype)))
]

(function_definition
  declarator: (_
    parameters: (_ [
      (parameter_declaration declarator: (reference_declarator [
        (identifier) @definition.parameter
        (array_declarator declarator: (identifier) @definition.parameter)
      ]))
      (optional_parameter_declaration declarator: [
        (identifier) @definition.parameter
        (_ declarator: (identifier) @definition.parameter)
        (reference_declarator (identifier) @definition.parameter)
      ])
      (variadic_parameter_declaration declarator: (_ (identifier) @definition.parameter))
      (variadic_parameter_declaration declarator: (_ (_ (identifier) @definition.parameter)))
    ])))
(function_definition
  declarator: (_
    (_
      parameters: (_ [
        (parameter_declaration declarator: (reference_declarator (identifier) @definition.parameter))
        (optional_parameter_declaration declarator: [
          (identifier) @definition.parameter
          (_ declarator: (identifier) @definition.parameter)
          (reference_declarator (identifier) @definition.parameter)
        ])
      ]))))
(lambda_expression
  declarator: (abstract_function_declarator
    parameters: (parameter_list [
      (parameter_declaration declarator: [
        (identifier) @definition.parameter
        (_ declarator: (identifier) @definition.parameter)
        (reference_declarator (identifier) @definition.parameter)
      ])
      (optional_parameter_declaration declarator: [
        (identifier) @definition.parameter
        (reference_declarator (identifier) @definition.parameter)
      ])
      (variadic_parameter_declaration declarator: (_ (identifier) @definition.parameter))
      (variadic_parameter_declaration declarator: (_ (_ (identifier) @definition.parameter)))
    ])))
(catch_clause
  parameters: (parameter_list (parameter_declaration declarator: [
    (identifier) @definition.catch
    (_ declarator: (identifier) @definition.catch)
    (reference_declarator (identifier) @definition.catch)
  ])))
; What is defaulted, deleted or pure has no body that could use a parameter.
(function_definition
  declarator: (_
    parameters: (_ (parameter_declaration declarator: [
      (identifier) @ignore
      (_ declarator: (identifier) @ignore)
      (reference_declarator (identifier) @ignore)
    ])))
  [(default_method_clause) (delete_method_clause) (pure_virtual_clause)])

(destructor_name (identifier) @ignore)

; --- types, templates and namespaces --------------------------------------

(class_specifier name: (type_identifier) @definition.class body: (_))
(alias_declaration name: (type_identifier) @definition.type)
(concept_definition name: (identifier) @definition.type)
(type_parameter_declaration (type_identifier) @definition.type_parameter)
(variadic_type_parameter_declaration (type_identifier) @definition.type_parameter)
(optional_type_parameter_declaration name: (type_identifier) @definition.type_parameter)
(template_template_parameter_declaration (type_parameter_declaration (type_identifier) @definition.type_parameter))
(template_parameter_list [
  (parameter_declaration declarator: (identifier) @definition.type_parameter)
  (optional_parameter_declaration declarator: (identifier) @definition.type_parameter)
  (variadic_parameter_declaration declarator: (_ (identifier) @definition.type_parameter))
])
(namespace_definition name: (namespace_identifier) @ignore)
(namespace_definition name: (nested_namespace_specifier (namespace_identifier) @ignore))
(namespace_alias_definition name: (namespace_identifier) @definition.type)
(field_declaration declarator: (reference_declarator (field_identifier) @definition.member.private))
(field_declaration declarator: (qualified_identifier name: (pointer_type_declarator (type_identifier) @definition.member.private)))
(field_declaration
  declarator: (reference_declarator (function_declarator declarator: (field_identifier) @definition.member)))
; A field that somebody marks, or that may change and is given a value where it is declared, is there on purpose.
(field_declaration [(attribute_declaration) (attribute_specifier)] declarator: (field_identifier) @definition.member)
(field_declaration declarator: (field_identifier) @definition.member (attribute_specifier))
((field_declaration
  type: (_)
  .
  declarator: [(field_identifier) @definition.member (pointer_declarator (field_identifier) @definition.member)]
  .
  "=") @_whole
  (#not-match? @_whole "^[^=]*\\bconst(expr)?\\b"))
; What comes and goes with a field of these types may be all that it is there for.
((field_declaration
  type: [(qualified_identifier) (template_type) (placeholder_type_specifier)] @_type
  declarator: (field_identifier) @definition.member)
  (#not-match? @_type "(^|::)(w?string|string_view|vector|(unordered_)?(multi)?(map|set)|list|deque|queue|stack|priority_queue|array|unique_ptr)(<.*)?$|::(size_type|(const_)?(reverse_)?iterator|value_type|difference_type)$"))
; A static field is initialised outside of its class, so a prefix hides who it is.
(field_initializer (field_identifier) @member)

; --- imports --------------------------------------------------------------

; In a class, `using Base::method` hands a name on; of the standard library nothing is a base class's method.
(using_declaration (qualified_identifier name: (identifier) @definition.reexport))
((using_declaration
  (qualified_identifier scope: (namespace_identifier) @_namespace name: (identifier) @definition.import))
  (#any-of? @_namespace "std" "boost" "chrono")
  ; To the grammar these are words of the language, so it shows no uses of them.
  (#not-match? @definition.import "^(s?size_t|ptrdiff_t|nullptr_t|max_align_t|u?int(8|16|32|64|ptr|max)_t|char(8|16|32)_t)$"))
(using_declaration "namespace" (identifier) @ignore)
(using_declaration "namespace" (qualified_identifier name: (identifier) @ignore))

; --- uses -----------------------------------------------------------------

(delete_expression (identifier) @ignore)
(init_declarator
  declarator: (pointer_declarator declarator: (identifier) @definition.declared)
  value: (new_expression type: [(primitive_type) (sized_type_specifier)]))

; Behind `.*` stands a variable that points to a member.
(field_expression operator: ".*" field: (field_identifier) @reference.text)
(qualified_identifier name: (identifier) @member)
(qualified_identifier name: (type_identifier) @member)
(function_definition declarator: (_ declarator: (qualified_identifier name: (identifier) @ignore)))
(function_definition declarator: (_ (_ declarator: (qualified_identifier name: (identifier) @ignore))))
(namespace_identifier) @reference

; What may be bound to a reference, or read from a stream.
(binary_expression operator: ">>" right: (identifier) @reference.lent)
(initializer_list (identifier) @reference.lent)
(lambda_capture_specifier (identifier) @reference.lent)
((decltype (identifier) @reference.lent))

; In `class TEST_CLASS(name) { … };` a macro names the class: what is in the braces are its members, and `public:` is no label.
(function_definition declarator: (parenthesized_declarator) body: (compound_statement) @exported)
; Behind a macro of a member, `union { … };` and `struct { … };` look like functions without parameters.
(function_definition declarator: (field_identifier) body: (compound_statement) @exported)
(function_definition
  declarator: (parenthesized_declarator)
  body: (compound_statement (labeled_statement label: (statement_identifier) @reference.label)))
