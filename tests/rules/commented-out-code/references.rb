# Methods such as Hash#[], Hash#[]=, and Array#delete.
# Album#status_id= :: Allow calling with +:good+ to set +status_id+
##      info(message, &block)
# Like <tt>String#[]=</tt>, except that it counts.

# total = prices.sum #! commented-out-code

def total(prices)
  prices.sum
end
