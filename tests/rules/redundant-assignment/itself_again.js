b().c = b().c;
a.c = a.c; //! redundant-assignment
({a, ...b} = {a, ...b});
({[a]: b} = {[a]: b});
({a, b} = {a, b}); //! redundant-assignment
function run(a, b) {}
