package dev.assay.app.discover;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Nothing is printed or read: methods that are called thousands of times would drown what is told, or wait for a line. */
public final class Silence {
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;
    private final InputStream in = System.in;

    public Silence() {
        var nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        System.setOut(nowhere);
        System.setErr(nowhere);
        System.setIn(InputStream.nullInputStream());
    }

    public void close() {
        System.setOut(out);
        System.setErr(err);
        System.setIn(in);
    }
}
