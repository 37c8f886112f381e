package dev.assay.app;

import java.io.PrintWriter;
import java.util.Map;

/** What a command sees of the outside: where it prints, whether in colour, and the environment variables. */
public record Session(PrintWriter out, PrintWriter err, boolean colour, Map<String, String> environment) {
    public String strong(String text) {
        return styled("1", text);
    }

    public String faint(String text) {
        return styled("2", text);
    }

    public String bad(String text) {
        return styled("31", text);
    }

    public String good(String text) {
        return styled("32", text);
    }

    private String styled(String code, String text) {
        return colour ? "\033[" + code + "m" + text + "\033[0m" : text;
    }
}
