def year(text)
  first = text.match(/[0-9]+/)[0] #! unchecked-null
  safe = text[/[0-9]+/]
  found = text.match(/a/)
  [first, safe, found && found[0]]
end
