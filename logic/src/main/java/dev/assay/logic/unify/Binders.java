package dev.assay.logic.unify;

import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.List;

/** The binders around a place, innermost first. */
record Binders(String name, Type type, Binders outer) {
    static final Binders NONE = new Binders("", null, null);

    Binders enter(String innerName, Type innerType) {
        return new Binders(innerName, innerType, this);
    }

    Binders at(int index) {
        Binders result = this;
        for (int i = 0; i < index; i++) {
            result = result.outer;
        }
        return result;
    }

    List<Type> types() {
        var result = new ArrayList<Type>();
        for (Binders b = this; b != NONE; b = b.outer) {
            result.add(b.type);
        }
        return result;
    }

    List<String> names() {
        var result = new ArrayList<String>();
        for (Binders b = this; b != NONE; b = b.outer) {
            result.add(b.name);
        }
        return result;
    }
}
