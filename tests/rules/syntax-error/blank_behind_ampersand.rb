class Request
  def execute & block
    transmit 3, & block
  end

  def other(& block)
    block.call(3, & block)
  end
end
