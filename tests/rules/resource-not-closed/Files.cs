class Files
{
    string Load(string path)
    {
        var reader = new StreamReader(path); //! resource-not-closed
        var text = reader.ReadToEnd();
        using var kept = new StreamReader(path);
        text += kept.ReadToEnd();
        var closed = new StreamReader(path);
        text += closed.ReadToEnd();
        closed.Close();
        var handed = new StreamReader(path);
        return text + Read(handed);
    }
}
