; The language-neutral form of a program: decisions, repetitions, calls, operators and literals.

; --- control --------------------------------------------------------------

(if_statement) @branch
(if_statement alternative: (_) @branch.else)
[(expression_switch_statement) (type_switch_statement) (select_statement)] @switch
[(expression_case) (type_case) (communication_case)] @case
(default_case) @case.default
(for_statement (range_clause)) @loop.each
(for_statement (for_clause)) @loop.for
; The head of a counting loop, which other languages fold into a range.
(for_clause initializer: (_) @loop.head)
(for_clause condition: (_) @loop.head)
(for_clause update: (_) @loop.head)
(for_statement . body: (block)) @loop.while
(for_statement
  . [
    (binary_expression) (unary_expression) (call_expression) (identifier) (true) (parenthesized_expression)
    (selector_expression) (index_expression)
  ]) @loop.while
(return_statement) @return
(break_statement) @break
(continue_statement) @continue
(defer_statement) @finally
; An error is what other languages throw.
((call_expression function: [(identifier) (selector_expression operand: (identifier))] @_throw) @throw
  (#any-of? @_throw "panic" "errors.New" "fmt.Errorf"))
(func_literal) @lambda

; --- operators ------------------------------------------------------------

(binary_expression operator: _ @operator)
; `*`, `&` and `<-` reach through pointers and channels that other languages leave unsaid.
(unary_expression operator: ["-" "!" "^" "+"] @operator.unary)
(inc_statement "++" @operator.update)
(dec_statement "--" @operator.update)
(assignment_statement
  operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>=" "&^="] @operator.update)
[(assignment_statement) (short_var_declaration)] @assign
(var_spec value: (_)) @assign
(const_spec value: (_)) @assign

; --- calls and members ----------------------------------------------------

(call_expression
  function: (identifier) @call.name
  arguments: (_) @call.arguments) @call
(call_expression
  function: (selector_expression operand: (_) @call.receiver field: (field_identifier) @call.name)
  arguments: (_) @call.arguments) @call
(type_conversion_expression type: (generic_type type: (type_identifier) @call.name)) @call
(type_conversion_expression
  type: (generic_type type: (qualified_type package: (_) @call.receiver name: (type_identifier) @call.name))) @call

; A literal of a composite type makes a list, a map or an object.
(composite_literal type: [(slice_type "[" @call.name) (array_type "[" @call.name) (implicit_length_array_type "[" @call.name)])
  @call.new
(composite_literal type: (map_type "map" @call.name)) @call.new
(composite_literal type: [
  (type_identifier) @call.name
  (qualified_type name: (type_identifier) @call.name)
  (generic_type type: (type_identifier) @call.name)
]) @call.new
(call_expression
  function: (identifier)
  arguments: (argument_list . (map_type "map" @call.name))) @call.new
(var_spec type: (array_type "[" @call.name) !value) @call.new

(selector_expression operand: (_) field: (field_identifier) @property.name) @property
(index_expression operand: (_) @index.receiver) @index
(slice_expression operand: (_) @index.receiver) @index

; --- literals and names ---------------------------------------------------

[(int_literal) (float_literal) (imaginary_literal)] @literal.number
[(interpreted_string_literal) (raw_string_literal)] @literal.string
(rune_literal) @literal.char
[(true) (false)] @literal.boolean
(nil) @literal.null
[(identifier) (field_identifier) (package_identifier)] @name
(type_identifier) @type
(function_declaration
  parameters: (parameter_list [
    (parameter_declaration name: (identifier) @parameter)
    (variadic_parameter_declaration name: (identifier) @parameter)
  ]))
(method_declaration
  parameters: (parameter_list [
    (parameter_declaration name: (identifier) @parameter)
    (variadic_parameter_declaration name: (identifier) @parameter)
  ]))
