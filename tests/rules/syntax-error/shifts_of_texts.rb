def join(children)
  text = "{"
  text << children.to_s<<"}"
  text
end
