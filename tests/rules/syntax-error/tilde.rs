fn peeks(input: Stream) -> bool {
    input.peek(Token![~])  //! syntax-error (information)
}
