class Node
{
    public override Node Trim()
    {
        foreach (Node child in children)
            child.Trim();
        return this;
    }

    public void Cut(string text)
    {
        text.Trim();  //! useless-expression
    }
}
