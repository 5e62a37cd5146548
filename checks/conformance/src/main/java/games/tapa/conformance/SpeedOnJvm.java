package games.tapa.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Measures {@link Speed} for some seconds and prints rolls and results a second: {@code plays.txt seconds}. */
public final class SpeedOnJvm {

    private static final double NANOS = 1e9;

    private SpeedOnJvm() {}

    public static void main(String[] arguments) throws IOException {
        Speed speed = new Speed(Files.readString(Path.of(arguments[0])));
        double seconds = Double.parseDouble(arguments[1]);
        measure(speed, seconds / 2);
        measure(speed, seconds);
    }

    private static void measure(Speed speed, double seconds) {
        long begin = System.nanoTime();
        long end = begin + (long) (seconds * NANOS);
        long rounds = 0;
        long results = 0;
        while (System.nanoTime() < end) {
            results += speed.round();
            rounds++;
        }
        double took = (System.nanoTime() - begin) / NANOS;
        System.out.println(Math.round(rounds * speed.rolls() / took) + " " + Math.round(results / took));
    }
}
