def read(headers)
  if headers.nil?
    headers = {}
  elsif headers.is_a?(Hash)
    headers = headers #! self-assignment (information)
  end
  headers
end
