//= from java
fun show(rows: List<String>, text: String) {
    System.out.println(text) //! java-output -> println(text)
    System.out.flush(text) //? java-output
    System.out.print(text) //! java-output-part -> print(text)
    System.err.print(text) //? java-output-part
    if (text.equals(rows)) show(rows) //! java-equals -> if (text == rows) show(rows)
    if (text.equals(rows, true)) show(rows) //? java-equals
    show(text.length()) //! java-length-call
    show(text.length) //? java-length-call
    show(rows.get(0)) //! java-element-call -> show(rows[0])
    show(rows.get(0, 1)) //? java-element-call
    show(text.toUpperCase()) //! java-string-method
    show(text.uppercase()) //? java-string-method
    show(row.getKey()) //! java-accessor-call
    show(row.key) //? java-accessor-call
    val sizes = HashMap() //! java-collection
    val names = HashMap(rows) //? java-collection
    show(sizes, names)
}
