import java.util.List;  //! unused-import: `List` is imported but never used
import java.util.Map;
import java.util.Map.Entry;  //! unused-import

/** Keeps a {@link java.util.List} of what {@link Map.Entry} holds. */
class Paths {
}
