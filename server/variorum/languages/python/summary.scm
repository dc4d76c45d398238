; What a file takes from other files.

(import_from_statement
  module_name: (_) @import.from
  name: (dotted_name) @import.name) @import
(import_from_statement
  module_name: (_) @import.from
  name: (aliased_import name: (dotted_name) @import.name alias: (identifier) @import.alias)) @import
(import_from_statement
  module_name: (_) @import.from
  (wildcard_import) @import.all) @import
(import_statement name: (dotted_name) @import.from) @import
(import_statement
  name: (aliased_import name: (dotted_name) @import.from alias: (identifier) @import.alias)) @import

; A name that is given to the built-in ones, as interactive shells do.
((assignment left: (attribute object: (identifier) @_builtins attribute: (identifier) @visible.everywhere))
  (#any-of? @_builtins "builtins" "__builtins__" "__builtin__" "builtin_mod"))

; Tests put something in the place of a name that they give by its whole path.
((call
  function: [(identifier) @_patch (attribute attribute: (identifier) @_patch)]
  arguments: (argument_list . (string (string_start) . (string_content) @import.path . (string_end))))
  (#any-of? @_patch "patch" "setattr" "delattr" "import_string"))

; What runs when the file is imported and does something beyond binding its names: it registers, changes paths, patches.
(module (expression_statement [(call) (await) (augmented_assignment left: [(attribute) (subscript)])] @acts))
(module (expression_statement (assignment left: [(attribute) (subscript)]) @acts))
(module (for_statement body: (block (expression_statement [(call) (await)] @acts))))
(module (with_statement body: (block (expression_statement [(call) (await)] @acts))))
(module (try_statement body: (block (expression_statement [(call) (await)] @acts))))
((module (if_statement condition: (_) @_condition consequence: (block (expression_statement [(call) (await)] @acts))))
  (#not-match? @_condition "__name__|TYPE_CHECKING"))
((module (decorated_definition (decorator (call function: (attribute object: (identifier) @_registry)) @acts)))
  (#not-match? @_registry "^(functools|contextlib|dataclasses|attrs?|pytest|typing|click|mock|hypothesis)$"))
