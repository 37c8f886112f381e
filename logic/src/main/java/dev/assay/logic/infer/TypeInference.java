package dev.assay.logic.infer;

import dev.assay.logic.Term;
import java.util.ArrayList;
import java.util.List;

/**
 * Types for terms as they are read: the most general ones, after Hindley and Milner.
 *
 * <p>Each use of a constant takes an instance of its own of the constant's type; a free variable has one type in all
 * of the statements that are inferred together. Where that fails, functions that may be left out are put in. Types that nothing determines become new type variables 'a, 'b, ….
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
        try {
            return infer(statements, Coercions.NONE);
        } catch (TypeException plain) {
            if (context.coercions().isEmpty()) {
                throw plain;
            }
            try {
                return infer(statements, context.coercions());
            } catch (TypeException coercing) {
                plain.addSuppressed(coercing);
                throw plain;
            }
        }
    }

    private List<Term> infer(List<PreTerm> statements, Coercions coercions) {
        var elaboration = new Elaboration(context, new WrittenSorts(context, statements), coercions);
        var typed = new ArrayList<Term>();
        for (PreTerm statement : statements) {
            typed.add(elaboration.elaborate(statement, null).term());
        }
        elaboration.choices.settle();
        if (!elaboration.coercions.solve()) {
            throw new TypeException(
                    statements.getFirst().position(), "no functions can be put in so that the types fit");
        }
        var generalisation = new Generalisation(elaboration.unifier, elaboration.rigidNames());
        elaboration
                .marked()
                .forEach((position, term) ->
                        context.elaborated(position, elaboration.finished(term).mapTypes(generalisation::of)));
        return typed.stream()
                .map(term -> elaboration.finished(term).mapTypes(generalisation::of))
                .toList();
    }
}
