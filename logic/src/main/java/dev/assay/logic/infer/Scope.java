package dev.assay.logic.infer;

import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;

/** The enclosing lambdas of a place, innermost first; null outside of all. */
record Scope(String name, Type type, Scope outer) {
    /** The de Bruijn index of the nearest lambda of that name, or -1. */
    static int find(String name, Scope scope) {
        int index = 0;
        for (Scope s = scope; s != null; s = s.outer) {
            if (s.name.equals(name)) {
                return index;
            }
            index++;
        }
        return -1;
    }

    /** The type of the variable with that index, or null. */
    static Type typeAt(int index, Scope scope) {
        Scope s = scope;
        for (int i = 0; i < index && s != null; i++) {
            s = s.outer;
        }
        return s == null ? null : s.type;
    }

    static List<String> names(Scope scope) {
        var result = new ArrayList<String>();
        for (Scope s = scope; s != null; s = s.outer) {
            result.add(s.name);
        }
        return result;
    }
}
