using NUnit.Framework;
using CategoryAttribute = NUnit.Framework.CategoryAttribute;
using IgnoreAttribute = NUnit.Framework.IgnoreAttribute;  //! unused-import

[TestFixture]
public class WriterTest
{
    [Test]
    [Category("NotWorking")]
    public void Writes() { Ignore(); }
}
