def find(connection, name)
  connection.query("SELECT * FROM books WHERE name = #{connection.quote(name)} LIMIT 1")
  connection.query("SELECT * FROM books WHERE name = '#{name}'") #! sql-built-by-concatenation
end
