# An exception handler sets the variable that the method assigns before it.
def pump(ready, input)
  ready.each do |fd|
    broken = nil
    begin
      fd.write(input)
    rescue Errno::EPIPE => broken
    end
    fd.close if broken
  end
end

def drain(ready)
  ready.each do |fd|
    begin
      fd.read
    rescue EOFError => broken  #! unused-variable: `broken` is assigned but never used
      next
    end
  end
end
