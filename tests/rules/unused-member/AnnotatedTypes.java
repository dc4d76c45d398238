import java.util.Optional;

public class AnnotatedTypes {
    private Optional<@Capacity(1000) Integer> capacity = Optional.empty();
    private Optional<Integer> lost = Optional.empty();  //! unused-member: `lost` is declared but never used

    public void setCapacity(Integer given) {
        capacity = Optional.of(given);
        lost = Optional.of(given);
    }
}
