; Comments, debug output and the shapes that leave something redundant behind.

(comment) @comment
((comment) @comment.documentation
  (#match? @comment.documentation "^/(\\*[*!][^*/]|//[^/]|/!)"))

; --- debug output ---------------------------------------------------------

((expression_statement
  (call_expression
    function: (identifier) @_print
    arguments: (argument_list) @debug.print.arguments)) @debug.print
  (#any-of? @_print "printf" "puts" "putchar" "perror" "vprintf"))
((expression_statement
  (call_expression
    function: (identifier) @_print
    arguments: (argument_list . (identifier) @_stream) @debug.print.arguments)) @debug.print
  (#any-of? @_print "fprintf" "vfprintf")
  (#any-of? @_stream "stdout" "stderr"))
((expression_statement
  (call_expression
    function: (identifier) @_print
    arguments: (argument_list (_) (identifier) @_stream .) @debug.print.arguments)) @debug.print
  (#any-of? @_print "fputs" "fputc" "putc")
  (#any-of? @_stream "stdout" "stderr"))

((expression_statement (call_expression function: (identifier) @_stop)) @debug.breakpoint
  (#any-of? @_stop "__debugbreak" "DebugBreak" "__builtin_debugtrap" "__builtin_trap"))
((expression_statement
  (call_expression function: (identifier) @_raise arguments: (argument_list . (identifier) @_signal .))) @debug.breakpoint
  (#eq? @_raise "raise") (#eq? @_signal "SIGTRAP"))

; --- redundant steps ------------------------------------------------------

; A variable that is defined and, in the very next statement, only returned. A definition that also names a
; storage class or an array is more than a step.
((compound_statement
  (declaration
    .
    type: (_)
    .
    declarator: (init_declarator
      declarator: [(identifier) @redundant.name (pointer_declarator declarator: (identifier) @redundant.name)]
      value: [
        (call_expression) (binary_expression) (unary_expression) (conditional_expression) (parenthesized_expression)
        (identifier) (field_expression) (subscript_expression) (pointer_expression) (cast_expression)
        (number_literal) (char_literal) (string_literal) (true) (false) (null) (sizeof_expression)
      ] @redundant.value)
    .) @redundant.definition
  .
  (return_statement . (identifier) @redundant.use .) @redundant.statement)
  (#eq? @redundant.name @redundant.use))

(function_definition body: (compound_statement (return_statement . "return" . ";") @redundant.return .))
(while_statement body: (compound_statement (continue_statement) @redundant.return .))
(do_statement body: (compound_statement (continue_statement) @redundant.return .))
(for_statement body: (compound_statement (continue_statement) @redundant.return .))

(if_statement
  consequence: [
    (return_statement) (break_statement) (continue_statement) (goto_statement)
    (compound_statement [(return_statement) (break_statement) (continue_statement) (goto_statement)] .)
  ]
  alternative: (else_clause) @redundant.else)

; A value that nobody takes. A shift may be the output of a stream, and a bare name may be a macro.
(expression_statement . [
  (number_literal) (string_literal) (char_literal) (true) (false) (null) (field_expression) (subscript_expression)
]) @useless
; What stands between angle brackets may be the argument of a template, and the rest a call or a definition.
((expression_statement
  (binary_expression
    operator: ["+" "-" "*" "/" "%" "||" "&&" "|" "^" "&" "==" "!=" ">" ">=" "<=" "<"] @useless.operator)) @useless
  (#not-match? @useless "<[^<>;]*>")
  ; A pointer that is declared in parentheses.
  (#not-match? @useless "^[A-Za-z_][A-Za-z0-9_]*[ \\t]+\\*+[ \\t]*\\([A-Za-z_][A-Za-z0-9_]*\\["))
(expression_statement (unary_expression operator: ["!" "~" "-" "+"])) @useless
(expression_statement (sizeof_expression)) @useless
((expression_statement (cast_expression type: (type_descriptor type: (primitive_type) @_type) value: [(cast_expression) (identifier) (number_literal)]))
  @useless
  (#not-eq? @_type "void"))
(expression_statement (conditional_expression
  consequence: [(identifier) (number_literal)] alternative: [(identifier) (number_literal)])) @useless
(for_statement initializer: [
  (binary_expression operator: ["==" "!=" ">" ">=" "<=" "<"]) (number_literal) (string_literal) (char_literal) (true) (false)
  (cast_expression value: (identifier))
] @useless)
; The last statement of a block in parentheses is its value.
(parenthesized_expression (compound_statement) @guarded.within)
; A bare name that is no macro, because it is a variable of the function.
(expression_statement . [
  (identifier) @useless.name
  (pointer_expression operator: "&" argument: (identifier) @useless.name)
  (parenthesized_expression . (binary_expression left: (identifier) @useless.name operator: ["+" "-" "==" "!=" ">" ">="]) .)
] .) @useless.local

; The operand of `sizeof` is never worked out.
(sizeof_expression) @type.unread

(if_statement consequence: (compound_statement . "{" . "}") @empty.block)
(else_clause (compound_statement . "{" . "}") @empty.block)
(while_statement body: (compound_statement . "{" . "}") @empty.block)
(do_statement body: (compound_statement . "{" . "}") @empty.block)
(for_statement body: (compound_statement . "{" . "}") @empty.block)
(switch_statement body: (compound_statement . "{" . "}") @empty.block)

; --- what fixes need to know ----------------------------------------------

; The only statement of an arm without braces: a fix cannot take it away and leave nothing.
(if_statement consequence: [(expression_statement) (return_statement)] @alone)
(else_clause [(expression_statement) (return_statement)] @alone)
(while_statement body: (expression_statement) @alone)
(do_statement body: (expression_statement) @alone)
(for_statement body: (expression_statement) @alone)
(labeled_statement [(expression_statement) (declaration)] @alone)

(declaration
  type: (_)
  .
  declarator: [
    (identifier) @assign.name
    (pointer_declarator declarator: (identifier) @assign.name)
    (array_declarator declarator: (identifier) @assign.name)
  ]
  .) @assign.statement
; A type that is described in the same statement may be needed without the variable.
(declaration
  type: [(struct_specifier body: (_)) (union_specifier body: (_)) (enum_specifier body: (_))]
  declarator: [
    (identifier) @assign.described
    (_ declarator: (identifier) @assign.described)
    (_ declarator: (_ declarator: (identifier) @assign.described))
  ])
; Of the value of a plain type, a pointer or an array it is certain that storing it does nothing else.
(declaration
  type: [(primitive_type) (sized_type_specifier) (struct_specifier) (union_specifier) (enum_specifier)]
  .
  declarator: (init_declarator declarator: (identifier) @assign.name value: (_) @assign.value)
  .) @assign.statement
(declaration
  type: (_)
  .
  declarator: (init_declarator
    declarator: [
      (pointer_declarator declarator: (identifier) @assign.name)
      (array_declarator declarator: (identifier) @assign.name)
      (pointer_declarator declarator: (_ declarator: (identifier) @assign.name))
      (function_declarator declarator: (parenthesized_declarator (_ declarator: (identifier) @assign.name)))
    ]
    value: (_) @assign.value)
  .) @assign.statement
; A type all in capitals may be a macro on the line before.
((declaration
  type: (type_identifier) @_type
  .
  declarator: (init_declarator
    declarator: (identifier) @assign.name
    value: [
      (identifier) (number_literal) (char_literal) (string_literal) (true) (false) (null) (binary_expression)
      (unary_expression) (conditional_expression) (field_expression) (subscript_expression) (cast_expression)
      (sizeof_expression) (parenthesized_expression)
    ] @assign.value)
  .) @assign.statement
  (#not-match? @_type "^[A-Z][A-Z0-9_]+$"))
; One of several declarators.
(declaration
  type: [(primitive_type) (sized_type_specifier) (struct_specifier) (union_specifier) (enum_specifier)]
  declarator: (init_declarator
    declarator: [
      (identifier) @assign.name
      (pointer_declarator declarator: (identifier) @assign.name)
      (array_declarator declarator: (identifier) @assign.name)
    ]
    value: (_) @assign.value) @assign.statement
  ",")
(declaration
  type: [(primitive_type) (sized_type_specifier) (struct_specifier) (union_specifier) (enum_specifier)]
  ","
  .
  declarator: (init_declarator
    declarator: [
      (identifier) @assign.name
      (pointer_declarator declarator: (identifier) @assign.name)
      (array_declarator declarator: (identifier) @assign.name)
    ]
    value: (_) @assign.value) @assign.statement)
(expression_statement
  (assignment_expression
    left: (identifier) @assign.name
    operator: "="
    right: (_) @assign.value)) @assign.statement
(for_statement
  [
    initializer: (assignment_expression left: (identifier) @assign.name operator: "=" right: (_) @assign.value)
    update: (assignment_expression left: (identifier) @assign.name operator: "=" right: (_) @assign.value)
  ] @assign.statement)
((assignment_expression left: (_) @_left operator: "=" right: (_) @_right) @redundant.assignment
  (#eq? @_left @_right)
  (#match? @_left "^[\\w.\\[\\]>-]+$"))

; --- builds ----------------------------------------------------------------

[(preproc_if) (preproc_ifdef)] @build.part

; --- macros ----------------------------------------------------------------

(preproc_def value: (preproc_arg) @macro)
(preproc_function_def parameters: (preproc_params) @macro.parameters value: (preproc_arg) @macro)

; --- parts of arrays and structures ---------------------------------------

; A declared array or structure holds its parts itself. (Where its address goes somewhere, that is another use of it.)
(declaration
  type: [(primitive_type) (sized_type_specifier) (struct_specifier) (union_specifier) (enum_specifier)]
  declarator: [
    (array_declarator declarator: (identifier) @whole)
    (array_declarator declarator: (array_declarator declarator: (identifier) @whole))
    (init_declarator declarator: [
      (array_declarator declarator: (identifier) @whole)
      (array_declarator declarator: (array_declarator declarator: (identifier) @whole))
    ])
  ])
(declaration
  type: [(struct_specifier) (union_specifier)]
  declarator: [(identifier) @whole (init_declarator declarator: (identifier) @whole)])
(parameter_declaration type: [(struct_specifier) (union_specifier)] declarator: (identifier) @whole)

(assignment_expression left: [
  (subscript_expression argument: (identifier) @part.name)
  (subscript_expression argument: (subscript_expression argument: (identifier) @part.name))
  (field_expression argument: (identifier) @part.name operator: ".")
  (field_expression argument: (field_expression argument: (identifier) @part.name operator: ".") operator: ".")
  (field_expression argument: (subscript_expression argument: (identifier) @part.name) operator: ".")
] operator: "=")
(expression_statement . [
  (assignment_expression left: [
    (subscript_expression argument: (identifier) @part.name)
    (subscript_expression argument: (subscript_expression argument: (identifier) @part.name))
    (field_expression argument: (identifier) @part.name operator: ".")
  ])
  (update_expression argument: [
    (subscript_expression argument: (identifier) @part.name)
    (field_expression argument: (identifier) @part.name operator: ".")
  ])
])

; The value is taken, and what is stored behind it may be lost. (`*end++ = 0` and `items[count++] = 0` are habits.)
; To count up is to read what is there, whatever becomes of the result.
(expression_statement (update_expression argument: (identifier) @assign.counted))
(return_statement (update_expression argument: (identifier) @assign.counted operator: ["++" "--"]))
(assignment_expression right: (update_expression argument: (identifier) @assign.counted operator: ["++" "--"]))
(init_declarator value: (update_expression argument: (identifier) @assign.counted operator: ["++" "--"]))

; Nothing and zero guard against the path that forgets to fill the variable, or that uses it too late.
((init_declarator
  declarator: [
    (identifier) @assign.default
    (_ declarator: (identifier) @assign.default)
    (_ declarator: (_ declarator: (identifier) @assign.default))
  ]
  value: [
    (null) (false) (number_literal) @_zero (char_literal) @_zero (string_literal) @_zero
    (unary_expression (number_literal)) @_zero (initializer_list) @_zero (cast_expression value: [(null) (number_literal) @_zero])
    (identifier) @_zero
  ])
  (#any-of? @_zero "0" "0.0" "0.f" "0.0f" "0L" "0UL" "0u" "0U" "0LL" "-1" "-1L" "'\\0'" "\"\"" "{}" "{0}" "{ 0 }" "FALSE"))
; A struct gets its values field by field, so only a plain type or a pointer tells that the variable is empty.
((compound_statement (declaration
  type: [(primitive_type) (sized_type_specifier)]
  declarator: (identifier) @unset) @_declaration)
  (#not-match? @_declaration "^(static|thread_local|_Thread_local|__thread|extern)\\b"))
((compound_statement (declaration declarator: (pointer_declarator declarator: (identifier) @unset)) @_declaration)
  (#not-match? @_declaration "^(static|thread_local|_Thread_local|__thread|extern)\\b"))
((assignment_expression
  left: (identifier) @assign.default
  operator: "="
  right: [(null) (false) (number_literal) @_zero (identifier) @_zero])
  (#any-of? @_zero "0" "FALSE"))
; Whoever has the address can read and write at any time.
(pointer_expression operator: "&" argument: (identifier) @shared)
(binary_expression left: (parenthesized_expression (identifier)) operator: "&" right: (identifier) @shared)
(init_declarator value: (pointer_expression operator: "&" argument: (identifier)) @pure)
; The value of an assignment is taken, and what it stores may be lost all the same.
(assignment_expression right:
  (assignment_expression left: (identifier) @assign.name operator: "=" right: (_) @assign.value) @assign.statement)
; A static variable keeps its value for the next call, and somebody else may look at a volatile one.
((declaration
  [(storage_class_specifier) (type_qualifier)] @_specifier
  declarator: [
    (identifier) @shared
    (_ declarator: (identifier) @shared)
    (_ declarator: (_ declarator: (identifier) @shared))
  ])
  (#any-of? @_specifier "static" "extern" "thread_local" "_Thread_local" "__thread" "volatile"))

; What a dropped assignment may take with it.
(init_declarator value: [
  (identifier) (number_literal) (char_literal) (string_literal) (true) (false) (null) (sizeof_expression)
] @pure)
(expression_statement (assignment_expression right: [
  (identifier) (number_literal) (char_literal) (string_literal) (true) (false) (null) (sizeof_expression)
] @pure))
(init_declarator value: (cast_expression value: (identifier)) @pure)
(expression_statement (assignment_expression right: (cast_expression value: (identifier)) @pure))
(init_declarator value: (initializer_list . "{" . [(number_literal) (string_literal) (true) (false) (null)]? . "}") @pure)
; An operation on plain values; division may fail.
; The operator is told by its text, as an alternation of tokens takes twice as long to compile.
((init_declarator
  value: (binary_expression
    left: [(identifier) (number_literal)]
    operator: _ @_operator
    right: [(identifier) (number_literal)]) @pure)
  (#any-of? @_operator "+" "-" "*" "<" "<=" ">" ">=" "==" "!=" "&&" "||" "&" "|" "^"))
; Memory taken as bytes, or as another type, reads the fields by their place.
(cast_expression type: (type_descriptor type: [(type_identifier) (struct_specifier)] declarator: (abstract_pointer_declarator))) @positional
(sizeof_expression type: (type_descriptor type: (struct_specifier))) @positional
; A field that holds an object of a class, which may be there for what that class does.
(field_declaration
  type: [(type_identifier) @field.type (struct_specifier name: (type_identifier) @field.type !body)]
  declarator: (field_identifier) @field.name)

; What brings names that the file does not list.
(preproc_include path: (_) @import.whole)

; --- risks ----------------------------------------------------------------

((call_expression function: (identifier) @_system arguments: (argument_list . [(identifier) (call_expression) (binary_expression)] @shell.text))
  (#any-of? @_system "system" "popen" "_popen"))
((pointer_expression operator: "*" argument: (call_expression function: (identifier) @_find)) @unchecked.null
  (#any-of? @_find "strchr" "strrchr" "strstr" "getenv" "bsearch" "malloc" "calloc"))
((subscript_expression argument: (call_expression function: (identifier) @_find)) @unchecked.null
  (#any-of? @_find "strchr" "strrchr" "strstr" "getenv"))
((call_expression
  function: (identifier) @_takes
  arguments: (argument_list (call_expression function: (identifier) @_find) @unchecked.null))
  (#any-of? @_takes "strlen" "strcpy" "strcmp" "strdup" "atoi" "fclose" "fgets" "fread" "fprintf")
  (#any-of? @_find "getenv" "strchr" "strrchr" "strstr" "fopen"))
((declaration
  declarator: (init_declarator
    declarator: (pointer_declarator declarator: (identifier) @resource.name)
    value: (call_expression function: (identifier) @_open) @resource.value))
  (#any-of? @_open "fopen" "popen" "fdopen" "opendir" "tmpfile"))
((call_expression
  function: (identifier) @_format
  arguments: (argument_list (string_literal) @text.built . (_)))
  (#any-of? @_format "sprintf" "snprintf" "asprintf") (#match? @text.built "%[-0-9.*]*s"))

; A layout that is asked for is that of data from elsewhere.
((preproc_call argument: (preproc_arg) @positional)
  (#match? @positional "^\\s*pack\\b"))
