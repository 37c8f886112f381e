package dev.assay.lift;

import java.util.HashSet;
import java.util.Set;

/** Gives every type and every constant a name of its own. */
final class Names {
    private final Set<String> types = new HashSet<>();
    private final Set<String> constants = new HashSet<>();

    String type(String name) {
        return fresh(name, types);
    }

    String constant(String name) {
        return fresh(name, constants);
    }

    private static String fresh(String name, Set<String> taken) {
        String candidate = name;
        for (int i = 1; !taken.add(candidate); i++) {
            candidate = name + "_" + i;
        }
        return candidate;
    }
}
