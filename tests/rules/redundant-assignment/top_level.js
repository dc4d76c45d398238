let message = "a"; //! redundant-assignment: the value assigned to `message` is never read
message = "b";
show(message);
message = "c"; //! redundant-assignment
message = "d";
show(message);
let count = 1;
count = count + 1; //! redundant-assignment
count = 5;
show(count);
let shared = 1;
shared = 2;
function later() {
  return shared;
}
let kept = 1;
if (ready) {
  kept = 2;
}
kept = 3;
show(kept);
let chosen = 1;
ready && (chosen = 2);
show(chosen);
export let listed = 1;
listed = 2;
