; Scopes, definitions and uses of names.

; --- scopes ---------------------------------------------------------------

[(function_item) (function_signature_item) (closure_expression)] @scope.function
[
  (block)
  (match_arm)
  (if_expression)
  (while_expression)
  (for_expression)
] @scope
[(struct_item) (enum_item) (union_item)] @scope.class
(impl_item body: (_) @scope.class)
(function_type) @scope

; --- patterns -------------------------------------------------------------

; In a pattern, a name in capitals is a constant or a variant, and no new variable.
; Behind a pattern stands its guard, which alone is a named part of `_ if ready`.
((match_pattern . (identifier) @definition.pattern) @_pattern
  (#match? @definition.pattern "^[a-z_]")
  (#not-match? @_pattern "^_\\s"))
((tuple_struct_pattern type: (_) (identifier) @definition.pattern)
  (#match? @definition.pattern "^[a-z_]"))
((or_pattern (identifier) @definition.pattern)
  (#match? @definition.pattern "^[a-z_]"))
((tuple_pattern (identifier) @definition.pattern)
  (#match? @definition.pattern "^[a-z_]"))
((slice_pattern (identifier) @definition.pattern)
  (#match? @definition.pattern "^[a-z_]"))
((let_condition pattern: (identifier) @definition.pattern)
  (#match? @definition.pattern "^[a-z_]"))
(captured_pattern . (identifier) @definition.pattern)
[
  (ref_pattern (identifier) @definition.pattern)
  (mut_pattern (identifier) @definition.pattern)
  (reference_pattern (mutable_specifier) (identifier) @definition.pattern)
]
((reference_pattern . (identifier) @definition.pattern)
  (#match? @definition.pattern "^[a-z_]"))
(field_pattern name: (shorthand_field_identifier) @definition.pattern)
((field_pattern pattern: (identifier) @definition.pattern)
  (#match? @definition.pattern "^[a-z_]"))

; --- variables ------------------------------------------------------------

(let_declaration pattern: (identifier) @definition.declared !value)
(let_declaration pattern: (identifier) @definition.variable value: (_))
(for_expression pattern: (identifier) @definition.loop)
(const_item name: (identifier) @definition.constant)
(static_item name: (identifier) @definition.constant)

; `let data = data.len()` speaks of two variables.
(let_declaration pattern: (_) value: (_) @unseen)
(let_declaration alternative: (_) @unseen)
(let_condition value: (_) @unseen)
(for_expression value: (_) @unseen)

; --- functions and their parameters ---------------------------------------

(function_item name: (identifier) @definition.function)
(function_signature_item name: (identifier) @definition.function)
(function_item parameters: (parameters (parameter pattern: (identifier) @definition.parameter)))
(function_item parameters: (parameters (parameter pattern: (mut_pattern (identifier) @definition.parameter))))
(closure_parameters [
  (identifier) @definition.parameter
  (parameter pattern: (identifier) @definition.parameter)
])
(self_parameter (self) @definition.receiver)
(parameters (parameter pattern: (self) @definition.receiver))
; What has no body uses no parameter.
(function_signature_item parameters: (parameters (parameter pattern: (identifier) @ignore)))

; --- types and members ----------------------------------------------------

[
  (struct_item name: (type_identifier) @definition.class)
  (union_item name: (type_identifier) @definition.class)
  (enum_item name: (type_identifier) @definition.class)
  (trait_item name: (type_identifier) @definition.class)
]
(type_item name: (type_identifier) @definition.type)
(associated_type name: (type_identifier) @definition.type)
(mod_item name: (identifier) @definition.type)
(macro_definition name: (identifier) @definition.type)
(type_parameter name: (type_identifier) @definition.type_parameter)
(const_parameter name: (identifier) @definition.type_parameter)
(field_declaration name: (field_identifier) @definition.member)
(enum_variant name: (identifier) @definition.member)

; --- imports --------------------------------------------------------------

(use_declaration argument: (identifier) @definition.import)
(use_declaration argument: (scoped_identifier name: (identifier) @definition.import))
(use_list (identifier) @definition.import)
(use_list (scoped_identifier name: (identifier) @definition.import))
(use_as_clause alias: (identifier) @definition.import)
; `use std::io::{self}` brings `io`.
(scoped_use_list
  path: [(identifier) @definition.import (scoped_identifier name: (identifier) @definition.import)]
  list: (use_list (self)))
(extern_crate_declaration name: (identifier) @definition.reexport)
(use_declaration (visibility_modifier) argument: [
  (identifier) @definition.reexport
  (scoped_identifier name: (identifier) @definition.reexport)
  (use_as_clause alias: (identifier) @definition.reexport)
  (scoped_use_list list: (use_list [
    (identifier) @definition.reexport
    (scoped_identifier name: (identifier) @definition.reexport)
    (use_as_clause alias: (identifier) @definition.reexport)
    (scoped_use_list list: (use_list [
      (identifier) @definition.reexport
      (scoped_identifier name: (identifier) @definition.reexport)
      (use_as_clause alias: (identifier) @definition.reexport)
      (scoped_use_list list: (use_list [
        (identifier) @definition.reexport
        (scoped_identifier name: (identifier) @definition.reexport)
        (use_as_clause alias: (identifier) @definition.reexport)
        (scoped_use_list list: (use_list (identifier) @definition.reexport))
      ]))
    ]))
  ]))
])
(use_declaration (visibility_modifier) argument: (scoped_use_list
  path: [
    (identifier) @definition.reexport
    (scoped_identifier name: (identifier) @definition.reexport)
  ]
  list: (use_list (self))))
; A trait works through the methods it brings, and outside the standard library any type may be a trait.
((use_declaration argument: [
  (scoped_identifier name: (identifier) @definition.reexport)
  (use_as_clause alias: (identifier) @definition.reexport)
  (use_list [
    (identifier) @definition.reexport
    (scoped_identifier name: (identifier) @definition.reexport)
    (use_as_clause alias: (identifier) @definition.reexport)
    (scoped_use_list list: (use_list (identifier) @definition.reexport))
  ])
  (scoped_use_list list: (use_list [
    (identifier) @definition.reexport
    (scoped_identifier name: (identifier) @definition.reexport)
    (use_as_clause alias: (identifier) @definition.reexport)
    (use_list (identifier) @definition.reexport)
    (scoped_use_list list: (use_list [
      (identifier) @definition.reexport
      (scoped_identifier name: (identifier) @definition.reexport)
      (use_as_clause alias: (identifier) @definition.reexport)
      (scoped_use_list list: (use_list (identifier) @definition.reexport))
    ]))
  ]))
]) @_use
  (#match? @definition.reexport "^([a-z0-9_]*[A-Z][A-Z0-9_]*[a-z]\\w*|[A-Z][A-Z0-9]{0,3})$")
  (#not-match? @_use "^use\\s+(::)?(std|core|alloc)\\b"))
((use_declaration argument: [
  (scoped_identifier name: (identifier) @definition.reexport)
  (scoped_use_list list: (use_list [
    (identifier) @definition.reexport
    (scoped_identifier name: (identifier) @definition.reexport)
    (scoped_use_list list: (use_list [
      (identifier) @definition.reexport
      (scoped_identifier name: (identifier) @definition.reexport)
      (scoped_use_list list: (use_list (identifier) @definition.reexport))
    ]))
  ]))
])
  (#any-of? @definition.reexport
    "Read" "Write" "BufRead" "Seek" "FromStr" "ToString" "TryFrom" "TryInto" "From" "Into" "Hash" "Hasher" "BuildHasher"
    "Any" "Borrow" "BorrowMut" "ToOwned" "FromIterator" "IntoIterator" "Iterator" "DoubleEndedIterator" "ExactSizeIterator"
    "Error" "AsRef" "AsMut" "Deref" "DerefMut" "Add" "Sub" "Mul" "Div" "Rem" "Neg" "Not" "Index" "IndexMut" "Debug"
    "Display" "Default" "Clone" "Extend" "Sum" "Product" "Future" "OsStrExt" "PermissionsExt" "CommandExt" "AsciiExt"
    "SliceRandom" "IteratorRandom" "Pattern" "Ord" "PartialOrd" "Eq" "PartialEq" "Drop" "Fn" "FnMut" "FnOnce"
    "ToSocketAddrs" "Wake" "Unpin" "AsRawFd" "MetadataExt" "AddAssign" "SubAssign" "MulAssign" "BitAnd" "BitOr"
    "BitXor" "Shl" "Shr" "RangeBounds"))
; Those of the operating systems work through their methods, too.
((use_list [(identifier) @definition.reexport (scoped_identifier name: (identifier) @definition.reexport)])
  (#match? @definition.reexport "^(As|From|Into)(Raw[A-Z]|Fd$|Handle$|Socket$)|[a-z]Ext$"))
((use_declaration argument: (scoped_identifier name: (identifier) @definition.reexport))
  (#match? @definition.reexport "^(As|From|Into)(Raw[A-Z]|Fd$|Handle$|Socket$)|[a-z]Ext$"))
; A new name keeps a trait apart from what is called the same.
((use_as_clause path: (scoped_identifier name: (identifier) @_trait) alias: (identifier) @definition.reexport)
  (#any-of? @_trait "Read" "Write" "BufRead" "Seek" "Hash" "Hasher" "Iterator" "FromStr" "Borrow" "ToOwned" "Error" "Debug" "Display"))
((use_as_clause alias: (identifier) @ignore)
  (#match? @ignore "^_"))
(use_as_clause path: (identifier) @reference)

; --- labels ---------------------------------------------------------------

[
  (loop_expression (label) @definition.label)
  (while_expression (label) @definition.label)
  (for_expression (label) @definition.label)
  (block (label) @definition.label)
]
(break_expression (label) @reference.label)
(continue_expression (label) @reference.label)
(label (identifier) @ignore)
; The name of a trait's own type.
(type_binding name: (type_identifier) @ignore)
(lifetime (identifier) @ignore)

; --- uses -----------------------------------------------------------------

(assignment_expression left: (identifier) @write)
(assignment_expression left: (tuple_expression (identifier) @write))
(expression_statement (compound_assignment_expr left: (identifier) @update))

(scoped_identifier name: (identifier) @member)
(scoped_type_identifier name: (type_identifier) @member)
(field_identifier) @member
[(identifier) (type_identifier) (primitive_type) (self)] @reference
; In front of `::` stands a module or a type, never a variable.
(scoped_identifier path: (identifier) @reference.space)
(scoped_type_identifier path: (identifier) @reference.space)
; In a path, `self` is the module.
(scoped_identifier path: (self) @ignore)
(scoped_use_list path: (self) @ignore)
(use_list (self) @ignore)
(visibility_modifier (self) @ignore)

; What a macro is handed stands in no order that the grammar knows, and unknown macros may do anything with a name.
(token_tree "." . (identifier) @member)
; Words of the language that may be names are no names to the grammar there.
(token_tree ["default" "gen" "union"] @reference.uncertain)
; The grammar leaves out the `<` of `collect::<HashMap<_, _>>`, so this may stand behind one.
(token_tree "::" . (identifier) @reference.uncertain)
(macro_definition (macro_rule right: (token_tree (identifier) @reference.uncertain)))
((macro_invocation
  macro: [(identifier) (scoped_identifier)] @_macro
  (token_tree (identifier) @reference.uncertain))
  (#not-match? @_macro "(^|:)(e?println|e?print|panic|format|format_args|write|writeln|vec|dbg|matches|todo|(debug_)?assert(_eq|_ne)?|un(reachable|implemented))$"))

; A name in front of `=` may be stored to.
(token_tree (identifier) @reference.uncertain . "=")

; Strings of a macro name variables between braces. What formats them reads them in that place.
((macro_invocation
  macro: [(identifier) (scoped_identifier)] @_macro
  (token_tree [(string_literal (string_content) @reference.format) (raw_string_literal (string_content) @reference.format)]))
  (#match? @_macro "(^|:)(e?println|e?print|panic|format|format_args|write|writeln|todo|(debug_)?assert(_eq|_ne)?|un(reachable|implemented))$")
  (#match? @reference.format "\\{([a-z_]|[^{}]*[$])"))
((macro_invocation
  macro: [(identifier) (scoped_identifier)] @_macro
  (token_tree [(string_literal (string_content) @reference.text) (raw_string_literal (string_content) @reference.text)]))
  (#not-match? @_macro "(^|:)(e?println|e?print|panic|format|format_args|write|writeln|todo|(debug_)?assert(_eq|_ne)?|un(reachable|implemented))$")
  (#match? @reference.text "\\{([a-z_]|[^{}]*[$])"))
((token_tree (token_tree [(string_literal (string_content) @reference.text) (raw_string_literal (string_content) @reference.text)]))
  (#match? @reference.text "\\{([a-z_]|[^{}]*[$])"))
((macro_rule (token_tree [(string_literal (string_content) @reference.text) (raw_string_literal (string_content) @reference.text)]))
  (#match? @reference.text "\\{([a-z_]|[^{}]*[$])"))
((attribute (token_tree [(string_literal (string_content) @reference.text) (raw_string_literal (string_content) @reference.text)]))
  (#match? @reference.text "\\{([a-z_]|[^{}]*[$])"))
