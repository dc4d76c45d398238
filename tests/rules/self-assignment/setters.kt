fun keep(context: Context) {
    context.offset = context.offset  //! self-assignment (information)
}
