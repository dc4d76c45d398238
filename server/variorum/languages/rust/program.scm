; The language-neutral form of a program: decisions, repetitions, calls, operators and literals.

; --- control --------------------------------------------------------------

(if_expression) @branch
(else_clause) @branch.else
(let_declaration alternative: (block)) @branch
(match_expression) @switch
(match_arm pattern: (match_pattern (_))) @case
(match_arm pattern: (match_pattern "_")) @case.default
[(while_expression) (loop_expression)] @loop.while
(for_expression) @loop.each
(return_expression) @return
; The last expression of a function is its result.
(function_item
  return_type: (_)
  body: (block
    [
      (identifier) (binary_expression) (call_expression) (unary_expression) (field_expression) (index_expression)
      (integer_literal) (float_literal) (string_literal) (char_literal) (boolean_literal) (tuple_expression)
      (struct_expression) (array_expression) (reference_expression) (type_cast_expression) (parenthesized_expression)
      (try_expression) (self) (macro_invocation) (scoped_identifier)
    ] @return
    .))
(break_expression) @break
(continue_expression) @continue
((macro_invocation macro: (identifier) @_throw) @throw
  (#any-of? @_throw "panic" "unreachable" "unimplemented" "bail"))
((call_expression function: (identifier) @_throw) @throw
  (#eq? @_throw "Err"))
(closure_expression) @lambda

; --- operators ------------------------------------------------------------

(binary_expression operator: _ @operator)
; `*` and `&` reach through references that other languages leave unsaid.
(unary_expression ["-" "!"] @operator.unary)
(compound_assignment_expr operator: _ @operator.update)
[(assignment_expression) (compound_assignment_expr)] @assign
(let_declaration value: (_)) @assign
(let_condition) @assign
(const_item value: (_)) @assign
(static_item value: (_)) @assign

; --- calls and members ----------------------------------------------------

(call_expression
  function: (identifier) @call.name
  arguments: (arguments) @call.arguments) @call
(call_expression
  function: (generic_function function: (identifier) @call.name)
  arguments: (arguments) @call.arguments) @call
(call_expression
  function: (field_expression value: (_) @call.receiver field: (field_identifier) @call.name)
  arguments: (arguments) @call.arguments) @call
(call_expression
  function: (generic_function
    function: (field_expression value: (_) @call.receiver field: (field_identifier) @call.name))
  arguments: (arguments) @call.arguments) @call
(call_expression
  function: (scoped_identifier
    path: [
      (identifier) @call.receiver
      (scoped_identifier name: (identifier) @call.receiver)
      (generic_type type: (type_identifier) @call.receiver)
      (bracketed_type)
      (self)
    ]
    name: (identifier) @call.name)
  arguments: (arguments) @call.arguments) @call
(call_expression
  function: (generic_function
    function: (scoped_identifier path: (_) @call.receiver name: (identifier) @call.name))
  arguments: (arguments) @call.arguments) @call
(macro_invocation
  macro: [(identifier) @call.name (scoped_identifier name: (identifier) @call.name)]
  (token_tree) @call.arguments) @call
(struct_expression name: [
  (type_identifier) @call.name
  (generic_type_with_turbofish type: (type_identifier) @call.name)
  (scoped_type_identifier name: (type_identifier) @call.name)
]) @call.new
(array_expression "[" @call.name) @call.new
; Calls and operators inside a macro are bare tokens.
(token_tree (_) @call.receiver . "." . (identifier) @call.name . (token_tree . "(") @call)
(token_tree ["," "&" "!" "+" "-" "*" "/" "%" "::" "=="] . (identifier) @call.name . (token_tree . "(") @call)
(token_tree . "(" . (identifier) @call.name . (token_tree . "(") @call)
(token_tree ["+" "-" "*" "/" "%" "==" "!=" "<" ">" "<=" ">=" "&&" "||"] @operator)
(field_expression value: (_) field: (field_identifier) @property.name) @property
(index_expression . (_) @index.receiver) @index
(range_expression [".." "..="] @call.name) @call

; --- literals and names ---------------------------------------------------

[(integer_literal) (float_literal)] @literal.number
(string_literal) @literal.string
(raw_string_literal (string_content) @literal.string)
(char_literal) @literal.char
(boolean_literal) @literal.boolean
((identifier) @literal.null
  (#eq? @literal.null "None"))
[(identifier) (field_identifier) (shorthand_field_identifier)] @name
[(type_identifier) (primitive_type)] @type
(function_item parameters: (parameters (parameter) @parameter))

; --- what only says how a declaration is to be taken ------------------------

[(attribute_item) (inner_attribute_item)] @annotation
