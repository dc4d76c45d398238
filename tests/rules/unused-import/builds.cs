#if NETFX_CORE
using Test = Microsoft.UnitTestFramework.TestMethodAttribute;
using TestFixture = Microsoft.UnitTestFramework.TestClassAttribute;
#elif ASPNETCORE
using Test = Xunit.FactAttribute;
using Assert = Newtonsoft.Json.Tests.XUnitAssert;
#else
using NUnit.Framework;
#endif
using File = System.IO.File; //! unused-import

class Tests
{
    [Test]
    public void Runs() { }
}
