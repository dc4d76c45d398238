; What keeps the names of a file to itself. What a script only does where there is a loader makes it no module.
(program [(import_statement) (export_statement)] @module)
((program
  (expression_statement
    (assignment_expression left: (member_expression object: (identifier) @_exports) @module)))
  (#any-of? @_exports "module" "exports"))
((program
  (expression_statement
    (assignment_expression left: (member_expression object: (member_expression object: (identifier) @_module)) @module)))
  (#eq? @_module "module"))
((program (_ (variable_declarator value: (call_expression function: (identifier) @_require) @module)))
  (#eq? @_require "require"))
((program (expression_statement (call_expression function: (identifier) @_require) @module))
  (#eq? @_require "require"))

; Outermost variables, declared or only assigned to.
(program (variable_declaration (variable_declarator name: (identifier) @visible)))
(program (lexical_declaration (variable_declarator name: (identifier) @visible)))
(program (expression_statement (assignment_expression left: (identifier) @visible)))

; What any part of a script puts where all scripts find it.
((assignment_expression
  left: (member_expression object: (identifier) @_global property: (property_identifier) @visible.everywhere))
  (#any-of? @_global "window" "globalThis" "self" "global"))
