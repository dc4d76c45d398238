package commands

import "os/exec"

func run(name string) {
	exec.Command("sh", "-c", "ls "+name).Run() //! shell-injection
	exec.Command("ls", name).Run()
	exec.Command("sh", "-c", "ls").Run()
}
