; Scopes, definitions and uses of names.

; --- scopes ---------------------------------------------------------------

[(method) (singleton_method)] @scope.function
[(block) (do_block) (lambda)] @scope.block
(method name: (_) @scope.outside)
(singleton_method name: (_) @scope.outside)
[(class) (module) (singleton_class)] @scope.class
(class name: (_) @scope.outside)
(module name: (_) @scope.outside)

; --- uses that anything more specific overrules ----------------------------

(identifier) @reference
(constant) @reference
(pair key: (hash_key_symbol) @reference !value)

; --- definitions ----------------------------------------------------------

(method name: (identifier) @definition.member)
(method name: (setter) @ignore)
(singleton_method name: (identifier) @definition.member)
(class name: (constant) @definition.type)
(module name: (constant) @definition.type)

(assignment left: (identifier) @definition.variable)
(assignment left: (constant) @definition.constant)
(operator_assignment left: (identifier) @reference operator: ["||=" "&&="])
; As a part of an expression it reads the name; only alone on its line it does not.
(operator_assignment left: (identifier) @reference)
; A pattern for each place, so that only those are compiled that a text may hold, and the operator told by its text:
; alternations of many tokens take long to compile.
((program (operator_assignment left: (identifier) @update operator: _ @_operator)) (#not-match? @_operator "^(\\|\\||&&)=$"))
((body_statement (operator_assignment left: (identifier) @update operator: _ @_operator)) (#not-match? @_operator "^(\\|\\||&&)=$"))
((block_body (operator_assignment left: (identifier) @update operator: _ @_operator)) (#not-match? @_operator "^(\\|\\||&&)=$"))
((then (operator_assignment left: (identifier) @update operator: _ @_operator)) (#not-match? @_operator "^(\\|\\||&&)=$"))
((else (operator_assignment left: (identifier) @update operator: _ @_operator)) (#not-match? @_operator "^(\\|\\||&&)=$"))
((do (operator_assignment left: (identifier) @update operator: _ @_operator)) (#not-match? @_operator "^(\\|\\||&&)=$"))
((begin (operator_assignment left: (identifier) @update operator: _ @_operator)) (#not-match? @_operator "^(\\|\\||&&)=$"))
((begin_block (operator_assignment left: (identifier) @update operator: _ @_operator)) (#not-match? @_operator "^(\\|\\||&&)=$"))
((ensure (operator_assignment left: (identifier) @update operator: _ @_operator)) (#not-match? @_operator "^(\\|\\||&&)=$"))
((if_modifier body: (operator_assignment left: (identifier) @update operator: _ @_operator)) (#not-match? @_operator "^(\\|\\||&&)=$"))
((unless_modifier body: (operator_assignment left: (identifier) @update operator: _ @_operator)) (#not-match? @_operator "^(\\|\\||&&)=$"))
((while_modifier body: (operator_assignment left: (identifier) @update operator: _ @_operator)) (#not-match? @_operator "^(\\|\\||&&)=$"))
((until_modifier body: (operator_assignment left: (identifier) @update operator: _ @_operator)) (#not-match? @_operator "^(\\|\\||&&)=$"))
(left_assignment_list (identifier) @definition.unpacked)
(left_assignment_list (rest_assignment (identifier) @definition.unpacked))
(destructured_left_assignment (identifier) @definition.unpacked)
(destructured_left_assignment (rest_assignment (identifier) @definition.unpacked))
(for pattern: (identifier) @definition.loop)
(exception_variable (identifier) @definition.catch)

(method_parameters (identifier) @definition.parameter)
(lambda_parameters (identifier) @definition.parameter)
(block_parameters (identifier) @definition.parameter)
(destructured_parameter (identifier) @definition.parameter)
(optional_parameter name: (identifier) @definition.parameter)
(keyword_parameter name: (identifier) @definition.parameter)
(splat_parameter name: (identifier) @definition.parameter)
(hash_splat_parameter name: (identifier) @definition.parameter)
(block_parameter name: (identifier) @definition.parameter)

(in_clause pattern: (identifier) @definition.pattern)
(array_pattern (identifier) @definition.pattern)
(array_pattern (splat_parameter name: (identifier) @definition.pattern))
(find_pattern (splat_parameter name: (identifier) @definition.pattern))
(as_pattern name: (identifier) @definition.pattern)
(keyword_pattern key: (hash_key_symbol) @definition.pattern !value)
(keyword_pattern value: (identifier) @definition.pattern)

; --- members --------------------------------------------------------------

(call receiver: (_) method: (identifier) @member)
(call receiver: (_) method: (constant) @member)
(scope_resolution scope: (_) name: (constant) @member)
(alias name: (identifier) @definition.member)

; Without arguments it hands on all the parameters as they are by then.
(_ (super) @dynamic !arguments)

((identifier) @dynamic
  (#any-of? @dynamic "binding" "eval" "instance_eval" "class_eval" "local_variables"))
