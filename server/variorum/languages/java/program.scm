; The language-neutral form of a program: decisions, repetitions, calls, operators and literals.

; --- control --------------------------------------------------------------

(if_statement) @branch
(if_statement alternative: (_) @branch.else)
(ternary_expression) @branch.ternary
(switch_expression) @switch
(switch_block_statement_group (switch_label "case")) @case
(switch_block_statement_group . (switch_label "default")) @case.default
(switch_rule (switch_label "case")) @case
(switch_rule (switch_label "default")) @case.default
(while_statement) @loop.while
(do_statement) @loop.do
(for_statement) @loop.for
(enhanced_for_statement) @loop.each
(return_statement) @return
(break_statement) @break
(continue_statement) @continue
(throw_statement) @throw
[(try_statement) (try_with_resources_statement)] @try
(catch_clause) @catch
(finally_clause) @finally
(resource_specification) @finally
(assert_statement) @assert
(lambda_expression) @lambda
(method_reference) @lambda

; --- operators ------------------------------------------------------------

(binary_expression operator: _ @operator)
(instanceof_expression "instanceof" @operator)
(unary_expression operator: _ @operator.unary)
(update_expression ["++" "--"] @operator.update)
(assignment_expression
  operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>=" ">>>="] @operator.update)
(assignment_expression) @assign
(variable_declarator value: (_)) @assign

; --- calls and members ----------------------------------------------------

(method_invocation
  !object
  name: (identifier) @call.name
  arguments: (_) @call.arguments) @call
(method_invocation
  object: (_) @call.receiver
  name: (identifier) @call.name
  arguments: (_) @call.arguments) @call
(explicit_constructor_invocation
  constructor: _ @call.name
  arguments: (_) @call.arguments) @call
(object_creation_expression
  type: (type_identifier) @call.name
  arguments: (_) @call.arguments) @call.new
(object_creation_expression
  type: (scoped_type_identifier (type_identifier) @call.name .)
  arguments: (_) @call.arguments) @call.new
(object_creation_expression
  type: (generic_type . (type_identifier) @call.name)
  arguments: (_) @call.arguments) @call.new
(object_creation_expression
  type: (generic_type . (scoped_type_identifier (type_identifier) @call.name .))
  arguments: (_) @call.arguments) @call.new
(array_creation_expression "new" @call.name) @call.new
(field_access object: (_) field: (identifier) @property.name) @property

; --- literals and names ---------------------------------------------------

[
  (decimal_integer_literal)
  (hex_integer_literal)
  (octal_integer_literal)
  (binary_integer_literal)
  (decimal_floating_point_literal)
  (hex_floating_point_literal)
] @literal.number
(string_literal) @literal.string
(character_literal) @literal.char
[(true) (false)] @literal.boolean
(null_literal) @literal.null
(identifier) @name
[(type_identifier) (integral_type) (floating_point_type) (boolean_type) (void_type)] @type
[(formal_parameter) (spread_parameter)] @parameter

; --- names with a written type ----------------------------------------------

(local_variable_declaration
  type: (_) @typed.type
  declarator: (variable_declarator name: (identifier) @typed.name !dimensions)) @typed
(field_declaration
  type: (_) @typed.type
  declarator: (variable_declarator name: (identifier) @typed.name !dimensions)) @typed
(variable_declarator name: (identifier) @typed.name dimensions: (_)) @typed.as.array
(formal_parameter type: (_) @typed.type name: (identifier) @typed.name !dimensions) @typed
(formal_parameter name: (identifier) @typed.name dimensions: (_)) @typed.as.array
(enhanced_for_statement type: (_) @typed.type name: (identifier) @typed.name) @typed
(array_access array: (_) @index.receiver) @index

; The head of a counting loop, which other languages fold into a range.
(for_statement init: (_) @loop.head)
(for_statement condition: (_) @loop.head)
(for_statement update: (_) @loop.head)

; --- what only says how a declaration is to be taken ------------------------

[(annotation) (marker_annotation)] @annotation
