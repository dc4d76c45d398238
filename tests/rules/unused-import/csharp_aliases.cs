using System;
using System.Collections.Generic;
using Text = System.Text.StringBuilder;
using Numbers = System.Collections.Generic.List<int>;  //! unused-import

namespace Shop
{
    class Stock
    {
        string Join(List<string> names) => new Text().Append(names[0]).ToString();
    }
}
