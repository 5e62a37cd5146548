package games.tapa.jvm;

import games.tapa.nn.Kernel;
import games.tapa.nn.ScalarKernel;

/** Which kernel this JVM runs nets with. */
public final class Kernels {

    private static final String VECTORS = "jdk.incubator.vector";

    private Kernels() {}

    /** The fastest there is: on vector units if the program was started with their module, else plain Java. */
    public static Kernel fastest() {
        return hasVectors() ? VectorKernel.WIDEST : ScalarKernel.PLAIN;
    }

    /** Which kernel {@link #fastest} is and why, for people. */
    public static String why() {
        return hasVectors()
                ? "kernel: vectors of " + VectorKernel.width() + " numbers"
                : "kernel: plain Java, since the module " + VECTORS + " was not added at the start";
    }

    private static boolean hasVectors() {
        return ModuleLayer.boot().findModule(VECTORS).isPresent();
    }
}
