class Yacht
  LIMIT = 3

  def choice
    dice.count { 2 }
  end

  def full_house
    7
  end
end
