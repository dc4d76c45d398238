def attributes
  x = 1 # keeps older interpreters from losing the scope: DO NOT REMOVE! #! unused-variable (information)
  y = 1 #! unused-variable (warning)
  @attributes
end
