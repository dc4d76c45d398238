; inherits: ecmascript

; Declarations of types and ambient names are there before anything runs.
[
  (interface_declaration)
  (type_alias_declaration)
  (function_signature)
  (ambient_declaration)
] @flow.hoisted
