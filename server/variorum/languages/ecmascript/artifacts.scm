; inherits: ecmascript_fixes

; Comments, debug output and the shapes that leave something redundant behind.

[(comment) (html_comment)] @comment
((comment) @comment.documentation
  (#match? @comment.documentation "^/\\*\\*[^/*]"))

; --- debug output ---------------------------------------------------------

((expression_statement
  (call_expression
    function: (member_expression object: (identifier) @debug.print.through)
    arguments: (arguments) @debug.print.arguments)) @debug.print
  (#eq? @debug.print.through "console"))
((expression_statement
  (call_expression
    function: [
      (member_expression object: (identifier) @debug.print.through property: (property_identifier) @_dialogue)
      (subscript_expression object: (identifier) @debug.print.through index: (string (string_fragment) @_dialogue))
    ]
    arguments: (arguments (_)) @debug.print.arguments)) @debug.print
  (#any-of? @debug.print.through "window" "globalThis")
  (#any-of? @_dialogue "alert" "confirm" "prompt"))
((expression_statement
  (call_expression
    function: (identifier) @debug.print.through
    arguments: (arguments (_)) @debug.print.arguments)) @debug.print
  (#any-of? @debug.print.through "alert" "confirm" "prompt"))
; Where the output is only a part of a statement, no fix takes it away.
((call_expression
  function: [
    (member_expression object: (identifier) @debug.print.through)
    (subscript_expression object: (identifier) @debug.print.through)
  ]) @debug.print.part
  (#eq? @debug.print.through "console"))
((call_expression
  function: (member_expression property: (property_identifier) @_handing)
  arguments: (arguments (member_expression object: (identifier) @debug.print.through) @debug.print.part))
  (#any-of? @_handing "then" "catch" "finally" "forEach")
  (#eq? @debug.print.through "console"))
((call_expression function: (identifier) @debug.print.through arguments: (arguments (_))) @debug.print.part
  (#any-of? @debug.print.through "alert" "confirm" "prompt"))
((call_expression
  function: [
    (member_expression object: (identifier) @debug.print.through property: (property_identifier) @_dialogue)
    (subscript_expression
      object: (identifier) @debug.print.through
      index: [(string (string_fragment) @_dialogue) (template_string (string_fragment) @_dialogue)])
    (parenthesized_expression
      (member_expression object: (identifier) @debug.print.through property: (property_identifier) @_dialogue))
  ]
  arguments: (arguments (_))) @debug.print.part
  (#any-of? @debug.print.through "window" "globalThis")
  (#any-of? @_dialogue "alert" "confirm" "prompt"))

(debugger_statement) @debug.breakpoint

; --- redundant steps ------------------------------------------------------

; A variable that is defined and, in the very next statement, only returned or thrown.
((statement_block
  [
    (lexical_declaration . (variable_declarator name: (identifier) @redundant.name value: (_) @redundant.value) .)
    (variable_declaration . (variable_declarator name: (identifier) @redundant.name value: (_) @redundant.value) .)
  ] @redundant.definition
  .
  [(return_statement . (identifier) @redundant.use .) (throw_statement . (identifier) @redundant.use .)]
    @redundant.statement)
  (#eq? @redundant.name @redundant.use))

; A `continue` that ends the body of its loop.
[
  (for_statement body: (statement_block (continue_statement !label) @redundant.return .))
  (for_in_statement body: (statement_block (continue_statement !label) @redundant.return .))
  (while_statement body: (statement_block (continue_statement !label) @redundant.return .))
  (do_statement body: (statement_block (continue_statement !label) @redundant.return .))
]

; An `else` behind arms that all return. It only counts where the `if` stands as a statement of a block.
(statement_block
  (if_statement
    consequence: [(return_statement) (statement_block [
      (return_statement)
      (if_statement consequence: [(return_statement) (statement_block (return_statement) .)]
        alternative: (else_clause [(return_statement) (statement_block (return_statement) .)]))
    ] .)]
    alternative: (else_clause [
      (expression_statement) (return_statement) (throw_statement) (statement_block) (for_statement) (while_statement)
      (for_in_statement) (do_statement) (switch_statement) (try_statement)
    ]) @redundant.else))
(statement_block
  (if_statement
    consequence: [(return_statement) (statement_block (return_statement) .)]
    alternative: (else_clause
      (if_statement
        consequence: [(return_statement) (statement_block (return_statement) .)]
        alternative: (else_clause [
          (expression_statement) (return_statement) (throw_statement) (statement_block) (for_statement) (while_statement)
        ]) @redundant.else))))

([
  (switch_case body: (if_statement
    consequence: [(return_statement) (statement_block (return_statement) .)]
    alternative: (else_clause [(expression_statement) (return_statement) (throw_statement) (statement_block)]) @redundant.else))
  (switch_default body: (if_statement
    consequence: [(return_statement) (statement_block (return_statement) .)]
    alternative: (else_clause [(expression_statement) (return_statement) (throw_statement) (statement_block)]) @redundant.else))
])

; An `else` that holds nothing but another `if`.
(else_clause (statement_block . "{" . (if_statement) @redundant.else @redundant.else.inner . "}") @redundant.else.around)
; With a comment around it, no fix takes the block away.
(else_clause (statement_block . "{" . (comment)+ . (if_statement) @redundant.else @redundant.else.inner . (comment)* . "}"))
(else_clause (statement_block . "{" . (if_statement) @redundant.else @redundant.else.inner . (comment)+ . "}"))

; --- what is there already ------------------------------------------------

((assignment_expression left: (identifier) @_left right: (identifier) @_right) @redundant.assignment
  (#eq? @_left @_right))
((assignment_expression left: (member_expression) @_left right: (member_expression) @_right) @redundant.assignment
  (#eq? @_left @_right)
  ; Each call may hand back another object.
  (#not-match? @_left "\\("))
((augmented_assignment_expression left: (identifier) @_left operator: ["&&=" "||=" "??="] right: (identifier) @_right)
  @redundant.assignment
  (#eq? @_left @_right))
((assignment_expression left: (array_pattern) @_left right: (array) @_right) @redundant.assignment
  (#eq? @_left @_right))
((assignment_expression left: (object_pattern) @_left right: (object) @_right) @redundant.assignment
  (#eq? @_left @_right)
  ; The rest of an object is a new one, and a name that is worked out may be another each time.
  (#not-match? @_left "\\.\\.\\.|\\["))

((assignment_expression left: (subscript_expression index: [(identifier) (string) (number)]) @_left
    right: (subscript_expression) @_right) @redundant.assignment
  (#eq? @_left @_right))
((assignment_expression
    left: (member_expression object: [(identifier) (this)] @_object property: (_) @_left)
    right: (member_expression object: [(identifier) (this)] @_same (optional_chain) property: (_) @_right))
  @redundant.assignment
  (#eq? @_object @_same)
  (#eq? @_left @_right))
; Part by part: the first of a list, and what an object brings under a name of its own.
((assignment_expression
    left: (array_pattern . (identifier) @redundant.assignment) @_all
    right: (array . (identifier) @_right) @_others)
  (#eq? @redundant.assignment @_right)
  (#not-eq? @_all @_others))
((assignment_expression
    left: (object_pattern (shorthand_property_identifier_pattern) @redundant.assignment) @_all
    right: (object (shorthand_property_identifier) @_right) @_others)
  (#eq? @redundant.assignment @_right)
  (#not-eq? @_all @_others))
((assignment_expression
    left: (object_pattern (pair_pattern
      key: [(property_identifier) @_key (string (string_fragment) @_key) (number) @_key]
      value: (identifier) @_left) @redundant.assignment) @_all
    right: (object (pair
      key: [
        (property_identifier) @_same
        (number) @_same
        (string (string_fragment) @_same)
        (computed_property_name [(string (string_fragment) @_same) (template_string (string_fragment) @_same)])
      ]
      value: (identifier) @_right)) @_others)
  (#not-eq? @_all @_others)
  (#eq? @_key @_same)
  (#eq? @_left @_right))

; --- without effect -------------------------------------------------------

(expression_statement . [
  (identifier) (member_expression) (subscript_expression) (number) (true) (false) (null) (undefined) (this)
  (template_string) (regex) (array) (object) (arrow_function) (function_expression) (generator_function) (class)
  (meta_property)
]) @useless
(expression_statement (parenthesized_expression [
  (identifier) (member_expression) (subscript_expression) (number) (string) (true) (false) (null) (undefined) (this)
  (template_string) (regex) (array) (object) (arrow_function) (function_expression) (generator_function) (class)
  (meta_property)
])) @useless
(expression_statement . [
  (binary_expression operator: [
    "+" "-" "*" "/" "%" "**" "==" "===" "!=" "!==" "<" "<=" ">" ">=" "&" "|" "^" "<<" ">>" ">>>" "in" "instanceof"
  ])
  (parenthesized_expression (binary_expression operator: [
    "+" "-" "*" "/" "%" "**" "==" "===" "!=" "!==" "<" "<=" ">" ">=" "&" "|" "^" "<<" ">>" ">>>" "in" "instanceof"
  ]))
]) @useless
(expression_statement . [
  (unary_expression operator: ["-" "+" "~" "typeof"])
  (parenthesized_expression (unary_expression operator: ["-" "+" "~" "typeof"]))
]) @useless
; In front of a call, `!` may turn a function's declaration into a value.
(expression_statement . [
  (unary_expression operator: "!" argument: [
    (identifier) (member_expression) (subscript_expression) (unary_expression) (parenthesized_expression) (number) (string)
    (true) (false) (null) (object) (array)
  ])
  (parenthesized_expression (unary_expression operator: "!"))
]) @useless
(expression_statement
  (binary_expression
    operator: ["&&" "||" "??"]
    right: [(identifier) (member_expression) (number) (string) (true) (false) (null)])) @useless
(expression_statement
  (ternary_expression
    consequence: [(identifier) (member_expression) (number) (string) (true) (false) (null)]
    alternative: [(identifier) (member_expression) (number) (string) (true) (false) (null)])) @useless
(expression_statement
  (sequence_expression . [(identifier) (member_expression) (number) (string) (true) (false) (null)])) @useless
(expression_statement
  (parenthesized_expression
    (sequence_expression [(identifier) (number) (string) (true) (false) (null) (object) (array)] .))) @useless
; Something in it may well have an effect; what it comes to is dropped all the same.
(expression_statement . [
  (binary_expression operator: ["&&" "||" "??"])
  (ternary_expression)
  (sequence_expression)
  (call_expression arguments: (template_string))
  (parenthesized_expression [
    (binary_expression operator: ["&&" "||" "??"])
    (ternary_expression)
    (sequence_expression)
    (call_expression arguments: (template_string))
  ])
]) @useless.dropped
; A lone string is a directive only at the very top of a function.
((statement_block (_) @_before . (expression_statement (string)) @useless)
  (#not-match? @_before "^(['\"]|//|/\\*)"))
(if_statement consequence: [
  (expression_statement (string)) @useless
  (statement_block . (expression_statement (string)) @useless)
])
(else_clause [
  (expression_statement (string)) @useless
  (statement_block . (expression_statement (string)) @useless)
])
(while_statement body: (expression_statement (string)) @useless)
(do_statement body: (expression_statement (string)) @useless)
(for_statement body: (expression_statement (string)) @useless)
(for_in_statement body: (expression_statement (string)) @useless)
(statement_block (statement_block . (expression_statement (string)) @useless))
(for_statement body: (statement_block . (expression_statement (string)) @useless))
(for_in_statement body: (statement_block . (expression_statement (string)) @useless))
(while_statement body: (statement_block . (expression_statement (string)) @useless))
(do_statement body: (statement_block . (expression_statement (string)) @useless))
(try_statement body: (statement_block . (expression_statement (string)) @useless))
(catch_clause body: (statement_block . (expression_statement (string)) @useless))
(finally_clause body: (statement_block . (expression_statement (string)) @useless))
(class_static_block body: (statement_block . (expression_statement (string)) @useless))

(if_statement consequence: (statement_block . "{" . "}") @empty.block)
(else_clause (statement_block . "{" . "}") @empty.block)
(for_statement body: (statement_block . "{" . "}") @empty.block)
(for_in_statement body: (statement_block . "{" . "}") @empty.block)
(while_statement body: (statement_block . "{" . "}") @empty.block)
(do_statement body: (statement_block . "{" . "}") @empty.block)
(try_statement body: (statement_block . "{" . "}") @empty.block)
(catch_clause body: (statement_block . "{" . "}") @empty.block)
(finally_clause body: (statement_block . "{" . "}") @empty.block)
(statement_block (statement_block . "{" . "}") @empty.block)
(switch_case body: (statement_block . "{" . "}") @empty.block)
(switch_default body: (statement_block . "{" . "}") @empty.block)
(labeled_statement body: (statement_block . "{" . "}") @empty.block)
(switch_statement body: (switch_body . "{" . "}")) @empty.block

; --- risks ----------------------------------------------------------------

(catch_clause . "catch" @swallowed.exception body: (statement_block . "{" . "}") @handler.body)
((call_expression function: (identifier) @_eval arguments: (arguments . (_) @_text)) @eval.use
  (#any-of? @_eval "eval" "Function" "execScript") (#not-match? @_text "^(['\"]|`[^$]*`$)"))
((new_expression constructor: (identifier) @_eval arguments: (arguments (_) @_text .)) @eval.use
  (#eq? @_eval "Function") (#not-match? @_text "^(['\"]|`[^$]*`$)"))
((call_expression function: (identifier) @_later arguments: (arguments . [(string) (template_string) (binary_expression left: (string))])) @eval.use
  (#any-of? @_later "setTimeout" "setInterval"))
((call_expression
  function: (identifier) @_exec
  arguments: (arguments . [(binary_expression operator: "+") (template_string (template_substitution))] @shell.text))
  (#any-of? @_exec "exec" "execSync"))
((call_expression
  function: (member_expression object: (identifier) @_module property: (property_identifier) @_exec)
  arguments: (arguments . [(binary_expression operator: "+") (template_string (template_substitution))] @shell.text))
  (#any-of? @_module "child_process" "childProcess" "cp" "shell" "shelljs")
  (#any-of? @_exec "exec" "execSync"))
(binary_expression left: (string) operator: "+" right: (_)) @text.built
(binary_expression left: (binary_expression left: (string) right: (string)) operator: "+" right: (_)) @text.built
(template_string (template_substitution)) @text.built
(augmented_assignment_expression left: (identifier) @text.extended operator: "+=" right: (_) @text.extension)
(assignment_expression left: (identifier) @text.extended right: (binary_expression operator: "+") @text.rewritten)
((call_expression
  function: (member_expression property: (property_identifier) @_clause)
  arguments: (arguments . [(template_string (template_substitution)) (binary_expression operator: "+")] @text.clause))
  (#any-of? @_clause "where" "andWhere" "orWhere" "having" "andHaving" "orHaving" "whereRaw" "andWhereRaw" "orWhereRaw" "havingRaw" "orderByRaw" "raw" "literal"))
(call_expression arguments: (template_string) @text.tagged)
((subscript_expression
  object: (call_expression
    function: (member_expression property: (property_identifier) @_match)
    arguments: (arguments . (regex)))
  !optional_chain) @unchecked.null
  (#eq? @_match "match"))
((subscript_expression
  object: (call_expression function: (member_expression object: (regex) property: (property_identifier) @_match))
  !optional_chain) @unchecked.null
  (#eq? @_match "exec"))
((member_expression
  object: (call_expression
    function: (member_expression property: (property_identifier) @_find)
    arguments: (arguments . (arrow_function)))
  . "." ) @unchecked.null
  (#eq? @_find "find"))

; Files and streams that are opened.
((variable_declarator
  name: (identifier) @resource.name
  value: (call_expression function: (member_expression property: (property_identifier) @_open)) @resource.value)
  (#any-of? @_open "openSync" "createWriteStream"))
((variable_declarator
  name: (identifier) @resource.name
  value: (await_expression (call_expression function: (member_expression
    object: [(identifier) @_files (member_expression property: (property_identifier) @_files)]
    property: (property_identifier) @_open))) @resource.value)
  (#any-of? @_files "fs" "fsp" "fsPromises" "promises") (#eq? @_open "open"))

; Assertions that read a property: `expect(x).to.be.true`, `x.should.exist`.
((expression_statement . (member_expression) @_chain) @guarded
  (#match? @_chain "\\bshould\\.|\\.should\\b|^(chai\\.)?expect\\([\\s\\S]*\\)\\s*\\.(to|not|be|been|is|has|have|deep|does|eventually)\\b"))
; What tests expect to raise, or not to.
(call_expression
  function: (member_expression property: (property_identifier) @_raises)
  arguments: (arguments [(arrow_function) (function_expression)] @guarded.within)
  (#any-of? @_raises "doesNotReject" "doesNotThrow" "raises" "rejects" "throws" "throwsError" "throwsException"))
(call_expression
  function: (identifier) @_raises
  arguments: (arguments . [(arrow_function) (function_expression)] @guarded.within)
  (#any-of? @_raises "assertThrows" "expect" "expectToThrow" "throws"))
(call_expression
  function: (identifier) @_raises
  arguments: (arguments . (_) . [(arrow_function) (function_expression)] @guarded.within)
  (#any-of? @_raises "assertThrows" "throws"))

; `let` in front of a comment or a line end, of which the grammar makes statements.
((expression_statement . (identifier) @_let) @guarded
  (#eq? @_let "let"))
((expression_statement . (identifier) @_let) . (expression_statement) @guarded
  (#eq? @_let "let"))

; A loop over keys needs a name, even where it only asks whether there are any.
(for_in_statement left: (identifier) @assign.shape)
