def rate(kind)
  if kind == 1
    draw
  elsif kind == 2
    write
  elsif kind == 1 #! duplicate-branch
    show
  end
  kind ? 1 : 2
end
