; The language-neutral form of a program: decisions, repetitions, calls, operators and literals.

; --- control --------------------------------------------------------------

(if_statement) @branch
(if_statement alternative: (_) @branch.else)
(conditional_expression) @branch.ternary
[(switch_statement) (switch_expression)] @switch
(switch_section "case") @case
(switch_section "default") @case.default
(switch_expression_arm . [
  (constant_pattern) (relational_pattern) (recursive_pattern) (declaration_pattern) (type_pattern) (or_pattern)
  (and_pattern) (negated_pattern) (parenthesized_pattern) (list_pattern) (var_pattern)
]) @case
(switch_expression_arm . (discard)) @case.default
(while_statement) @loop.while
(do_statement) @loop.do
(for_statement) @loop.for
(foreach_statement) @loop.each
(from_clause) @loop.comprehension
(where_clause) @branch
(return_statement) @return
(arrow_expression_clause) @return
(yield_statement "return") @return
(yield_statement "break") @return
(break_statement) @break
(continue_statement) @continue
[(throw_statement) (throw_expression)] @throw
(try_statement) @try
(catch_clause) @catch
(finally_clause) @finally
(using_statement) @finally
(local_declaration_statement "using") @finally
[(lambda_expression) (anonymous_method_expression)] @lambda

; --- operators ------------------------------------------------------------

(binary_expression operator: _ @operator)
(is_expression "is" @operator)
(is_pattern_expression "is" @operator)
(relational_pattern ["<" "<=" ">" ">="] @operator)
(or_pattern operator: _ @operator)
(and_pattern operator: _ @operator)
(negated_pattern "not" @operator.unary)
(prefix_unary_expression ["-" "+" "!" "~"] @operator.unary)
(prefix_unary_expression ["++" "--"] @operator.update)
(postfix_unary_expression ["++" "--"] @operator.update)
(assignment_expression
  operator: ["+=" "-=" "*=" "/=" "%=" "&=" "|=" "^=" "<<=" ">>=" ">>>=" "??="] @operator.update)
(assignment_expression) @assign
(variable_declarator "=") @assign

; --- calls and members ----------------------------------------------------

(invocation_expression
  function: (identifier) @call.name
  arguments: (_) @call.arguments) @call
(invocation_expression
  function: (generic_name . (identifier) @call.name)
  arguments: (_) @call.arguments) @call
(invocation_expression
  function: (member_access_expression expression: _ @call.receiver name: (identifier) @call.name)
  arguments: (_) @call.arguments) @call
(invocation_expression
  function: (member_access_expression
    expression: _ @call.receiver
    name: (generic_name . (identifier) @call.name))
  arguments: (_) @call.arguments) @call
(invocation_expression
  function: (conditional_access_expression
    condition: (_) @call.receiver
    (member_binding_expression name: (identifier) @call.name))
  arguments: (_) @call.arguments) @call
(constructor_initializer ["base" "this"] @call.name (argument_list) @call.arguments) @call
(object_creation_expression type: (identifier) @call.name) @call.new
(object_creation_expression type: (generic_name . (identifier) @call.name)) @call.new
(object_creation_expression type: (qualified_name name: (identifier) @call.name)) @call.new
(object_creation_expression type: (qualified_name name: (generic_name . (identifier) @call.name))) @call.new
(implicit_object_creation_expression "new" @call.name) @call.new
(array_creation_expression "new" @call.name) @call.new
(implicit_array_creation_expression "new" @call.name) @call.new
(member_access_expression name: (identifier) @property.name) @property
(conditional_access_expression (member_binding_expression name: (identifier) @property.name)) @property
(element_access_expression expression: (_) @index.receiver) @index

; --- literals and names ---------------------------------------------------

[(integer_literal) (real_literal)] @literal.number
[(string_literal) (verbatim_string_literal) (raw_string_literal)] @literal.string
(interpolated_string_expression (string_content) @literal.string)
(character_literal) @literal.char
(boolean_literal) @literal.boolean
(null_literal) @literal.null
(identifier) @name
[(predefined_type) (implicit_type)] @type
(parameter) @parameter

; The head of a counting loop, which other languages fold into a range.
(for_statement initializer: (_) @loop.head)
(for_statement condition: (_) @loop.head)
(for_statement update: (_) @loop.head)

; --- names whose type is written down ------------------------------------------

(variable_declaration
  type: [(predefined_type) (identifier) (generic_name) (array_type) (nullable_type) (qualified_name)] @typed.type
  (variable_declarator name: (identifier) @typed.name)) @typed
(parameter type: (_) @typed.type name: (identifier) @typed.name) @typed
(foreach_statement type: (_) @typed.type left: (identifier) @typed.name) @typed
(property_declaration type: (_) @typed.type name: (identifier) @typed.name) @typed
(variable_declaration
  type: (implicit_type)
  (variable_declarator name: (identifier) @typed.name "=" (object_creation_expression type: (_) @typed.type))) @typed

; --- what only says how a declaration is to be taken ------------------------

(attribute_list) @annotation
