def area(width, height)
  p width  #! debug-print
  $stderr.puts "debug #{height}"  #! debug-print
  width * height
end
