const { Scanner } = require('./scanner');

function rest(stream) {
  stream.skipBlanks();
  return new Scanner(stream).takeRest();
}
