; Comments, debug output and the shapes that leave something redundant behind.

[(line_comment) (block_comment)] @comment
((block_comment) @comment.documentation
  (#match? @comment.documentation "^/\\*\\*[^/]"))

; --- debug output ---------------------------------------------------------

((expression_statement
  (method_invocation
    object: (field_access) @_stream
    name: (identifier) @_print
    arguments: (argument_list) @debug.print.arguments)) @debug.print
  (#any-of? @_stream "System.out" "System.err" "java.lang.System.out" "java.lang.System.err")
  (#any-of? @_print "print" "println" "printf" "format"))
((lambda_expression body: (method_invocation
    object: (field_access) @_stream
    name: (identifier) @_print
    arguments: (argument_list) @debug.print.arguments) @debug.print)
  (#any-of? @_stream "System.out" "System.err" "java.lang.System.out" "java.lang.System.err")
  (#any-of? @_print "print" "println" "printf" "format"))

((expression_statement
  (method_invocation
    object: (_)
    name: (identifier) @_print
    arguments: (argument_list . ")") @debug.print.arguments)) @debug.print
  (#eq? @_print "printStackTrace"))

; --- redundant steps ------------------------------------------------------

; A variable that is defined and, in the very next statement, only returned or thrown.
((block
  (local_variable_declaration
    type: (_)
    .
    declarator: (variable_declarator
      name: (identifier) @redundant.name
      value: [
        (method_invocation) (binary_expression) (unary_expression) (object_creation_expression) (identifier)
        (field_access) (array_access) (ternary_expression) (cast_expression) (parenthesized_expression)
        (string_literal) (decimal_integer_literal) (true) (false) (instanceof_expression)
        (array_creation_expression) (switch_expression)
      ] @redundant.value)
    .) @redundant.definition
  .
  [(line_comment) (block_comment)]*
  .
  [
    (return_statement . (identifier) @redundant.use .)
    (return_statement . (parenthesized_expression . (identifier) @redundant.use .) .)
    (throw_statement . (identifier) @redundant.use .)
  ] @redundant.statement)
  (#eq? @redundant.name @redundant.use)
  ; An annotation has no place without the variable.
  (#not-match? @redundant.definition "^@"))

(if_statement
  consequence: [
    (return_statement) (throw_statement) (break_statement) (continue_statement)
    (block [(return_statement) (throw_statement) (break_statement) (continue_statement)] . [(line_comment) (block_comment)]* .)
  ]
  alternative: (_) @redundant.else)

; The grammar lets any expression stand as a statement; these do nothing. In an arm of a `switch` expression they are its value.
(switch_rule (expression_statement) @guarded)
(expression_statement [
  (identifier) (field_access) (array_access) (binary_expression) (unary_expression) (parenthesized_expression)
  (decimal_integer_literal) (string_literal) (true) (false) (null_literal) (ternary_expression)
]) @useless
; Calls that only answer a question: strings and numbers never change.
; What a call hands back, or a class of its own, may well do something (`assertThat(books).isEmpty()`).
((expression_statement
  (method_invocation
    object: [(field_access field: (identifier) @useless.asked) (array_access) (string_literal)] @_asked
    name: (identifier) @useless.question)) @useless
  ; Nor is the full name of a class an object.
  (#not-match? @_asked "\\.[A-Z][A-Z0-9_]*[a-z]\\w*$")
  (#any-of? @useless.question
    "trim" "strip" "toUpperCase" "toLowerCase" "substring" "equals" "equalsIgnoreCase" "hashCode" "length"
    "isEmpty" "isBlank" "startsWith" "endsWith" "indexOf" "lastIndexOf" "charAt" "compareToIgnoreCase"
    "minusDays" "plusDays" "minusMillis" "plusMillis" "minusMonths" "plusMonths" "minusYears" "plusYears"
    "minusHours" "plusHours" "minusMinutes" "plusMinutes" "minusSeconds" "plusSeconds" "minusWeeks" "plusWeeks"))

; What any object answers: `toString`, and what `universal` has.
((expression_statement
  (method_invocation name: (identifier) @_question arguments: (argument_list . "(" . ")" .))) @useless
  (#any-of? @_question "toString" "hashCode"))
((expression_statement
  (method_invocation object: [(identifier) (this) (super) (parenthesized_expression)] @_asked name: (identifier) @useless.question
    arguments: (argument_list . (_) .))) @useless
  (#eq? @useless.question "equals")
  ; A class that has such a method may do anything.
  (#not-match? @_asked "^[A-Z][A-Za-z0-9_]*[a-z]"))
((expression_statement
  (method_invocation object: (identifier) @_type name: (identifier) @_question)) @useless
  (#eq? @_type "String") (#any-of? @_question "valueOf" "format" "join"))
; Values that never change, made and dropped. What parses or checks may be there to throw.
((expression_statement
  (method_invocation object: (identifier) @_type name: (identifier) @_question)) @useless
  (#any-of? @_type
    "BigDecimal" "BigInteger" "Instant" "Duration" "Period" "LocalDate" "LocalTime" "LocalDateTime" "ZonedDateTime"
    "OffsetDateTime" "YearMonth")
  (#match? @_question "^(now|of[A-Z]\\w*|valueOf|between)$"))
((expression_statement
  (method_invocation
    object: (method_invocation object: (_) name: (identifier) @_first)
    name: (identifier) @_question)) @useless
  (#any-of? @_first "toUpperCase" "toLowerCase" "substring" "trim" "strip" "concat" "toString")
  (#any-of? @_question
    "toUpperCase" "toLowerCase" "substring" "trim" "strip" "concat" "isEmpty" "isBlank" "length" "startsWith" "endsWith" "indexOf"
    "charAt" "equals" "equalsIgnoreCase"))
; A stream that is run for nobody, unless one of its functions does something.
((expression_statement
  (method_invocation
    object: (method_invocation object: (method_invocation name: (identifier) @_stream) name: (identifier) @_step)
    name: (identifier) @_end)) @useless.dropped
  (#any-of? @_stream "stream" "parallelStream")
  (#any-of? @_step "map" "filter" "sorted" "distinct" "limit" "skip" "mapToInt" "mapToLong" "mapToDouble" "mapToObj")
  (#any-of? @_end "collect" "count" "toList" "toArray" "sum"))
((expression_statement
  (method_invocation object: (method_invocation name: (identifier) @_stream) name: (identifier) @_end)) @useless.dropped
  (#any-of? @_stream "stream" "parallelStream")
  (#any-of? @_end "collect" "count" "toList" "toArray"))
; A text that is made and dropped.
((expression_statement (object_creation_expression type: (type_identifier) @_type)) @useless
  (#eq? @_type "String"))
; The names of methods live apart from those of variables.
(method_invocation !object name: (identifier) @type.only)
(cast_expression type: (type_identifier) @type.only)
; A stream that nothing runs.
((expression_statement
  (method_invocation object: (method_invocation name: (identifier) @_stream) name: (identifier) @_step)) @useless
  (#any-of? @_stream "stream" "parallelStream")
  (#any-of? @_step "map" "filter" "sorted" "distinct" "limit" "skip" "peek" "flatMap" "mapToInt" "mapToLong" "mapToDouble" "mapToObj"))
; Calls that only answer a question if the object is of a type whose methods do no more.
(expression_statement (method_invocation
  object: [(identifier) @pure.call.object (field_access object: (this) field: (identifier) @pure.call.object)]
  name: (identifier) @pure.call.method)) @pure.call
(local_variable_declaration
  type: [
    (type_identifier) @pure.call.type
    (generic_type . (type_identifier) @pure.call.type)
    (scoped_type_identifier (type_identifier) @pure.call.type .)
    (generic_type . (scoped_type_identifier (type_identifier) @pure.call.type .))
  ]
  declarator: (variable_declarator name: (identifier) @pure.call.declared !dimensions))
(enhanced_for_statement
  type: (type_identifier) @pure.call.type
  name: (identifier) @pure.call.declared !dimensions)
(formal_parameter
  type: [
    (type_identifier) @pure.call.type
    (generic_type . (type_identifier) @pure.call.type)
    (scoped_type_identifier (type_identifier) @pure.call.type .)
    (generic_type . (scoped_type_identifier (type_identifier) @pure.call.type .))
  ]
  name: (identifier) @pure.call.declared !dimensions)
(field_declaration
  type: [
    (type_identifier) @pure.call.type
    (generic_type . (type_identifier) @pure.call.type)
    (scoped_type_identifier (type_identifier) @pure.call.type .)
    (generic_type . (scoped_type_identifier (type_identifier) @pure.call.type .))
  ]
  declarator: (variable_declarator name: (identifier) @pure.call.declared !dimensions))

; A block that holds a semicolon holds a statement, to the grammar a nameless one. As for the linters of the language, a comment
; fills no block.
([
  (if_statement consequence: (block) @empty.block) @empty.statement
  (if_statement alternative: (block) @empty.block)
  (while_statement body: (block) @empty.block) @empty.statement
  (do_statement body: (block) @empty.block) @empty.statement
  (for_statement body: (block) @empty.block) @empty.statement
  (enhanced_for_statement body: (block) @empty.block) @empty.statement
  (try_statement body: (block) @empty.block) @empty.statement
  (finally_clause (block) @empty.block) @empty.statement
  (block (block) @empty.block)
  (static_initializer (block) @empty.block) @empty.statement
  (synchronized_statement body: (block) @empty.block) @empty.statement
  (class_body (block) @empty.block)
]
  (#match? @empty.block "^\\{(?:\\s|//[^\\n]*\\n|/\\*(?:[^*]|\\*(?!/))*\\*/)*\\}$"))
((block (switch_expression body: (switch_block) @_body) @empty.block)
  (#match? @_body "^\\{(?:\\s|//[^\\n]*\\n|/\\*(?:[^*]|\\*(?!/))*\\*/)*\\}$"))
((try_with_resources_statement
  resources: (resource_specification (resource name: (identifier) @_name))
  body: (block) @empty.block) @empty.statement
  (#match? @empty.block "^\\{(?:\\s|//[^\\n]*\\n|/\\*(?:[^*]|\\*(?!/))*\\*/)*\\}$")
  (#not-match? @_name "^(ignored?|unused|_)"))
((try_with_resources_statement
  resources: (resource_specification . (resource . (_) .) .)
  body: (block) @empty.block) @empty.statement
  (#match? @empty.block "^\\{(?:\\s|//[^\\n]*\\n|/\\*(?:[^*]|\\*(?!/))*\\*/)*\\}$"))
; A semicolon alone is an empty body, too.
(if_statement consequence: ";" @empty.block) @empty.statement
(if_statement alternative: ";" @empty.block)
(while_statement body: ";" @empty.block) @empty.statement
(do_statement body: ";" @empty.block) @empty.statement
(for_statement body: ";" @empty.block) @empty.statement
(enhanced_for_statement body: ";" @empty.block) @empty.statement
((catch_clause
  (catch_formal_parameter name: (identifier) @_name)
  body: (block . "{" . "}") @empty.block) @empty.statement
  (#not-match? @_name "^(ignored?|expected|_)"))

; The serialization of objects demands the parameters of these.
((method_declaration (modifiers "private") name: (identifier) @_name) @private
  (#not-match? @_name "^(readObject|writeObject)$"))
(constructor_declaration (modifiers "private")) @private

; --- what fixes need to know ----------------------------------------------

; The only statement of an arm without braces: a fix cannot take it away and leave nothing.
(if_statement consequence: [(expression_statement) (return_statement)] @alone)
(if_statement alternative: [(expression_statement) (return_statement)] @alone)
(while_statement body: (expression_statement) @alone)
(for_statement body: (expression_statement) @alone)
(enhanced_for_statement body: (expression_statement) @alone)
(do_statement body: (expression_statement) @alone)
(switch_rule (expression_statement) @alone)
(labeled_statement [(expression_statement) (local_variable_declaration)] @alone)

(import_declaration (_) @import.clause) @import.statement
(import_declaration "static"? @import.static (scoped_identifier) @import.path . ";") @import.statement
(import_declaration "static"? @import.static (_) @import.all . (asterisk)) @import.statement
(package_declaration (_) @import.package @part.package .)

(local_variable_declaration
  type: (_)
  .
  declarator: (variable_declarator name: (identifier) @assign.name value: (_) @assign.value)
  .) @assign.statement
(local_variable_declaration
  type: (_)
  .
  declarator: (variable_declarator name: (identifier) @assign.name !value)
  .) @assign.statement
(local_variable_declaration declarator: (variable_declarator name: (identifier) @unset !value))
; One of several in a declaration, which is not this one's to take away.
(local_variable_declaration
  declarator: (variable_declarator name: (identifier) @assign.name @assign.statement value: (_) @assign.value)
  .
  ",")
(local_variable_declaration
  ","
  .
  declarator: (variable_declarator name: (identifier) @assign.name @assign.statement value: (_) @assign.value))
(expression_statement
  (assignment_expression
    left: (identifier) @assign.name
    operator: "="
    right: (_) @assign.value)) @assign.statement
; An assignment in the middle of an expression, or in the head of a loop; no fix can take it out of there.
(for_statement init:
  (assignment_expression
    left: (identifier) @assign.name operator: "=" right: (_) @assign.value) @assign.statement)
(parenthesized_expression
  (assignment_expression
    left: (identifier) @assign.name operator: "=" right: (_) @assign.value) @assign.statement)
(assignment_expression right:
  (assignment_expression
    left: (identifier) @assign.name operator: "=" right: (_) @assign.value) @assign.statement)
(variable_declarator value:
  (assignment_expression
    left: (identifier) @assign.name operator: "=" right: (_) @assign.value) @assign.statement)
(array_access index:
  (assignment_expression
    left: (identifier) @assign.name operator: "=" right: (_) @assign.value) @assign.statement)
(argument_list
  (assignment_expression
    left: (identifier) @assign.name operator: "=" right: (_) @assign.value) @assign.statement)
(return_statement
  (assignment_expression
    left: (identifier) @assign.name operator: "=" right: (_) @assign.value) @assign.statement)

; The value is taken, and what is stored behind it may be lost.
(return_statement (update_expression (identifier) @assign.counted ["++" "--"]))
(assignment_expression right: (update_expression (identifier) @assign.counted ["++" "--"]))
(variable_declarator value: (update_expression (identifier) @assign.counted ["++" "--"]))
(argument_list (update_expression (identifier) @assign.counted ["++" "--"]))
(array_access index: (update_expression (identifier) @assign.counted ["++" "--"]))
(return_statement (assignment_expression left: (identifier) @assign.counted operator: _ @_operator) (#not-eq? @_operator "="))
(argument_list (assignment_expression left: (identifier) @assign.counted operator: _ @_operator) (#not-eq? @_operator "="))
(method_invocation object: (parenthesized_expression
  (assignment_expression left: (identifier) @assign.counted operator: _ @_operator)) (#not-eq? @_operator "="))

; What a dropped assignment may take with it.
(variable_declarator value: [
  (identifier) (decimal_integer_literal) (hex_integer_literal) (decimal_floating_point_literal) (string_literal)
  (character_literal) (true) (false) (null_literal) (class_literal) (lambda_expression) (method_reference)
] @pure)
(expression_statement (assignment_expression right: [
  (identifier) (decimal_integer_literal) (hex_integer_literal) (decimal_floating_point_literal) (string_literal)
  (character_literal) (true) (false) (null_literal) (class_literal) (lambda_expression) (method_reference)
] @pure))
; An operation on plain values; division may fail.
(variable_declarator
  value: (binary_expression
    left: [(identifier) (decimal_integer_literal) (string_literal)]
    operator: ["+" "-" "*" "<" "<=" ">" ">=" "==" "!=" "&&" "||" "&" "|" "^" "<<" ">>" ">>>"]
    right: [(identifier) (decimal_integer_literal) (string_literal)]) @pure)
((variable_declarator
  value: (object_creation_expression
    type: [(type_identifier) (generic_type)] @_type
    arguments: (argument_list . "(" . ")") .) @pure)
  (#match? @_type "^(ArrayList|LinkedList|ArrayDeque|Hash(Map|Set)|LinkedHash(Map|Set)|Tree(Map|Set)|StringBuilder|Object)\b"))

; What is there already.
((assignment_expression left: [(identifier) (field_access)] @_left operator: "=" right: [(identifier) (field_access)] @_right)
  @redundant.assignment
  (#eq? @_left @_right))

; --- risks ----------------------------------------------------------------

((catch_clause
  (catch_formal_parameter (catch_type (type_identifier) @_type)) @bare.except
  body: (block) @handler.body)
  (#any-of? @_type "Throwable" "Error"))
((catch_clause
  (catch_formal_parameter (catch_type (type_identifier) @_type) name: (identifier) @_name) @swallowed.exception
  body: (block . "{" . "}") @handler.body)
  (#any-of? @_type "Exception" "Throwable" "RuntimeException" "Error")
  (#not-match? @_name "^(ignored?|expected|_)"))
((method_invocation object: (identifier) @_engine name: (identifier) @_eval arguments: (argument_list . (_) @_text)) @eval.use
  (#match? @_engine "[eE]ngine$") (#eq? @_eval "eval") (#not-match? @_text "^\""))
((method_invocation name: (identifier) @_exec arguments: (argument_list . (binary_expression) @shell.text))
  (#any-of? @_exec "exec" "ProcessBuilder"))
(binary_expression left: (string_literal) operator: "+" right: (_)) @text.built
(binary_expression left: (binary_expression left: (string_literal) right: (string_literal)) operator: "+" right: (_)) @text.built
((method_invocation object: (identifier) @_type name: (identifier) @_format arguments: (argument_list . (string_literal) . (_))) @text.built
  (#eq? @_type "String") (#eq? @_format "format"))
(assignment_expression left: (identifier) @text.extended operator: "+=" right: (_) @text.extension)
(assignment_expression left: (identifier) @text.extended operator: "=" right: (binary_expression operator: "+") @text.rewritten)
((method_invocation object: (identifier) @text.extended name: (identifier) @_append arguments: (argument_list . (_) @text.extension))
  (#eq? @_append "append"))
((method_invocation object: (_) @text.chained name: (identifier) @_append arguments: (argument_list . (_) @text.appended))
  (#any-of? @_append "append" "concat"))
((method_invocation object: (method_invocation name: (identifier) @_find) name: (identifier) @_get) @unchecked.null
  (#any-of? @_find "findFirst" "findAny") (#eq? @_get "get"))
((method_invocation object: (method_invocation object: (identifier) @_system name: (identifier) @_get)) @unchecked.null
  (#eq? @_system "System") (#any-of? @_get "getenv" "console" "getProperty"))
((local_variable_declaration
  type: (_)
  declarator: (variable_declarator
    name: (identifier) @resource.name
    value: (object_creation_expression type: (type_identifier) @_type) @resource.value))
  (#any-of? @_type
    "FileInputStream" "FileOutputStream" "FileReader" "FileWriter" "RandomAccessFile" "Socket" "ServerSocket" "PrintWriter"
    "ZipFile" "JarFile"))
((local_variable_declaration
  type: (type_identifier) @_type
  declarator: (variable_declarator name: (identifier) @text.variable))
  (#eq? @_type "String"))
(assignment_expression left: (identifier) @text.grown operator: "+=")
(assignment_expression left: (identifier) @text.grown operator: "=" right: (binary_expression . (identifier) @text.again operator: "+"))

; The class by which Java goes round its own checks.
((method_invocation object: (identifier) @_class name: (identifier) @_get) @unsafe.block
  (#eq? @_class "Unsafe") (#eq? @_get "getUnsafe"))

; --- what annotations say is as it should be ------------------------------

; In the head of a class, where no pattern can name the class, the annotation stands for all of it.
((modifiers (annotation name: (identifier) @_level) @suppressed.by)
  (#any-of? @_level "SuppressWarnings" "SuppressFBWarnings"))
((_ (modifiers (annotation name: (identifier) @_level) @suppressed.by)) @suppressed
  (#any-of? @_level "SuppressWarnings" "SuppressFBWarnings"))

; --- what constructors replace --------------------------------------------

((field_declaration
  declarator: (variable_declarator
    name: (identifier) @initial.field
    value: [
      (decimal_integer_literal) (hex_integer_literal) (decimal_floating_point_literal) (character_literal) (string_literal)
      (true) (false) (null_literal) (unary_expression operand: (decimal_integer_literal))
    ])) @_declaration
  (#not-match? @_declaration "^[^=]*\\b(static|volatile|final)\\b|@"))
; A constant of a class, and an empty collection.
((field_declaration
  declarator: (variable_declarator
    name: (identifier) @initial.field
    value: (field_access object: (identifier) field: (identifier) @_constant))) @_declaration
  (#match? @_constant "^[A-Z][A-Z0-9_]+$")
  (#not-match? @_declaration "^[^=]*\\b(static|volatile|final)\\b|@"))
((field_declaration
  declarator: (variable_declarator
    name: (identifier) @initial.field
    value: (object_creation_expression
      type: [(type_identifier) @_type (generic_type . (type_identifier) @_type)]
      arguments: (argument_list . "(" . ")" .) .))) @_declaration
  (#match? @_type "^(ArrayList|LinkedList|(Linked|Tree)?HashMap|TreeMap|(Linked)?HashSet|TreeSet|ArrayDeque|PriorityQueue|Vector|StringBuilder|Object)$")
  (#not-match? @_declaration "^[^=]*\\b(static|volatile|final)\\b|@"))
(constructor_declaration body: (constructor_body) @maker.body)
(explicit_constructor_invocation constructor: (this)) @maker.delegates
(constructor_body (expression_statement (assignment_expression
  left: [(identifier) @maker.store (field_access object: (this) field: (identifier) @maker.store)]
  operator: "=") @maker.whole))
