package dev.assay.model.value;

import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;

/** Pairs of what both domains represent. */
public record Product(Type type, Domain first, Domain second, Circuit circuit) implements Domain {
    @Override
    public long size() {
        return Domain.times(first.size(), second.size());
    }

    @Override
    public Value element(int index) {
        int width = (int) second.size();
        return new Pair(first.element(index / width), second.element(index % width));
    }

    @Override
    public int complete() {
        return circuit.and(first.complete(), second.complete());
    }

    @Override
    public boolean isConcrete() {
        return first.isConcrete() && second.isConcrete();
    }
}
