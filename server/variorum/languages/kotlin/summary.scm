; The package that the names of a file are in, and the properties that outline.scm takes for variables.
(package_header (qualified_identifier) @package)
(source_file (property_declaration (variable_declaration (identifier) @visible)))
(source_file (type_alias type: (identifier) @visible))
