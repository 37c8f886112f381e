package dev.assay.property;

import java.util.function.Function;

/** A generator written as a program; only by running it does one learn what it chooses. */
final class Composed<T> extends Gen<T> {
    private final Function<Choices, ? extends T> program;

    Composed(Function<Choices, ? extends T> program) {
        this.program = program;
    }

    @Override
    T generate(Choices choices) {
        return program.apply(choices);
    }

    /** Calls of the same method make generators of the same class. */
    @Override
    Object label() {
        return program.getClass();
    }

    @Override
    Space space() {
        return Space.observed(this);
    }
}
