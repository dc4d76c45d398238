; The language-neutral form of a program: decisions, repetitions, calls, operators and literals.

; --- control --------------------------------------------------------------

(if_statement) @branch
(else_clause) @branch.else
(ternary_expression) @branch.ternary
(switch_statement) @switch
(switch_case) @case
(switch_default) @case.default
(while_statement) @loop.while
(do_statement) @loop.do
(for_statement) @loop.for
(for_in_statement) @loop.each
; `forEach` is how a loop over a collection is often written.
((call_expression
  function: (member_expression property: (property_identifier) @_each)
  arguments: (arguments . [(arrow_function) (function_expression)])) @loop.each
  (#eq? @_each "forEach"))
(return_statement) @return
(arrow_function body: [
  (call_expression) (member_expression) (binary_expression) (ternary_expression) (identifier) (number) (string)
  (template_string) (array) (parenthesized_expression) (unary_expression) (subscript_expression) (new_expression)
] @return)
(yield_expression) @return
(break_statement) @break
(continue_statement) @continue
(throw_statement) @throw
(try_statement) @try
(catch_clause) @catch
(finally_clause) @finally
[(arrow_function) (function_expression) (generator_function)] @lambda

; --- operators ------------------------------------------------------------

(binary_expression operator: _ @operator)
(unary_expression operator: _ @operator.unary)
(update_expression operator: _ @operator.update)
(augmented_assignment_expression operator: _ @operator.update)
[(assignment_expression) (augmented_assignment_expression)] @assign
(variable_declarator value: (_)) @assign

; --- calls and members ----------------------------------------------------

(call_expression
  function: (identifier) @call.name
  arguments: (_) @call.arguments) @call
(call_expression
  function: [(super) (import)] @call.name
  arguments: (_) @call.arguments) @call
(call_expression
  function: (member_expression
    object: (_) @call.receiver
    property: [(property_identifier) (private_property_identifier)] @call.name)
  arguments: (_) @call.arguments) @call
(new_expression
  constructor: (identifier) @call.name) @call.new
(new_expression
  constructor: (member_expression property: (property_identifier) @call.name)) @call.new
(member_expression object: (_) property: (property_identifier) @property.name) @property
(subscript_expression) @index

; --- literals and names ---------------------------------------------------

(number) @literal.number
(string (string_fragment) @literal.string)
(string . ["\"" "'"] . ["\"" "'"]) @literal.string
(template_string (string_fragment) @literal.string)
(regex (regex_pattern) @literal.string)
[(true) (false)] @literal.boolean
[(null) (undefined)] @literal.null
[(identifier) (shorthand_property_identifier) (shorthand_property_identifier_pattern)] @name
(arrow_function parameter: (identifier) @parameter)
(formal_parameters (_) @parameter)

; The head of a counting loop, which other languages fold into a range.
(for_statement initializer: (_) @loop.head)
(for_statement condition: (_) @loop.head)
(for_statement increment: (_) @loop.head)

; --- what only says how a declaration is to be taken ------------------------

(decorator) @annotation
