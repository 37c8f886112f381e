package dev.assay.atp.superposition;

import dev.assay.rewrite.DiscriminationTree;
import dev.assay.rewrite.TermBank;

/** Unit clauses by their sides: of oriented equations the greater, of others both. */
final class UnitIndex {
    final DiscriminationTree<Side> tree;
    private int age;

    UnitIndex(TermBank bank) {
        tree = new DiscriminationTree<>(bank);
    }

    void insert(Clause unit) {
        age++;
        var left = new Side(unit, 0, true);
        tree.insert(left.here(), left, age);
        if (!unit.oriented[0]) {
            var right = new Side(unit, 0, false);
            tree.insert(right.here(), right, age);
        }
    }

    void remove(Clause unit) {
        var left = new Side(unit, 0, true);
        tree.remove(left.here(), left);
        if (!unit.oriented[0]) {
            var right = new Side(unit, 0, false);
            tree.remove(right.here(), right);
        }
    }

    /** Of the newest unit. */
    int age() {
        return age;
    }
}
