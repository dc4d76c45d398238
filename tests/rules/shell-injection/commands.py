import os
import subprocess


def run(name, words):
    os.system("ls " + name)  #! shell-injection: command line for a shell is built at run time: pass a list of arguments
    subprocess.run(f"ls {name}", shell=True)  #! shell-injection
    os.popen(words[0])  #! shell-injection
    os.system("ls")
    subprocess.run(["ls", name])
    subprocess.run("ls *", shell=True)
    subprocess.run(name, shell=False)
