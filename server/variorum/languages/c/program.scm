; The language-neutral form of a program: decisions, repetitions, calls, operators and literals.

; --- control --------------------------------------------------------------

(if_statement) @branch
(else_clause) @branch.else
(conditional_expression) @branch.ternary
(switch_statement) @switch
(case_statement "case") @case
(case_statement "default") @case.default
(while_statement) @loop.while
(do_statement) @loop.do
(for_statement) @loop.for
; The head of a counting loop, which other languages fold into a range.
(for_statement initializer: (_) @loop.head)
(for_statement condition: (_) @loop.head)
(for_statement update: (_) @loop.head)
(return_statement) @return
(break_statement) @break
(continue_statement) @continue

; --- operators ------------------------------------------------------------

(binary_expression
  operator: ["+" "-" "*" "/" "%" "||" "&&" "|" "^" "&" "==" "!=" ">" ">=" "<=" "<"] @operator)
; A shift that stands as a statement of its own, or as a condition, is the output or input of a stream.
(init_declarator value: (binary_expression operator: ["<<" ">>"] @operator))
(assignment_expression right: (binary_expression operator: ["<<" ">>"] @operator))
(return_statement (binary_expression operator: ["<<" ">>"] @operator))
(argument_list (binary_expression operator: ["<<" ">>"] @operator))
(parenthesized_expression (binary_expression operator: ["<<" ">>"] @operator))
(subscript_expression (binary_expression operator: ["<<" ">>"] @operator))
(conditional_expression (binary_expression operator: ["<<" ">>"] @operator))
(enumerator value: (binary_expression operator: ["<<" ">>"] @operator))
(initializer_list (binary_expression operator: ["<<" ">>"] @operator))
(for_statement condition: (binary_expression operator: ["<<" ">>"] @operator))
(binary_expression
  left: (binary_expression operator: ["<<" ">>"] @operator)
  operator: ["+" "-" "*" "/" "%" "||" "&&" "|" "^" "&" "==" "!=" ">" ">=" "<=" "<"])
(binary_expression
  operator: ["+" "-" "*" "/" "%" "||" "&&" "|" "^" "&" "==" "!=" ">" ">=" "<=" "<"]
  right: (binary_expression operator: ["<<" ">>"] @operator))

(unary_expression operator: _ @operator.unary)
(update_expression operator: _ @operator.update)
(assignment_expression
  operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>="] @operator.update)
(assignment_expression) @assign
(init_declarator value: (_)) @assign

; --- calls and members ----------------------------------------------------

(call_expression
  function: (identifier) @call.name
  arguments: (argument_list) @call.arguments) @call
(call_expression
  function: (field_expression argument: (_) @call.receiver field: (field_identifier) @call.name)
  arguments: (argument_list) @call.arguments) @call
(field_expression argument: (_) field: (field_identifier) @property.name) @property
(subscript_expression argument: (_) @index.receiver) @index

; --- literals and names ---------------------------------------------------

(number_literal) @literal.number
(string_literal) @literal.string
(char_literal) @literal.char
[(true) (false)] @literal.boolean
(null) @literal.null
; A macro that names a number is the constant of other languages.
((preproc_def value: (preproc_arg) @literal.number) @assign
  (#match? @literal.number "^-?[0-9][0-9a-fA-FxXuUlL.]*$"))
[(identifier) (field_identifier)] @name
[(type_identifier) (primitive_type) (sized_type_specifier)] @type
(parameter_list (parameter_declaration declarator: (_)) @parameter)

; The head of a counting loop, which other languages fold into a range.
(for_statement initializer: (_) @loop.head)
(for_statement condition: (_) @loop.head)
(for_statement update: (_) @loop.head)

; --- names with a written type --------------------------------------------

(declaration
  type: (_) @typed.type
  declarator: [(identifier) @typed.name (init_declarator declarator: (identifier) @typed.name)]) @typed
(parameter_declaration type: (_) @typed.type declarator: (identifier) @typed.name) @typed
(array_declarator declarator: (identifier) @typed.name) @typed.as.array
