fun copy(target: String) {
    val copy = File(target, "copy.json")  //! missing-import
}
