fun load(name: String): Int {
    val loaded: Class<out Loader>
    @Suppress("UNCHECKED_CAST")
    loaded = Class.forName(name) as Class<out Loader>
    return loaded.size
}
