package dev.assay.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Which Assay this is. */
public final class Version {
    private Version() {}

    /** What {@code assay --version} prints. */
    public static String line() {
        return "Assay " + number() + " (Java " + Runtime.version().feature() + ")";
    }

    /** The build writes it into a resource. */
    public static String number() {
        try (var in = Version.class.getResourceAsStream("version")) {
            return in == null ? "of unknown version" : new String(in.readAllBytes(), UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
