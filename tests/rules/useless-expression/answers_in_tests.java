import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

class ListTest {
    @Test
    public void raises() {
        List<String> names = new ArrayList<>();
        names.isEmpty();  //! useless-expression (information)
    }
}
