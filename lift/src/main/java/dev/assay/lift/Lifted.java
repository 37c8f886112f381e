package dev.assay.lift;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.evaluate.Computation;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A Java file as a theory.
 *
 * @param properties what it says of itself
 * @param functions the methods that properties need
 * @param laws what is known of numbers and texts, on trust
 * @param computation computes numbers and texts
 * @param text terms as Java
 * @param values objects of the program as values of the theory
 * @param constants fields whose values the properties need
 * @param notes such as functions whose termination was not seen
 */
public record Lifted(
        Theory theory,
        List<Property> properties,
        List<Function> functions,
        List<Fact> laws,
        Computation computation,
        JavaText text,
        JavaValues values,
        List<Constant> constants,
        List<String> notes) {
    public Lifted {
        properties = List.copyOf(properties);
        functions = List.copyOf(functions);
        laws = List.copyOf(laws);
        constants = List.copyOf(constants);
        notes = List.copyOf(notes);
    }

    /**
     * A method that says something of all arguments, the compiled one and the conjecture.
     *
     * @param parameters what stands for each of them: a variable, or a record of variables
     */
    public record Property(Method method, List<Term> parameters, Conjecture conjecture) {
        public Property {
            parameters = List.copyOf(parameters);
        }
    }

    /** A static field that never changes, and its value. */
    public record Constant(Field field, Term value) {
        /** What it is when its class is ready. */
        Object read() {
            try {
                field.setAccessible(true);
                return Objects.requireNonNull(field.get(null));
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /**
     * A method and the name of its constant.
     *
     * @param returns the predicate that says where it returns, unless that is everywhere
     */
    public record Function(Method method, String constant, Optional<String> returns) {}
}
