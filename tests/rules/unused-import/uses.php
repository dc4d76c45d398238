<?php

namespace Shop;

use Shop\Models\Cart;
use Shop\Models\{Price, Stock};  //! unused-import: `Stock` is imported but never used
use Shop\Models\Order as Purchase;
use Shop\Support\Clock;  //! unused-import: `Clock` is imported but never used
use Shop\Support\Tax;
use Countable;

class Till implements Countable
{
    /** @param Tax $tax what is added */
    public function total(Cart $cart, $tax): ?Price
    {
        return $cart->price($tax) ?? Purchase::LAST;
    }

    public function count(): int
    {
        return 0;
    }
}
