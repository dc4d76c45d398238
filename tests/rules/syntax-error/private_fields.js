const start = Symbol("start");

class Reader {
  #abort

  [start] = null;
}
