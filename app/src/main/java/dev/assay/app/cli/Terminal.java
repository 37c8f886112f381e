package dev.assay.app.cli;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The window in which the user reads; its size is asked each time, because it may change. */
public interface Terminal {
    /** What most terminals start with, where they do not tell. */
    int USUAL_COLUMNS = 80;

    int USUAL_ROWS = 24;

    int columns();

    int rows();

    /** No window: a pipe or a file, whose lines may have any length. */
    Terminal NONE = of(Integer.MAX_VALUE, Integer.MAX_VALUE);

    /** The one that a stream goes to, if it does, which the launcher tells by this property. */
    static Terminal of(String property) {
        return Boolean.getBoolean(property) ? SystemTerminal.of(System.getenv()) : NONE;
    }

    static Terminal of(int columns, int rows) {
        return new Terminal() {
            @Override
            public int columns() {
                return columns;
            }

            @Override
            public int rows() {
                return rows;
            }
        };
    }

    /** As the environment tells, for systems that cannot be asked. */
    static Terminal of(Map<String, String> environment) {
        return of(number(environment.get("COLUMNS"), USUAL_COLUMNS), number(environment.get("LINES"), USUAL_ROWS));
    }

    private static int number(@Nullable String text, int usual) {
        return text != null && text.matches("[1-9][0-9]{0,3}") ? Integer.parseInt(text) : usual;
    }
}
