def find(connection, name, age)
  query = "SELECT * FROM users WHERE name = '"
  query += name #! sql-built-by-concatenation
  query += "'"
  connection.execute(query)
  other = "SELECT * FROM users"
  other << " WHERE age = #{age}" #! sql-built-by-concatenation
  safe = "SELECT * FROM users"
  safe += " WHERE name = ?"
  safe << " LIMIT 1"
  connection.execute(safe, name)
end

def index
  User.where("name = '#{params[:x]}'") #! sql-built-by-concatenation
  User.where("name LIKE '%" + params[:x] + "%'") #! sql-built-by-concatenation
  User.active.order("#{params[:by]} DESC") #! sql-built-by-concatenation
  User.where("name = ?", params[:x])
  User.where(name: "#{params[:x]}!")
  User.where("name = #{User.connection.quote(params[:x])}")
  User.where("created_at > ?", "#{params[:day]} 00:00")
  Place.where("#{params[:x]}.txt")
  File.exist?("name = #{params[:x]}")
end
