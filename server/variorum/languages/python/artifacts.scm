; Comments, debug output and the shapes that leave something redundant behind.

(comment) @comment

; Output to a stream of the program's own choice is no debugging aid.
((expression_statement
  (call
    function: [(identifier) (attribute object: (identifier) attribute: (identifier))] @_print
    arguments: (argument_list) @debug.print.arguments)) @debug.print
  (#any-of? @_print "print" "pprint" "pprint.pprint" "pprint.pp")
  (#not-match? @debug.print.arguments "\\b(file|stream) ?= ?(?!None\\b|sys\\.std)"))
(print_statement) @debug.print

; A call by the name of something that stops in a debugger; what the name means, the imports say.
((expression_statement
  (call function: [(identifier) (attribute)] @_function)) @debug.call
  (#match? @_function "^([a-z_]+\\.){0,3}(breakpoint|set_trace|sset_trace|break_into_debugger|wait_for_client|wait_for_attach|listen|_*breakpointhook_*)$"))

; A variable that is assigned and, in the very next statement, only returned; or in the one behind a `with` whose last it is.
((block
  (expression_statement
    (assignment
      left: (identifier) @redundant.name
      !type
      right: [(expression) (expression_list)] @redundant.value)) @redundant.definition
  .
  (comment)*
  .
  (return_statement
    .
    [(identifier) @redundant.use (parenthesized_expression . (identifier) @redundant.use .)]
    .) @redundant.statement)
  (#eq? @redundant.name @redundant.use))
((block
  (with_statement
    (with_clause) @_with
    body: (block
      (expression_statement
        (assignment
          left: (identifier) @redundant.name
          !type
          right: [(expression) (expression_list)])) @redundant.definition
      .)) @redundant.apart
  .
  (comment)*
  .
  (return_statement . (identifier) @redundant.use .) @redundant.statement)
  (#eq? @redundant.name @redundant.use)
  (#not-match? @_with "\\bsuppress\\("))
(finally_clause) @redundant.deferred

; Statements that only bind one name, and values that do nothing but be there.
(expression_statement
  (assignment left: (identifier) @assign.name right: (_) @assign.value)) @assign.statement
(expression_statement (assignment left: (identifier) @assign.name !right)) @assign.statement
(assignment left: (identifier) @unset !right)
(assignment right: (assignment left: (identifier) @assign.shape))
(assignment left: (identifier) @assign.shape right: (assignment))
; The annotation of a local variable is never worked out.
(assignment type: (type) @type.unread)
(assignment right: [(integer) (float) (true) (false) (none) (identifier) (lambda)] @pure)
((assignment right: (string) @pure)
  (#not-match? @pure "^[rRbB]?[fFtT]"))
((assignment right: [(list) (tuple) (dictionary) (set) (expression_list)] @pure)
  (#match? @pure "^[\\[({]?[^()\\[\\]{}]*[\\])}]?$"))

; Imports, piece by piece, for the fixes.
(import_statement name: (_) @import.clause) @import.statement
(import_from_statement name: (_) @import.clause) @import.statement
(import_statement name: (aliased_import name: (dotted_name) @import.renamed))

; Imports that are there to see whether they fail.
((try_statement (except_clause) @_handler) @import.probe
  (#match? @_handler "^except(\\s*:|[ (][^\\n]*\\b(ImportError|ModuleNotFoundError|Exception|BaseException)\\b)"))

; The only statement of a block: a fix cannot take it away without leaving something in its place.
(block . (comment)* . (_) @alone . (comment)* .)

; Documentation strings.
(expression_statement . (string) @comment.documentation .)

; Jumps to where control goes anyway. Behind a documentation string or `pass` a `return` stands for a body that is to come. `None`
; is said on purpose where the result is declared to be something else as well.
((function_definition
  body: (block (_) @_before . (comment)* . (return_statement . "return" .) @redundant.return . (comment)* .)) @redundant.return.function
  (#not-match? @_before "^(([rRuUbB]{0,2}[\"'][\\s\\S]*[\"'])$|(pass|global|nonlocal|return|raise)\\b)"))
((function_definition
  !return_type
  body: (block (_) @_before . (comment)* . (return_statement . (none) .) @redundant.return . (comment)* .)) @redundant.return.function
  (#not-match? @_before "^(([rRuUbB]{0,2}[\"'][\\s\\S]*[\"'])$|(pass|global|nonlocal|return|raise)\\b)"))
((function_definition
  return_type: (type (none))
  body: (block (_) @_before . (comment)* . (return_statement . (none) .) @redundant.return . (comment)* .)) @redundant.return.function
  (#not-match? @_before "^(([rRuUbB]{0,2}[\"'][\\s\\S]*[\"'])$|(pass|global|nonlocal|return|raise)\\b)"))
; `return None` gives no value where no other `return` does.
((return_statement (_) @_value) @return.value
  (#not-eq? @_value "None"))
(for_statement body: (block (_) . (continue_statement) @redundant.return . (comment)* .))
(while_statement body: (block (_) . (continue_statement) @redundant.return . (comment)* .))

; The first alternative behind a branch that leaves.
(if_statement
  consequence: (block [(return_statement) (raise_statement) (break_statement) (continue_statement)])
  .
  alternative: [(elif_clause) (else_clause)] @redundant.else)
; An `else` that holds nothing but another `if`.
(if_statement alternative: (else_clause body: (block . (if_statement) @redundant.else.inner .)) @redundant.else)
; The `else` of a loop, which nothing but a `break` of that loop can skip.
(for_statement body: (block) @loop.body alternative: (else_clause) @redundant.else.loop)
(while_statement body: (block) @loop.body alternative: (else_clause) @redundant.else.loop)
(for_statement left: (_) @each.names body: (block) @each.body) @each
; What does nothing with each value only consumes them, or asks whether there is one.
(for_statement body: (block . [
  (pass_statement) (continue_statement) (break_statement) (expression_statement (ellipsis))
] .) @each.empty)
(for_statement body: (block) @loop.body)
(while_statement body: (block) @loop.body)
(break_statement) @loop.break

; Functions whose parameters others decide on, and those that are still to be written.
((decorated_definition
  (decorator [
    (identifier) @_decorator
    (attribute attribute: (identifier) @_decorator)
    (call function: [(identifier) @_decorator (attribute attribute: (identifier) @_decorator)])
  ])
  definition: (function_definition) @parameters.given)
  (#any-of? @_decorator
    "abstractmethod" "abstractclassmethod" "abstractstaticmethod" "abstractproperty" "overload" "override" "overrides"))
((function_definition name: (identifier) @_name) @parameters.given
  (#match? @_name "^__(?!init__|new__|call__)\\w+__$"))
((function_definition body: (block) @_body) @parameters.given
  (#match? @_body "^(?>(?>[rRuU]?\"\"\"[\\s\\S]*?\"\"\"|\"[^\"\\n]*\"|'[^'\\n]*'|pass\\b|\\.\\.\\.|raise NotImplemented(?:Error)?\\b[^\\n]*|(?:msg|message) = [^\\n]*|#[^\\n]*)(?:[;\\s]+|$))+$"))

; Values that are computed and dropped. Text is left alone, because it may be documentation.
(expression_statement . [
  (integer) (float) (true) (false) (none) (identifier) (attribute) (lambda) (comparison_operator)
] .) @useless
((expression_statement . [(list) (dictionary) (set) (tuple)] .) @useless
  (#not-match? @useless "\\(.*\\(|\\w\\(|\\b(await|yield)\\b|:="))
((expression_statement (identifier) "," [(identifier) (list_splat)]) @useless
  (#not-match? @useless "\\(|\\b(await|yield)\\b"))
(expression_statement . (unary_operator argument: [(identifier) (attribute) (integer) (float)]) .) @useless
((expression_statement . (boolean_operator right: [(identifier) (attribute) (integer) (true) (false) (none) (string)]) .) @useless
  (#not-match? @useless "\\(|\\bawait\\b"))
((expression_statement . (boolean_operator
  left: [(identifier) (attribute) (comparison_operator) (boolean_operator) (not_operator) (parenthesized_expression)]
  right: [(comparison_operator) (boolean_operator) (not_operator) (parenthesized_expression)]) .) @useless
  (#not-match? @useless "[\\w)\\]]\\s*\\(|\\[|\\b(await|yield)\\b|:="))
((expression_statement . (conditional_expression) .) @useless
  (#not-match? @useless "[\\w)\\]]\\(|\\[|\\b(await|yield)\\b|:="))
((expression_statement . (not_operator argument: [(attribute) (comparison_operator) (boolean_operator) (parenthesized_expression)]) .) @useless
  (#not-match? @useless "[\\w)\\]]\\(|\\[|\\b(await|yield)\\b|:="))
; An exception that is made and not raised.
((expression_statement . (call function: (identifier) @_exception) .) @useless.dropped
  (#any-of? @_exception
    "Exception" "BaseException" "ValueError" "TypeError" "KeyError" "IndexError" "LookupError" "AttributeError" "RuntimeError"
    "NotImplementedError" "ArithmeticError" "ZeroDivisionError" "OverflowError" "OSError" "IOError" "FileNotFoundError"
    "PermissionError" "TimeoutError" "ConnectionError" "StopIteration" "AssertionError" "ImportError" "NameError"
    "UnicodeError" "EOFError" "SystemExit" "KeyboardInterrupt"))
; An empty container that nothing takes.
((expression_statement . (call function: (identifier) @_container arguments: (argument_list . "(" . ")" .)) .) @useless
  (#any-of? @_container "list" "dict" "set" "tuple" "frozenset"))
(expression_statement . (parenthesized_expression [
  (integer) (float) (true) (false) (none) (identifier) (attribute) (lambda) (comparison_operator)
]) .) @useless
; What shall fail stands there for that; so does all that a `try` holds.
(with_statement
  (with_clause (with_item value: [
    (call function: [(identifier) @_failing (attribute attribute: (identifier) @_failing)])
    (as_pattern (call function: [(identifier) @_failing (attribute attribute: (identifier) @_failing)]))
  ]))
  body: (block) @guarded.within @import.probe
  (#match? @_failing "^(raises|warns|suppress|assertRaises\\w*|expect_raises\\w*|assertLogs|assertWarns\\w*|assert_raises\\w*|deprecated_call)$"))
(try_statement body: (block . (expression_statement) .) @guarded.within)
((expression_statement . (string) @_bytes .) @useless
  (#match? @_bytes "^[rR]?[bB]"))
; A text that is filled in for nobody.
((expression_statement . (binary_operator left: (string) operator: "%" right: (_)) .) @useless
  (#not-match? @useless "[\\w)\\]]\\(|\\b(await|yield)\\b|:="))
; A placeholder beside what it stands for.
([
  (block [(expression_statement) (assert_statement) (delete_statement) (import_statement) (import_from_statement)
    (if_statement) (for_statement) (while_statement) (try_statement) (with_statement) (function_definition) (class_definition)
    (decorated_definition)] . (pass_statement) @useless)
  (block . (pass_statement) @useless . [(expression_statement) (if_statement) (for_statement) (while_statement) (try_statement)
    (with_statement) (function_definition) (class_definition) (decorated_definition) (return_statement) (raise_statement)])
])
; `1 / 0` is there to raise.
(expression_statement . (binary_operator
  left: [(string) (integer) (float)]
  operator: ["+" "-" "*" "**" "&" "|" "^" "<<" ">>"]
  right: [(string) (integer) (float)]) .) @useless
(expression_statement . (not_operator argument: (identifier)) .) @useless

; A variable assigned to itself, alone or in its place among several.
((assignment left: (identifier) @_left right: (identifier) @_right) @redundant.assignment
  (#eq? @_left @_right))
((assignment left: (attribute) @_left right: (attribute) @_right) @redundant.assignment
  (#eq? @_left @_right))
; `x = x = y`: what is assigned on the right is what is assigned on the left again.
((assignment left: (identifier) @_left right: (assignment left: (identifier) @_right)) @redundant.assignment
  (#eq? @_left @_right))
((assignment left: [(tuple_pattern) (pattern_list)] @_left right: (assignment left: [(tuple_pattern) (pattern_list)] @_right))
  @redundant.assignment
  (#eq? @_left @_right))
((assignment
  left: [(tuple_pattern) (pattern_list)] @_left
  right: (assignment left: (identifier) right: (assignment left: [(tuple_pattern) (pattern_list)] @_right)))
  @redundant.assignment
  (#eq? @_left @_right))
((assignment
  left: [(pattern_list . (identifier) @_left) (tuple_pattern . (identifier) @_left)]
  right: [(expression_list . (identifier) @_right) (tuple . (identifier) @_right)]) @redundant.assignment
  (#eq? @_left @_right))
((assignment
  left: [(pattern_list (identifier) @_left .) (tuple_pattern (identifier) @_left .)]
  right: [(expression_list (identifier) @_right .) (tuple (identifier) @_right .)]) @redundant.assignment
  (#eq? @_left @_right))
((assignment
  left: [(pattern_list . (tuple_pattern . (identifier) @_left)) (tuple_pattern . (tuple_pattern . (identifier) @_left))]
  right: [(expression_list . (tuple . (identifier) @_right)) (tuple . (tuple . (identifier) @_right))]) @redundant.assignment
  (#eq? @_left @_right))
((assignment
  left: [(pattern_list (tuple_pattern (identifier) @_left .) .) (tuple_pattern (tuple_pattern (identifier) @_left .) .)]
  right: [(expression_list (tuple (identifier) @_right .) .) (tuple (tuple (identifier) @_right .) .)]) @redundant.assignment
  (#eq? @_left @_right))

; Risky constructs.
(except_clause . "except" @bare.except . ":" (block) @handler.body)
((except_clause "except" @swallowed.exception . ":" . (block . (pass_statement) .)))
((except_clause "except" @swallowed.exception value: (identifier) @_type . ":" . (block . (pass_statement) .))
  (#any-of? @_type "Exception" "BaseException"))
((call function: (identifier) @_function arguments: (argument_list . (_) @_text)) @eval.use
  (#any-of? @_function "eval" "exec") (#not-match? @_text "^['\"]"))
(default_parameter value: [(list) (dictionary) (set) (list_comprehension)] @mutable.default)
(typed_default_parameter value: [(list) (dictionary) (set) (list_comprehension)] @mutable.default)
((default_parameter value: (call function: (identifier) @_function) @mutable.default)
  (#any-of? @_function "list" "dict" "set" "bytearray" "defaultdict" "deque"))
(import_from_statement (wildcard_import) @import.clause) @import.statement

; What an import brings by name, and the name under which it brings a whole module.
(import_from_statement
  module_name: (dotted_name) @import.module
  name: [
    (dotted_name) @import.member
    (aliased_import name: (dotted_name) @import.member alias: (identifier) @import.alias)
  ])
(import_statement name: (dotted_name) @import.module)
(import_statement name: (aliased_import name: (dotted_name) @import.module alias: (identifier) @import.alias))
; A name that need not be there.
((try_statement body: (block) @prepared.unbound (except_clause) @_handler)
  (#match? @_handler "^except[^:]*\\bNameError\\b|^except\\s*:"))

; What may bring names into the body of a class: its metaclass, or that of a base.
(class_definition superclasses: (argument_list [(identifier) (attribute) (call) (subscript)] @namespace.base))
(class_definition superclasses: (argument_list (keyword_argument name: (identifier) @_metaclass value: (_) @namespace.base))
  (#eq? @_metaclass "metaclass"))
((function_definition name: (identifier) @namespace.maker)
  (#eq? @namespace.maker "__prepare__"))

((except_clause "except" @bare.except value: (identifier) @_type . ":" (block) @handler.body)
  (#eq? @_type "BaseException"))
((call function: (attribute) @_shell arguments: (argument_list . [
  (identifier) (binary_operator) (call) (attribute) (subscript) (string (interpolation))
] @shell.text))
  (#any-of? @_shell "os.system" "os.popen" "subprocess.getoutput" "subprocess.getstatusoutput" "commands.getoutput"))
((call
  function: (attribute) @_run
  arguments: (argument_list
    . [(identifier) (binary_operator) (call) (attribute) (subscript) (string (interpolation))] @shell.text
    (keyword_argument name: (identifier) @_shell value: (true))))
  (#match? @_run "^subprocess\\.(run|call|Popen|check_call|check_output)$") (#eq? @_shell "shell"))
(string (interpolation)) @text.built
(binary_operator left: (string) operator: ["+" "%"] right: (_)) @text.built
(binary_operator left: (binary_operator left: (string) right: (string)) operator: ["+" "%"] right: (_)) @text.built
((call function: (attribute object: (string) attribute: (identifier) @_format)) @text.built
  (#eq? @_format "format"))
(augmented_assignment left: (identifier) @text.extended operator: "+=" right: (_) @text.extension)
(assignment left: (identifier) @text.extended right: (binary_operator operator: "+") @text.rewritten)
((call function: (identifier) @_clause arguments: (argument_list . [(string (interpolation)) (binary_operator left: (_))] @text.clause))
  (#eq? @_clause "text"))
((call function: (attribute attribute: (identifier) @_clause) arguments: (argument_list . [(string (interpolation)) (binary_operator left: (_))] @text.clause))
  (#any-of? @_clause "where" "having" "filter"))
((attribute object: (call function: (attribute) @_find)) @unchecked.null
  (#any-of? @_find "re.match" "re.search" "re.fullmatch" "shutil.which" "inspect.getmodule"))
((subscript value: (call function: (attribute) @_find)) @unchecked.null
  (#any-of? @_find "re.match" "re.search" "re.fullmatch" "shutil.which"))
; A default answers for what was not found.
((attribute object: (call function: (attribute) @_find arguments: (argument_list . (_) .))) @unchecked.null
  (#any-of? @_find "os.environ.get" "os.getenv"))
((subscript value: (call function: (attribute) @_find arguments: (argument_list . (_) .))) @unchecked.null
  (#any-of? @_find "os.environ.get" "os.getenv"))
((expression_statement (assignment left: (identifier) @resource.name right: (call function: [(identifier) (attribute)] @_open) @resource.value))
  (#any-of? @_open "open" "io.open" "codecs.open" "gzip.open" "bz2.open" "lzma.open" "zipfile.ZipFile" "tarfile.open" "socket.socket"))
; What only Python 2 has.
[(print_statement) (exec_statement)] @dialect.older
((string . (string_start) @_quote) @dialect.older
  (#eq? @_quote "`"))
(comparison_operator operators: "<>" @dialect.older)
; Asks whether Python 2 runs the program.
((identifier) @dialect.asked
  (#any-of? @dialect.asked "PY2" "PY3" "PY_2" "PY_3" "_PY2" "_PY3" "IS_PY2" "IS_PY3" "IS_PYTHON2" "IS_PYTHON3" "PYTHON2" "PYTHON3" "is_py2" "is_py3"
    "is_python2" "is_python3" "ispy2" "ispy3" "isPy2" "isPy3" "py2" "py3" "py2k" "py3k" "py3kwarning" "python2" "python3" "using_python3"))
((comparison_operator
  (subscript value: (attribute attribute: (identifier) @_version) subscript: (integer) @_part)) @dialect.asked
  (#eq? @_version "version_info") (#eq? @_part "0"))
((comparison_operator
  (attribute object: (attribute attribute: (identifier) @_version) attribute: (identifier) @_part)) @dialect.asked
  (#eq? @_version "version_info") (#eq? @_part "major"))
((comparison_operator
  (attribute attribute: (identifier) @_version) (tuple) @_number) @dialect.asked
  (#eq? @_version "version_info") (#match? @_number "^\\(\\s*(2\\b|3\\s*,\\s*(\\)|[0-4]\\b))"))
((comparison_operator
  (attribute attribute: (identifier) @_version) [(string) (integer)] @_number) @dialect.asked
  (#any-of? @_version "version" "hexversion") (#match? @_number "^['\"]3|^0x0[23]0[0-4]"))
((comparison_operator) @dialect.asked
  (#match? @dialect.asked "^(str (is|is not|==|!=) bytes|bytes (is|is not|==|!=) str)$"))

; A list of exports that is worked out when the file runs.
((assignment left: (identifier) @_all right: (list_comprehension) @exports.unknown)
  (#eq? @_all "__all__"))
((assignment left: (identifier) @_all right: (_) @exports.unknown)
  (#eq? @_all "__all__")
  (#match? @exports.unknown "\\b(dir|globals|locals|vars)\\("))

; A benchmark works out what is measured, and drops it.
((function_definition name: (identifier) @_name body: (block . (expression_statement) @guarded .))
  (#match? @_name "^(timeit|time|peakmem|mem|bench|benchmark)_"))
; What is looked up first in a `try` is asked for.
(try_statement body: (block . (expression_statement [(identifier) (attribute) (binary_operator)]) @guarded))

; What looks into frames may read the variables of any function that calls it.
((attribute attribute: (identifier) @_locals) @frames
  (#eq? @_locals "f_locals"))
((call function: [(identifier) @_function (attribute attribute: (identifier) @_function)]) @frames
  (#any-of? @_function "getargvalues" "getinnerframes" "getouterframes"))
; A frame is handed to something else.
((argument_list (call function: [(identifier) @_function (attribute attribute: (identifier) @_function)]) @frames)
  (#any-of? @_function "currentframe" "_getframe"))
((call function: (identifier) @_function arguments: (argument_list . "(" . ")" .)) @frames
  (#eq? @_function "dir"))

; One of several variables, each with a value of its own beside the others.
(assignment left: [(pattern_list (identifier) @assign.beside) (tuple_pattern (identifier) @assign.beside)] right: [(expression_list (_) (_)) (tuple (_) (_))])
(assignment left: (list_pattern (identifier) @assign.beside) right: [(expression_list) (tuple) (list)])
