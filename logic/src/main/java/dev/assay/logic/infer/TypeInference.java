package dev.assay.logic.infer;

import dev.assay.logic.Term;
import java.util.ArrayList;
import java.util.List;

/**
 * Types for terms as they are read: the most general ones, after Hindley and Milner.
 *
 * <p>Each use of a constant takes an instance of its own of the constant's type; a free variable has one type in all
 * of the statements that are inferred together. Types that nothing determines become new type variables 'a, 'b, ….
 */
public final class TypeInference {
    private final InferenceContext context;

    public TypeInference(InferenceContext context) {
        this.context = context;
    }

    public Term infer(PreTerm statement) {
        return infer(List.of(statement)).getFirst();
    }

    /** The statements with their types, or a {@link TypeException}. */
    public List<Term> infer(List<PreTerm> statements) {
        var elaboration = new Elaboration(context, new WrittenSorts(context, statements));
        var typed = new ArrayList<Term>();
        for (PreTerm statement : statements) {
            typed.add(elaboration.elaborate(statement, null).term());
        }
        elaboration.choices.settle();
        var generalisation = new Generalisation(elaboration.unifier, elaboration.rigidNames());
        elaboration
                .marked()
                .forEach((position, term) -> context.elaborated(
                        position, elaboration.choices.finished(term).mapTypes(generalisation::of)));
        return typed.stream()
                .map(term -> elaboration.choices.finished(term).mapTypes(generalisation::of))
                .toList();
    }
}
