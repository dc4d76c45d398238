#= from java
class Shelf
  def total(rows)
    rows.show; #! semicolon -> rows.show
    rows.show("a;") #? semicolon
    if (rows.ready) #! condition-in-parentheses -> if rows.ready
      rows.show
    end
    if (rows.ready) || rows.open #? condition-in-parentheses
      rows.show
    end
    if rows == nil #! nil-comparison -> if rows.nil?
      rows.show
    end
    if rows == null #! foreign-constant -> if rows == nil
      rows.show(:null) #? foreign-constant
    end
    if rows.nil? #? nil-comparison
      rows.show
    end
    this.show #! foreign-self -> self.show
    rows.this #? foreign-self
    for row in rows #! for-in
      row.show
    end
    rows.each do |row| #? for-in
      row.show
    end
    return rows #! explicit-return -> rows
  end

  def found(rows)
    return rows, 1 if rows #? explicit-return
    rows
  end

  def get_rows #! getter
    @rows
  end

  def get_all #? getter
    @rows.all
  end

  def set_rows(rows) #! setter
    @rows = rows
  end

  def set_all(rows) #? setter
    @rows = rows.all
  end

  def __len__ #! python-special-method
    1
  end

  def __len #? python-special-method
    1
  end
end
#= from python
def total(rows)
  rows.show(None) #! python-constant
  rows.show(NONE) #? python-constant
  rows.show(__name__) #! main-guard
  rows.show(__method__) #? main-guard
end
