package dev.assay.race.scheduler;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What programs print: while searches run, it goes to the run that prints it, and not to the terminal. All others print where
 * they printed before.
 */
public final class Output {
    private static int captures;
    private static @Nullable PrintStream out;
    private static @Nullable PrintStream err;

    private Output() {}

    /** Runs a search. */
    public static <T> T captured(Supplier<T> search) {
        begin();
        try {
            return search.get();
        } finally {
            restore();
        }
    }

    private static synchronized void begin() {
        if (captures++ == 0) {
            out = System.out;
            err = System.err;
            install();
        }
    }

    /** A program may have set the streams. */
    static synchronized void install() {
        PrintStream realOut = out;
        PrintStream realErr = err;
        if (realOut != null && realErr != null) {
            if (!(System.out instanceof Divided)) {
                System.setOut(new Divided(realOut));
            }
            if (!(System.err instanceof Divided)) {
                System.setErr(new Divided(realErr));
            }
        }
    }

    private static synchronized void restore() {
        PrintStream realOut = out;
        PrintStream realErr = err;
        if (--captures == 0 && realOut != null && realErr != null) {
            System.setOut(realOut);
            System.setErr(realErr);
        }
    }

    /** Prints for those that are no strands; what a strand prints belongs to its run. */
    @SuppressWarnings("AnnotateFormatMethod") // That is for those who declare such methods.
    private static final class Divided extends PrintStream {
        Divided(PrintStream others) {
            super(new Division(others), true, StandardCharsets.UTF_8);
        }

        // The original calls objects of the program while it holds a lock that we do not control.

        @Override
        public PrintStream format(String format, @Nullable Object... arguments) {
            print(String.format(format, arguments));
            return this;
        }

        @Override
        public PrintStream format(Locale locale, String format, @Nullable Object... arguments) {
            print(String.format(locale, format, arguments));
            return this;
        }
    }

    private static final class Division extends OutputStream {
        private final PrintStream others;

        Division(PrintStream others) {
            this.others = others;
        }

        @Override
        public void write(int value) {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            Strand strand = Strand.current();
            if (strand == null) {
                others.write(bytes, offset, length);
            } else {
                strand.scheduler().printed(bytes, offset, length);
            }
        }

        @Override
        public void flush() {
            if (Strand.current() == null) {
                others.flush();
            }
        }
    }
}
