function parse(parser, names) {
    let first
    [ names, first ] = parser.parse(names)
    var second, third
    [ second, third ] = names
    return [first, second, third]
}
