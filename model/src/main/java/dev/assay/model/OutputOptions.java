package dev.assay.model;

import dev.assay.judge.Counterexample;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is shown of the models that are found.
 *
 * @param evaluated terms whose values are shown
 * @param atoms the names of the elements of some types
 * @param maxPotential how many potential counterexamples are wanted
 * @param maxGenuine how many genuine ones are wanted
 * @param checksPotential whether potential counterexamples are evaluated, and called genuine if they are
 * @param isVerbose whether it is told of each scope what became of it
 * @param withoutEffect options that were set and say nothing here
 */
public record OutputOptions(
        List<Term> evaluated,
        Map<Type, List<String>> atoms,
        Set<Counterexample.Kind> shown,
        int maxPotential,
        int maxGenuine,
        boolean checksPotential,
        boolean isVerbose,
        List<String> withoutEffect) {
    public OutputOptions {
        evaluated = List.copyOf(evaluated);
        atoms = Map.copyOf(atoms);
        shown = Set.copyOf(shown);
        withoutEffect = List.copyOf(withoutEffect);
    }
}
