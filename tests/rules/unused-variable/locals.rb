def total(prices)
  sum = 0
  label = "sum"  #! unused-variable: `label` is assigned but never used
  prices.each { |price| sum += price }
  first, *rest = prices
  name = "x"
  puts "#{name}: #{rest}"
  sum
rescue ArgumentError => error  #! unused-variable: `error` is assigned but never used
  nil
end
