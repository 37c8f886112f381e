package dev.assay.logic.evaluate;

import dev.assay.logic.Type;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Constants that a program computes where a theory only declares them; values are objects that {@code equals} compares. */
public interface Computation {
    /** Nothing is computed. */
    Computation NONE = new Computation() {
        @Override
        public boolean isComputed(Type type) {
            return false;
        }

        @Override
        public Object draw(Type type, Random random, int size) {
            throw new IllegalArgumentException("no values of " + type);
        }

        @Override
        public int arity(String constant) {
            return -1;
        }

        @Override
        public Optional<Object> compute(String constant, List<Object> arguments) {
            return Optional.empty();
        }
    };

    /** Whether the values of the type are computed with. */
    boolean isComputed(Type type);

    /** A random value of such a type. */
    Object draw(Type type, Random random, int size);

    /** How many arguments the constant takes; -1 if it is not computed here. */
    int arity(String constant);

    /** The value, which is a {@code Boolean} for a proposition; empty if there is none. */
    Optional<Object> compute(String constant, List<Object> arguments);
}
