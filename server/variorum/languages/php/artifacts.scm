; Comments, debug output and the shapes that leave something redundant behind.

(comment) @comment
((comment) @comment.documentation
  (#match? @comment.documentation "^/\\*\\*[^/*]"))

; --- debug output ---------------------------------------------------------

; `echo` writes the page that the program is there to write; these show the developer a value.
((expression_statement
  (function_call_expression
    function: (name) @_dump
    arguments: (arguments) @debug.print.arguments)) @debug.print
  (#any-of? @_dump "var_dump" "print_r" "var_export" "debug_zval_refcount" "debug_print_backtrace" "dump" "dd" "error_log"))
((expression_statement (function_call_expression function: (name) @_function)) @debug.breakpoint
  (#any-of? @_function "xdebug_break"))

; --- redundant steps ------------------------------------------------------

((compound_statement
  (expression_statement
    (assignment_expression left: (variable_name) @redundant.name right: (_) @redundant.value)) @redundant.definition
  .
  (return_statement . (variable_name) @redundant.use .) @redundant.statement)
  (#eq? @redundant.name @redundant.use))

(function_definition body: (compound_statement (return_statement . "return" . ";") @redundant.return .))
(method_declaration body: (compound_statement (return_statement . "return" . ";") @redundant.return .))
(anonymous_function body: (compound_statement (return_statement . "return" . ";") @redundant.return .))
(for_statement body: (compound_statement (continue_statement . "continue" . ";") @redundant.return .))
(foreach_statement body: (compound_statement (continue_statement . "continue" . ";") @redundant.return .))
(while_statement body: (compound_statement (continue_statement . "continue" . ";") @redundant.return .))

(compound_statement
  (if_statement
    body: [(return_statement) (compound_statement (return_statement) .)]
    . alternative: (else_clause) @redundant.else))

(expression_statement . [
  (variable_name) (member_access_expression) (subscript_expression) (integer) (float) (string) (encapsed_string)
  (boolean) (null) (array_creation_expression) (anonymous_function) (arrow_function) (class_constant_access_expression)
] . ";") @useless
(expression_statement
  (binary_expression operator: [
    "+" "-" "*" "/" "%" "**" "." "==" "===" "!=" "!==" "<" "<=" ">" ">=" "<=>" "&" "|" "^" "<<" ">>" "instanceof"
  ]) ";") @useless
(expression_statement (unary_op_expression operator: ["-" "+" "~"]) ";") @useless
; A text that tells an analyser a type.
((expression_statement . [(string) (encapsed_string)] @_annotation) @guarded
  (#match? @_annotation "^.@(phan|psalm|phpstan)-"))
; `<?=` prints the expression behind it.
((text_interpolation (php_tag) @_tag .)
  . (expression_statement) @guarded
  (#eq? @_tag "<?="))
((php_tag) @_tag
  . (expression_statement) @guarded
  (#eq? @_tag "<?="))

(if_statement body: (compound_statement . "{" . "}") @empty.block)
(else_clause body: (compound_statement . "{" . "}") @empty.block)
(else_if_clause body: (compound_statement . "{" . "}") @empty.block)
(for_statement body: (compound_statement . "{" . "}") @empty.block)
(foreach_statement body: (compound_statement . "{" . "}") @empty.block)
(while_statement body: (compound_statement . "{" . "}") @empty.block)
(do_statement body: (compound_statement . "{" . "}") @empty.block)
(try_statement body: (compound_statement . "{" . "}") @empty.block)
(catch_clause body: (compound_statement . "{" . "}") @empty.block)
(finally_clause body: (compound_statement . "{" . "}") @empty.block)

; --- what fixes need to know ----------------------------------------------

(if_statement body: [(expression_statement) (echo_statement) (return_statement)] @alone)
(else_clause body: [(expression_statement) (echo_statement) (return_statement)] @alone)
(for_statement body: [(expression_statement) (echo_statement)] @alone)
(foreach_statement body: [(expression_statement) (echo_statement)] @alone)
(while_statement body: [(expression_statement) (echo_statement)] @alone)

(namespace_use_declaration (namespace_use_clause) @import.clause) @import.statement
(namespace_use_declaration body: (namespace_use_group (namespace_use_clause) @import.clause)) @import.statement

(expression_statement
  (assignment_expression left: (variable_name) @assign.name right: (_) @assign.value)) @assign.statement
(assignment_expression right: [
  (integer) (float) (string) (boolean) (null) (variable_name) (anonymous_function) (arrow_function)
] @pure)
(assignment_expression right: (array_creation_expression . "[" . "]") @pure)

; What a reference is bound to changes elsewhere when it is assigned here.
(simple_parameter reference_modifier: (_) name: (variable_name) @shared)
(by_ref (variable_name) @shared)
(reference_assignment_expression right: (variable_name) @shared)

; What is there already.
((assignment_expression
  left: [(variable_name) (member_access_expression)] @_left
  right: [(variable_name) (member_access_expression)] @_right) @redundant.assignment
  (#eq? @_left @_right))

; --- risks ----------------------------------------------------------------

((catch_clause "catch" @swallowed.exception type: (type_list) @_type body: (compound_statement . "{" . "}") @handler.body)
  (#match? @_type "^\\\\?(Throwable|Exception|Error)$"))
((function_call_expression function: (name) @_eval arguments: (arguments . (argument (_) @_text))) @eval.use
  (#any-of? @_eval "eval" "create_function" "assert") (#match? @_text "^(\\$\\w+$|[\"'].*\\$)"))
((function_call_expression function: (name) @_exec arguments: (arguments . (argument [(variable_name) (binary_expression) (encapsed_string (_) (variable_name))] @shell.text)))
  (#any-of? @_exec "exec" "system" "shell_exec" "passthru" "popen" "proc_open")
  (#not-match? @shell.text "escapeshell"))
(shell_command_expression (variable_name)) @shell.text
(binary_expression left: [(string) (encapsed_string)] operator: "." right: (_)) @text.built
(binary_expression left: (binary_expression left: [(string) (encapsed_string)] right: [(string) (encapsed_string)]) operator: "." right: (_)) @text.built
(encapsed_string [(variable_name) (member_access_expression) (subscript_expression)]) @text.built
(augmented_assignment_expression left: (variable_name) @text.extended operator: ".=" right: (_) @text.extension)
(assignment_expression left: (variable_name) @text.extended right: (binary_expression operator: ".") @text.rewritten)
((member_call_expression
  name: (name) @_clause
  arguments: (arguments . (argument [(encapsed_string (_) (variable_name)) (binary_expression operator: ".")] @text.clause)))
  (#any-of? @_clause "where" "andWhere" "orWhere" "having" "whereRaw" "orWhereRaw" "havingRaw" "orHavingRaw" "orderByRaw" "selectRaw"))
((scoped_call_expression
  name: (name) @_clause
  arguments: (arguments . (argument [(encapsed_string (_) (variable_name)) (binary_expression operator: ".")] @text.clause)))
  (#any-of? @_clause "raw" "whereRaw" "orWhereRaw" "havingRaw" "orderByRaw" "selectRaw"))

; What a search or a conversion may not have found, taken as found.
((member_call_expression object: (function_call_expression function: (name) @_find)) @unchecked.null
  (#any-of? @_find "date_create" "date_create_from_format" "simplexml_load_string" "simplexml_load_file" "json_decode"))
((member_access_expression object: (function_call_expression function: (name) @_find)) @unchecked.null
  (#any-of? @_find "simplexml_load_string" "simplexml_load_file" "json_decode"))
((member_call_expression object: (scoped_call_expression scope: (name) @_class name: (name) @_find)) @unchecked.null
  (#any-of? @_class "DateTime" "DateTimeImmutable" "DateInterval") (#any-of? @_find "createFromFormat" "createFromDateString"))
((member_access_expression object: (member_call_expression name: (name) @_find)) @unchecked.null
  (#any-of? @_find "getElementById" "getNamedItem"))
((member_call_expression object: (member_call_expression name: (name) @_find)) @unchecked.null
  (#any-of? @_find "getElementById" "getNamedItem"))
((subscript_expression . (parenthesized_expression (function_call_expression function: (name) @_find))) @unchecked.null
  (#any-of? @_find "getenv"))
((assignment_expression
  left: (variable_name) @resource.name
  right: (function_call_expression function: (name) @_open) @resource.value)
  (#any-of? @_open "fopen" "popen" "opendir" "fsockopen" "gzopen" "proc_open"))

; A trait may use what is private in the class that takes it over.
(use_declaration) @positional
; What is private in a trait belongs to the classes that take it over.
(trait_declaration name: (name) @positional)

; `send($text, $flags = 0)` says what the argument is.
(argument (assignment_expression left: (variable_name) @assign.shape))
(array_element_initializer (assignment_expression left: (variable_name) @assign.shape))

; Members that are accessed by a name that the program makes: any of the class's may be meant.
[
  (member_call_expression name: [
    (variable_name) (encapsed_string) (binary_expression) (subscript_expression) (member_access_expression) (function_call_expression)
  ])
  (nullsafe_member_call_expression name: [(variable_name) (encapsed_string) (binary_expression)])
  (scoped_call_expression name: (variable_name))
  (member_access_expression name: [(variable_name) (encapsed_string) (binary_expression) (subscript_expression)])
] @member.computed
((array_creation_expression
  .
  (array_element_initializer . (variable_name (name) @_this) .)
  .
  (array_element_initializer . [(variable_name) (encapsed_string (_) (_)) (binary_expression) (subscript_expression)] .)
  .) @member.computed
  (#eq? @_this "this"))
((function_call_expression
  function: (name) @_call
  arguments: (arguments . (argument [(encapsed_string (_) (variable_name)) (binary_expression)]))) @member.computed
  (#any-of? @_call "call_user_func" "call_user_func_array"))
