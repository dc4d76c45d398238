; The functions, methods, classes and fields that a file declares.

(class_declaration
  name: (_) @item.name
  body: (class_body) @item.body) @item.kind.class

; Functions and classes that a variable, a property or a field of an object names. What has several names in a chain of
; assignments (`var add = list.add = function () {}`) goes by the first one. Of values, only functions and classes have a body:
; statements or an expression the ones, a `class_body` the others.
(_
  . (variable_declarator
    name: (identifier) @item.name
    value: [
      (_ body: [(statement_block) (expression)] @item.body)
      (assignment_expression right: (_ body: [(statement_block) (expression)] @item.body))
      (assignment_expression right: (assignment_expression right: (_ body: [(statement_block) (expression)] @item.body)))
    ]) .) @item.kind.function
(_
  . (variable_declarator
    name: (identifier) @item.name
    value: [
      (_ body: (class_body) @item.body)
      (assignment_expression right: (_ body: (class_body) @item.body))
      (assignment_expression right: (assignment_expression right: (_ body: (class_body) @item.body)))
    ]) .) @item.kind.class
; One of several that a statement declares: the statement is not its own.
(_ (variable_declarator
  name: (identifier) @item.name
  value: [
    (_ body: [(statement_block) (expression)] @item.body)
    (assignment_expression right: (_ body: [(statement_block) (expression)] @item.body))
    (assignment_expression right: (assignment_expression right: (_ body: [(statement_block) (expression)] @item.body)))
  ]) @item.kind.function . ",")
(_ "," . (variable_declarator
  name: (identifier) @item.name
  value: [
    (_ body: [(statement_block) (expression)] @item.body)
    (assignment_expression right: (_ body: [(statement_block) (expression)] @item.body))
    (assignment_expression right: (assignment_expression right: (_ body: [(statement_block) (expression)] @item.body)))
  ]) @item.kind.function)
(_ (variable_declarator
  name: (identifier) @item.name
  value: [
    (_ body: (class_body) @item.body)
    (assignment_expression right: (_ body: (class_body) @item.body))
    (assignment_expression right: (assignment_expression right: (_ body: (class_body) @item.body)))
  ]) @item.kind.class . ",")
(_ "," . (variable_declarator
  name: (identifier) @item.name
  value: [
    (_ body: (class_body) @item.body)
    (assignment_expression right: (_ body: (class_body) @item.body))
    (assignment_expression right: (assignment_expression right: (_ body: (class_body) @item.body)))
  ]) @item.kind.class)
((expression_statement
  (assignment_expression
    left: [
      (identifier) @item.name
      (member_expression property: (_) @item.name)
      (subscript_expression index: (string (string_fragment) @item.name))
    ]
    right: [
      (_ body: [(statement_block) (expression)] @item.body)
      (assignment_expression right: (_ body: [(statement_block) (expression)] @item.body))
      (assignment_expression right: (assignment_expression right: (_ body: [(statement_block) (expression)] @item.body)))
    ])) @item.kind.function
  (#not-eq? @item.name "exports"))
((expression_statement
  (assignment_expression
    left: [
      (identifier) @item.name
      (member_expression property: (_) @item.name)
      (subscript_expression index: (string (string_fragment) @item.name))
    ]
    right: [
      (_ body: (class_body) @item.body)
      (assignment_expression right: (_ body: (class_body) @item.body))
      (assignment_expression right: (assignment_expression right: (_ body: (class_body) @item.body)))
    ])) @item.kind.class
  (#not-eq? @item.name "exports"))
; What a module is as a whole goes by its own name, if it has one, or by the next in a chain.
((expression_statement
  (assignment_expression
    left: (member_expression property: (_) @item.name)
    right: [
      (arrow_function body: (_) @item.body)
      (function_expression !name body: (_) @item.body)
      (generator_function !name body: (_) @item.body)
    ])) @item.kind.function
  (#eq? @item.name "exports"))
((expression_statement
  (assignment_expression
    left: (member_expression property: (_) @_exports)
    right: [
      (function_expression name: (_) @item.name body: (_) @item.body)
      (generator_function name: (_) @item.name body: (_) @item.body)
      (assignment_expression
        left: [(identifier) @item.name (member_expression property: (_) @item.name)]
        right: [
          (arrow_function body: (_) @item.body)
          (function_expression body: (_) @item.body)
          (generator_function body: (_) @item.body)
        ])
    ])) @item.kind.function
  (#eq? @_exports "exports"))
((expression_statement
  (assignment_expression
    left: (member_expression property: (_) @_exports)
    right: [
      (class name: (_) @item.name body: (class_body) @item.body)
      (assignment_expression
        left: [(identifier) @item.name (member_expression property: (_) @item.name)]
        right: (class body: (class_body) @item.body))
    ])) @item.kind.class
  (#eq? @_exports "exports"))
(pair
  key: [(property_identifier) @item.name (string (string_fragment) @item.name)]
  value: [
    (arrow_function body: (_) @item.body)
    (function_expression body: (_) @item.body)
    (generator_function body: (_) @item.body)
  ]) @item.kind.method

(arrow_function parameter: (identifier) @item.parameter)
