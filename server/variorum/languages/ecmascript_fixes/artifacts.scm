; What fixes need to know: statements that cannot go alone, and values that nothing misses.

; The whole body of an arm or a loop without braces: a fix cannot take it away and leave nothing.
(if_statement consequence: [(expression_statement) (return_statement) (debugger_statement)] @alone)
(else_clause [(expression_statement) (return_statement) (debugger_statement)] @alone)
(for_statement body: [(expression_statement) (debugger_statement)] @alone)
(for_in_statement body: [(expression_statement) (debugger_statement)] @alone)
(while_statement body: [(expression_statement) (debugger_statement)] @alone)
(do_statement body: [(expression_statement) (debugger_statement)] @alone)
(labeled_statement body: [(expression_statement) (debugger_statement)] @alone)

; What adds to an object that another script has made.
(assignment_expression
  left: (member_expression object: (identifier) @part.namespace)
  right: [(function_expression) (arrow_function) (class) (object)])

; A module for others, or one that takes in what is not the platform's own.
(export_statement) @part.module
((assignment_expression left: (member_expression object: (identifier) @_module property: (property_identifier) @_exports)) @part.module
  (#eq? @_module "module") (#eq? @_exports "exports"))
((call_expression function: (identifier) @_require arguments: (arguments . (string (string_fragment) @part.module)))
  (#eq? @_require "require")
  (#not-match? @part.module "^(node:)?(assert|buffer|child_process|crypto|events|fs|http|https|net|os|path|perf_hooks|process|querystring|readline|stream|string_decoder|timers|tty|url|util|vm|worker_threads|zlib)(/promises)?$"))

(import_statement (import_clause (identifier) @import.clause)) @import.statement
(import_statement (import_clause (namespace_import) @import.clause)) @import.statement
(import_statement (import_clause (named_imports (import_specifier) @import.clause))) @import.statement

(lexical_declaration
  .
  (variable_declarator name: (identifier) @assign.name value: (_) @assign.value)
  .) @assign.statement
(variable_declaration
  .
  (variable_declarator name: (identifier) @assign.name value: (_) @assign.value)
  .) @assign.statement
; One of several: the statement is not this name's to take away.
(lexical_declaration (variable_declarator name: (identifier) @assign.name @assign.statement value: (_) @assign.value) . ",")
(lexical_declaration "," . (variable_declarator name: (identifier) @assign.name @assign.statement value: (_) @assign.value))
(variable_declaration (variable_declarator name: (identifier) @assign.name @assign.statement value: (_) @assign.value) . ",")
(variable_declaration "," . (variable_declarator name: (identifier) @assign.name @assign.statement value: (_) @assign.value))
(lexical_declaration . (variable_declarator name: (identifier) @assign.name !value) .) @assign.statement
(variable_declaration . (variable_declarator name: (identifier) @assign.name !value) .) @assign.statement
(expression_statement
  (assignment_expression left: (identifier) @assign.name right: (_) @assign.value)) @assign.statement

; Stores within an expression, and those that take a value apart: no fix takes these away.
(assignment_expression left: (identifier) @store.name right: (_) @store.value) @store.whole
(assignment_expression
  left: [
    (array_pattern (identifier) @store.name)
    (object_pattern (shorthand_property_identifier_pattern) @store.name)
    (object_pattern (pair_pattern value: (identifier) @store.name))
  ]
  right: (_) @store.value) @store.whole
(variable_declarator
  name: [
    (array_pattern (identifier) @store.name)
    (object_pattern (shorthand_property_identifier_pattern) @store.name)
    (object_pattern (pair_pattern value: (identifier) @store.name))
  ]
  value: (_) @store.value) @store.whole
; The value is taken, and what is stored behind or before that may be lost.
(return_statement (update_expression argument: (identifier) @assign.counted))
(assignment_expression right: (update_expression argument: (identifier) @assign.counted))
(variable_declarator value: (update_expression argument: (identifier) @assign.counted))

; What is worked out for a name alone: the right side of an assignment whose own value nobody takes.
(expression_statement . [
  (augmented_assignment_expression left: (identifier) @self.name right: (_) @self.value)
  (parenthesized_expression [
    (assignment_expression left: (identifier) @self.name right: (_) @self.value)
    (sequence_expression [
    (assignment_expression left: (identifier) @self.name right: (_) @self.value)
    (parenthesized_expression (assignment_expression left: (identifier) @self.name right: (_) @self.value))
    ])
  ])
  (sequence_expression [
    (assignment_expression left: (identifier) @self.name right: (_) @self.value)
    (parenthesized_expression (assignment_expression left: (identifier) @self.name right: (_) @self.value))
    (parenthesized_expression (sequence_expression [
    (assignment_expression left: (identifier) @self.name right: (_) @self.value)
    (parenthesized_expression (assignment_expression left: (identifier) @self.name right: (_) @self.value))
    ]))
  ])
])
(sequence_expression [
    (assignment_expression left: (identifier) @self.name right: (_) @self.value)
    (parenthesized_expression (assignment_expression left: (identifier) @self.name right: (_) @self.value))
  (parenthesized_expression (sequence_expression [
    (assignment_expression left: (identifier) @self.name right: (_) @self.value)
    (parenthesized_expression (assignment_expression left: (identifier) @self.name right: (_) @self.value))
  ]))
] . (_))
; A function among the parts of a sequence is kept by nothing but the name.
(expression_statement
  (assignment_expression
    left: (identifier) @self.name
    right: (parenthesized_expression (sequence_expression [(function_expression) (arrow_function)] @self.value))))
; In its own body a class means itself.
(class_declaration name: (_) @self.name body: (class_body) @self.body)

; What a dropped assignment may take with it.
(variable_declarator value: [
  (identifier) (number) (string) (true) (false) (null) (undefined) (regex) (this)
  (arrow_function) (function_expression) (generator_function)
] @pure)
(assignment_expression right: [
  (identifier) (number) (string) (true) (false) (null) (undefined) (regex) (this)
  (arrow_function) (function_expression) (generator_function)
] @pure)
(variable_declarator value: (unary_expression argument: [(number) (true) (false) (identifier)]) @pure)
(variable_declarator value: (array . "[" . "]") @pure)
(variable_declarator value: (object . "{" . "}") @pure)
(variable_declarator
  value: (binary_expression
    left: [(identifier) (number) (string)]
    right: [(identifier) (number) (string)]) @pure)
((variable_declarator value: (template_string) @pure)
  (#not-match? @pure "\\$\\{"))
((variable_declarator value: (new_expression constructor: (identifier) @_type arguments: (arguments . "(" . ")")) @pure)
  (#any-of? @_type "Map" "Set" "WeakMap" "WeakSet" "Array" "Object" "Date"))
