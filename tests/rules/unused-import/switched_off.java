import static org.junit.Assert.assertTrue;  //! unused-import (information)
import java.io.File;  //! unused-import (information)
import java.util.List;  //! unused-import (warning)
import java.util.Map;  //! unused-import (warning)

/** Keeps a Map.Entry (or List) of what it saw, see Map. */
class Trials {
    void run() {
        // File[] files = all();
        // assertTrue("there is no file", files.exists());
    }
}
