; inherits: c
; Beside what C says: streams, objects, exceptions, lambdas and loops over a range.

; --- control --------------------------------------------------------------

(for_range_loop) @loop.each
[(co_return_statement) (co_yield_statement)] @return
(throw_statement) @throw
(try_statement) @try
(catch_clause) @catch
(lambda_expression) @lambda
(static_assert_declaration) @assert

; --- operators ------------------------------------------------------------

(binary_expression operator: ["<=>" "and" "or" "bitand" "bitor" "xor" "not_eq"] @operator)
(init_statement (declaration)) @assign
(condition_clause value: (declaration)) @assign
(lambda_capture_initializer) @assign
(field_initializer (_) (_)) @assign
(field_declaration default_value: (_)) @assign
(init_declarator value: (argument_list . (_) .)) @assign

; --- streams --------------------------------------------------------------

; The innermost shift holds the stream; one statement is one output, however many parts it has.
((binary_expression
  left: [(identifier) @call.name (qualified_identifier) @call.name]
  operator: "<<") @call
  (#any-of? @call.name "cout" "std::cout" "cerr" "std::cerr" "clog" "std::clog" "wcout" "std::wcout" "fout" "out" "os" "oss" "ss" "ofs"))

; Each `>>` reads one value.
((binary_expression
  left: [(identifier) @call.name (qualified_identifier) @call.name]
  operator: ">>") @call
  (#any-of? @call.name "cin" "std::cin" "wcin" "std::wcin" "fin" "in" "is" "iss" "ss" "ifs"))
((binary_expression
  left: (binary_expression left: [(identifier) @call.name (qualified_identifier) @call.name] operator: ">>")
  operator: ">>") @call
  (#any-of? @call.name "cin" "std::cin" "wcin" "std::wcin" "fin" "in" "is" "iss" "ss" "ifs"))
((binary_expression
  left: (binary_expression
    left: (binary_expression left: [(identifier) @call.name (qualified_identifier) @call.name] operator: ">>")
    operator: ">>")
  operator: ">>") @call
  (#any-of? @call.name "cin" "std::cin" "wcin" "std::wcin" "fin" "in" "is" "iss" "ss" "ifs"))

; --- calls ----------------------------------------------------------------

(call_expression
  function: (qualified_identifier name: [
    (identifier) @call.name
    (template_function name: (identifier) @call.name)
    (qualified_identifier name: [
      (identifier) @call.name
      (template_function name: (identifier) @call.name)
      (qualified_identifier name: (identifier) @call.name)
    ])
  ])
  arguments: (argument_list) @call.arguments) @call
(call_expression
  function: (template_function name: (identifier) @call.name)
  arguments: (argument_list) @call.arguments) @call
(call_expression
  function: (field_expression
    argument: (_) @call.receiver
    field: (template_method name: (field_identifier) @call.name))
  arguments: (argument_list) @call.arguments) @call

(new_expression
  type: [
    (type_identifier) @call.name
    (template_type name: (type_identifier) @call.name)
    (primitive_type) @call.name
    (qualified_identifier name: [(type_identifier) @call.name (template_type name: (type_identifier) @call.name)])
  ]) @call.new
; A collection comes into being by being declared.
(declaration
  type: [
    (template_type name: (type_identifier) @call.name) @call.new
    (qualified_identifier name: (template_type name: (type_identifier) @call.name)) @call.new
  ]
  declarator: [(identifier) (init_declarator value: [(argument_list) (initializer_list)])])
(declaration
  type: [(type_identifier) @call.name (qualified_identifier name: (type_identifier) @call.name)]
  declarator: (init_declarator value: (argument_list)) @call.new)
(compound_literal_expression
  type: [
    (type_identifier) @call.name
    (template_type name: (type_identifier) @call.name)
    (qualified_identifier name: [(type_identifier) @call.name (template_type name: (type_identifier) @call.name)])
  ]) @call.new

; --- literals and names ---------------------------------------------------

(raw_string_literal (raw_string_content) @literal.string)
(namespace_identifier) @name
[(placeholder_type_specifier) (template_type)] @type
(parameter_list [(optional_parameter_declaration) (variadic_parameter_declaration)] @parameter)

; A parameter that is handed on by reference has the type that stands before it.
(parameter_declaration type: (_) @typed.type declarator: (reference_declarator (identifier) @typed.name)) @typed
(for_range_loop type: (_) @typed.type declarator: (reference_declarator (identifier) @typed.name)) @typed
(for_range_loop type: (_) @typed.type declarator: (identifier) @typed.name) @typed

; --- what only says how a declaration is to be taken ------------------------

(attribute_declaration) @annotation
