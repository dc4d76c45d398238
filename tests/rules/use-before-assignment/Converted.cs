class Transfer
{
    public static implicit operator byte[](Transfer transfer)
    {
        return null;
    }

    public void Send(Selection selection)
    {
        byte[] data = this;
        selection.Set(8, data, data.Length);
    }

    public void Lose(Selection selection)
    {
        byte[] data;
        selection.Set(8, data, 0);  //! use-before-assignment
    }
}
