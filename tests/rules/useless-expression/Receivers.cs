namespace Oci
{
    public sealed class Lob
    {
        private Locator locator;
        private string name;

        public void SetLength(long value, Locator other, DateTime time)
        {
            locator.Trim((uint) value);
            this.locator.Trim((uint) value);
            other.Trim((uint) value);
            other.Parts.Trim();  //! useless-expression
            name.Trim();  //! useless-expression
            this.name.Trim();  //! useless-expression
            time.AddDays(1);  //! useless-expression
            locator.Equals(other);  //! useless-expression (information)
            name.Substring(1);  //! useless-expression
            other.Parts.Substring(1);
        }

        private void Substring(int start)
        {
        }
    }
}
