class Scripts
{
    async Task<int> Run(string text)
    {
        var known = await CSharpScript.EvaluateAsync<int>("1 + 1");
        return known + await CSharpScript.EvaluateAsync(text); //! eval-use
    }
}
