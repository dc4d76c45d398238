def both(a, b) #! syntax-error (information)
  c = a & b
  c.(1, # an argument & more
end
