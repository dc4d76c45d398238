; What ends, repeats or splits the flow of control.

(statement_list) @flow.block
[(function_declaration) (method_declaration) (func_literal)] @flow.function

[(return_statement) (goto_statement)] @flow.exit
(goto_statement) @flow.goto
; Without a case, a `select` waits for ever.
(select_statement . "select" . "{" . "}" .) @flow.exit
(fallthrough_statement) @flow.falls
(break_statement) @flow.break
(continue_statement) @flow.continue
(break_statement (label_name)) @flow.labelled
(continue_statement (label_name)) @flow.labelled
((expression_statement (call_expression function: [(identifier) (selector_expression operand: (identifier))] @_exit))
  @flow.exit
  (#any-of? @_exit
    "panic" "os.Exit" "log.Fatal" "log.Fatalf" "log.Fatalln" "log.Panic" "log.Panicf" "log.Panicln" "runtime.Goexit"))

(if_statement condition: (_) @flow.condition consequence: (block) @flow.arm) @flow.branch
(if_statement alternative: (_) @flow.else)
(if_statement condition: (false) consequence: (block) @flow.never)

(for_statement) @flow.loop
(for_statement . body: (block)) @flow.endless
(for_statement (for_clause !condition)) @flow.endless
(for_statement . (true)) @flow.endless
(for_clause condition: (_) @flow.condition)
(for_statement . (binary_expression) @flow.condition)
(for_clause update: (_) @flow.increment)
(range_clause right: (_) @flow.condition)

[(expression_switch_statement) (type_switch_statement) (select_statement)] @flow.switch
[(expression_case) (type_case) (communication_case) (default_case)] @flow.case
(type_case) @flow.typed
(default_case) @flow.default
; One of the cases of a `select` runs, sooner or later.
(communication_case) @flow.default

(labeled_statement) @flow.label
[(type_declaration) (const_declaration)] @flow.hoisted
