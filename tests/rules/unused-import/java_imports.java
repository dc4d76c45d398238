package shop;

import java.util.ArrayList;  //! unused-import: `ArrayList` is imported but never used
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.io.*;  //! unused-import: no name of `java.io` is used
import java.time.Duration;
import java.io.UncheckedIOException;
import java.util.function.Supplier;
import java.lang.annotation.Retention;  //! unused-import
import shop.marks.Tested;
import static java.lang.Math.min;  //! unused-import
import static java.lang.Math.max;

/** Keeps what is in stock. {@link Map} would be the simpler choice, says {@link Duration#of(long, Set)}. */
@Tested
class Stock {
    /**
     * Counts.
     *
     * @throws UncheckedIOException never
     */
    int count(List<String> names) {
        Supplier<Integer> size = names::size;
        return max(size.get(), 0);
    }
}
