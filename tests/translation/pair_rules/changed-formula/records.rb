Entry = Struct.new(:name, :score)

def best(scores)
  found = nil
  scores.each do |name, score|
    found = Entry.new(name, score) if found.nil? || score > found.score
  end
  found.name
end

def share(packed, text)
  packed.length.to_f / text.length
end
