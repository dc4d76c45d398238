; Comments, debug output and the shapes that leave something redundant behind.

(comment) @comment
((comment) @comment.documentation
  (#match? @comment.documentation "^#\\s*@(param|return|raise|example)"))

((call
  !receiver
  method: (identifier) @_print
  arguments: (argument_list) @debug.print.arguments) @debug.print
  (#any-of? @_print "puts" "print" "p" "pp"))
((call
  receiver: (global_variable) @_stream
  method: (identifier) @_print
  arguments: (argument_list) @debug.print.arguments) @debug.print
  (#any-of? @_stream "$stdout" "$stderr")
  (#any-of? @_print "puts" "print"))
((call receiver: (identifier) @_binding method: (identifier) @_stop) @debug.breakpoint
  (#eq? @_binding "binding")
  (#any-of? @_stop "pry" "irb" "break" "b"))
; A definition, an alias or a parameter of such a name stops nowhere.
([
  (program (identifier) @debug.breakpoint)
  (body_statement (identifier) @debug.breakpoint)
  (block_body (identifier) @debug.breakpoint)
  (then (identifier) @debug.breakpoint)
  (else (identifier) @debug.breakpoint)
  (ensure (identifier) @debug.breakpoint)
  (do (identifier) @debug.breakpoint)
  (begin (identifier) @debug.breakpoint)
  (begin_block (identifier) @debug.breakpoint)
  (end_block (identifier) @debug.breakpoint)
  (parenthesized_statements (identifier) @debug.breakpoint)
  (if_modifier body: (identifier) @debug.breakpoint)
  (unless_modifier body: (identifier) @debug.breakpoint)
  (rescue_modifier body: (identifier) @debug.breakpoint)
  (conditional [consequence: (identifier) alternative: (identifier)] @debug.breakpoint)
  (binary right: (identifier) @debug.breakpoint)
]
  (#any-of? @debug.breakpoint "byebug" "debugger"))

; A variable that is assigned only to be the method's result.
((body_statement
  (assignment left: (identifier) @redundant.name right: (_) @redundant.value) @redundant.definition
  .
  [(identifier) @redundant.use (return (argument_list . (identifier) @redundant.use .))] @redundant.statement
  .)
  (#eq? @redundant.name @redundant.use))

(method body: (body_statement (return . "return" .) @redundant.return .))

(body_statement
  (if
    consequence: (then (return) .)
    alternative: (else) @redundant.else))

; Only the last expression of a body has a use, as its value.
((body_statement
  [
    (integer) (float) (string) (nil) (true) (false) (array) (hash) (instance_variable) (global_variable) (lambda)
    (binary operator: _ @_operator)
  ] @useless
  . (_) @_next)
  (#any-of? @_operator "+" "-" "*" "/" "%" "**" "==" "!=" "<" "<=" ">" ">=" "<=>" "&" "|" "^")
  (#not-match? @_next "^(#|=begin|rescue|ensure|else)"))

((call
  !receiver
  method: (identifier) @_require
  arguments: (argument_list (string) @import.clause)) @import.statement
  (#any-of? @_require "require" "require_relative" "load"))

(assignment left: (identifier) @assign.name right: (_) @assign.value) @assign.statement
; The value of the last statement is that of the method, the block or the arm, and comments may stand behind it.
(_ (assignment left: (identifier) @assign.result) .)
(_ (assignment left: (identifier) @assign.result) . [(comment) (rescue) (else) (ensure)])
; An argument that an assignment names: the language has no other way where the parameter has no name to be passed by.
(argument_list (assignment left: (identifier) @assign.shape))
(array (assignment left: (identifier) @assign.shape))
(assignment right: [
  (integer) (float) (string) (nil) (true) (false) (simple_symbol) (identifier) (instance_variable) (lambda)
] @pure)
(assignment right: (array . "[" . "]") @pure)
(assignment right: (hash . "{" . "}") @pure)

; What is there already.
((assignment left: [(identifier) (instance_variable)] @_left right: [(identifier) (instance_variable)] @_right)
  @redundant.assignment
  (#eq? @_left @_right))

; --- risks ----------------------------------------------------------------

((rescue "rescue" @bare.except exceptions: (exceptions (constant) @_type)) @handler.body
  (#eq? @_type "Exception"))
(begin (rescue "rescue" @swallowed.exception !body !exceptions) @handler.body)
((begin (rescue "rescue" @swallowed.exception exceptions: (exceptions (constant) @_type) !body) @handler.body)
  (#any-of? @_type "StandardError" "Exception"))
; To define methods by text, as `class_eval` does, is the language's own way; its linter asks for `eval` alone.
((call !receiver method: (identifier) @_eval arguments: (argument_list . [(identifier) (string (interpolation)) (call)])) @eval.use
  (#eq? @_eval "eval"))
((call
  method: (identifier) @_exec
  arguments: (argument_list . [(string (interpolation)) (binary left: (string))] @shell.text .))
  (#any-of? @_exec "system" "exec" "spawn" "popen" "capture2" "capture2e" "capture3"))
(subshell (interpolation)) @shell.text
(string (interpolation)) @text.built
(binary left: (string) operator: "+" right: (_)) @text.built
(binary left: (binary left: (string) right: (string)) operator: "+" right: (_)) @text.built
(operator_assignment left: (identifier) @text.extended operator: "+=" right: (_) @text.extension)
(assignment left: (identifier) @text.extended right: (binary operator: "+") @text.rewritten)
(binary left: (identifier) @text.extended operator: "<<" right: (_) @text.extension)
((call
  method: (identifier) @_clause
  arguments: (argument_list . [(string (interpolation)) (binary operator: "+")] @text.clause))
  (#any-of? @_clause "where" "rewhere" "having" "order" "reorder" "group" "joins" "find_by" "exists?" "update_all" "delete_by" "destroy_by"))
((element_reference object: (call method: (identifier) @_match arguments: (argument_list . (regex)))) @unchecked.null
  (#eq? @_match "match"))
((assignment left: (identifier) @resource.name right: (call receiver: (constant) @_file method: (identifier) @_open !block) @resource.value)
  (#eq? @_file "File") (#any-of? @_open "open" "new"))

; Text that grows by being made anew.
(assignment left: (identifier) @text.variable right: (string))
((assignment left: (identifier) @text.variable right: (call receiver: (constant) @_class method: (identifier) @_new))
  (#eq? @_class "String") (#eq? @_new "new"))
(operator_assignment left: (identifier) @text.grown operator: "+=")
(assignment left: (identifier) @text.grown right: (binary . left: (identifier) @text.again operator: "+"))

; A method that ends with `text += part` returns the text.
(body_statement (operator_assignment left: (identifier) @assign.shape) .)
