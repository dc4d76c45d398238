using System.Diagnostics;

[DebuggerDisplay("{Describe(),nq}, count={Count}")]
struct Point
{
    public int Line;
    private int Count { get { return Line; } }
    private int Unshown { get { return Line; } }  //! unused-member
    private string Describe() { return "line " + Line; }
}
