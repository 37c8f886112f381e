package dev.assay.lift;

import dev.assay.logic.Conjecture;
import dev.assay.logic.evaluate.Computation;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import java.lang.reflect.Method;
import java.util.List;

/**
 * A Java file as a theory.
 *
 * @param properties what it says of itself
 * @param functions the methods that properties need
 * @param laws what is known of numbers and texts, on trust
 * @param computation computes numbers and texts
 * @param text terms as Java
 * @param values objects of the program as values of the theory
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
        List<String> notes) {
    public Lifted {
        properties = List.copyOf(properties);
        functions = List.copyOf(functions);
        laws = List.copyOf(laws);
        notes = List.copyOf(notes);
    }

    /** A method that says something of all arguments, the compiled one and the conjecture. */
    public record Property(Method method, Conjecture conjecture) {}

    /** A method and the name of its constant. */
    public record Function(Method method, String constant) {}
}
