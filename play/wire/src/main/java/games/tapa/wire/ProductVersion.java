package games.tapa.wire;

/** The version of this program, equal to the one in the parent {@code pom.xml} (a test compares them). */
public final class ProductVersion {

    /** Such as {@code 0.1.0}. */
    public static final String NUMBER = "0.1.0";

    private ProductVersion() {}
}
