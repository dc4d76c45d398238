const area = (width) => console.log(width); //! debug-print: prints to the console

async function run(ready, load) {
  ready && console.log("x"); //! debug-print
  await console["error"](ready); //! debug-print
  load().catch(console.error); //! debug-print
  const name = prompt("name"); //! debug-print
  if (window.confirm(name)) load(); //! debug-print
  const write = console.log;
  load.ok(console.log);
  return write;
}

function own(console, prompt) {
  return console.log(1) || prompt(2);
}
