; Comments, debug output and the shapes that leave something redundant behind.

(comment) @comment

((expression_statement
  (call function: (identifier) @_print arguments: (argument_list) @debug.print.arguments)) @debug.print
  (#any-of? @_print "print" "pprint"))

((expression_statement
  (call function: [(identifier) (attribute)] @_function)) @debug.breakpoint
  (#any-of? @_function "breakpoint" "pdb.set_trace" "ipdb.set_trace" "pudb.set_trace"))

; A variable that is assigned and, in the very next statement, only returned.
((block
  (expression_statement
    (assignment left: (identifier) @redundant.name right: (_) @redundant.value)) @redundant.definition
  .
  (return_statement . (identifier) @redundant.use .) @redundant.statement)
  (#eq? @redundant.name @redundant.use))

; Imports, piece by piece, for the fixes.
(import_statement name: (_) @import.clause) @import.statement
(import_from_statement name: (_) @import.clause) @import.statement

; The only statement of a block: a fix cannot take it away without leaving something in its place.
(block . (_) @alone .)

; Documentation strings.
(expression_statement . (string) @comment.documentation .)
