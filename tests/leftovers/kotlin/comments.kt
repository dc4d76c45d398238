//= from java
/** See {@link Shelf} */ //! javadoc-tag
fun total() = 1
/** See [Shelf] */ //? javadoc-tag
fun count() = 1
