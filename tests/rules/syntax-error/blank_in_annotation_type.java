@Retention(RetentionPolicy.RUNTIME)
public @ interface Omitted {
}
