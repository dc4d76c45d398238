def place
  x = 1
  __LINE__
end
