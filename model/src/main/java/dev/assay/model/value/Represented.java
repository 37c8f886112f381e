package dev.assay.model.value;

import dev.assay.logic.Type;
import dev.assay.model.circuit.Circuit;

/** Some values of a type that was made from part of another, or from classes of its values: each with what represents it. */
public final class Represented extends Atoms {
    private final String abstraction;
    private final Domain representation;
    private final Value[] values;
    private int complete = Circuit.FALSE;

    /** @param abstraction the constant that turns representations into values */
    public Represented(Type type, String abstraction, Domain representation, Value[] values) {
        super(type, values.length);
        this.abstraction = abstraction;
        this.representation = representation;
        this.values = values;
    }

    public String abstraction() {
        return abstraction;
    }

    public Domain representation() {
        return representation;
    }

    public Value representation(int atom) {
        return values[atom];
    }

    /** Says when all values of the type are among the atoms. */
    public void setComplete(int literal) {
        complete = literal;
    }

    @Override
    public int complete() {
        return complete;
    }

    @Override
    public boolean isConcrete() {
        return representation.isConcrete();
    }
}
