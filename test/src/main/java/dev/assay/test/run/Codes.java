package dev.assay.test.run;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.CodeSetup;
import dev.assay.logic.theory.Theory;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.WeakHashMap;

/** The code equations of the theories asked for last: all testers of a conjecture ask for the same. */
public final class Codes {
    private static final int KEPT = 4;

    private record Entry(Theory theory, Code code) {}

    private static final Deque<Entry> LAST = new ArrayDeque<>();

    /** What texts declare for execution; theories themselves know nothing of it. */
    private static final Map<Theory, CodeSetup> DECLARED = new WeakHashMap<>();

    private Codes() {}

    /** From now on the theory is executed with what its text declares beyond its facts. */
    public static synchronized void declare(Theory theory, CodeSetup setup) {
        if (!setup.equals(DECLARED.put(theory, setup))) {
            LAST.removeIf(entry -> entry.theory == theory);
        }
    }

    public static synchronized Code of(Theory theory) {
        for (Entry entry : LAST) {
            if (entry.theory == theory) {
                return entry.code;
            }
        }
        var entry = new Entry(theory, code(theory));
        LAST.addFirst(entry);
        if (LAST.size() > KEPT) {
            LAST.removeLast();
        }
        return entry.code;
    }

    private static Code code(Theory theory) {
        CodeSetup declared = DECLARED.get(theory);
        return declared == null
                ? Code.of(theory)
                : Code.of(theory, CodeSetup.inferred(theory).with(declared));
    }
}
