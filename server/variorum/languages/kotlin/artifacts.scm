; Comments, debug output and the shapes that leave something redundant behind.

[(line_comment) (block_comment)] @comment
((block_comment) @comment.documentation
  (#match? @comment.documentation "^/\\*\\*[^/]"))

; --- debug output ---------------------------------------------------------

((block
  (call_expression . (identifier) @_print (value_arguments) @debug.print.arguments) @debug.print)
  (#any-of? @_print "println" "print"))
((lambda_literal
  (call_expression . (identifier) @_print (value_arguments) @debug.print.arguments) @debug.print)
  (#any-of? @_print "println" "print"))
((if_expression
  (call_expression . (identifier) @_print (value_arguments) @debug.print.arguments) @debug.print)
  (#any-of? @_print "println" "print"))
((when_entry
  (call_expression . (identifier) @_print (value_arguments) @debug.print.arguments) @debug.print)
  (#any-of? @_print "println" "print"))
((call_expression
  .
  (navigation_expression) @_print
  (value_arguments) @debug.print.arguments) @debug.print
  (#any-of? @_print
    "System.out.println" "System.out.print" "System.out.printf" "System.err.println" "System.err.print"
    "e.printStackTrace" "ex.printStackTrace"))

; --- redundant steps ------------------------------------------------------

; A variable that is defined and, in the very next statement, only returned.
((block
  (property_declaration
    (variable_declaration (identifier) @redundant.name)
    "="
    .
    (_) @redundant.value
    .) @redundant.definition
  .
  [(line_comment) (block_comment)]*
  .
  (return_expression . (identifier) @redundant.use .) @redundant.statement)
  (#eq? @redundant.name @redundant.use))

((function_declaration (function_body (block (return_expression) @redundant.return . [(line_comment) (block_comment)]* .)))
  (#eq? @redundant.return "return"))
((for_statement (block (identifier) @redundant.return . [(line_comment) (block_comment)]* .)) (#eq? @redundant.return "continue"))
((while_statement (block (identifier) @redundant.return . [(line_comment) (block_comment)]* .)) (#eq? @redundant.return "continue"))
((do_while_statement (block (identifier) @redundant.return . [(line_comment) (block_comment)]* .)) (#eq? @redundant.return "continue"))

(if_expression
  condition: (_)
  .
  [
    (return_expression) (throw_expression)
    (block [(return_expression) (throw_expression)] . [(line_comment) (block_comment)]* .)
  ]
  "else"
  .
  (_) @redundant.else)

; A value in the middle of a block goes nowhere.
((block
  [(binary_expression) (number_literal) (string_literal) (navigation_expression)] @useless
  .
  [(line_comment) (block_comment)]*
  .
  (_) @_next)
  ; The last value of a block is what it hands on, whatever comment stands behind it.
  (#not-match? @_next "^/[/*]")
  ; The grammar takes a call with a type and a block, `each<Node> { ... }`, for comparisons.
  (#not-match? @useless "\\?:|\\?\\.|[({]|&&|\\|\\|"))

(if_expression (block . "{" . "}") @empty.block)
(while_statement (block . "{" . "}") @empty.block)
(do_while_statement (block . "{" . "}") @empty.block)
(for_statement (block . "{" . "}") @empty.block)
(try_expression . (block . "{" . "}") @empty.block)
((catch_block . (identifier) @_name (block . "{" . "}") @empty.block)
  (#not-match? @_name "^(_|ignore|expected)"))
(finally_block (block . "{" . "}") @empty.block)

; --- what fixes need to know ----------------------------------------------

; The only statement of an arm without braces: a fix cannot take it away and leave nothing.
(if_expression condition: (_) . [(call_expression) (assignment)] @alone)
(if_expression "else" . [(call_expression) (assignment)] @alone)
(when_entry "->" . [(call_expression) (assignment)] @alone)
(while_statement [(call_expression) (assignment)] @alone)
(for_statement [(call_expression) (assignment)] @alone .)

(import (qualified_identifier) @import.clause) @import.statement
(package_header (qualified_identifier) @part.package)

(block
  (property_declaration
    (variable_declaration (identifier) @assign.name)
    "="
    .
    (_) @assign.value
    .) @assign.statement)
(lambda_literal
  (property_declaration
    (variable_declaration (identifier) @assign.name)
    "="
    .
    (_) @assign.value
    .) @assign.statement)
(block (property_declaration (variable_declaration (identifier) @assign.name @unset) .) @assign.statement)
(block (assignment left: (identifier) @assign.name operator: "=" right: (_) @assign.value) @assign.statement)

; What a dropped assignment may take with it.
(property_declaration
  "="
  .
  [
    (identifier) (number_literal) (float_literal) (character_literal) (lambda_literal) (callable_reference)
  ] @pure)
(property_declaration "=" . (string_literal . (string_content) .) @pure)
(assignment
  right: [
    (identifier) (number_literal) (float_literal) (character_literal) (lambda_literal) (callable_reference)
  ] @pure)
; An operation on plain values; division may fail.
(property_declaration
  "="
  .
  (binary_expression
    left: [(identifier) (number_literal)]
    operator: ["+" "-" "*" "<" "<=" ">" ">=" "==" "!=" "&&" "||"]
    right: [(identifier) (number_literal)]) @pure)
((property_declaration
  "="
  .
  (call_expression . (identifier) @_function (value_arguments . "(" . ")")) @pure)
  (#match? @_function
    "^(listOf|mutableListOf|setOf|mutableSetOf|mapOf|mutableMapOf|arrayListOf|hashMapOf|hashSetOf|ArrayList|HashMap|HashSet|StringBuilder)$"))

; What is there already.
((assignment left: [(identifier) (navigation_expression)] @_left operator: "=" right: [(identifier) (navigation_expression)] @_right)
  @redundant.assignment
  (#eq? @_left @_right))

; What brings names that the file does not list.
(import (qualified_identifier) @import.whole "*")

; --- risks ----------------------------------------------------------------

((catch_block "catch" @bare.except (user_type (identifier) @_type) (block) @handler.body)
  (#any-of? @_type "Throwable" "Error"))
((catch_block "catch" @swallowed.exception . (identifier) @_name (user_type (identifier) @_type) (block . "{" . "}") @handler.body)
  (#any-of? @_type "Exception" "Throwable" "RuntimeException" "Error")
  (#not-match? @_name "^(_|ignore|expected)"))
((call_expression
  (navigation_expression (_) (identifier) @_exec .)
  (value_arguments . (value_argument [(binary_expression) (string_literal (string_content) (string_content))] @shell.text)))
  (#eq? @_exec "exec")
  (#match? @shell.text "\\$|\\+"))
(binary_expression left: (string_literal) operator: "+" right: (_)) @text.built
(binary_expression left: (binary_expression left: (string_literal) right: (string_literal)) operator: "+" right: (_)) @text.built
((string_literal) @text.built
  (#match? @text.built "\\$[A-Za-z{]"))
(assignment left: (identifier) @text.extended operator: "+=" right: (_) @text.extension)
(assignment left: (identifier) @text.extended operator: "=" right: (binary_expression operator: "+") @text.rewritten)
((call_expression
  (navigation_expression (identifier) @text.extended (identifier) @_append .)
  (value_arguments . (value_argument (_) @text.extension)))
  (#eq? @_append "append"))
((call_expression
  (navigation_expression (_) @text.chained (identifier) @_append .)
  (value_arguments . (value_argument (_) @text.appended)))
  (#any-of? @_append "append" "plus"))
((block (property_declaration (variable_declaration (identifier) @text.variable) "=" . (string_literal))))
(assignment left: (identifier) @text.grown operator: "+=")
(assignment left: (identifier) @text.grown operator: "=" right: (binary_expression . (identifier) @text.again operator: "+"))

; What a search may not have found, taken as found.
(unary_expression argument: [(call_expression) (index_expression)] operator: "!!") @unchecked.null

((call_expression
  (navigation_expression (identifier) @_engine (identifier) @_eval .)
  (value_arguments . (value_argument [(identifier) (binary_expression) (call_expression)]))) @eval.use
  (#any-of? @_engine "engine" "scriptEngine") (#eq? @_eval "eval"))
((property_declaration
  (variable_declaration (identifier) @resource.name)
  "="
  . (call_expression . (identifier) @_type) @resource.value)
  (#any-of? @_type
    "FileInputStream" "FileOutputStream" "FileReader" "FileWriter" "RandomAccessFile" "Socket" "ServerSocket" "PrintWriter"
    "ZipFile" "JarFile" "Scanner"))
((property_declaration
  (variable_declaration (identifier) @resource.name)
  "="
  . (call_expression (navigation_expression (_) (identifier) @_open .) (value_arguments . "(" . ")")) @resource.value)
  (#any-of? @_open "bufferedReader" "bufferedWriter" "inputStream" "outputStream" "printWriter" "openStream"))

; --- what annotations say is as it should be ------------------------------

; In the head of a class, where no pattern can name the class, the annotation stands for all of it.
((modifiers (annotation (constructor_invocation (user_type (identifier) @_level))) @suppressed.by)
  (#any-of? @_level "Suppress" "SuppressWarnings"))
((_ (modifiers (annotation (constructor_invocation (user_type (identifier) @_level))) @suppressed.by)) @suppressed
  (#any-of? @_level "Suppress" "SuppressWarnings"))
((file_annotation (constructor_invocation (user_type (identifier) @_level))) @suppressed.by @suppressed.around
  (#eq? @_level "Suppress"))
((annotated_expression (annotation (constructor_invocation (user_type (identifier) @_level))) @suppressed.by) @suppressed
  (#any-of? @_level "Suppress" "SuppressWarnings"))
; A declaration's annotation that the grammar takes for an expression.
((annotated_expression (annotation (user_type (identifier) @_level)) (parenthesized_expression)) @suppressed.by
  (#any-of? @_level "Suppress" "SuppressWarnings"))
