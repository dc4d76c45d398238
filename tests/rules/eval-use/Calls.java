class Calls {
    Object run(ScriptEngine engine, Model model, String text) throws Exception {
        engine.eval(text); //! eval-use
        engine.eval("1 + 1");
        return model.eval(text);
    }
}
