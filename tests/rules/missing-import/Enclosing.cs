using System.Collections.Generic;

namespace System.Collections.Tests {
    public class Words {
        public string Encode(byte[] bytes) => Convert.ToBase64String(bytes);
        public string Join(IList<string> words) => new StringBuilder().ToString(); //! missing-import: `StringBuilder` is used without importing `System.Text`
    }
}
