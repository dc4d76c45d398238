import java.util.*;
import shelf.*;

class Wildcards {
    List<String> names;
    BigDecimal price;
}
