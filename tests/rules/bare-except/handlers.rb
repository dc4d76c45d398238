def load
  begin
    read
  rescue Exception => problem #! bare-except
    reset
  end
  begin
    read
  rescue IOError
    reset
  end
  begin
    read
  rescue Exception
    reset
    raise
  end
end
