; inherits: ecmascript, jsx

; Fields of a derived class are set up by `super()`.
(class_heritage) @derived.head
((method_definition name: (property_identifier) @_name) @derived.constructor
  (#eq? @_name "constructor"))
(call_expression function: (super)) @derived.setup
((field_definition) @derived.field
  (#not-match? @derived.field "^static\\b"))
