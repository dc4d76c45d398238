def area(width, height)
  result = width * height  #! redundant-variable
  result
end

def kept(width)
  result = width * 2
  puts result
  result
end
