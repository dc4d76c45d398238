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

; A receiver that nothing but a call on the type itself asks for. What is not written yet may come to use it.
((function_item
  . ["fn" (function_modifiers)]
  parameters: (parameters [(self_parameter (self) @receiver) (parameter pattern: (self) @receiver)])
  body: (block) @_body)
  (#not-match? @_body "\\b(todo|unimplemented)!"))
(impl_item !trait type: (_) @receiver.own)

; What an attribute says is as it should be.
((attribute_item (attribute (identifier) @_level)) @silenced.by
  (#any-of? @_level "allow" "expect"))
((attribute_item (attribute (identifier) @_level)) @silenced.by . (_) @silenced
  (#any-of? @_level "allow" "expect"))
((inner_attribute_item (attribute (identifier) @_level)) @silenced.by @silenced.around
  (#any-of? @_level "allow" "expect"))

; What an attribute stands in front of is left out of some builds, or is as it is on purpose.
((attribute_item) . [(let_declaration) (expression_statement) (identifier)] @guarded)

; --- redundant steps ------------------------------------------------------

; A variable that is defined and, in the very next place, only handed on. A declared type may be needed. A bare name
; without a semicolon can only be the last thing in its block.
((block
  (let_declaration . pattern: (identifier) @redundant.name !type value: (_) @redundant.value !alternative)
    @redundant.definition
  .
  (identifier) @redundant.use @redundant.statement)
  (#eq? @redundant.name @redundant.use))
((block
  (let_declaration . pattern: (identifier) @redundant.name !type value: (_) @redundant.value !alternative)
    @redundant.definition
  .
  (expression_statement (return_expression . (identifier) @redundant.use .)) @redundant.statement)
  (#eq? @redundant.name @redundant.use))

(if_expression
  consequence: (block
    (expression_statement . [(return_expression) (break_expression) (continue_expression)])
    .)
  alternative: (else_clause) @redundant.else)
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
  (field_expression value: [(tuple_expression) (identifier) (self)])
  (unary_expression [(integer_literal) (reference_expression) (boolean_literal)])
  (binary_expression operator: ["+" "-" "*" "/" "%" "|" "^" "&" "==" "!=" ">" ">=" "<=" "<"])
]) @useless

; A value made and dropped. Whether its type has a destructor, the file as a whole shows.
((expression_statement (struct_expression
  name: [(type_identifier) @object.type (scoped_type_identifier path: (identifier) @object.type)])) @useless.object
  (#match? @useless.object "^[^(?!;]*;?$"))
((expression_statement (call_expression
  function: [
    (identifier) @object.type @_maker
    (scoped_identifier path: (identifier) @object.type name: (identifier) @_maker)
  ]
  arguments: (arguments) @_arguments)) @useless.object
  (#match? @object.type "^[A-Z]")
  ; A variant is no function that could do something.
  (#match? @_maker "^[A-Z]")
  (#match? @_arguments "^[(][\\w\\s,.\"'-]*[)]$"))
((impl_item
  trait: [(type_identifier) @_trait (generic_type type: (type_identifier) @_trait)]
  type: [(type_identifier) @object.type.active (generic_type type: (type_identifier) @object.type.active)])
  (#any-of? @_trait "Drop" "Fn" "FnMut" "FnOnce"))
; A variable whose name says that nothing reads it, for a value that does nothing either.
((let_declaration
  pattern: (identifier) @useless.name
  value: [
    (integer_literal) (float_literal) (string_literal) (char_literal) (boolean_literal) (closure_expression)
    (index_expression . (array_expression))
  ] !alternative) @useless.binding
  (#match? @useless.name "^_"))
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
