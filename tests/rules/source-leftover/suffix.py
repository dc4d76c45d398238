LIMIT = 10L  #! source-leftover: `10L` carries a type suffix; Python's integers have one type
