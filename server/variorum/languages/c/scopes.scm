; Scopes, definitions and uses of names.

; --- scopes ---------------------------------------------------------------

(function_definition) @scope.function
[(compound_statement) (for_statement)] @scope
(struct_specifier body: (_)) @scope.class
(union_specifier body: (_)) @scope.class

; Wildcards stand for the many shapes of a declarator where they can: spelled out, they take far longer to compile.

; The parameters of a prototype or of a function pointer are names for the reader alone.
(declaration declarator: (_ parameters: (parameter_list) @scope))
(declaration declarator: (_ declarator: (_ parameters: (parameter_list) @scope)))
(field_declaration declarator: (_ parameters: (parameter_list) @scope))
(field_declaration declarator: (_ declarator: (_ parameters: (parameter_list) @scope)))
(type_definition declarator: (_ parameters: (parameter_list) @scope))
(parameter_declaration declarator: (_ parameters: (parameter_list) @scope))
(type_descriptor declarator: (_ parameters: (parameter_list) @scope))

; --- variables ------------------------------------------------------------

; What stands later says better what a name is.
(init_declarator declarator: [
  (identifier) @definition.variable
  (_ declarator: (identifier) @definition.variable)
  (_ declarator: (_ declarator: (identifier) @definition.variable))
])
(init_declarator
  declarator: (_ declarator: (parenthesized_declarator (_ declarator: (identifier) @definition.variable))))

(declaration declarator: [
  (identifier) @definition.declared
  (pointer_declarator declarator: (identifier) @definition.declared)
  (array_declarator declarator: (identifier) @definition.declared)
  (pointer_declarator declarator: (pointer_declarator declarator: (identifier) @definition.declared))
  (pointer_declarator declarator: (array_declarator declarator: (identifier) @definition.declared))
  (array_declarator declarator: (array_declarator declarator: (identifier) @definition.declared))
  (_ declarator: (parenthesized_declarator (_ declarator: (identifier) @definition.declared)))
])
; A variable of another file is none of this one's.
((declaration (storage_class_specifier) @_extern declarator: [
  (identifier) @definition.prototype
  (_ declarator: (identifier) @definition.prototype)
])
  (#eq? @_extern "extern"))

; An attribute says what the compiler should think of the variable, most often that it may go unused.
(declaration (attribute_specifier) declarator: [
  (identifier) @ignore
  (init_declarator declarator: (identifier) @ignore)
])
(declaration (attribute_declaration) declarator: [
  (identifier) @ignore
  (_ declarator: (identifier) @ignore)
  (_ declarator: (_ declarator: (identifier) @ignore))
])
(parameter_declaration [(attribute_declaration) (attribute_specifier)] declarator: (identifier) @ignore)
(attribute name: (identifier) @ignore)
(attribute_specifier (argument_list (identifier) @ignore))
(attribute_specifier (argument_list (call_expression function: (identifier) @ignore)))

; --- functions and their parameters ---------------------------------------

(function_declarator declarator: (identifier) @definition.prototype)
(function_definition declarator: (_ declarator: (identifier) @definition.function))
(function_definition declarator: (_ declarator: (_ declarator: (identifier) @definition.function)))
(function_definition declarator: (_ declarator: (_ declarator: (_ declarator: (identifier) @definition.function))))

(parameter_declaration declarator: [
  (identifier) @definition.prototype
  (_ declarator: (identifier) @definition.prototype)
  (_ declarator: (_ declarator: (identifier) @definition.prototype))
])
(parameter_declaration
  declarator: (_ declarator: (parenthesized_declarator (_ declarator: (identifier) @definition.prototype))))

(function_definition
  declarator: (_
    parameters: (_ (parameter_declaration declarator: [
      (identifier) @definition.parameter
      (_ declarator: (identifier) @definition.parameter)
      (_ declarator: (_ declarator: (identifier) @definition.parameter))
      (_ declarator: (parenthesized_declarator (_ declarator: (identifier) @definition.parameter)))
    ]))))
(function_definition
  declarator: (_
    (_
      parameters: (_ (parameter_declaration declarator: [
        (identifier) @definition.parameter
        (_ declarator: (identifier) @definition.parameter)
        (_ declarator: (_ declarator: (identifier) @definition.parameter))
        (_ declarator: (parenthesized_declarator (_ declarator: (identifier) @definition.parameter)))
      ])))))

; In the style of Kernighan and Ritchie, what stands in front of the body gives the parameters their types.
(function_definition (declaration declarator: [
  (identifier) @ignore
  (_ declarator: (identifier) @ignore)
  (_ declarator: (_ declarator: (identifier) @ignore))
]))

; --- types ----------------------------------------------------------------

(struct_specifier name: (type_identifier) @definition.class body: (_))
(union_specifier name: (type_identifier) @definition.class body: (_))
(enum_specifier name: (type_identifier) @definition.type body: (_))
(type_definition declarator: [
  (type_identifier) @definition.type
  (_ declarator: (type_identifier) @definition.type)
  (_ declarator: (parenthesized_declarator (_ declarator: (type_identifier) @definition.type)))
])
(enumerator name: (identifier) @definition.constant)

; --- members --------------------------------------------------------------

; A struct of a source file is the file's own affair, whoever may be allowed to use its fields.
(field_declaration declarator: [
  (field_identifier) @definition.member.private
  (_ declarator: (field_identifier) @definition.member.private)
  (_ declarator: (_ declarator: (field_identifier) @definition.member.private))
  (_ declarator: (parenthesized_declarator (_ declarator: (field_identifier) @definition.member.private)))
])
(function_declarator declarator: (field_identifier) @definition.member)

; --- the preprocessor -----------------------------------------------------

(preproc_def name: (identifier) @definition.hoisted)
(preproc_function_def name: (identifier) @definition.hoisted)
(preproc_params (identifier) @ignore)
; A macro can use any name by its bare text.
(preproc_arg) @reference.text
; A generator of scanners reads the names that its directives speak of.
((comment) @reference.text (#match? @reference.text "^/\\*!\\w*re2c\\b"))
; Whoever includes a header can use what it declares.
((preproc_call argument: (preproc_arg) @dynamic)
  (#eq? @dynamic "once"))
(preproc_def name: (identifier) @dynamic !value)
((preproc_def name: (identifier) @dynamic)
  (#match? @dynamic "_([Hh]|HH|HPP|hpp|HXX|INC|INCLUDED|GUARD)_*$"))

; What a function includes can use its variables.
(compound_statement (preproc_include) @dynamic)

; What the grammar takes for a function without parameters is a class or structure behind a macro that marks it.
(function_definition declarator: (identifier) @dynamic)
((function_declarator parameters: (_) (identifier) @dynamic)
  (#any-of? @dynamic "struct" "union" "enum" "class"))

; --- labels ---------------------------------------------------------------

; Outside of functions there are none, only texts that the grammar misreads.
(compound_statement (labeled_statement label: (statement_identifier) @definition.label))
(labeled_statement (labeled_statement label: (statement_identifier) @definition.label))
(case_statement (labeled_statement label: (statement_identifier) @definition.label))
(if_statement (labeled_statement label: (statement_identifier) @definition.label))
(else_clause (labeled_statement label: (statement_identifier) @definition.label))
(preproc_ifdef (labeled_statement label: (statement_identifier) @definition.label))
(preproc_if (labeled_statement label: (statement_identifier) @definition.label))
(preproc_else (labeled_statement label: (statement_identifier) @definition.label))
(goto_statement label: (statement_identifier) @reference.label)

; --- uses -----------------------------------------------------------------

(assignment_expression left: (identifier) @write operator: "=")
(expression_statement
  (assignment_expression
    left: (identifier) @update
    operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>="]))
(expression_statement (update_expression argument: (identifier) @update))
(for_statement update: (update_expression argument: (identifier) @update))

; To free memory is no use of what it holds.
((call_expression function: (identifier) @_free arguments: (argument_list . (identifier) @ignore .))
  (#eq? @_free "free"))
; Memory that was asked for and that nobody uses is as unused as a variable without a value.
((init_declarator
  declarator: (pointer_declarator declarator: (identifier) @definition.declared)
  value: [
    (call_expression function: (identifier) @_malloc)
    (cast_expression value: (call_expression function: (identifier) @_malloc))
  ])
  (#any-of? @_malloc "malloc" "calloc"))

(field_identifier) @member
[(identifier) (type_identifier)] @reference

; What looks like a call may be a macro that assigns; these are none. The size of a variable says nothing of its value.
(argument_list (identifier) @reference.lent)
(pointer_expression operator: "&" argument: [
  (identifier) @reference.lent
  (parenthesized_expression (identifier) @reference.lent)
])
(sizeof_expression [
  (identifier) @reference.lent
  (parenthesized_expression (identifier) @reference.lent)
  (pointer_expression argument: (identifier) @reference.lent)
  (subscript_expression argument: (identifier) @reference.lent)
  (parenthesized_expression (pointer_expression argument: (identifier) @reference.lent))
  (parenthesized_expression (subscript_expression argument: (identifier) @reference.lent))
])
; The grammar knows `typeof` only where a type stands.
((call_expression function: (identifier) @_typeof arguments: (argument_list [
  (pointer_expression argument: (identifier) @reference.lent)
  (subscript_expression argument: (identifier) @reference.lent)
  (field_expression argument: (identifier) @reference.lent)
]))
  (#any-of? @_typeof "typeof" "__typeof__" "__typeof"))
; `(LPVOID)&buffer` may well be an address behind a cast.
(binary_expression
  left: (parenthesized_expression (identifier)) operator: "&" right: (identifier) @reference.lent)
; A macro that begins a loop over all elements stands where the grammar looks for a type.
(declaration type: (_ name: (identifier) type: (type_descriptor type: (type_identifier) @reference.lent)))
; A tag may have the name of a variable.
(struct_specifier name: (type_identifier) @reference.lent !body)
(gnu_asm_output_operand (identifier) @reference.lent)
(cast_expression type: (type_descriptor type: (primitive_type) @_void !declarator) value: [
  (identifier) @reference.lent
  (parenthesized_expression (identifier) @reference.lent)
]
  (#eq? @_void "void"))
((call_expression function: (identifier) @_function arguments: (argument_list (identifier) @reference.read))
  (#any-of? @_function
    "printf" "fprintf" "sprintf" "snprintf" "puts" "fputs" "putchar" "strlen" "strcpy" "strcat" "strcmp" "malloc" "free"
    "calloc" "abs" "sqrt" "pow"))
