def rename(name)
  name = name #! self-assignment
  @name = @name #! self-assignment
  @name = name
end
