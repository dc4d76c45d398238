; inherits: c
; Beside what C leaves behind: streams, lambdas, exceptions and `using`.

; --- debug output ---------------------------------------------------------

; The stream is the leftmost part of a chain of shifts of any length, so the text has to tell.
((expression_statement (binary_expression operator: "<<") @debug.print.arguments) @debug.print
  (#match? @debug.print.arguments "^(std::)?w?(cout|cerr|clog)\\b"))
((expression_statement
  (call_expression
    function: (qualified_identifier name: (identifier)) @_print
    arguments: (argument_list) @debug.print.arguments)) @debug.print
  (#any-of? @_print "std::printf" "std::puts" "std::print" "std::println" "std::putchar" "std::perror"))

; --- redundant steps ------------------------------------------------------

((compound_statement
  (declaration
    .
    type: (_)
    .
    declarator: (init_declarator
      declarator: (identifier) @redundant.name
      value: [(new_expression) (lambda_expression) (this) (raw_string_literal) (compound_literal_expression)]
        @redundant.value)
    .) @redundant.definition
  .
  (return_statement . (identifier) @redundant.use .) @redundant.statement)
  (#eq? @redundant.name @redundant.use))

(lambda_expression body: (compound_statement (return_statement . "return" . ";") @redundant.return .))
(for_range_loop body: (compound_statement (continue_statement) @redundant.return .))
(if_statement
  consequence: [(throw_statement) (compound_statement (throw_statement) .)]
  alternative: (else_clause) @redundant.else)

(expression_statement . [(this) (lambda_expression)]) @useless
(operator_name) @operator.own
; Libraries give these operators an effect: `format % value`, `archive & member`, `rows | actions::sort`.
(expression_statement (binary_expression operator: ["%" "&" "|"])) @guarded
; A value that is converted for nobody.
((expression_statement (call_expression
  function: (template_function
    name: (identifier) @_cast
    arguments: (template_argument_list . (type_descriptor type: [(primitive_type) (sized_type_specifier)] @_type !declarator) .))
  arguments: (argument_list . [(identifier) (number_literal) (cast_expression)] .))) @useless
  (#eq? @_cast "static_cast")
  (#not-eq? @_type "void"))
((expression_statement (cast_expression
  type: (type_descriptor type: (primitive_type) @_type !declarator)
  value: (call_expression
    function: (template_function name: (identifier) @_cast)
    arguments: (argument_list . [(identifier) (number_literal)] .)))) @useless
  (#eq? @_cast "static_cast")
  (#not-eq? @_type "void"))
; Whatever a loop calls may change what a reference refers to.
(reference_declarator (identifier) @alias)
; A list writes one member of a union; each other member is another reading of the same bytes.
(declaration type: (union_specifier body: (_)) declarator: (init_declarator value: (initializer_list))) @positional

(for_range_loop body: (compound_statement . "{" . "}") @empty.block)
(try_statement body: (compound_statement . "{" . "}") @empty.block)
(catch_clause parameters: (parameter_list) @swallowed.exception body: (compound_statement . "{" . "}"))

; --- what fixes need to know ----------------------------------------------

(for_range_loop body: (expression_statement) @alone)

((using_declaration (qualified_identifier) @import.clause) @import.statement)
; Headers of the project or of a library, and others that are neither C++'s nor C's.
(preproc_include path: (string_literal) @part.header)
((preproc_include path: (system_lib_string) @part.header)
  (#match? @part.header "/") (#not-match? @part.header "^<bits/"))
((preproc_include path: (system_lib_string) @part.package)
  (#match? @part.package "^<[^/]*[.]")
  (#not-match? @part.package "^<(assert|complex|ctype|errno|fenv|float|inttypes|iso646|limits|locale|math|setjmp|signal|stdarg|stdbool|stddef|stdint|stdio|stdlib|string|tgmath|threads|time|uchar|wchar|wctype)[.]h>$"))

(init_declarator value: [(lambda_expression) (this) (raw_string_literal)] @pure)
(assignment_expression right: [(lambda_expression) (this) (raw_string_literal)] @pure)
((call_expression
  function: (template_function name: (identifier) @_cast)
  arguments: (argument_list . (identifier) .)) @pure
  (#any-of? @_cast "static_cast" "reinterpret_cast" "const_cast"))

; Whoever holds a reference can read and write at any time.
(init_declarator declarator: (reference_declarator) value: (identifier) @shared)
(init_declarator declarator: (reference_declarator) value: (argument_list (identifier) @shared))
(lambda_capture_specifier (identifier) @shared)
((call_expression
  function: (qualified_identifier scope: (namespace_identifier) @_library name: (identifier) @_maker)
  arguments: (argument_list . (identifier) @shared .))
  (#eq? @_library "std")
  (#any-of? @_maker "ref" "cref" "addressof"))
; What a class of unknown make is assigned, it may hand on, as an iterator that inserts does.
(parameter_declaration
  type: (qualified_identifier name: (template_type name: (type_identifier) @_type))
  declarator: (identifier) @shared
  (#match? @_type "iterator$"))
; A store to a reference reaches what it stands for.
(parameter_declaration declarator: (reference_declarator (identifier) @shared))
(for_range_loop declarator: (reference_declarator (identifier) @shared))
(for_range_loop declarator: (reference_declarator (structured_binding_declarator (identifier) @shared)))
(init_declarator declarator: (reference_declarator (structured_binding_declarator (identifier) @shared)))

; --- what does nothing but store ------------------------------------------

(declaration
  type: (_)
  .
  declarator: (init_declarator
    declarator: (reference_declarator (identifier) @assign.name @shared)
    value: (_) @assign.value)
  .) @assign.statement
(declaration
  type: (placeholder_type_specifier)
  .
  declarator: (init_declarator
    declarator: (identifier) @assign.name
    value: [
      (identifier) (number_literal) (char_literal) (string_literal) (true) (false) (null) (binary_expression)
      (unary_expression) (conditional_expression) (field_expression) (subscript_expression) (parenthesized_expression)
    ] @assign.value)
  .) @assign.statement
; What these methods of the library give is a number or a position, which does nothing by itself.
((declaration
  type: (placeholder_type_specifier)
  .
  declarator: (init_declarator
    declarator: (identifier) @assign.name
    value: (call_expression
      function: (field_expression field: (field_identifier) @_method)) @assign.value)
  .) @assign.statement
  (#any-of? @_method
    "size" "length" "empty" "count" "capacity" "find" "begin" "end" "cbegin" "cend" "rbegin" "rend" "front" "back" "at"
    "c_str" "data" "substr"))
((declaration
  type: (qualified_identifier) @_type
  .
  declarator: (init_declarator declarator: (identifier) @assign.name value: (_) @assign.value)
  .) @assign.statement
  (#match? @_type "::(size_type|(const_)?(reverse_)?iterator|difference_type)$"))
((declaration
  type: (qualified_identifier scope: (namespace_identifier) @_std name: (template_type name: (type_identifier) @_type))
  .
  declarator: (init_declarator
    declarator: (identifier) @assign.name
    value: [(null) (number_literal) (string_literal) (lambda_expression) (identifier)] @assign.value)
  .) @assign.statement
  (#eq? @_std "std")
  (#any-of? @_type "unique_ptr" "shared_ptr" "weak_ptr" "function"))
((compound_statement (declaration
  type: [
    (type_identifier) @_type
    (template_type name: (type_identifier) @_type)
    (qualified_identifier name: [(type_identifier) @_type (template_type name: (type_identifier) @_type)])
  ]
  declarator: (function_declarator
    declarator: (identifier) @assign.name
    parameters: (parameter_list . (parameter_declaration type: (type_identifier) !declarator) .) @assign.value)) @assign.statement)
  (#match? @_type "^(w?string|string_view|vector|(unordered_)?(multi)?(map|set)|list|deque)$"))
((declaration
  type: [
    (type_identifier) @_type
    (template_type name: (type_identifier) @_type)
    (qualified_identifier name: [(type_identifier) @_type (template_type name: (type_identifier) @_type)])
  ]
  .
  declarator: (init_declarator
    declarator: (identifier) @assign.name
    value: (_) @assign.value)
  .) @assign.statement
  (#match? @_type "^(w?string|string_view|vector|(unordered_)?(multi)?(map|set)|pair|tuple|list|deque|queue|stack|priority_queue|array|bitset|optional|variant|[io]?stringstream|s?size_t|wchar_t|char(8|16|32)_t|u?int(8|16|32|64|ptr|max)_t|ptrdiff_t|(time|clock|pid|off|mode|dev|ino)_t|ll|ull|ld|lld|llu|uint|ulong|uchar)$"))
; A struct shows what it inherits, a class only where it says so.
(struct_specifier (base_class_clause [
  (type_identifier) @inherited
  (template_type name: (type_identifier) @inherited)
  (qualified_identifier name: [(type_identifier) @inherited (template_type name: (type_identifier) @inherited)])
]))
((base_class_clause
  (access_specifier) @_access
  .
  [
    (type_identifier) @inherited
    (template_type name: (type_identifier) @inherited)
    (qualified_identifier name: [(type_identifier) @inherited (template_type name: (type_identifier) @inherited)])
  ])
  (#any-of? @_access "public" "protected"))
; Whoever asks for the size of a class, or takes something else for it, reaches fields without naming them; of a template,
; other files may make what this one does not show.
(sizeof_expression value: (parenthesized_expression (identifier) @reached))
(sizeof_expression type: (type_descriptor type: (type_identifier) @reached))
((template_function
  name: (identifier) @_cast
  arguments: (template_argument_list (type_descriptor type: (type_identifier) @reached declarator: (_))))
  (#eq? @_cast "static_cast"))
(template_type name: (type_identifier) @reached)
(declaration
  type: (type_identifier) @object.type
  .
  declarator: [
    (array_declarator declarator: (identifier) @object.several)
    (init_declarator declarator: (array_declarator declarator: (identifier) @object.several))
  ])
(declaration type: (struct_specifier body: (_)) declarator: (_)) @object.described
(structured_binding_declarator) @positional
((template_function name: (identifier) @positional)
  (#any-of? @positional "reinterpret_cast" "bit_cast"))

(compound_statement (declaration declarator: (_ (function_declarator
  declarator: (identifier) @assign.name
  parameters: (parameter_list . (parameter_declaration type: (type_identifier) !declarator) .) @assign.value))) @assign.statement)
(compound_statement (declaration
  type: (primitive_type)
  declarator: (function_declarator
    declarator: (identifier) @assign.name
    parameters: (parameter_list . (parameter_declaration type: (type_identifier) !declarator) .) @assign.value)) @assign.statement)
(declaration
  declarator: (init_declarator
    declarator: [
      (function_declarator declarator: (parenthesized_declarator
        (qualified_identifier name: (pointer_type_declarator declarator: (type_identifier) @assign.name))))
      (qualified_identifier name: (pointer_type_declarator declarator: (type_identifier) @assign.name))
    ]
    value: (_) @assign.value)) @assign.statement

; What holds its parts itself, beside what C knows; a class of unknown make may do anything when a part is stored.
((declaration
  type: [
    (type_identifier) @_type
    (template_type name: (type_identifier) @_type)
    (qualified_identifier name: [(type_identifier) @_type (template_type name: (type_identifier) @_type)])
  ]
  declarator: [(identifier) @whole (init_declarator declarator: (identifier) @whole)])
  (#match? @_type "^(w?string|vector|(unordered_)?map|pair|deque|array|bitset)$"))
((parameter_declaration
  type: [
    (type_identifier) @_type
    (template_type name: (type_identifier) @_type)
    (qualified_identifier name: [(type_identifier) @_type (template_type name: (type_identifier) @_type)])
  ]
  declarator: (identifier) @whole)
  (#match? @_type "^(w?string|vector|(unordered_)?map|pair|deque|array|bitset)$"))

; --- objects --------------------------------------------------------------

; An object, with what it is given at its making, and what may make its class do something when an object of it comes or
; goes.
(declaration
  type: [(type_identifier) @object.type (template_type name: (type_identifier) @object.type)]
  declarator: (identifier) @object.name)
; A class of another namespace or in another class; what stands in `std` is none of the file's.
((declaration
  type: (qualified_identifier
    scope: (_)? @_scope
    name: [(type_identifier) @object.type (qualified_identifier name: (type_identifier) @object.type)])
  declarator: (identifier) @object.name)
  (#not-eq? @_scope "std"))
(declaration
  type: [(type_identifier) @object.type (template_type name: (type_identifier) @object.type)]
  .
  declarator: (init_declarator
    declarator: (identifier) @object.name
    value: [(argument_list) (initializer_list) (call_expression)] @object.given)
  .)
(declaration
  type: (_)
  .
  declarator: (init_declarator
    declarator: (pointer_declarator declarator: (identifier) @object.name)
    value: (new_expression type: (type_identifier) @object.type))
  .)
(base_class_clause [(template_type) (qualified_identifier)]) @object.active
; What is derived, or holds an object of another class, does what that class does.
(base_class_clause (type_identifier) @object.rests)
; A constructor or destructor has no effect where its body is empty and its members get plain values.
(function_definition
  !type
  declarator: (function_declarator declarator: [(identifier) (destructor_name)])
  [(compound_statement (_)) (try_statement)]) @object.active
; A call of a function of the file with plain values does what that function does.
(field_initializer (_ (call_expression
  function: [(field_expression) (qualified_identifier) (template_function) (parenthesized_expression) (call_expression)
    (subscript_expression)]))) @object.active
(field_initializer (_ (call_expression arguments: (argument_list [
  (call_expression) (assignment_expression) (update_expression) (new_expression) (lambda_expression) (cast_expression)
  (conditional_expression) (parenthesized_expression) (pointer_expression) (subscript_expression) (binary_expression)
  (identifier) (initializer_list)
])))) @object.active
(field_initializer (_ [
  (assignment_expression) (update_expression) (new_expression) (lambda_expression) (cast_expression)
  (conditional_expression) (parenthesized_expression) (pointer_expression) (subscript_expression) (binary_expression)
])) @object.active
(function_definition !type (field_initializer_list)) @object.maker
(declaration !type declarator: (function_declarator declarator: [(identifier) (destructor_name)])) @object.active
(field_declaration default_value: [
  (call_expression) (assignment_expression) (update_expression) (new_expression) (lambda_expression) (cast_expression)
  (conditional_expression) (parenthesized_expression) (pointer_expression) (subscript_expression) (binary_expression)
  (identifier) (qualified_identifier) (compound_literal_expression) (template_function)
  (initializer_list [(call_expression) (identifier) (qualified_identifier) (new_expression) (lambda_expression) (initializer_list)])
]) @object.active
((field_declaration
  type: [
    (type_identifier) @_type @object.rests
    (template_type name: (type_identifier) @_type @object.rests)
    (qualified_identifier name: [
      (type_identifier) @_type @object.rests
      (template_type name: (type_identifier) @_type @object.rests)
      (qualified_identifier name: (_) @_type @object.rests)
    ])
  ]
  declarator: [(field_identifier) (array_declarator)])
  (#not-match? @_type "^(w?string|string_view|vector|(unordered_)?(multi)?(map|set)|pair|tuple|list|deque|queue|stack|priority_queue|array|bitset|optional|variant|[io]?stringstream|s?size_t|wchar_t|char(8|16|32)_t|u?int(8|16|32|64|ptr|max)_t|ptrdiff_t|ll|ull|ld|lld|llu|uint|ulong|uchar)$"))
; Functions that only work out a result, and variables that can be read without an effect.
((function_definition
  type: (primitive_type)
  declarator: (function_declarator declarator: (identifier) @pure.name parameters: (parameter_list) @_parameters)) @pure.function
  (#match? @_parameters "^[(][\\w\\s,]*[)]$"))
[
  (throw_statement) (new_expression) (delete_expression) (lambda_expression) (goto_statement) (try_statement)
  (declaration (storage_class_specifier)) (gnu_asm_expression) (pointer_expression)
  (call_expression function: [(field_expression) (qualified_identifier) (template_function) (parenthesized_expression)])
  (assignment_expression left: [(field_expression) (subscript_expression) (pointer_expression) (parenthesized_expression)])
  (update_expression argument: [(field_expression) (subscript_expression) (pointer_expression) (parenthesized_expression)])
] @pure.spoilt
(assignment_expression left: (identifier) @pure.stored)
(update_expression argument: (identifier) @pure.stored)
(declaration type: (primitive_type) declarator: [
  (identifier) @plain.variable
  (array_declarator declarator: (identifier) @plain.variable)
  (init_declarator declarator: [(identifier) @plain.variable (array_declarator declarator: (identifier) @plain.variable)])
])
(declaration type: (_) declarator: [
  (pointer_declarator declarator: (identifier) @plain.variable)
  (init_declarator declarator: (pointer_declarator declarator: (identifier) @plain.variable))
])
; Types whose values do nothing, whatever is made of them.
(enum_specifier name: (type_identifier) @object.plain body: (_))
(type_definition type: [(primitive_type) (sized_type_specifier) (enum_specifier)] declarator: (type_identifier) @object.plain)
(type_definition declarator: (pointer_declarator declarator: (type_identifier) @object.plain))
(type_definition type: [(struct_specifier body: (_)) (union_specifier body: (_))] declarator: (type_identifier) @object.plain)
(alias_declaration
  name: (type_identifier) @object.plain
  type: (type_descriptor type: [(primitive_type) (sized_type_specifier)] declarator: (_)?))
(alias_declaration name: (type_identifier) @object.plain type: (type_descriptor declarator: (abstract_pointer_declarator)))
; Other names of types do what these do.
(type_definition type: (type_identifier) @object.rests declarator: (type_identifier) @object.alias)
(alias_declaration
  name: (type_identifier) @object.alias
  type: (type_descriptor type: (type_identifier) @object.rests !declarator))

; --- what the library brings ----------------------------------------------

(using_declaration "namespace" . (identifier) @import.whole)
(qualified_identifier scope: (namespace_identifier) @library.scope name: [
  (identifier) @library.name
  (type_identifier) @library.name
  (template_type name: (type_identifier) @library.name)
  (template_function name: (identifier) @library.name)
])

; --- risks ----------------------------------------------------------------

((catch_clause parameters: (parameter_list) @bare.except body: (compound_statement) @handler.body)
  (#match? @bare.except "^\\(\\s*\\.\\.\\.\\s*\\)$"))
((call_expression function: (identifier) @_system arguments: (argument_list . (call_expression function: (field_expression)) @shell.text))
  (#any-of? @_system "system" "popen"))
(binary_expression left: (string_literal) operator: "+" right: (_)) @text.built
(binary_expression
  left: (call_expression function: [(identifier) (qualified_identifier)] arguments: (argument_list . (string_literal) .))
  operator: "+"
  right: (_)) @text.built
(assignment_expression left: (identifier) @text.extended operator: "+=" right: (_) @text.extension)
(assignment_expression left: (identifier) @text.extended operator: "=" right: (binary_expression operator: "+") @text.rewritten)

; What a search may not have found, taken as found.
((field_expression
  argument: (call_expression function: (field_expression field: (field_identifier) @_find))
  operator: "->"
  field: (field_identifier) @_part) @unchecked.null
  (#eq? @_find "find") (#any-of? @_part "first" "second"))
((field_expression
  argument: (call_expression function: (template_function name: (identifier) @_cast arguments: (template_argument_list
    (type_descriptor declarator: (abstract_pointer_declarator)))))
  operator: "->") @unchecked.null
  (#any-of? @_cast "dynamic_cast" "dynamic_pointer_cast"))

; What a class declares and something else defines.
(field_declaration declarator: (function_declarator declarator: (field_identifier) @elsewhere) !default_value)
(field_declaration declarator: (pointer_declarator declarator: (function_declarator declarator: (field_identifier) @elsewhere)))
(field_declaration declarator: (reference_declarator (function_declarator declarator: (field_identifier) @elsewhere)))
(declaration declarator: (function_declarator declarator: [(identifier) (destructor_name)] @elsewhere))
(friend_declaration) @elsewhere
