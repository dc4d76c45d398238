val target = project.rootDir

tasks.register("copy") {
    val copy = File(target, "copy.json")
}
