package dev.assay.model.value;

import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;

/** The functions between two domains, as tables: also sets, whose results are truth values. */
public record Functions(Type type, Domain from, Domain to, Algebra algebra) implements Domain {
    @Override
    public long size() {
        return Domain.power(to.size(), from.size());
    }

    @Override
    public Value element(int index) {
        var entries = new Value[(int) from.size()];
        int rest = index;
        int base = (int) to.size();
        for (int i = 0; i < entries.length; i++) {
            entries[i] = to.element(rest % base);
            rest /= base;
        }
        return Table.of(this, entries);
    }

    @Override
    public int complete() {
        return from.isConcrete() ? to.complete() : Circuit.FALSE;
    }

    @Override
    public boolean isConcrete() {
        return from.complete() == Circuit.TRUE && to.isConcrete();
    }
}
