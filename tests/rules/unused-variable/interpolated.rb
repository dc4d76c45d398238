def checked(file)
  text = "#{file.read}" #! unused-variable
  limit = "3" #! unused-variable
  file
end
