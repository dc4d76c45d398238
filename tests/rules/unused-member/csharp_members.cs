class Members
{
    private int depth;  //! unused-member
    int width;
    private readonly int height;  //! unused-member
    [Injected] private int filled;
    public int Open;
    private int Area { get; set; }  //! unused-member
    private int Side => width;
    private static int seed = 3;

    public int Size() => Side * this.Helper();

    private int Helper() { return seed; }

    private void Lost() { }  //! unused-member
}
