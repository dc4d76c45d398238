; The methods, classes and modules that a file declares.

((method name: (_) @item.name body: (_)? @item.body) @item.kind.method
  (#not-eq? @item.name "initialize"))
((method name: (_) @item.name body: (_)? @item.body) @item.kind.constructor
  (#eq? @item.name "initialize"))
(singleton_method name: (_) @item.name body: (_)? @item.body) @item.kind.method
(class name: (_) @item.name body: (_)? @item.body) @item.kind.class
(module name: (_) @item.name body: (_)? @item.body) @item.kind.module
(assignment
  left: (identifier) @item.name
  right: (lambda body: (_) @item.body)) @item.kind.function
((assignment
  left: (constant) @item.name
  right: (call receiver: (constant) @_struct method: (identifier) @_new)) @item.kind.class
  (#eq? @_struct "Struct")
  (#eq? @_new "new"))

(method_parameters (identifier) @item.parameter)
(method_parameters (optional_parameter name: (identifier) @item.parameter))
(method_parameters (keyword_parameter name: (identifier) @item.parameter))
(method_parameters (splat_parameter name: (identifier) @item.parameter))
(method_parameters (hash_splat_parameter name: (identifier) @item.parameter))
(method_parameters (block_parameter name: (identifier) @item.parameter))
(lambda_parameters (identifier) @item.parameter)
