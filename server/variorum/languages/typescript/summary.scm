; inherits: ecmascript

; What a file declares for others without exporting it.
(program (interface_declaration name: (_) @visible))
(program (type_alias_declaration name: (_) @visible))
(program (enum_declaration name: (_) @visible))
(program (expression_statement (internal_module name: (identifier) @visible)))
(program (ambient_declaration (_ name: (_) @visible)))
(program (ambient_declaration (_ (variable_declarator name: (identifier) @visible))))
(ambient_declaration "global" (statement_block (_ name: (_) @visible.everywhere)))
(ambient_declaration "global" (statement_block (_ (variable_declarator name: (identifier) @visible.everywhere))))
