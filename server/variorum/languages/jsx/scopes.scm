; A lower-case element is one of the page's own, not a name of the program.
((jsx_opening_element name: (identifier) @ignore)
  (#match? @ignore "^[a-z]"))
((jsx_self_closing_element name: (identifier) @ignore)
  (#match? @ignore "^[a-z]"))
((jsx_closing_element name: (identifier) @ignore)
  (#match? @ignore "^[a-z]"))
(jsx_namespace_name (identifier) @ignore)
