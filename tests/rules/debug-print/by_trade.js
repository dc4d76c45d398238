function printTree(node) {
  node.children.forEach((child) => {
    console.log(child.name);
  });
}

class Tree {
  toReport() {
    console.log(this.name);
  }

  insert(value) {
    console.log("inserting a value");  //! debug-print (hint)
    console.log("debug", value);  //! debug-print (information): this prints to the console for debugging
  }
}

printTree(new Tree());
