function run(text, engine) {
  eval(text); //! eval-use
  new Function("a", text); //! eval-use
  setTimeout("run()", 1); //! eval-use
  eval("1 + 1");
  engine.eval(text);
  setTimeout(run, 1);
  return new Function("return 1");
}
