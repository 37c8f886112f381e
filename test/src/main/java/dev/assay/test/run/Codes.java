package dev.assay.test.run;

import dev.assay.code.extract.Code;
import dev.assay.logic.theory.Theory;
import java.util.ArrayDeque;
import java.util.Deque;

/** The code equations of the theories asked for last: all testers of a conjecture ask for the same. */
public final class Codes {
    private static final int KEPT = 4;

    private record Entry(Theory theory, Code code) {}

    private static final Deque<Entry> LAST = new ArrayDeque<>();

    private Codes() {}

    public static synchronized Code of(Theory theory) {
        for (Entry entry : LAST) {
            if (entry.theory == theory) {
                return entry.code;
            }
        }
        var entry = new Entry(theory, Code.of(theory));
        LAST.addFirst(entry);
        if (LAST.size() > KEPT) {
            LAST.removeLast();
        }
        return entry.code;
    }
}
