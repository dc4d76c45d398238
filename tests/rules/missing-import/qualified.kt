package shop

import java.io.File

interface Source {
    fun open(): java.io.InputStream
    fun save(target: java.io.OutputStream, file: File)
}
