package main

type IReader interface { //! source-leftover: `IReader` marks an interface by its name, as C# does
	Read() int
}

func show(found bool) bool {
	Console.WriteLine("a") //! source-leftover
	if found { //! source-leftover: the branches return the value of the condition
		return true
	} else {
		return false
	}
}
