fun show(builder: Builder, list: Nodes): Int {
    var index = 0
    builder append "a" append builder
    list.forEach<IntNode> { index++ }
    index + 1 //! useless-expression
    return index
}
