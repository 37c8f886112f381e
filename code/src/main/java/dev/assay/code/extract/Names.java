package dev.assay.code.extract;

import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.HashSet;
import java.util.Set;

/** Gives every variable of a function a name of its own. */
final class Names {
    private final Set<String> used = new HashSet<>();
    private int next;

    /** Whether no variable has the name yet. */
    boolean reserve(String name) {
        return used.add(name);
    }

    Free fresh(String hint, Type type) {
        int end = hint.indexOf('\'') >= 0 ? hint.indexOf('\'') : hint.length();
        String base = end == 0 ? "x" : hint.substring(0, end);
        String name = base;
        while (!used.add(name)) {
            name = base + "'" + ++next;
        }
        return new Free(name, type);
    }

    Free fresh(Free variable) {
        return fresh(variable.name(), variable.type());
    }
}
