def valid?(text)
  parse(text)
  true
rescue TypeError
  false
end

def running?(pid)
  Process.kill(0, pid) == 1
  # No such process.
rescue Errno::ESRCH
  false
ensure
  show(pid)
end

def offset(text)
  1 + 2 #! useless-expression
  text.size + 1 # The comma counts as well.
end
