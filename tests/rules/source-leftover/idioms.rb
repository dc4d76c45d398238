class Greeter
  def __init__(name)  #! source-leftover
    @name = null  #! source-leftover
  end
end
