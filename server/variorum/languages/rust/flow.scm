; What ends, repeats or splits the flow of control.

(block) @flow.block
[(function_item) (closure_expression) (async_block) (macro_definition)] @flow.function

(return_expression) @flow.exit
(break_expression) @flow.break
(continue_expression) @flow.continue
(break_expression (label)) @flow.labelled
(continue_expression (label)) @flow.labelled
; The end of a function hands on its last value without a `return`.
(return_expression) @flow.plain
(continue_expression . "continue" .) @flow.plain
((macro_invocation macro: (identifier) @_exit) @flow.exit
  (#any-of? @_exit "panic" "unreachable" "todo" "unimplemented" "bail"))
((call_expression function: (scoped_identifier) @_exit) @flow.exit
  (#any-of? @_exit "std::process::exit" "process::exit" "std::process::abort" "process::abort"))

(if_expression condition: (_) @flow.condition consequence: (block) @flow.arm) @flow.branch
(else_clause (_) @flow.else)
((if_expression condition: (boolean_literal) @_never consequence: (block) @flow.never)
  (#eq? @_never "false"))
; The block behind `let ... else` must leave, and the right side of a lazy operator may never run.
(let_declaration alternative: (block) @flow.arm) @flow.branch
(binary_expression operator: ["&&" "||"] right: (_) @flow.arm) @flow.branch

; A statement behind `#[cfg(...)]` may not be there.
((block (attribute_item (attribute (identifier) @_cfg)) . (expression_statement (_) @flow.arm) @flow.branch)
  (#eq? @_cfg "cfg"))
; What stands between the brackets of a macro may be a `break` or a `return` that runs.
(macro_invocation (token_tree) @flow.arm) @flow.branch
(token_tree "break" @flow.break)
(token_tree "return" @flow.exit)
; The text of a macro may hold a `break` of the loop around its call, if it is none of the usual ones.
((loop_expression body: (block (expression_statement (macro_invocation
    macro: (identifier) @_macro (token_tree [")" "]" "}"] @flow.break .)))))
  (#not-match? @_macro "^(print|println|eprint|eprintln|write|writeln|format|format_args|vec|assert|assert_eq|assert_ne|debug_assert|debug_assert_eq|debug_assert_ne|matches|dbg|panic|unreachable|todo|unimplemented|bail|trace|debug|info|warn|error|log|select)$"))

; A block with a label is left by a `break` that names it.
(block . (label)) @flow.label
[(while_expression) (for_expression) (loop_expression)] @flow.loop
(loop_expression) @flow.endless
((while_expression condition: (boolean_literal) @_true) @flow.endless
  (#eq? @_true "true"))
(while_expression condition: (_) @flow.condition)
(for_expression value: (_) @flow.condition)

; A `match` is exhaustive: one of its arms runs.
(match_expression value: (_) @flow.condition) @flow.switch @flow.open
(match_arm) @flow.case @flow.default

[
  (function_item) (struct_item) (enum_item) (impl_item) (trait_item) (use_declaration) (const_item) (static_item)
  (type_item) (mod_item) (macro_definition) (attribute_item)
] @flow.hoisted
