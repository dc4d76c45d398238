def run(text, engine)
  eval(text) #! eval-use
  eval("1 + 1")
  engine.eval(text)
end
