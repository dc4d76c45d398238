; Comments, debug output and the shapes that leave something redundant behind.

(comment) @comment
((comment) @comment.documentation
  (#match? @comment.documentation "^(///[^/]|/\\*\\*[^/])"))

; --- debug output ---------------------------------------------------------

((expression_statement
  (invocation_expression
    function: (member_access_expression) @_print
    arguments: (argument_list) @debug.print.arguments)) @debug.print
  (#any-of? @_print
    "Console.WriteLine" "Console.Write" "Console.Error.WriteLine" "Console.Error.Write" "Console.Out.WriteLine"
    "System.Console.WriteLine" "System.Console.Write" "Debug.WriteLine" "Debug.Write" "Debug.Print" "Trace.WriteLine"
    "System.Diagnostics.Debug.WriteLine"))

((expression_statement
  (invocation_expression function: (member_access_expression) @_break)) @debug.breakpoint
  (#any-of? @_break
    "Debugger.Break" "Debugger.Launch" "System.Diagnostics.Debugger.Break" "System.Diagnostics.Debugger.Launch"))

; --- redundant steps ------------------------------------------------------

; A variable that is defined and, in the very next statement, only returned.
((block
  (local_declaration_statement
    .
    (variable_declaration
      type: (_)
      .
      (variable_declarator
        name: (identifier) @redundant.name
        [
          (invocation_expression) (binary_expression) (prefix_unary_expression) (object_creation_expression)
          (identifier) (member_access_expression) (element_access_expression) (conditional_expression)
          (cast_expression) (parenthesized_expression) (string_literal) (integer_literal) (boolean_literal)
          (interpolated_string_expression) (await_expression) (array_creation_expression) (switch_expression)
        ] @redundant.value)
      .)) @redundant.definition
  .
  (comment)*
  .
  (return_statement . (identifier) @redundant.use .) @redundant.statement)
  (#eq? @redundant.name @redundant.use))

; A bare `return` has no other child than its keyword and the semicolon.
((method_declaration body: (block (return_statement) @redundant.return . (comment)* .))
  (#match? @redundant.return "^return\\s*;"))
((constructor_declaration body: (block (return_statement) @redundant.return . (comment)* .))
  (#match? @redundant.return "^return\\s*;"))
((local_function_statement body: (block (return_statement) @redundant.return . (comment)* .))
  (#match? @redundant.return "^return\\s*;"))
((lambda_expression body: (block (return_statement) @redundant.return . (comment)* .))
  (#match? @redundant.return "^return\\s*;"))
(while_statement body: (block (continue_statement) @redundant.return . (comment)* .))
(do_statement body: (block (continue_statement) @redundant.return . (comment)* .))
(for_statement body: (block (continue_statement) @redundant.return . (comment)* .))
(foreach_statement body: (block (continue_statement) @redundant.return . (comment)* .))

(if_statement
  consequence: [
    (return_statement) (throw_statement) (break_statement) (continue_statement)
    (block [(return_statement) (throw_statement) (break_statement) (continue_statement)] . (comment)* .)
  ]
  alternative: (_) @redundant.else)

; An expression in parentheses can stand as a statement and do nothing.
(expression_statement (parenthesized_expression)) @useless
; Calls that only answer a question: strings and dates never change.
; What a call hands back, or a class of its own, may well do something (`StringAssert.StartsWith(a, b)`).
((expression_statement
  (invocation_expression function: (member_access_expression
    expression: [
      (identifier) @useless.asked
      (predefined_type) (string_literal) (element_access_expression)
      (member_access_expression name: (identifier) @useless.asked)
    ] @_object
    name: (identifier) @useless.question))) @useless
  (#not-match? @_object "^[A-Z]")
  (#any-of? @useless.question
    "Trim" "TrimStart" "TrimEnd" "ToUpper" "ToLower" "ToUpperInvariant" "ToLowerInvariant" "Substring" "StartsWith"
    "EndsWith" "Equals" "GetHashCode" "ToString" "IndexOf" "LastIndexOf" "IsNullOrEmpty" "IsNullOrWhiteSpace"
    "AddDays" "AddHours" "AddMinutes" "AddSeconds" "AddMonths" "AddYears"))

; The types that variables, fields and parameters are declared with.
(variable_declaration
  type: [
    (identifier) @pure.call.type
    (predefined_type) @pure.call.type
    (generic_name . (identifier) @pure.call.type)
    (qualified_name name: (identifier) @pure.call.type)
  ]
  (variable_declarator name: (identifier) @pure.call.declared))
(parameter type: [(identifier) (predefined_type)] @pure.call.type name: (identifier) @pure.call.declared)
(property_declaration type: [(identifier) (predefined_type)] @pure.call.type name: (identifier) @pure.call.declared)

(if_statement consequence: (block . "{" . "}") @empty.block)
(if_statement alternative: (block . "{" . "}") @empty.block)
(while_statement body: (block . "{" . "}") @empty.block)
(do_statement body: (block . "{" . "}") @empty.block)
(for_statement body: (block . "{" . "}") @empty.block)
(foreach_statement body: (block . "{" . "}") @empty.block)
(try_statement body: (block . "{" . "}") @empty.block)
(catch_clause body: (block . "{" . "}") @empty.block)
(finally_clause (block . "{" . "}") @empty.block)
(lock_statement (block . "{" . "}") @empty.block)

; --- what fixes need to know ----------------------------------------------

; The only statement of an arm without braces: a fix cannot take it away and leave nothing.
(if_statement consequence: [(expression_statement) (return_statement)] @alone)
(if_statement alternative: [(expression_statement) (return_statement)] @alone)
(while_statement body: (expression_statement) @alone)
(for_statement body: (expression_statement) @alone)
(foreach_statement body: (expression_statement) @alone)
(do_statement body: (expression_statement) @alone)

(using_directive (_) @import.clause .) @import.statement
(namespace_declaration name: (_) @part.package)
(file_scoped_namespace_declaration name: (_) @part.package)
((using_directive . [(identifier) (qualified_name)] @part.package .)
  (#not-match? @part.package "^System([.]|$)"))

(local_declaration_statement
  .
  (variable_declaration
    type: (_)
    .
    (variable_declarator name: (identifier) @assign.name "=" (_) @assign.value)
    .)) @assign.statement
(local_declaration_statement
  .
  (variable_declaration
    type: (_)
    .
    (variable_declarator . name: (identifier) @assign.name .)
    .)) @assign.statement
(expression_statement
  (assignment_expression
    left: (identifier) @assign.name
    operator: "="
    right: (_) @assign.value)) @assign.statement
; A type of the program may say how a value of another type becomes one of its own.
(local_declaration_statement (variable_declaration
  type: [
    (identifier) (generic_name) (qualified_name) (alias_qualified_name)
    (nullable_type type: [(identifier) (generic_name) (qualified_name) (alias_qualified_name)])
  ]
  (variable_declarator name: (identifier) @assign.converted "=")))

; A struct gets its values field by field, so only a plain type tells that the variable is empty.
((local_declaration_statement
  (variable_declaration
    type: [(predefined_type) (array_type) (nullable_type)]
    (variable_declarator . name: (identifier) @unset .) @_unset))
  (#not-match? @_unset "="))

; What a dropped assignment may take with it.
(variable_declarator "=" [
  (identifier) (integer_literal) (real_literal) (string_literal) (verbatim_string_literal) (character_literal)
  (boolean_literal) (null_literal) (default_expression) (typeof_expression) (lambda_expression)
] @pure)
(assignment_expression right: [
  (identifier) (integer_literal) (real_literal) (string_literal) (verbatim_string_literal) (character_literal)
  (boolean_literal) (null_literal) (default_expression) (typeof_expression) (lambda_expression)
] @pure)
; An operation on plain values; division may fail.
(variable_declarator
  "="
  (binary_expression
    left: [(identifier) (integer_literal) (string_literal)]
    operator: ["+" "-" "*" "<" "<=" ">" ">=" "==" "!=" "&&" "||" "&" "|" "^" "<<" ">>"]
    right: [(identifier) (integer_literal) (string_literal)]) @pure)
((variable_declarator
  "="
  (object_creation_expression
    type: [(identifier) (generic_name)] @_type
    arguments: (argument_list . "(" . ")") .) @pure)
  (#match? @_type "^(List|Dictionary|HashSet|Queue|Stack|SortedSet|SortedDictionary|StringBuilder)\\b"))

; What is there already. In an object initializer the left side is a member of the new object.
((expression_statement
  (assignment_expression
    left: [(identifier) (member_access_expression)] @_left
    operator: "="
    right: [(identifier) (member_access_expression)] @_right) @redundant.assignment)
  (#eq? @_left @_right))

; What brings names that the file does not list.
(using_directive . [(identifier) (qualified_name)] @import.whole .)

; --- risks ----------------------------------------------------------------

(catch_clause . "catch" @bare.except . body: (block) @handler.body)
(catch_clause . "catch" @swallowed.exception . body: (block . "{" . "}") @handler.body)
((catch_clause . "catch" @swallowed.exception . (catch_declaration type: (identifier) @_type) . body: (block . "{" . "}") @handler.body)
  (#any-of? @_type "Exception" "SystemException"))
((invocation_expression
  function: (member_access_expression expression: (identifier) @_script name: (identifier))
  arguments: (argument_list . (argument (identifier)))) @eval.use
  (#eq? @_script "CSharpScript"))
((invocation_expression
  function: (member_access_expression expression: (identifier) @_process name: (identifier) @_start)
  arguments: (argument_list (argument [(binary_expression) (interpolated_string_expression)] @shell.text)))
  (#eq? @_process "Process") (#eq? @_start "Start"))
(binary_expression left: (string_literal) operator: "+" right: (_)) @text.built
(binary_expression left: (binary_expression left: (string_literal) right: (string_literal)) operator: "+" right: (_)) @text.built
(interpolated_string_expression (interpolation)) @text.built
(assignment_expression left: (identifier) @text.extended operator: "+=" right: (_) @text.extension)
(assignment_expression left: (identifier) @text.extended operator: "=" right: (binary_expression operator: "+") @text.rewritten)
((invocation_expression
  function: (member_access_expression expression: (identifier) @text.extended name: (identifier) @_append)
  arguments: (argument_list . (argument (_) @text.extension)))
  (#eq? @_append "Append"))
((invocation_expression
  function: (member_access_expression expression: (_) @text.chained name: (identifier) @_append)
  arguments: (argument_list . (argument (_) @text.appended)))
  (#any-of? @_append "Append" "AppendLine"))
; What a pair or a tuple stands in for is never null.
((member_access_expression
  expression: (invocation_expression function: (member_access_expression name: (identifier) @_find))
  name: (_) @_part) @unchecked.null
  (#any-of? @_find "FirstOrDefault" "LastOrDefault" "SingleOrDefault" "GetEnvironmentVariable")
  (#not-match? @_part "^(Key|Value|HasValue|GetValueOrDefault|Item\\d)"))
(member_access_expression expression: (parenthesized_expression (as_expression))) @unchecked.null
((local_declaration_statement
  .
  (variable_declaration
    (variable_declarator name: (identifier) @resource.name (object_creation_expression type: (identifier) @_type) @resource.value)))
  (#any-of? @_type
    "StreamReader" "StreamWriter" "FileStream" "BinaryReader" "BinaryWriter" "SqlConnection" "TcpClient" "Process"))
(unsafe_statement "unsafe" @unsafe.block)
((method_declaration (modifier) @unsafe.block) (#eq? @unsafe.block "unsafe"))
((local_declaration_statement
  (variable_declaration type: (predefined_type) @_type (variable_declarator name: (identifier) @text.variable)))
  (#eq? @_type "string"))
(variable_declaration type: (implicit_type) (variable_declarator name: (identifier) @text.variable (string_literal)))
(assignment_expression left: (identifier) @text.grown operator: "+=")
(assignment_expression left: (identifier) @text.grown operator: "=" right: (binary_expression . (identifier) @text.again operator: "+"))

; What is stored in these is the caller's.
((parameter (modifier) @_mode name: (identifier) @shared)
  (#any-of? @_mode "out" "ref"))

; Another part of the class may use what is private in this one.
((class_declaration (modifier) @positional) (#eq? @positional "partial"))
((struct_declaration (modifier) @positional) (#eq? @positional "partial"))
((record_declaration (modifier) @positional) (#eq? @positional "partial"))

; The name of an attribute may leave out its end.
(attribute name: (identifier) @shortened)

; A type that native code shares has its fields for the layout.
((struct_declaration
  [
    (attribute_list (attribute name: [(identifier) @_layout (qualified_name name: (identifier) @_layout)]))
    (preproc_if_in_attribute_list (attribute_list (attribute name: (identifier) @_layout)))
  ]
  name: (identifier) @reached)
  (#any-of? @_layout "StructLayout" "StructLayoutAttribute"))
((class_declaration
  [
    (attribute_list (attribute name: [(identifier) @_layout (qualified_name name: (identifier) @_layout)]))
    (preproc_if_in_attribute_list (attribute_list (attribute name: (identifier) @_layout)))
  ]
  name: (identifier) @reached)
  (#any-of? @_layout "StructLayout" "StructLayoutAttribute"))
((method_declaration
  (modifier) @_extern
  parameters: (parameter_list (parameter type: [(identifier) @reached (pointer_type type: (identifier) @reached)])))
  (#eq? @_extern "extern"))
(sizeof_expression type: (identifier) @reached)
((invocation_expression
  function: (member_access_expression expression: (identifier) @_memory)
  arguments: (argument_list (argument (typeof_expression type: (identifier) @reached))))
  (#eq? @_memory "Marshal"))
((invocation_expression
  function: (member_access_expression
    expression: (identifier) @_memory
    name: (generic_name (type_argument_list (identifier) @reached))))
  (#any-of? @_memory "Marshal" "MemoryMarshal" "Unsafe"))

(preproc_pragma) @suppressing
