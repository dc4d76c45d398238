; The language-neutral form of a program: decisions, repetitions, calls, operators and literals.

; --- control --------------------------------------------------------------

[(if) (unless) (elsif) (if_modifier) (unless_modifier)] @branch
(else) @branch.else
(conditional) @branch.ternary
[(case) (case_match)] @switch
[(when) (in_clause)] @case
[(while) (until)] @loop.while
[(while_modifier) (until_modifier)] @loop.do
(for) @loop.each
((call method: (identifier) @_each block: (_)) @loop.each
  (#any-of? @_each "each" "each_with_index" "each_char" "each_with_object" "each_pair" "each_line" "each_slice" "each_cons" "each_byte"
    "each_index" "each_key" "each_value" "reverse_each" "cycle"))
((call method: (identifier) @_times block: (_)) @loop.for
  (#any-of? @_times "times" "upto" "downto" "step"))
((call !receiver method: (identifier) @_loop block: (_)) @loop.while
  (#eq? @_loop "loop"))
(return) @return
(break) @break
(next) @continue
((call !receiver method: (identifier) @_raise) @throw
  (#any-of? @_raise "raise" "fail"))
(begin (rescue)) @try
(body_statement (rescue)) @try
(rescue) @catch
(ensure) @finally
(lambda) @lambda
[(block) (do_block)] @lambda

; --- operators ------------------------------------------------------------

(binary operator: _ @operator)
(unary operator: _ @operator.unary)
(operator_assignment operator: _ @operator.update)
[(assignment) (operator_assignment)] @assign

; --- calls and members ----------------------------------------------------

(call
  !receiver
  method: [(identifier) (constant) (super)] @call.name) @call
(call
  receiver: (_) @call.receiver
  method: [(identifier) (constant)] @call.name) @call
((call
  receiver: [(constant) (scope_resolution)] @call.name
  method: (identifier) @_new) @call.new
  (#eq? @_new "new"))
; A call without arguments looks like a plain name.
((call receiver: (identifier) @call.name @call)
  (#any-of? @call.name "gets" "rand" "readline" "readlines"))
((assignment right: (identifier) @call.name @call)
  (#any-of? @call.name "gets" "rand" "readline" "readlines"))
([
  (program (identifier) @call.name @call)
  (body_statement (identifier) @call.name @call)
  (then (identifier) @call.name @call)
  (do (identifier) @call.name @call)
  (block_body (identifier) @call.name @call)
]
  (#any-of? @call.name "gets" "puts" "exit" "abort"))
(element_reference) @index

; --- literals and names ---------------------------------------------------

[(integer) (float) (rational) (complex)] @literal.number
(string (string_content) @literal.string)
(bare_string (string_content) @literal.string)
(heredoc_content) @literal.string
(simple_symbol) @literal.string
(regex (string_content) @literal.string)
(character) @literal.char
[(true) (false)] @literal.boolean
(nil) @literal.null
[(identifier) (instance_variable) (class_variable) (global_variable)] @name
(constant) @type
(method_parameters (_) @parameter)
