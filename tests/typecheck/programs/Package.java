package shelves;

import java.util.ArrayList;
import java.util.regex.*;

class Package {
    static int used(Stack stack, Pattern pattern) {
        ArrayList<String> names = new ArrayList<>();
        names.weigh(); //! a `ArrayList` has no method `weigh`
        pattern.weigh(); //! a `Pattern` has no method `weigh`
        "shelf".weigh(); //! a `String` has no method `weigh`
        return stack.weigh();
    }
}
