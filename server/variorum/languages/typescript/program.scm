; inherits: ecmascript

[(type_identifier) (predefined_type)] @type
