def load(path)
  file = File.open(path) #! resource-not-closed
  text = file.read
  closed = File.open(path)
  text += closed.read
  closed.close
  File.open(path) { |kept| text += kept.read }
  text
end
