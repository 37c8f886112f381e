package dev.assay.model.value;

import dev.assay.model.circuit.Circuit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** A function given by its value at each represented argument; entries are made when they are asked for. */
public final class Table extends Function {
    private final Functions domain;
    private final @Nullable Value[] entries;
    private final IntFunction<Value> maker;
    private final boolean isGiven;

    private Table(Functions domain, IntFunction<Value> maker, boolean isGiven) {
        this.domain = domain;
        this.entries = new Value[(int) domain.from().size()];
        this.maker = maker;
        this.isGiven = isGiven;
    }

    /** A function whose entries come to be; it equals no other. */
    public Table(Functions domain, IntFunction<Value> maker) {
        this(domain, maker, false);
    }

    static Table of(Functions domain, Value[] entries) {
        return new Table(domain, i -> entries[i], true);
    }

    public Functions domain() {
        return domain;
    }

    public Value entry(int index) {
        Value known = entries[index];
        if (known == null) {
            known = maker.apply(index);
            entries[index] = known;
        }
        return known;
    }

    @Override
    public Value apply(Value argument) {
        int constant = Algebra.constant(domain.from(), argument);
        if (constant >= 0) {
            return entry(constant);
        }
        Algebra algebra = domain.algebra();
        var cases = new ArrayList<Algebra.Case>();
        for (int i = 0; i < entries.length; i++) {
            int guard = algebra.is(domain.from(), argument, i);
            if (guard == Circuit.TRUE) {
                return entry(i);
            }
            if (guard != Circuit.FALSE) {
                cases.add(new Algebra.Case(guard, entry(i)));
            }
        }
        return algebra.merge(cases, domain.to());
    }

    private Value[] all() {
        var result = new Value[entries.length];
        Arrays.setAll(result, this::entry);
        return result;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Table table
                        && isGiven
                        && table.isGiven
                        && domain.equals(table.domain)
                        && Arrays.equals(all(), table.all());
    }

    @Override
    public int hashCode() {
        return isGiven ? Arrays.hashCode(all()) : System.identityHashCode(this);
    }
}
