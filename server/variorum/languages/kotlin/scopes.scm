; Scopes, definitions and uses of names.

; --- scopes ---------------------------------------------------------------

[
  (function_declaration)
  (secondary_constructor)
  (anonymous_function)
  (lambda_literal)
  (getter)
  (setter)
] @scope.function

[
  (block)
  (for_statement)
  (catch_block)
  (when_expression)
] @scope

; Classes that stand inside a function, and whole enumerations; other classes are opened and their members are items.
[
  (class_declaration)
  (object_declaration)
  (companion_object)
] @scope.class
(object_literal (class_body) @scope.class)
(enum_entry (class_body) @scope.class)

; A function's name stands inside its node but belongs to what is around it.
(function_declaration name: (identifier) @scope.outside)

; --- types and type parameters --------------------------------------------

(class_declaration name: (identifier) @definition.class)
(object_declaration name: (identifier) @definition.class)
(companion_object name: (identifier) @definition.class)
(type_alias type: (identifier) @definition.type)
(type_parameter (identifier) @definition.type_parameter)

; --- members, and variables of functions -----------------------------------

; The later of these captures wins where two meet: `val` makes a parameter of the class a member.
(class_parameter
  (identifier) @definition.parameter
  .
  [(user_type) (nullable_type) (function_type) (parenthesized_type) (non_nullable_type)])
(class_parameter ["val" "var"] . (identifier) @definition.member)

; A function of an object hides no variable: in `override fun result() = result` the second is the local one.
(object_literal (class_body (function_declaration name: (identifier) @ignore)))
(function_declaration name: (identifier) @definition.member)
(property_declaration (variable_declaration (identifier) @definition.member))
(enum_entry . (identifier) @definition.member)

; An annotated member may be used by a framework, so `private` must come first to count.
((function_declaration
  (modifiers . (visibility_modifier) @_private) @_modifiers
  name: (identifier) @definition.member.private)
  (#eq? @_private "private")
  ; An operator is used by its sign.
  (#not-match? @_modifiers "\\boperator\\b"))
((property_declaration
  (modifiers . (visibility_modifier) @_private)
  (variable_declaration (identifier) @definition.member.private)) @_property
  (#eq? @_private "private")
  ; To assign to the property runs its setter.
  (#not-match? @_property "\\bset\\s*\\("))

; No local variable has a visibility: it is a member of a class that the grammar takes for a block.
(block (property_declaration (modifiers (visibility_modifier)) (variable_declaration (identifier) @ignore)))
(lambda_literal (property_declaration (modifiers (visibility_modifier)) (variable_declaration (identifier) @ignore)))
; What stands in a block is local.
(block (property_declaration (variable_declaration (identifier) @definition.declared)))
(lambda_literal (property_declaration (variable_declaration (identifier) @definition.declared)))
(block (property_declaration (variable_declaration (identifier) @definition.variable) "="))
(lambda_literal (property_declaration (variable_declaration (identifier) @definition.variable) "="))
(block (property_declaration (variable_declaration (identifier) @definition.with) (property_delegate)))
(lambda_literal (property_declaration (variable_declaration (identifier) @definition.with) (property_delegate)))
(multi_variable_declaration (variable_declaration (identifier) @definition.unpacked))
; The body of a class that hands its members on to an object is taken for an argument of a call.
(explicit_delegation (call_expression (annotated_lambda (lambda_literal
  (property_declaration (variable_declaration (identifier) @definition.hoisted))))))
; The condition of `do { } while` sees the variables of the body, too.
(do_while_statement (block (property_declaration (variable_declaration (identifier) @definition.hoisted))))
(do_while_statement (block (property_declaration (multi_variable_declaration (variable_declaration (identifier) @definition.hoisted)))))
(for_statement (variable_declaration (identifier) @definition.loop))
(for_statement (multi_variable_declaration (variable_declaration (identifier) @definition.loop)))
(when_subject (variable_declaration (identifier) @definition.pattern))
(catch_block . (identifier) @definition.catch)

(function_value_parameters (parameter . (identifier) @definition.parameter))
(function_type_parameters (parameter . (identifier) @ignore))
(lambda_parameters (variable_declaration (identifier) @definition.parameter))
(lambda_parameters (multi_variable_declaration (variable_declaration (identifier) @definition.parameter)))
(setter . (identifier) @definition.parameter)

; `val name = name.trim()` speaks of two variables.
; Where the next line begins with a sign, the grammar takes it for the rest of this one.
((property_declaration [(variable_declaration) (multi_variable_declaration)] "=" . (_) @unseen)
  (#not-match? @unseen "\\n[ \\t]*[-+]"))
(for_statement "in" . (_) @unseen)

; --- imports --------------------------------------------------------------

(package_header (qualified_identifier (identifier) @ignore))
(import (qualified_identifier (identifier) @definition.import .))
(import (qualified_identifier) (identifier) @definition.import)
(import (qualified_identifier (identifier) @ignore .) "as")
(import (qualified_identifier (identifier) @ignore .) "*")
(qualified_identifier (identifier) @member)
; Operators and delegates use these without naming them.
((import (qualified_identifier (identifier) @ignore .))
  (#any-of? @ignore
    "getValue" "setValue" "provideDelegate" "plus" "minus" "times" "div" "rem" "rangeTo" "rangeUntil" "contains"
    "get" "set" "invoke" "iterator" "hasNext" "next" "compareTo" "plusAssign" "minusAssign" "timesAssign" "divAssign"
    "remAssign" "inc" "dec" "not" "unaryMinus" "unaryPlus" "component1" "component2" "component3" "component4"
    "component5" "component6" "component7" "component8" "component9" "component10" "component11" "component12"))

; --- uses -----------------------------------------------------------------

(assignment left: (identifier) @write operator: "=")
(assignment left: (annotated_expression (identifier) @write .) operator: "=")
(assignment left: (identifier) @update operator: ["+=" "-=" "*=" "/=" "%="])
(block (unary_expression operator: ["++" "--"] argument: (identifier) @update))
(block (unary_expression argument: (identifier) @update operator: ["++" "--"]))

; An imported extension is used behind a dot, so such a name counts as a use of the file's own names.
(navigation_expression (_) (identifier) @export .)
(value_argument . (identifier) @ignore . "=")
(user_type . (identifier) (identifier) @member)
(this_expression (identifier) @ignore)
(return_expression label: (identifier) @ignore)
((labeled_expression (label) @_jump (identifier) @ignore)
  (#any-of? @_jump "break@" "continue@"))

; The grammar takes the name in "$name" for text.
((string_literal (string_content) @_dollar . (string_content) @reference.text)
  (#eq? @_dollar "$"))

(identifier) @reference
