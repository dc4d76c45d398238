; inherits: ecmascript, jsx

(formal_parameters (identifier) @definition.parameter)
(formal_parameters (rest_pattern (identifier) @definition.parameter))
(formal_parameters (assignment_pattern left: (identifier) @definition.parameter))
