partial class Parts
{
    private int shared;
}
