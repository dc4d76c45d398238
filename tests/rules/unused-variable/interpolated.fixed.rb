def checked(file)
  text = "#{file.read}"
  file
end
