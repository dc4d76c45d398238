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
(subscript value: (_) @index.receiver) @index

; --- literals and names ---------------------------------------------------

[(integer) (float)] @literal.number
(string (string_content) @literal.string)
[(true) (false)] @literal.boolean
(none) @literal.null
(identifier) @name
(type) @type
(parameters (_) @parameter)

; --- names whose type is written down, or plain from a literal ---------------

(assignment left: (identifier) @typed.name type: (type) @typed.type) @typed
(typed_parameter . (identifier) @typed.name type: (type) @typed.type) @typed
(assignment left: (identifier) @typed.name right: [(list) (list_comprehension)]) @typed.as.list
(assignment left: (identifier) @typed.name right: [(dictionary) (dictionary_comprehension)]) @typed.as.dict
(assignment left: (identifier) @typed.name right: [(set) (set_comprehension)]) @typed.as.set
(assignment left: (identifier) @typed.name right: (string)) @typed.as.str
(assignment left: (identifier) @typed.name right: (integer)) @typed.as.int
(assignment left: (identifier) @typed.name right: (float)) @typed.as.float
((assignment left: (identifier) @typed.name right: (call function: (identifier) @typed.type)) @typed
  (#any-of? @typed.type "str" "int" "float" "list" "dict" "set" "deque" "Counter" "defaultdict"))

; --- what only says how a declaration is to be taken ------------------------

(decorator) @annotation
