def load
  begin
    read
  rescue #! swallowed-exception
  end
  begin
    read
  rescue IOError
  end
  begin
    read
  rescue
    reset
  end
end
