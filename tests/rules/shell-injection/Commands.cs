using System.Diagnostics;

class Commands
{
    void Run(string name)
    {
        Process.Start("sh", "-c ls " + name); //! shell-injection
        Process.Start("ls", "-a");
        Timer.Start("a", "b " + name);
    }
}
