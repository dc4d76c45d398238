; inherits: ecmascript, jsx

(formal_parameters (identifier) @definition.parameter)
(formal_parameters (rest_pattern (identifier) @definition.parameter))
(formal_parameters (assignment_pattern left: (identifier) @definition.parameter))

; A setter has to take a value, whether it looks at it or not.
(method_definition "set" parameters: (formal_parameters (identifier) @definition.prototype))

; A destructured parameter.
(formal_parameters [
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

(using_declaration (variable_declarator name: (identifier) @definition.with))

(field_definition property: (property_identifier) @definition.member)
(field_definition property: (private_property_identifier) @definition.member.lexical)
