def join(rows)
  comma = false
  text = +""
  rows.each do |row|
    text << "," if comma
    comma = true
    text << row
  end
  text
end

def walk(node)
  last = node
  last = last.parent until last.parent.nil?
  place = 0
  place += 1 while blank?(place)
  last
end

def choose(options)
  if value = options[:before]
    show(value)
  elsif value = options[:after]
    show(value)
  end
  count = 1 #! redundant-assignment
  count = 2
  show(count)
end

def refresh(options)
  options = options.merge(count: 1)
  super
end
