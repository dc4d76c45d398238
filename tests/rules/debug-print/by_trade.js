function printTree(node) {
  node.children.forEach((child) => {
    console.log(child.name);  //! debug-print (hint)
  });
}

class Tree {
  toReport() {
    console.log(this.name);  //! debug-print (hint)
  }

  insert(value) {
    console.log("inserting a value");  //! debug-print (hint)
    console.log("debug", value);  //! debug-print (information): prints to the console for debugging
  }
}

printTree(new Tree());
