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
