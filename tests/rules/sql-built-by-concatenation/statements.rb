def find(connection, name)
  connection.execute("SELECT * FROM books WHERE name = '#{name}'") #! sql-built-by-concatenation
  connection.execute("SELECT * FROM books WHERE name = ?", name)
  puts "Selected #{name}"
end
