package dev.assay.model.value;

import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;

/** False and True. */
public record Truths() implements Domain {
    @Override
    public Type type() {
        return Type.bool();
    }

    @Override
    public long size() {
        return 2;
    }

    @Override
    public Value element(int index) {
        return Truth.of(index == 1);
    }

    @Override
    public int complete() {
        return Circuit.TRUE;
    }

    @Override
    public boolean isConcrete() {
        return true;
    }
}
