plugins {
    kotlin("jvm")
}

sourceSets {
    "main" { resources.srcDir(File(rootDir, "resources")) }
}
