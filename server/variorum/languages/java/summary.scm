; The package that the types of a file are in.
(package_declaration (_) @package .)
