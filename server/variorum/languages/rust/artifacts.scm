; Comments, debug output and the shapes that leave something redundant behind.

[(line_comment) (block_comment)] @comment
[
  (line_comment outer: (_)) (line_comment inner: (_))
  (block_comment outer: (_)) (block_comment inner: (_))
] @comment.documentation

; --- debug output ---------------------------------------------------------

((expression_statement
  (macro_invocation macro: (identifier) @_print (token_tree) @debug.print.arguments)) @debug.print
  (#any-of? @_print "println" "print" "eprintln" "eprint" "dbg"))
((block (macro_invocation macro: (identifier) @_print (token_tree) @debug.print.arguments) @debug.print .)
  (#any-of? @_print "println" "print" "eprintln" "eprint" "dbg"))

; --- redundant steps ------------------------------------------------------

; A variable that is defined and, in the very next place, only handed on. A declared type may be needed.
((block
  (let_declaration . pattern: (identifier) @redundant.name !type value: (_) @redundant.value !alternative)
    @redundant.definition
  .
  (identifier) @redundant.use @redundant.statement
  .)
  (#eq? @redundant.name @redundant.use))
((block
  (let_declaration . pattern: (identifier) @redundant.name !type value: (_) @redundant.value !alternative)
    @redundant.definition
  .
  (expression_statement (return_expression . (identifier) @redundant.use .)) @redundant.statement)
  (#eq? @redundant.name @redundant.use))

(function_item body: (block (expression_statement (return_expression . "return" .)) @redundant.return .))
(function_item body: (block (expression_statement (return_expression . "return" .)) @redundant.return . [(line_comment) (block_comment)] .))
(closure_expression body: (block (expression_statement (return_expression . "return" .)) @redundant.return .))
(closure_expression body: (block (expression_statement (return_expression . "return" .)) @redundant.return . [(line_comment) (block_comment)] .))
(loop_expression
  body: (block [(expression_statement (continue_expression)) (continue_expression)] @redundant.return .))
(loop_expression
  body: (block [(expression_statement (continue_expression)) (continue_expression)] @redundant.return . [(line_comment) (block_comment)] .))
(while_expression
  body: (block [(expression_statement (continue_expression)) (continue_expression)] @redundant.return .))
(while_expression
  body: (block [(expression_statement (continue_expression)) (continue_expression)] @redundant.return . [(line_comment) (block_comment)] .))
(for_expression
  body: (block [(expression_statement (continue_expression)) (continue_expression)] @redundant.return .))
(for_expression
  body: (block [(expression_statement (continue_expression)) (continue_expression)] @redundant.return . [(line_comment) (block_comment)] .))

(if_expression
  consequence: (block
    (expression_statement [(return_expression) (break_expression) (continue_expression)])
    .)
  alternative: (else_clause) @redundant.else)

; A bare name moves what it names, and `<<` or `-` may be somebody's own.
(expression_statement [
  (integer_literal) (float_literal) (string_literal) (char_literal) (boolean_literal) (tuple_expression) (array_expression)
  (reference_expression) (type_cast_expression) (range_expression) (closure_expression) (index_expression)
  (field_expression value: [(tuple_expression) (identifier) (self)])
  (unary_expression [(integer_literal) (reference_expression) (boolean_literal)])
  (binary_expression operator: ["+" "-" "*" "/" "%" "|" "^" "&" "==" "!=" ">" ">=" "<=" "<"])
]) @useless

(if_expression consequence: (block . "{" . "}") @empty.block)
(else_clause (block . "{" . "}") @empty.block)
(while_expression body: (block . "{" . "}") @empty.block)
(for_expression body: (block . "{" . "}") @empty.block)
(loop_expression body: (block . "{" . "}") @empty.block)

; --- what fixes need to know ----------------------------------------------

(use_declaration argument: [(identifier) (scoped_identifier) (use_as_clause)] @import.clause) @import.statement
(use_declaration
  argument: (scoped_use_list list: (use_list [
    (identifier) (scoped_identifier) (use_as_clause) (self)
  ] @import.clause))) @import.statement
(use_declaration
  argument: (scoped_use_list
    list: (use_list (scoped_use_list list: (use_list [
      (identifier) (scoped_identifier) (use_as_clause) (self)
    ] @import.clause))))) @import.statement

(let_declaration . pattern: (identifier) @assign.name value: (_) @assign.value !alternative) @assign.statement
(let_declaration (mutable_specifier) . pattern: (identifier) @assign.name value: (_) @assign.value !alternative)
  @assign.statement
(let_declaration . pattern: (identifier) @assign.name !value) @assign.statement
(let_declaration pattern: (identifier) @unset !value)
(expression_statement
  (assignment_expression left: (identifier) @assign.name right: (_) @assign.value)) @assign.statement

((assignment_expression left: (_) @_left right: (_) @_right) @redundant.assignment
  (#eq? @_left @_right)
  (#match? @_left "^[\\w.\\[\\]]+$"))
(reference_expression value: (identifier) @shared)

; What a dropped assignment may take with it.
(let_declaration value: [
  (identifier) (integer_literal) (float_literal) (string_literal) (char_literal) (boolean_literal) (closure_expression)
] @pure)
(assignment_expression right: [
  (identifier) (integer_literal) (float_literal) (string_literal) (char_literal) (boolean_literal)
] @pure)
