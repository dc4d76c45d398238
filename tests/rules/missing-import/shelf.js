const os = require("os");

function load(name, path) {
  console.log(os.EOL, path.join("a"), util.thing);
  return fs.readFileSync(name); //! missing-import: `fs` is used without an import
}
