class Documentation
{
    /// Returns: //! source-leftover: documentation with the sections of Python's docstrings; C# documents with `/// <summary>` and `/// <param>`
    ///   the number of rows
    int Count(int[] rows) => rows.Length; // noqa //! source-leftover

    /// <summary>Counts. Returns: the number of rows.</summary>
    int Size(int[] rows) => rows.Length; // ReSharper disable once All
}
