; Comments, debug output and the shapes that leave something redundant behind.

[(line_comment) (block_comment)] @comment
[
  (line_comment outer: (_)) (line_comment inner: (_))
  (block_comment outer: (_)) (block_comment inner: (_))
] @comment.documentation

; --- debug output ---------------------------------------------------------

([
  (expression_statement (macro_invocation
    macro: [(identifier) @_print (scoped_identifier path: (identifier) @_std name: (identifier) @_print)]
    (token_tree) @debug.print.arguments)) @debug.print
  (block (macro_invocation
    macro: [(identifier) @_print (scoped_identifier path: (identifier) @_std name: (identifier) @_print)]
    (token_tree) @debug.print.arguments) @debug.print .)
]
  (#any-of? @_print "println" "print" "eprintln" "eprint")
  (#eq? @_std "std"))
; The value of an arm or a closure, which no fix can take away.
([
  (match_arm value: (macro_invocation
    macro: (identifier) @_print (token_tree) @debug.print.arguments) @debug.print @debug.print.inside)
  (closure_expression body: (macro_invocation
    macro: (identifier) @_print (token_tree) @debug.print.arguments) @debug.print @debug.print.inside)
]
  (#any-of? @_print "println" "print" "eprintln" "eprint"))
; `dbg!` hands on what it prints, and may stand anywhere.
([
  (expression_statement (macro_invocation
    macro: [(identifier) @debug.print.tool (scoped_identifier path: (identifier) @_std name: (identifier) @debug.print.tool)]
    (token_tree) @debug.print.arguments)) @debug.print
  (block (macro_invocation
    macro: [(identifier) @debug.print.tool (scoped_identifier path: (identifier) @_std name: (identifier) @debug.print.tool)]
    (token_tree) @debug.print.arguments) @debug.print @debug.print.inside .)
]
  (#eq? @debug.print.tool "dbg")
  (#eq? @_std "std"))
((macro_invocation
  macro: [(identifier) @debug.print.tool (scoped_identifier path: (identifier) @_std name: (identifier) @debug.print.tool)]
  (token_tree) @debug.print.arguments) @debug.print @debug.print.inside
  (#eq? @debug.print.tool "dbg")
  (#eq? @_std "std"))
; What a macro is handed is no tree.
((token_tree (identifier) @debug.print @debug.print.inside @debug.print.tool . "!" . (token_tree) @debug.print.arguments)
  (#eq? @debug.print.tool "dbg"))

; A receiver that nothing but a call on the type itself asks for. What is not written yet may come to use it.
((function_item
  . ["fn" (function_modifiers) @_modifiers]
  parameters: (parameters [(self_parameter (self) @receiver) (parameter pattern: (self) @receiver)])
  body: (block) @_body)
  (#not-match? @_modifiers "async")
  (#not-match? @_body "\\b(todo|unimplemented)!"))
(impl_item !trait type: (_) @receiver.own)

; What an attribute says is as it should be.
((attribute_item (attribute (identifier) @_level)) @suppressed.by
  (#any-of? @_level "allow" "expect"))
((attribute_item (attribute (identifier) @_level)) @suppressed.by . (_) @suppressed
  (#any-of? @_level "allow" "expect"))
((inner_attribute_item (attribute (identifier) @_level)) @suppressed.by @suppressed.around
  (#any-of? @_level "allow" "expect"))
; What a file asks for by name it wants to hear, whatever else it allows.
((inner_attribute_item (attribute (identifier) @_level)) @requested.by
  (#any-of? @_level "warn" "deny" "forbid"))

; What an attribute stands in front of is left out of some builds, or is as it is on purpose.
((attribute_item) . [(let_declaration) (expression_statement) (return_expression) (identifier)] @guarded)

; --- redundant steps ------------------------------------------------------

; A variable that is defined and, in the very next place, only handed on. A declared type may be needed. A bare name
; without a semicolon can only be the last thing in its block.
((block
  (let_declaration (mutable_specifier)? . pattern: (identifier) @redundant.name
    !type value: (_) @redundant.value !alternative) @redundant.definition
  .
  (identifier) @redundant.use @redundant.statement)
  (#eq? @redundant.name @redundant.use)
  ; What a macro of the library makes, it makes under a name.
  (#not-match? @redundant.value "^(vec|format|matches|concat|env|include_str|include_bytes|stringify|json|quote)!"))
((block
  (let_declaration . pattern: (identifier) @redundant.name !type value: (_) @redundant.value !alternative)
    @redundant.definition
  .
  (expression_statement (return_expression . (identifier) @redundant.use .)) @redundant.statement)
  (#eq? @redundant.name @redundant.use))
; An `else` behind arms that all jump, where the whole `if` is a statement.
(expression_statement (if_expression
  consequence: (block [
    (expression_statement [(return_expression) (break_expression) (continue_expression)])
    (return_expression) (break_expression) (continue_expression)
  ] .)
  alternative: (else_clause (block)) @redundant.else))
(expression_statement (if_expression
  consequence: (block (expression_statement (block [
    (expression_statement [(return_expression) (break_expression) (continue_expression)])
    (return_expression) (break_expression) (continue_expression)
  ] .)) .)
  alternative: (else_clause (block)) @redundant.else))
(expression_statement (if_expression
  consequence: (block (expression_statement (if_expression
    consequence: (block [
      (expression_statement [(return_expression) (break_expression) (continue_expression)])
      (return_expression) (break_expression) (continue_expression)
    ] .)
    alternative: (else_clause (block [
      (expression_statement [(return_expression) (break_expression) (continue_expression)])
      (return_expression) (break_expression) (continue_expression)
    ] .)))) .)
  alternative: (else_clause (block)) @redundant.else))
(expression_statement (if_expression
  consequence: (block [
    (expression_statement [(return_expression) (break_expression) (continue_expression)])
    (return_expression) (break_expression) (continue_expression)
  ] .)
  alternative: (else_clause (if_expression
    consequence: (block [
      (expression_statement [(return_expression) (break_expression) (continue_expression)])
      (return_expression) (break_expression) (continue_expression)
    ] .)
    alternative: (else_clause (block)) @redundant.else))))

; An `else` around nothing but another `if`: `else if` says the same with one block less.
(else_clause (block
  .
  [
    (expression_statement (if_expression) @redundant.else.inner)
    (if_expression) @redundant.else.inner
    (parenthesized_expression (if_expression) @redundant.else.inner)
  ]
  .) @redundant.else.around) @redundant.else

; A bare name moves what it names, and `<<` or `-` may be somebody's own.
(expression_statement . [
  (integer_literal) (float_literal) (string_literal) (char_literal) (boolean_literal) (tuple_expression) (array_expression)
  (reference_expression) (type_cast_expression) (range_expression) (closure_expression) (index_expression)
  (field_expression value: [(tuple_expression) (identifier) (self) (call_expression)])
  (unary_expression [(integer_literal) (reference_expression) (boolean_literal)])
  (parenthesized_expression (binary_expression operator: ["+" "-" "*" "/" "%" "==" "!=" ">" ">=" "<=" "<"]))
  (binary_expression operator: ["+" "-" "*" "/" "%" "|" "^" "&" "==" "!=" ">" ">=" "<=" "<"])
]) @useless

((expression_statement (async_block)) @useless . (empty_statement))
; Conditions that call nothing.
((expression_statement (binary_expression operator: ["&&" "||"])) @useless
  (#not-match? @useless "\\w!?\\s*[(\\[]|[{?]|\\breturn\\b|\\bbreak\\b|\\bcontinue\\b|[^=!<>]=[^=]"))
; A variant around a plain value.
((expression_statement (call_expression
  function: [(identifier) @_variant (generic_function function: (identifier) @_variant)]
  arguments: (arguments . [
    (integer_literal) (float_literal) (string_literal) (char_literal) (boolean_literal) (unit_expression)
  ] .))) @useless
  (#any-of? @_variant "Some" "Ok" "Err"))

; A variable that takes its own value: whether that is the one it had, the bindings show.
((block (let_declaration . ["let" (mutable_specifier)] . pattern: (identifier) @rebound.name
    !type value: (identifier) @rebound.value !alternative) @rebound.statement) @rebound.block
  (#eq? @rebound.name @rebound.value))

; The count of an `enumerate` that the pattern throws away.
((for_expression
  pattern: (tuple_pattern . [(_) "_"] @unused.counter . [(_) "_"] .)
  value: (call_expression function: (field_expression field: (field_identifier) @_enumerate) arguments: (arguments . ")")))
  (#eq? @_enumerate "enumerate")
  (#match? @unused.counter "^_"))
((call_expression
  function: (field_expression
    value: (call_expression
      function: (field_expression field: (field_identifier) @_enumerate) arguments: (arguments . ")"))
    field: (field_identifier) @_each)
  arguments: (arguments . (closure_expression
    parameters: (closure_parameters . (tuple_pattern . [(_) "_"] @unused.counter . [(_) "_"] .) .)) .))
  (#eq? @_enumerate "enumerate")
  (#any-of? @_each "all" "any" "filter_map" "find_map" "flat_map" "for_each" "map")
  (#match? @unused.counter "^_"))

; A value made and dropped. Whether its type has a destructor, the file as a whole shows.
((expression_statement (struct_expression
  name: [(type_identifier) @object.type (scoped_type_identifier path: (identifier) @object.type)])) @useless.object
  (#match? @useless.object "^[^?!;|]*;?$"))
((expression_statement (call_expression
  function: [
    (identifier) @object.type @_maker
    (scoped_identifier path: (identifier) @object.type name: (identifier) @_maker)
  ]
  arguments: (arguments) @_arguments)) @useless.object
  (#match? @object.type "^[A-Z]")
  ; A variant is no function that could do something.
  (#match? @_maker "^[A-Z]")
  (#not-match? @_arguments "[?{|!]|\\b(return|break|continue)\\b"))
((impl_item
  trait: [(type_identifier) @_trait (generic_type type: (type_identifier) @_trait)]
  type: [(type_identifier) @object.type.active (generic_type type: (type_identifier) @object.type.active)])
  (#any-of? @_trait "Drop" "Fn" "FnMut" "FnOnce"))
; A variable whose name says that nothing reads it, for a value that does nothing either.
((let_declaration
  pattern: (identifier) @useless.name
  value: [
    (integer_literal) (float_literal) (string_literal) (char_literal) (boolean_literal) (closure_expression)
    (index_expression . (array_expression)) (unit_expression)
  ] !alternative) @useless.binding
  (#match? @useless.name "^_"))
; The same of what is made of plain values only, or works out a number of them.
((let_declaration
  pattern: (identifier) @useless.name
  value: [
    (unary_expression) (tuple_expression) (array_expression) (reference_expression) (range_expression) (binary_expression)
  ] @_value !alternative) @useless.binding
  (#match? @useless.name "^_")
  (#match? @_value "^[-!&\\d\\s()\\[\\],.;+*=<>]+$"))
((let_declaration
  pattern: (identifier) @useless.name
  value: [
    (binary_expression left: (identifier) right: (integer_literal)) (type_cast_expression value: (identifier))
    (binary_expression left: (identifier) operator: ["==" "!=" ">" ">=" "<=" "<"] right: (identifier))
  ] !alternative) @useless.binding
  (#match? @useless.name "^_"))
((let_declaration
  pattern: (identifier) @useless.name
  value: (call_expression
    function: [(identifier) @_variant (generic_function function: (identifier) @_variant)]
    arguments: (arguments . [
      (integer_literal) (float_literal) (string_literal) (char_literal) (boolean_literal) (unit_expression)
    ] .)) !alternative) @useless.binding
  (#match? @useless.name "^_")
  (#any-of? @_variant "Some" "Ok" "Err"))
((let_declaration
  pattern: (identifier) @useless.name
  value: (call_expression
    function: (scoped_identifier path: (identifier) @object.type name: (identifier) @_variant)
    arguments: (arguments . [
      (integer_literal) (float_literal) (string_literal) (char_literal) (boolean_literal) (unit_expression)
    ] .))) @useless.binding @useless.object
  (#match? @useless.name "^_")
  (#match? @_variant "^[A-Z]"))
((let_declaration
  pattern: (identifier) @useless.name
  value: (struct_expression name: (type_identifier) @object.type)) @useless.binding @useless.object
  (#match? @useless.name "^_")
  (#match? @useless.object "^[^(?!;]*;?$"))

(if_expression consequence: (block . "{" . "}") @empty.block)
(else_clause (block . "{" . "}") @empty.block)
; `while let Some(_) = rows.pop() {}` does its work in its head.
(loop_expression body: (block . "{" . "}") @empty.block)

; --- what fixes need to know ----------------------------------------------

; A crate is known by its own name without an import, unless the file is of the edition that had to name its crates.
(use_declaration . "use" . argument: (identifier) @import.single) @import.statement
(extern_crate_declaration) @import.announced
; The modules of a folder reach what their parent imports by `super::`.
(mod_item !body) @exports.unknown
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
; The whole of an arm, which no fix takes away.
(match_arm value: (assignment_expression left: (identifier) @store.name right: (_) @store.value) @store.whole)

((assignment_expression
  left: (_) @_left
  right: [(_) @_right (parenthesized_expression (_) @_right)]) @redundant.assignment
  (#eq? @_left @_right)
  (#match? @_left "^\\*?[\\w.\\[\\] +*/%-]+$"))
(reference_expression value: (identifier) @shared)
; Which of two such lines there is, is decided elsewhere.
((attribute_item) @_condition . (let_declaration pattern: [(identifier) @shared (mut_pattern (identifier) @shared)])
  (#match? @_condition "^#\\[cfg\\b"))

; What a dropped assignment may take with it.
(let_declaration value: [
  (identifier) (integer_literal) (float_literal) (string_literal) (char_literal) (boolean_literal) (closure_expression)
] @pure)
(assignment_expression right: [
  (identifier) (integer_literal) (float_literal) (string_literal) (char_literal) (boolean_literal)
] @pure)

; What brings names that the file does not list.
(use_wildcard (_) @import.whole)
(scoped_use_list path: (_) @import.whole list: (use_list (use_wildcard)))

; Macros of other files, which may speak of any name where they are used. (Those of the language's library and of logs do not.)
((macro_invocation macro: (identifier) @macro.foreign (token_tree) @macro.foreign.text)
  (#not-match? @macro.foreign "^(print|println|eprint|eprintln|write|writeln|format|format_args|vec|assert|assert_eq|assert_ne|debug_assert|debug_assert_eq|debug_assert_ne|matches|concat|stringify|line|file|env|dbg|include_str|include_bytes|cfg|panic|unreachable|todo|unimplemented|bail|trace|debug|info|warn|error|log|json|thread_local|compile_error|option_env|include|column|module_path|concat_idents|try|macro_rules)$"))

; --- risks ----------------------------------------------------------------

(unsafe_block "unsafe" @unsafe.block)
((macro_invocation macro: (identifier) @_format (token_tree . (string_literal))) @text.built
  (#eq? @_format "format"))
((call_expression
  function: (field_expression
    value: (call_expression
      function: (field_expression field: (field_identifier) @_first)
      arguments: (arguments (string_literal) @_option))
    field: (field_identifier) @_second)
  arguments: (arguments [(macro_invocation) (reference_expression value: (macro_invocation))] @shell.text))
  (#eq? @_first "arg") (#eq? @_second "arg") (#any-of? @_option "\"-c\"" "\"/C\"" "\"/c\""))

; --- what the quality of code is judged by ----------------------------------

; An error is a value that the caller looks at, hands on or replaces.
((match_arm
  pattern: (match_pattern (tuple_struct_pattern type: (identifier) @_error))
  value: (_) @_answer) @error.handled
  (#eq? @_error "Err") (#not-match? @_answer "^(\\{\\s*\\}|\\(\\))$"))
((if_expression condition: (let_condition pattern: (tuple_struct_pattern type: (identifier) @_error)) consequence: (block (_)))
  @error.handled
  (#any-of? @_error "Err" "Ok"))
((let_declaration pattern: (tuple_struct_pattern type: (identifier) @_well) alternative: (block (_))) @error.handled
  (#eq? @_well "Ok"))
((call_expression function: (field_expression field: (field_identifier) @_handled)) @error.handled
  (#any-of? @_handled "map_err" "unwrap_or_else" "or_else"))
(try_expression) @error.handled

; A macro's names are looked up where it is used.
(macro_rule right: (token_tree) @macro.text)
((call_expression
  function: (field_expression value: (identifier) @text.extended field: (field_identifier) @_append)
  arguments: (arguments . (_) @text.extension))
  (#eq? @_append "push_str"))
