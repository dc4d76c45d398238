; The language-neutral form of a program: decisions, repetitions, calls, operators and literals.

; --- control --------------------------------------------------------------

(if_expression) @branch
(if_expression "else" . (_) @branch.else)
(binary_expression operator: "?:") @branch.ternary
(when_expression) @switch
(when_entry condition: (_)) @case
(when_entry "else") @case.default
(while_statement) @loop.while
(do_while_statement) @loop.do
(for_statement) @loop.each
(return_expression) @return
; A function whose body is one expression returns it.
(function_body "=") @return
((identifier) @break (#eq? @break "break"))
((identifier) @continue (#eq? @continue "continue"))
((label) @break (#eq? @break "break@"))
((label) @continue (#eq? @continue "continue@"))
(throw_expression) @throw
; These throw for what their condition forbids.
((call_expression . (identifier) @_throw) @throw
  (#any-of? @_throw "require" "requireNotNull" "check" "checkNotNull" "error" "TODO"))
(try_expression) @try
(catch_block) @catch
(finally_block) @finally
[(lambda_literal) (anonymous_function)] @lambda

; --- operators ------------------------------------------------------------

(binary_expression operator: _ @operator)
(in_expression ["in" "!in"] @operator)
(is_expression ["is" "!is"] @operator)
(type_test ["is" "!is"] @operator)
(range_test ["in" "!in"] @operator)
((infix_expression (_) . (identifier) @operator)
  (#any-of? @operator "and" "or" "xor" "shl" "shr" "ushr"))
(unary_expression operator: ["-" "+" "!"] @operator.unary)
(unary_expression operator: ["++" "--"] @operator.update)
(assignment operator: ["+=" "-=" "*=" "/=" "%="] @operator.update)
(assignment) @assign
(property_declaration "=") @assign

; --- calls and members ----------------------------------------------------

(call_expression
  .
  (identifier) @call.name
  (value_arguments) @call.arguments) @call
(call_expression . (identifier) @call.name . (annotated_lambda)) @call
(call_expression
  .
  (navigation_expression . (_) @call.receiver (identifier) @call.name .)
  (value_arguments) @call.arguments) @call
(call_expression
  .
  (navigation_expression . (_) @call.receiver (identifier) @call.name .)
  .
  (annotated_lambda)) @call
(infix_expression (_) @call.receiver . (identifier) @call.name . (_)) @call
(range_expression [".." "..<"] @call.name) @call
(constructor_invocation (user_type (identifier) @call.name .)) @call.new
(navigation_expression . (_) (identifier) @property.name .) @property
(index_expression . (_) @index.receiver) @index

; --- literals and names ---------------------------------------------------

[(number_literal) (float_literal)] @literal.number
(string_content) @literal.string
(character_literal) @literal.char
((identifier) @literal.boolean (#any-of? @literal.boolean "true" "false"))
((identifier) @literal.null (#eq? @literal.null "null"))
(identifier) @name
(user_type) @type
(parameter) @parameter

; --- names whose type is written down ------------------------------------------

(variable_declaration
  (identifier) @typed.name
  .
  [(user_type) (nullable_type)] @typed.type) @typed
(parameter . (identifier) @typed.name [(user_type) (nullable_type)] @typed.type) @typed
(class_parameter (identifier) @typed.name . [(user_type) (nullable_type)] @typed.type) @typed

; --- what only says how a declaration is to be taken ------------------------

(annotation) @annotation
