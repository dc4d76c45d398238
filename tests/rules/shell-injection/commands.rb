def run(name)
  system("ls #{name}") #! shell-injection
  `ls #{name}` #! shell-injection
  system("ls", name)
  system("ls")
  `ls`
end
