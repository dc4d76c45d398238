class Program {
    static void Main(string[] args) {
        if (args.Length > 0) System.Diagnostics.Debugger.Launch();  //! debug-breakpoint (information)
    }
}
