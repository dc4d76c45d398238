; The package of a file, and what it declares beside functions.
(package_clause (package_identifier) @package)
(source_file (var_declaration (var_spec name: (identifier) @visible)))
(source_file (var_declaration (var_spec_list (var_spec name: (identifier) @visible))))
(source_file (const_declaration (const_spec name: (identifier) @visible)))
(source_file (type_declaration (type_spec name: (type_identifier) @visible)))
(source_file (type_declaration (type_alias name: (type_identifier) @visible)))
