; Comments, debug output and the shapes that leave something redundant behind.

(comment) @comment

; --- debug output ---------------------------------------------------------

((expression_statement
  (call_expression
    function: [(identifier) (selector_expression operand: (identifier))] @_print
    arguments: (argument_list) @debug.print.arguments)) @debug.print
  (#any-of? @_print "fmt.Print" "fmt.Println" "fmt.Printf" "print" "println" "spew.Dump"))
((expression_statement
  (call_expression
    function: (selector_expression operand: (identifier)) @_print
    arguments: (argument_list . (selector_expression) @_stream) @debug.print.arguments)) @debug.print
  (#any-of? @_print "fmt.Fprint" "fmt.Fprintln" "fmt.Fprintf")
  (#any-of? @_stream "os.Stdout" "os.Stderr"))

((expression_statement (call_expression function: (selector_expression operand: (identifier)) @_stop)) @debug.breakpoint
  (#eq? @_stop "runtime.Breakpoint"))

; --- redundant steps ------------------------------------------------------

; A variable that is defined and, in the very next statement, only returned.
((statement_list
  (short_var_declaration
    left: (expression_list . (identifier) @redundant.name .)
    right: (expression_list . (_) @redundant.value .)) @redundant.definition
  .
  (return_statement (expression_list . (identifier) @redundant.use .)) @redundant.statement)
  (#eq? @redundant.name @redundant.use))

; A bare `return` as the last statement of a function without result, or a `break` that the end of its case implies.
(function_declaration !result body: (block (statement_list (return_statement . "return" .) @redundant.return .)))
(function_declaration !result body: (block (statement_list (return_statement . "return" .) @redundant.return . (comment) .)))
(method_declaration !result body: (block (statement_list (return_statement . "return" .) @redundant.return .)))
(method_declaration !result body: (block (statement_list (return_statement . "return" .) @redundant.return . (comment) .)))
(func_literal !result body: (block (statement_list (return_statement . "return" .) @redundant.return .)))
(func_literal !result body: (block (statement_list (return_statement . "return" .) @redundant.return . (comment) .)))
(for_statement body: (block (statement_list (continue_statement . "continue" .) @redundant.return .)))
(for_statement body: (block (statement_list (continue_statement . "continue" .) @redundant.return . (comment) .)))
([
  (expression_case (statement_list (_) @_first . (break_statement . "break" .) @redundant.return .))
  (expression_case (statement_list (_) @_first . (break_statement . "break" .) @redundant.return . (comment) .))
  (type_case (statement_list (_) @_first . (break_statement . "break" .) @redundant.return .))
  (type_case (statement_list (_) @_first . (break_statement . "break" .) @redundant.return . (comment) .))
  (default_case (statement_list (_) @_first . (break_statement . "break" .) @redundant.return .))
  (default_case (statement_list (_) @_first . (break_statement . "break" .) @redundant.return . (comment) .))
]
  (#not-match? @_first "^/[/*]"))

; In a loop, one that stands alone in its case, or ends the branch at its end, looks as if it left the loop.
(for_statement body: (block (statement_list [
  (expression_switch_statement [
    (expression_case (statement_list . (break_statement . "break" .) @redundant.return .))
    (expression_case (statement_list . (break_statement . "break" .) @redundant.return . (comment) .))
    (default_case (statement_list . (break_statement . "break" .) @redundant.return .))
    (default_case (statement_list . (break_statement . "break" .) @redundant.return . (comment) .))
  ])
  (select_statement [
    (communication_case (statement_list (break_statement . "break" .) @redundant.return .))
    (communication_case (statement_list (break_statement . "break" .) @redundant.return . (comment) .))
    (default_case (statement_list (break_statement . "break" .) @redundant.return .))
    (default_case (statement_list (break_statement . "break" .) @redundant.return . (comment) .))
  ])
])))
(for_statement body: (block (statement_list [
  (expression_switch_statement [
    (expression_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return .))) .))
    (expression_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return .))) . (comment) .))
    (expression_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return . (comment) .))) .))
    (expression_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return . (comment) .))) . (comment) .))
    (default_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return .))) .))
    (default_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return .))) . (comment) .))
    (default_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return . (comment) .))) .))
    (default_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return . (comment) .))) . (comment) .))
  ])
  (select_statement [
    (communication_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return .))) .))
    (communication_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return .))) . (comment) .))
    (communication_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return . (comment) .))) .))
    (communication_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return . (comment) .))) . (comment) .))
    (default_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return .))) .))
    (default_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return .))) . (comment) .))
    (default_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return . (comment) .))) .))
    (default_case (statement_list (if_statement (block (statement_list (break_statement . "break" .) @redundant.return . (comment) .))) . (comment) .))
  ])
])))

; A list that is made to hold more.
((assignment_statement
  left: (expression_list . (identifier) @appended.name .)
  operator: "="
  right: (expression_list
    . (call_expression function: (identifier) @_append arguments: (argument_list . (identifier) @appended.source))
    .))
  (#eq? @_append "append"))
((short_var_declaration
  left: (expression_list . (identifier) @appended.name .)
  right: (expression_list
    . (call_expression function: (identifier) @_append arguments: (argument_list . (identifier) @appended.source))
    .))
  (#eq? @_append "append"))
(var_spec . name: (identifier) @appended.created . type: (slice_type) .)
(short_var_declaration
  left: (expression_list . (identifier) @appended.created .)
  right: (expression_list . (composite_literal type: (slice_type)) .))
((short_var_declaration
  left: (expression_list . (identifier) @appended.created .)
  right: (expression_list . (call_expression function: (identifier) @_make) .))
  (#eq? @_make "make"))

(if_statement
  !initializer
  consequence: (block (statement_list [
    (return_statement) (break_statement) (continue_statement) (goto_statement)
  ] .))
  alternative: (_) @redundant.else)

; A first value that only says of which type the variable is: a constant, converted.
(short_var_declaration
  left: (expression_list . (identifier) @assign.default .)
  right: (expression_list
    . [
      (call_expression
        function: (identifier)
        arguments: (argument_list . [(int_literal) (float_literal) (rune_literal) (interpreted_string_literal) (nil)] .))
      (type_conversion_expression operand: [(int_literal) (float_literal) (interpreted_string_literal) (nil)])
    ]
    .))
; What a benchmark works out is worked out for the time that it takes.
((function_declaration parameters: (parameter_list (parameter_declaration type: (pointer_type) @_measured)) body: (block) @guarded.within)
  (#eq? @_measured "*testing.B"))
; Functions that only work out a result.
((expression_statement (call_expression function: (selector_expression operand: (identifier)) @_function)) @useless
  (#any-of? @_function
    "fmt.Sprint" "fmt.Sprintf" "fmt.Sprintln" "fmt.Errorf" "errors.New" "errors.Unwrap" "strings.Replace"
    "strings.ReplaceAll" "strings.ToUpper" "strings.ToLower" "strings.TrimSpace" "strings.Trim" "strings.Split"
    "strings.Join" "strings.Contains" "strings.Repeat" "strings.Index" "strconv.Itoa" "strconv.Quote" "sort.Reverse"
    "bytes.Replace" "bytes.TrimSpace" "math.Abs" "math.Sqrt" "math.Pow" "math.Max" "math.Min" "slices.Clone"
    "strings.Map" "strings.Title" "strings.ToTitle" "strings.TrimFunc" "strings.TrimLeft" "strings.TrimRight"
    "strings.TrimPrefix" "strings.TrimSuffix" "strings.HasPrefix" "strings.HasSuffix" "strings.EqualFold" "strings.Fields"
    "strings.Count" "strings.Compare" "fmt.Append" "fmt.Appendf" "fmt.Appendln" "slices.Contains" "slices.Index"
    "slices.Equal" "slices.Concat" "slices.Sorted" "slices.Max" "slices.Min" "slices.Insert" "slices.Delete" "slices.Compact"
    "slices.Clip" "slices.Grow" "slices.Replace" "maps.Clone" "maps.Keys" "maps.Values" "maps.Equal" "context.WithValue" "context.WithCancel" "context.WithTimeout" "context.WithDeadline"
    "errors.Is" "time.Now" "time.Since" "time.Until" "time.Unix" "time.Date" "http.StatusText" "filepath.Join"
    "filepath.Base" "filepath.Dir" "filepath.Ext" "path.Join" "path.Base" "path.Dir" "path.Ext" "unicode.IsUpper"
    "unicode.IsLower" "unicode.IsLetter" "unicode.IsDigit" "unicode.IsSpace"))
((expression_statement (call_expression
    function: (selector_expression operand: (identifier) @_error field: (field_identifier) @_text)
    arguments: (argument_list . "(" . ")" .))) @useless
  (#eq? @_text "Error")
  (#match? @_error "^([a-z]\\w*)?[eE]rr$"))
((expression_statement (call_expression
    function: (selector_expression operand: [(parenthesized_expression) (composite_literal) (call_expression)] field: (field_identifier) @_text)
    arguments: (argument_list . "(" . ")" .))) @useless
  (#eq? @_text "Error"))
((expression_statement (call_expression
    function: (selector_expression field: (field_identifier) @_text) arguments: (argument_list . "(" . ")" .))) @useless
  (#eq? @_text "String"))
; Functions of the file that only work out a result from plain values: no call that may do more, no store outside.
((function_declaration
  name: (identifier) @pure.name
  parameters: (parameter_list (parameter_declaration)) @_parameters
  result: (_)
  body: (block) @_body) @pure.function
  (#match? @_parameters "^[(][\\w\\s,]+[)]$")
  (#not-match? @_body "^[{]\\s*(return [\\w.\"]*\\s*)?[}]$"))
[
  (go_statement) (defer_statement) (send_statement) (func_literal) (goto_statement) (select_statement)
  (unary_expression operator: ["<-" "*" "&"])
  (call_expression function: [(selector_expression) (parenthesized_expression) (index_expression) (func_literal)])
  (assignment_statement left: (expression_list [(selector_expression) (index_expression) (unary_expression)]))
  (inc_statement [(selector_expression) (index_expression) (unary_expression)])
  (dec_statement [(selector_expression) (index_expression) (unary_expression)])
] @pure.spoilt
(expression_statement (call_expression function: (identifier) @useless.function)) @useless.call
((expression_statement (call_expression function: (identifier) @_function)) @useless
  (#any-of? @_function "append" "len" "cap" "make" "new"))

; In front of an `else` with statements, an empty block says which case needs nothing; and a loop may do all its work in its
; head. As for the linters of the language, a comment fills no block.
(if_statement consequence: (block . "{" . (comment)* . "}") @empty.block !alternative)
(if_statement
  consequence: (block . "{" . (comment)* . "}") @empty.block
  alternative: (block . "{" . (comment)* . "}"))
(if_statement alternative: (block . "{" . (comment)* . "}") @empty.block)
(for_statement (range_clause left: (_)) body: (block . "{" . (comment)* . "}") @empty.block)

; --- what fixes need to know ----------------------------------------------

; Imports in a list stand on lines of their own.
((package_clause (package_identifier) @part.package)
  (#not-eq? @part.package "main"))
(import_declaration (import_spec) @import.clause) @import.statement
(import_spec_list (import_spec) @import.clause @import.statement)

(short_var_declaration
  left: (expression_list . (identifier) @assign.name .)
  right: (expression_list . (_) @assign.value .)) @assign.statement
; A first zero only says of which type the variable is.
((short_var_declaration left: (expression_list . (identifier) @assign.default .) right: (expression_list . (_) @_zero .))
  (#match? @_zero "^(0|0[.]0|\"\"|false|nil)$"))
; One of several names; their values cannot be told apart from here.
(short_var_declaration
  left: (expression_list (identifier) @assign.name @assign.statement ",")
  right: (expression_list) @assign.value)
(short_var_declaration
  left: (expression_list "," . (identifier) @assign.name @assign.statement)
  right: (expression_list) @assign.value)
(assignment_statement
  left: (expression_list (identifier) @assign.name @assign.statement ",")
  operator: "="
  right: (expression_list) @assign.value)
(assignment_statement
  left: (expression_list "," . (identifier) @assign.name @assign.statement)
  operator: "="
  right: (expression_list) @assign.value)
(var_declaration . (var_spec . name: (identifier) @assign.name . value: (expression_list . (_) @assign.value .)) .) @assign.statement
(var_declaration . (var_spec . name: (identifier) @assign.name . type: (_) .) .) @assign.statement
(assignment_statement
  left: (expression_list . (identifier) @assign.name .)
  operator: "="
  right: (expression_list . (_) @assign.value .)) @assign.statement

; What a dropped assignment may take with it.
(expression_list . [
  (identifier) (int_literal) (float_literal) (rune_literal) (interpreted_string_literal) (raw_string_literal) (true) (false)
  (nil) (func_literal)
] @pure .)
(expression_list . (composite_literal body: (literal_value . "{" . "}")) @pure .)
(expression_list
  . (binary_expression
    left: [(identifier) (int_literal)]
    operator: ["+" "-" "*" "<" "<=" ">" ">=" "==" "!=" "&&" "||"]
    right: [(identifier) (int_literal)]) @pure
  .)

((assignment_statement left: (expression_list . (_) @_left) operator: "=" right: (expression_list . (_) @_right))
  @redundant.assignment
  (#eq? @_left @_right)
  (#match? @_left "^[*]?[A-Za-z]?([\\w.\\[\\]]|[\\w.] ?[-+*] ?\\w|\\b(len|cap)\\([\\w.]+\\))+$")
  (#not-eq? @_left "_"))
((assignment_statement
  left: (expression_list . (_) . (_) @_left)
  operator: "="
  right: (expression_list . (_) . (_) @_right)) @redundant.assignment
  (#eq? @_left @_right)
  (#match? @_left "^[*]?[A-Za-z]?([\\w.\\[\\]]|[\\w.] ?[-+*] ?\\w|\\b(len|cap)\\([\\w.]+\\))+$")
  (#not-eq? @_left "_"))
((assignment_statement
  left: (expression_list . (_) . (_) . (_) @_left)
  operator: "="
  right: (expression_list . (_) . (_) . (_) @_right)) @redundant.assignment
  (#eq? @_left @_right)
  (#match? @_left "^[*]?[A-Za-z]?([\\w.\\[\\]]|[\\w.] ?[-+*] ?\\w|\\b(len|cap)\\([\\w.]+\\))+$")
  (#not-eq? @_left "_"))
(unary_expression operator: "&" operand: (identifier) @shared)
; A bare `return`, or what is deferred, reads a result that has a name.
(_ result: (parameter_list (parameter_declaration name: (identifier) @shared)))

; Values that hold their parts themselves, and stores to such parts. Through what is embedded by its address, others see the store.
(var_spec name: (identifier) @value.name type: (type_identifier) @value.type)
(var_spec name: (identifier) @value.name type: (array_type))
(short_var_declaration
  left: (expression_list . (identifier) @value.name .)
  right: (expression_list . (composite_literal type: (type_identifier) @value.type) .))
(short_var_declaration
  left: (expression_list . (identifier) @value.name .)
  right: (expression_list . (composite_literal type: (array_type)) .))
(_ parameters: (parameter_list (parameter_declaration name: (identifier) @value.name type: (type_identifier) @value.type)))
(method_declaration receiver: (parameter_list
  (parameter_declaration name: (identifier) @value.name type: (type_identifier) @value.type)))
((type_spec name: (type_identifier) @value.plain type: (struct_type) @_fields)
  (#not-match? @_fields "(^struct\\s*[{]|[\n;])[ \t]*[*]"))
(assignment_statement
  left: (expression_list (selector_expression operand: (identifier) @part.name field: (_) @part.field))) @part.statement
([(inc_statement (selector_expression operand: (identifier) @part.name field: (_) @part.field))
  (dec_statement (selector_expression operand: (identifier) @part.name field: (_) @part.field))]) @part.statement
(selector_expression operand: (identifier) @part.read field: (_) @part.field)
; A method may keep the address of what it is called on, and a slice that of an array.
(call_expression function: (selector_expression operand: (identifier) @part.shared))
(unary_expression operator: "&" operand: (selector_expression operand: (identifier) @part.shared))
(slice_expression operand: (selector_expression operand: (identifier) @part.shared))
(assignment_statement left: (expression_list (index_expression operand: (identifier) @part.name)) operator: "=")

; The packages that an import makes known under their own or another name.
(import_spec !name path: (_) @import.module)
(import_spec name: (package_identifier) @import.alias path: (_) @import.module)

; --- risks ----------------------------------------------------------------

((call_expression
  function: (selector_expression) @_command
  arguments: (argument_list
    . (interpreted_string_literal) @_shell
    . (interpreted_string_literal) @_option
    . [(identifier) (binary_expression) (call_expression)] @shell.text))
  (#eq? @_command "exec.Command") (#match? @_shell "^\"(/bin/)?(ba|z)?sh\"$|^\"cmd(\\.exe)?\"$") (#any-of? @_option "\"-c\"" "\"/c\"" "\"/C\""))
(binary_expression left: (interpreted_string_literal) operator: "+" right: (_)) @text.built
(binary_expression left: (binary_expression left: (interpreted_string_literal) right: (interpreted_string_literal)) operator: "+" right: (_)) @text.built
((call_expression function: (selector_expression) @_format arguments: (argument_list . [(interpreted_string_literal) (raw_string_literal)] . (_))) @text.built
  (#eq? @_format "fmt.Sprintf"))
(assignment_statement left: (expression_list . (identifier) @text.extended .) operator: "+=" right: (expression_list . (_) @text.extension .))
(assignment_statement left: (expression_list . (identifier) @text.extended .) operator: "=" right: (expression_list . (binary_expression operator: "+") @text.rewritten .))
((call_expression
  function: (selector_expression operand: (identifier) @text.extended field: (field_identifier) @_append)
  arguments: (argument_list . (_) @text.extension))
  (#eq? @_append "WriteString"))
((short_var_declaration
  left: (expression_list . (identifier) @resource.name)
  right: (expression_list . (call_expression function: (selector_expression) @_open) @resource.value .))
  (#any-of? @_open "os.Open" "os.Create" "os.OpenFile" "net.Dial" "net.Listen" "sql.Open"))
((call_expression function: (selector_expression) @unsafe.block)
  (#eq? @unsafe.block "unsafe.Pointer"))
(short_var_declaration left: (expression_list . (identifier) @text.variable .) right: (expression_list . (interpreted_string_literal) .))
((var_spec name: (identifier) @text.variable type: (type_identifier) @_type)
  (#eq? @_type "string"))
(assignment_statement left: (expression_list . (identifier) @text.grown .) operator: "+=")
(assignment_statement
  left: (expression_list . (identifier) @text.grown .)
  operator: "="
  right: (expression_list . (binary_expression . (identifier) @text.again operator: "+") .))

; What a search may not have found, taken as found.
((index_expression operand: (call_expression function: (selector_expression field: (field_identifier) @_find))) @unchecked.null
  (#any-of? @_find "FindStringSubmatch" "FindSubmatch" "FindStringIndex" "FindStringSubmatchIndex" "FindIndex"))

; An error that is looked at and then forgotten.
((if_statement
  "if" @swallowed.exception
  condition: (binary_expression left: (identifier) @_error operator: "!=" right: (nil))
  consequence: (block . "{" . "}") @handler.body)
  (#match? @_error "^([a-z]\\w*)?[eE]rr$"))

; --- what the quality of code is judged by ----------------------------------

; An error is a value that the caller looks at.
((if_statement
  condition: [
    (binary_expression left: (identifier) @_error right: (nil))
    (binary_expression (binary_expression left: (identifier) @_error right: (nil)))
  ]
  consequence: (block (statement_list))) @error.handled
  (#match? @_error "^([a-z]\\w*)?[eE]rr(or)?[0-9]*$"))
((expression_case value: (expression_list (binary_expression left: (identifier) @_error right: (nil)))) @error.handled
  (#match? @_error "^([a-z]\\w*)?[eE]rr(or)?[0-9]*$"))
((call_expression function: (identifier) @_recover arguments: (argument_list)) @error.handled
  (#eq? @_recover "recover"))
; gofmt writes the tighter operators of a mixed expression without spaces, and all of an index or of one argument of several.
(binary_expression (binary_expression) @operators.joined)
(binary_expression (call_expression arguments: (argument_list (binary_expression) @operators.joined)))
(index_expression index: (binary_expression) @operators.joined)
(slice_expression (binary_expression) @operators.joined)
(argument_list (binary_expression) @operators.joined (_))
(argument_list (_) (binary_expression) @operators.joined)
