fun configure(names: Names) {
    names.run {
        val main by creating {}
    }
}
