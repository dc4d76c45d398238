def listen(host, id)
  add_listener host, low_latency = true, 1024 #! unused-variable (information)
  add_group(description = id) #! unused-variable (information)
  add_port(port = 80)
  [host, is_open = true] #! unused-variable (information)
  count = 1 #! unused-variable (warning)
  port
end
