package dev.assay.model.value;

import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;

/** A type variable or a declared type: any finite set will do, and its elements are all alike. */
public final class Plain extends Atoms {
    public Plain(Type type, int size) {
        super(type, size);
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
