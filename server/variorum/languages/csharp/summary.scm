; The namespaces of a file.
(namespace_declaration name: (_) @package)
(file_scoped_namespace_declaration name: (_) @package)
