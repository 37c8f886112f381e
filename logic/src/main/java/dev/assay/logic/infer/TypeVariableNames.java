package dev.assay.logic.infer;

import java.util.HashSet;
import java.util.Set;

/** A supply of names 'a, 'b, …, 'z, 'a1, 'b1, … that avoids those in use. */
final class TypeVariableNames {
    private final Set<String> used;
    private int next;

    TypeVariableNames(Set<String> used) {
        this.used = new HashSet<>(used);
    }

    String fresh() {
        String name = numbered(next++);
        while (used.contains(name)) {
            name = numbered(next++);
        }
        return name;
    }

    static String numbered(int number) {
        String letter = "'" + (char) ('a' + number % 26);
        return number < 26 ? letter : letter + number / 26;
    }
}
