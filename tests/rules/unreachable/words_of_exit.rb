exit = false
puts "still running"
exit = true if ARGV.empty?

def leave(room)
  room.exit "time is up"
  room.abort
  puts "left"
end

kernel = Kernel.dup
kernel.class_eval do
  alias __raise__ raise
  [:to_s].each { |name| undef_method name }
end

def stopped(code)
  report(exit: code)
  close or abort
  (exit)
  puts "never" #! unreachable
end

def refused
  raise
  puts "never" #! unreachable
end
