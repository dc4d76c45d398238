late = 2;
throw new Error("not here");
var late;
