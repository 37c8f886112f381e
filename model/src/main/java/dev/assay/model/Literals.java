package dev.assay.model;

import dev.assay.model.circuit.Circuit;
import dev.assay.model.value.Atom;
import dev.assay.model.value.Data;
import dev.assay.model.value.Function;
import dev.assay.model.value.Pair;
import dev.assay.model.value.Table;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Value;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The literals that make chosen values what they are under an assignment. */
final class Literals {
    private final IntPredicate assignment;
    private final Set<Integer> all = new LinkedHashSet<>();

    /** The atoms of datatypes whose parts are here. */
    private final Set<Map.Entry<Data, Integer>> seen = new HashSet<>();

    Literals(IntPredicate assignment) {
        this.assignment = assignment;
    }

    IntStream all() {
        return all.stream().mapToInt(Integer::intValue);
    }

    void add(Value value) {
        switch (value) {
            case Truth(var yes, var no) -> {
                add(yes);
                add(no);
            }
            case Atom atom -> {
                for (int i = 0; i < atom.domain().count(); i++) {
                    add(atom.is(i));
                    if (atom.domain() instanceof Data data && assignment.test(atom.is(i))) {
                        addParts(data, i);
                    }
                }
            }
            case Pair(var first, var second) -> {
                add(first);
                add(second);
            }
            case Table table -> {
                for (int i = 0; i < table.domain().from().size(); i++) {
                    add(table.entry(i));
                }
            }
            // Any other function has values where it was applied, which others depend on, too.
            case Function _ -> {}
        }
    }

    private void addParts(Data data, int atom) {
        if (!seen.add(Map.entry(data, atom))) {
            return;
        }
        for (int c = 0; c < data.constructors().size(); c++) {
            if (assignment.test(data.has(atom, c))) {
                add(data.has(atom, c));
                for (int k = 0; k < data.constructors().get(c).arguments().size(); k++) {
                    add(data.argument(atom, c, k));
                }
            }
        }
    }

    private void add(int literal) {
        if (Math.abs(literal) != Circuit.TRUE) {
            all.add(literal);
        }
    }
}
