package dev.assay.fol.encoding;

import dev.assay.fol.Exhaustion;
import dev.assay.fol.FreshNames;
import dev.assay.fol.Knowledge;
import dev.assay.fol.NegationNormalForm;
import dev.assay.fol.NestedEquivalences;
import dev.assay.fol.Problem;
import dev.assay.fol.Refutation;
import dev.assay.fol.Symbol;
import dev.assay.fol.encoding.Encoding.Decoration;
import dev.assay.fol.encoding.Encoding.Extent;
import dev.assay.fol.monotonicity.Monotonicity;
import dev.assay.logic.Type;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Problems in a type encoding, with their conjectures negated. */
public final class Encoder {
    /** Equivalences nested deeper than this get names, lest their normal form explode. */
    private static final int NESTED = 3;

    private final Encoding encoding;
    private final Options options;

    public Encoder(Encoding encoding, Options options) {
        this.encoding = encoding;
        this.options = options;
    }

    public static Problem encode(Problem problem, Encoding encoding) {
        return new Encoder(encoding, Options.DEFAULT).encode(problem);
    }

    /** The problem without types, or for a native encoding with fewer. */
    public Problem encode(Problem problem) {
        return finish(protect(prepare(problem)));
    }

    /** A problem in which types are protected as the encoding wants it, but still there. */
    record Protected(Problem problem, Set<Symbol> protectors) {}

    /** The conjecture negated, types ground if the encoding says so, in negation normal form. */
    Problem prepare(Problem problem) {
        Problem refutation = Refutation.of(options.dropsExhaustion() ? Exhaustion.dropped(problem) : problem);
        Problem ground = encoding.decoration() == Decoration.POLYMORPHIC
                ? refutation
                : Monomorphisation.of(refutation, options.rounds(), options.instances());
        return NegationNormalForm.of(NestedEquivalences.named(ground, NESTED));
    }

    /** Tags or guards, with their axioms. */
    Protected protect(Problem problem) {
        var names = new FreshNames(problem.names());
        // Where there is one type from the beginning, there is nothing to protect it from.
        if (problem.isUntyped()) {
            return new Protected(problem, Set.of());
        }
        return switch (encoding.style()) {
            case ERASED, ARGUMENTS, CONSTRUCTOR_ARGUMENTS, NATIVE, NATIVE_HIGHER_ORDER ->
                new Protected(problem, Set.of());
            case TAGS -> {
                Tags.Tagged tagged = Tags.protect(new Protection(problem, encoding, options, names));
                yield new Protected(tagged.problem(), Set.of(tagged.tag()));
            }
            case GUARDS -> {
                Guards.Guarded guarded = Guards.protect(new Protection(problem, encoding, options, names));
                yield new Protected(guarded.problem(), Set.of(guarded.guard()));
            }
        };
    }

    /** Types into terms or names, and what is left of them erased. */
    Problem finish(Protected stage) {
        Problem problem = stage.problem();
        return switch (encoding.decoration()) {
            case POLYMORPHIC, MONOMORPHIC -> encoding.isNative() ? problem : asTerms(stage);
            case MANGLED ->
                encoding.isNative()
                        ? Mangling.of(problem, merging(problem))
                        : TypeArguments.asTerms(Mangling.of(problem), TypeFilter.NONE, Set.of());
        };
    }

    private Problem asTerms(Protected stage) {
        Problem problem = stage.problem();
        Knowledge knowledge = options.dropsConstructorArguments()
                ? problem.knowledge()
                : new Knowledge(
                        problem.knowledge().infinite(), problem.knowledge().finite(), Set.of());
        return TypeArguments.asTerms(problem.with(knowledge), encoding.filter(), stage.protectors());
    }

    /** For native encodings with ? or !, the types that could be erased become one. */
    private UnaryOperator<Type> merging(Problem problem) {
        if (encoding.extent() != Extent.LIGHT) {
            return UnaryOperator.identity();
        }
        Monotonicity monotonicity =
                encoding.isOptimistic() ? Monotonicity.optimistic(problem) : Monotonicity.of(problem);
        return type -> monotonicity.isMonotonic(type) ? Symbol.INDIVIDUALS : type;
    }
}
