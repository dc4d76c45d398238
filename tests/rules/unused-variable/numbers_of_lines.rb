def place
  x = 1  #! unused-variable
  __LINE__
end
