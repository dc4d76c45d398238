; Scopes, definitions and uses of names that JavaScript and TypeScript share.

; --- scopes ---------------------------------------------------------------

[
  (function_declaration)
  (function_expression)
  (generator_function_declaration)
  (generator_function)
  (arrow_function)
  (method_definition)
  (class_static_block)
] @scope.function

[
  (statement_block)
  (for_statement)
  (for_in_statement)
  (switch_body)
  (catch_clause)
  (class_declaration)
  (class)
] @scope.block
(class_body) @scope.class

; A method's name belongs to the class around it, and a computed one is worked out there.
(method_definition name: (_) @scope.outside)
(class_declaration name: (_) @scope.outside)

; --- definitions ----------------------------------------------------------

(function_declaration name: (identifier) @definition.function)
(generator_function_declaration name: (identifier) @definition.function)
(class_declaration name: (_) @definition.class)

(lexical_declaration (variable_declarator name: (identifier) @definition.variable value: (_)))
(lexical_declaration (variable_declarator name: (identifier) @definition.declared !value))
(variable_declaration (variable_declarator name: (identifier) @definition.hoisted))

(for_in_statement
  kind: ["const" "let"]
  left: (identifier) @definition.loop)
(for_in_statement
  kind: "var"
  left: (identifier) @definition.hoisted)
(catch_clause parameter: (identifier) @definition.catch)

; What `var` takes apart belongs to the whole function, as a plain `var` does.
(variable_declaration (variable_declarator name: [(array_pattern) (object_pattern)] @scope.hoisting))
(for_in_statement kind: "var" left: [(array_pattern) (object_pattern)] @scope.hoisting)

; What destructuring binds, down to the depth that people write.
(variable_declarator name: [
  (array_pattern (identifier) @definition.unpacked)
  (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
  (pair_pattern value: (identifier) @definition.unpacked)
  (rest_pattern (identifier) @definition.unpacked)
  (assignment_pattern left: (identifier) @definition.unpacked)
  (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ])
  (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ]))
  (_ (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ])))
  (_ (_ (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ]))))
  (_ (_ (_ (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ])))))
  (_ (_ (_ (_ (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ]))))))
])
(for_in_statement
  kind: _
  left: [
  (array_pattern (identifier) @definition.unpacked)
  (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
  (pair_pattern value: (identifier) @definition.unpacked)
  (rest_pattern (identifier) @definition.unpacked)
  (assignment_pattern left: (identifier) @definition.unpacked)
  (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ])
  (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ]))
  (_ (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ])))
  (_ (_ (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ]))))
  (_ (_ (_ (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ])))))
  (_ (_ (_ (_ (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ]))))))
])
(catch_clause parameter: [
  (array_pattern (identifier) @definition.unpacked)
  (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
  (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
  (pair_pattern value: (identifier) @definition.unpacked)
  (rest_pattern (identifier) @definition.unpacked)
  (assignment_pattern left: (identifier) @definition.unpacked)
  (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ])
  (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ]))
  (_ (_ (_ [
    (array_pattern (identifier) @definition.unpacked)
    (object_pattern (shorthand_property_identifier_pattern) @definition.unpacked)
    (object_assignment_pattern left: (shorthand_property_identifier_pattern) @definition.unpacked)
    (pair_pattern value: (identifier) @definition.unpacked)
    (rest_pattern (identifier) @definition.unpacked)
    (assignment_pattern left: (identifier) @definition.unpacked)
  ])))
])

(arrow_function parameter: (identifier) @definition.parameter)

(method_definition name: (property_identifier) @definition.member)
(method_definition name: (private_property_identifier) @definition.member.lexical)
; Reading, assigning and counting up are all uses of an accessor.
(method_definition ["get" "set"] name: (private_property_identifier) @definition.member.accessor)
; An object's methods are no members of a class.
(object (method_definition name: (_) @ignore))

; A function or class expression is named for its own use alone.
(function_expression name: (identifier) @definition.prototype)
(generator_function name: (identifier) @definition.prototype)
(class name: (_) @definition.prototype)

(labeled_statement label: (statement_identifier) @definition.label)
; Documentation shows the type of an object without what it is the type of.
(labeled_statement label: (statement_identifier) @ignore body: (expression_statement . (identifier) .))
; The grammar takes a block that holds but a label and a value for an object.
(expression_statement . (object . (pair key: (property_identifier) @definition.label) .))
(arrow_function body: (object . (pair key: (property_identifier) @definition.label) .))

; --- imports and exports --------------------------------------------------

(import_clause (identifier) @definition.import)
(namespace_import (identifier) @definition.import)
(import_specifier !alias name: (identifier) @definition.import)
(import_specifier name: (identifier) @ignore alias: (identifier))
; In front of the `as` there may be `default` or a text.
(import_specifier alias: (identifier) @definition.import)

(export_specifier name: (identifier) @export)
(export_statement !source (export_clause (export_specifier name: (identifier) @reference.text)))
(export_specifier alias: (identifier) @ignore)
(export_statement
  (export_clause (export_specifier (identifier) @ignore))
  source: (_))
(namespace_export (identifier) @ignore)

; What an exported declaration binds is there for others to use.
(export_statement
  declaration: (_ name: (_) @reference.text))
(export_statement
  declaration: (_ (variable_declarator name: (_) @reference.text)))
((comment) @reference.text
  (#match? @reference.text "@jsx"))

; --- uses -----------------------------------------------------------------

(member_expression property: (property_identifier) @member)
(member_expression property: (private_property_identifier) @member.lexical)
(binary_expression left: (private_property_identifier) @member.lexical)
; A field that is only assigned is not used; what is set through a setter is no such field.
(assignment_expression left: (member_expression property: (private_property_identifier) @member.assigned))
(expression_statement
  (augmented_assignment_expression left: (member_expression property: (private_property_identifier) @member.assigned)))
(expression_statement
  (update_expression argument: (member_expression property: (private_property_identifier) @member.assigned)))
(for_in_statement left: (member_expression property: (private_property_identifier) @member.assigned))
(pair_pattern value: (member_expression property: (private_property_identifier) @member.assigned))
(array_pattern (member_expression property: (private_property_identifier) @member.assigned))
(array_pattern (assignment_pattern left: (member_expression property: (private_property_identifier) @member.assigned)))
(rest_pattern (member_expression property: (private_property_identifier) @member.assigned))
(expression_statement
  (update_expression
    argument: (parenthesized_expression (member_expression property: (private_property_identifier) @member.assigned))))
; `const { size } = this` reads the member `size`.
(object_pattern (pair_pattern key: (property_identifier) @member))
(object_pattern (shorthand_property_identifier_pattern) @member.text)
(object_pattern (object_assignment_pattern left: (shorthand_property_identifier_pattern) @member.text))

(assignment_expression left: (identifier) @write)
(for_in_statement !kind left: (identifier) @write)
; What destructuring assigns to; where it declares, the definitions above win.
(array_pattern (identifier) @write)
(pair_pattern value: (identifier) @write)
(rest_pattern (identifier) @write)
(assignment_pattern left: (identifier) @write)
(shorthand_property_identifier_pattern) @write

; As a statement, `x += 1` changes `x` and uses it for nothing else. `x ??= 1` looks at it first.
(expression_statement
  (augmented_assignment_expression
    left: (identifier) @update
    operator: ["+=" "-=" "*=" "/=" "%=" "**=" "<<=" ">>=" ">>>=" "&=" "^=" "|="]))
(expression_statement (update_expression argument: (identifier) @update))
(for_statement increment: (update_expression argument: (identifier) @update))
(for_statement increment: (augmented_assignment_expression left: (identifier) @update))
(for_statement increment: (sequence_expression (update_expression argument: (identifier) @update)))
; So do parentheses around it, and the parts of a sequence whose value nobody takes: all of them where the
; sequence is the statement, and all but the last elsewhere.
(expression_statement [
  (parenthesized_expression [
    (update_expression argument: (identifier) @update)
    (augmented_assignment_expression left: (identifier) @update)
    (sequence_expression [
    (update_expression argument: (identifier) @update)
    (augmented_assignment_expression left: (identifier) @update)
    (parenthesized_expression (update_expression argument: (identifier) @update))
    (parenthesized_expression (augmented_assignment_expression left: (identifier) @update))
    ])
  ])
  (sequence_expression [
    (update_expression argument: (identifier) @update)
    (augmented_assignment_expression left: (identifier) @update)
    (parenthesized_expression (update_expression argument: (identifier) @update))
    (parenthesized_expression (augmented_assignment_expression left: (identifier) @update))
    (parenthesized_expression (sequence_expression [
    (update_expression argument: (identifier) @update)
    (augmented_assignment_expression left: (identifier) @update)
    (parenthesized_expression (update_expression argument: (identifier) @update))
    (parenthesized_expression (augmented_assignment_expression left: (identifier) @update))
    ]))
  ])
])
(sequence_expression [
    (update_expression argument: (identifier) @update)
    (augmented_assignment_expression left: (identifier) @update)
    (parenthesized_expression (update_expression argument: (identifier) @update))
    (parenthesized_expression (augmented_assignment_expression left: (identifier) @update))
  (parenthesized_expression (sequence_expression [
    (update_expression argument: (identifier) @update)
    (augmented_assignment_expression left: (identifier) @update)
    (parenthesized_expression (update_expression argument: (identifier) @update))
    (parenthesized_expression (augmented_assignment_expression left: (identifier) @update))
  ]))
] . (_))
; A loop that returns in its first round asks whether there is an element at all.
(for_in_statement left: (identifier) @reference.text body: [(return_statement) (statement_block . (return_statement))])

(break_statement label: (statement_identifier) @reference.label)
(continue_statement label: (statement_identifier) @reference.label)

[(identifier) (undefined)] @reference
(shorthand_property_identifier) @reference
; `typeof x` is how one asks whether there is an `x`.
(unary_expression operator: "typeof" argument: (identifier) @reference.optional)

((call_expression function: (identifier) @dynamic)
  (#eq? @dynamic "eval"))
(with_statement) @dynamic

; The grammar takes `let` for a name where a comment follows it or the line ends, and so loses what it declares.
((expression_statement . (identifier) @dynamic)
  (#eq? @dynamic "let"))
