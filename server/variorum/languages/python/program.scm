; The language-neutral form of a program: decisions, repetitions, calls, operators and literals.

; --- control --------------------------------------------------------------

(if_statement) @branch
(elif_clause) @branch
(else_clause) @branch.else
(conditional_expression) @branch.ternary
(if_clause) @branch
(match_statement) @switch
(case_clause) @case
(while_statement) @loop.while
(for_statement) @loop.each
(for_in_clause) @loop.comprehension
(return_statement) @return
(break_statement) @break
(continue_statement) @continue
(raise_statement) @throw
(try_statement) @try
(except_clause) @catch
[(finally_clause) (with_statement)] @finally
(assert_statement) @assert
(lambda) @lambda

; --- operators ------------------------------------------------------------

(binary_operator operator: _ @operator)
(boolean_operator operator: _ @operator)
(comparison_operator operators: _ @operator)
(not_operator "not" @operator.unary)
(unary_operator operator: _ @operator.unary)
(augmented_assignment operator: _ @operator.update)
(assignment right: (_)) @assign
(named_expression) @assign
(augmented_assignment) @assign

; --- calls and members ----------------------------------------------------

(call
  function: (identifier) @call.name
  arguments: (_) @call.arguments) @call
(call
  function: (attribute object: (_) @call.receiver attribute: (identifier) @call.name)
  arguments: (_) @call.arguments) @call
(attribute object: (_) attribute: (identifier) @property.name) @property
(subscript) @index

; --- literals and names ---------------------------------------------------

[(integer) (float)] @literal.number
(string (string_content) @literal.string)
[(true) (false)] @literal.boolean
(none) @literal.null
(identifier) @name
(type) @type
(parameters (_) @parameter)
