class Matches
{
    int First(List<string> names, object value)
    {
        int first = names.FirstOrDefault().Length; //! unchecked-null
        int other = (value as string).Length; //! unchecked-null
        int safe = names.FirstOrDefault()?.Length ?? 0;
        return first + other + safe + names.First().Length + ((string)value).Length;
    }
}
