def visualized(paths)
  svg = to_svg
  svg = svg #! self-assignment (information)
  @paths = @paths #! self-assignment (warning)
  ERB.new(File.read("index.html.erb")).result(binding)
end

def plain(title)
  title = title #! self-assignment (warning)
  title
end
