class Graph
  def self.output(rows)
    new(rows).output
  end

  def output
    rows.size
  end
end
