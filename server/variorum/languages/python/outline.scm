; The functions, methods and classes that a file declares.

(function_definition
  name: (identifier) @item.name
  return_type: (_)? @item.result
  body: (block) @item.body) @item.kind.function

(class_definition
  name: (identifier) @item.name
  body: (block) @item.body) @item.kind.class

(parameters (identifier) @item.parameter)
(parameters (typed_parameter . (identifier) @item.parameter))
(parameters (default_parameter name: (identifier) @item.parameter))
(parameters (typed_default_parameter name: (identifier) @item.parameter))
(parameters (list_splat_pattern (identifier) @item.parameter))
(parameters (dictionary_splat_pattern (identifier) @item.parameter))
