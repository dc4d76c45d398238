const apiKey = "k9Zr4mQ1xW7t"; //! hardcoded-credential

export function View() {
  return <input type="password" name="password" placeholder="password" onChange={() => send(apiKey)} />;
}
