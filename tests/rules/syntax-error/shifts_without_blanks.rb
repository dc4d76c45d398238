def doubled(a)
  x = (a<<1)
  x
end

def gathered(rows, row)
  rows<<row
end
