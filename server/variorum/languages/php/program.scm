; The language-neutral form of a program: decisions, repetitions, calls, operators and literals.

; --- control --------------------------------------------------------------

(if_statement) @branch
(else_if_clause) @branch
(else_clause) @branch.else
(conditional_expression) @branch.ternary
[(switch_statement) (match_expression)] @switch
[(case_statement) (match_conditional_expression)] @case
[(default_statement) (match_default_expression)] @case.default
(while_statement) @loop.while
(do_statement) @loop.do
(for_statement) @loop.for
(foreach_statement) @loop.each
(return_statement) @return
(arrow_function body: (_) @return)
(yield_expression) @return
(break_statement) @break
(continue_statement) @continue
(throw_expression) @throw
(try_statement) @try
(catch_clause) @catch
(finally_clause) @finally
[(anonymous_function) (arrow_function)] @lambda

; --- operators ------------------------------------------------------------

(binary_expression operator: _ @operator)
(unary_op_expression operator: _ @operator.unary)
(update_expression operator: _ @operator.update)
(augmented_assignment_expression operator: _ @operator.update)
[(assignment_expression) (augmented_assignment_expression) (reference_assignment_expression)] @assign
(property_element default_value: (_)) @assign
(static_variable_declaration value: (_)) @assign

; --- calls and members ----------------------------------------------------

(function_call_expression function: [(name) (qualified_name)] @call.name arguments: (_) @call.arguments) @call
(member_call_expression
  object: (_) @call.receiver
  name: (name) @call.name
  arguments: (_) @call.arguments) @call
(nullsafe_member_call_expression
  object: (_) @call.receiver
  name: (name) @call.name
  arguments: (_) @call.arguments) @call
(scoped_call_expression
  scope: (_) @call.receiver
  name: (name) @call.name
  arguments: (_) @call.arguments) @call
(object_creation_expression [(name) (qualified_name)] @call.name) @call.new
(echo_statement "echo" @call.name) @call
(print_intrinsic "print" @call.name) @call
(exit_statement "exit" @call.name) @call
(cast_expression type: (cast_type) @call.name) @call
(member_access_expression object: (_) name: (name) @property.name) @property
(subscript_expression) @index

; --- literals and names ---------------------------------------------------

[(integer) (float)] @literal.number
(string (string_content) @literal.string)
(encapsed_string (string_content) @literal.string)
(heredoc_body (string_content) @literal.string)
(boolean) @literal.boolean
(null) @literal.null
(variable_name (name) @name)
[(named_type) (primitive_type)] @type
[(simple_parameter) (variadic_parameter) (property_promotion_parameter)] @parameter

; The head of a counting loop, which other languages fold into a range.
(for_statement initialize: (_) @loop.head)
(for_statement condition: (_) @loop.head)
(for_statement update: (_) @loop.head)

; --- what only says how a declaration is to be taken ------------------------

(attribute_list) @annotation
