package dev.assay.fol.hol;

import dev.assay.fol.ConstructorAxioms;
import dev.assay.fol.Problem;
import dev.assay.fol.Role;
import dev.assay.fol.clause.Clausifier;
import dev.assay.fol.encoding.Encoder;
import dev.assay.fol.encoding.Encoding;
import dev.assay.fol.encoding.Encoding.Decoration;
import dev.assay.fol.encoding.Options;
import dev.assay.fol.monotonicity.Detection;
import java.util.List;

/**
 * The whole way of a higher-order problem into an encoding.
 *
 * @param saysMore whether what is known of constructors is added as axioms
 * @param knowsArithmetic whether the integers and reals of the library become those of SMT-LIB
 */
public record Preparation(
        Encoding encoding,
        Options options,
        LambdaScheme lambdas,
        ArityRule arities,
        boolean saysMore,
        boolean knowsArithmetic) {
    public Preparation(Encoding encoding, Options options, LambdaScheme lambdas, ArityRule arities, boolean saysMore) {
        this(encoding, options, lambdas, arities, saysMore, false);
    }

    public static Preparation of(Encoding encoding) {
        return new Preparation(encoding, Options.DEFAULT, LambdaScheme.HYBRID, ArityRule.SUFFICIENT, false);
    }

    public Preparation with(LambdaScheme other) {
        return new Preparation(encoding, options, other, arities, saysMore, knowsArithmetic);
    }

    /** The same with numbers that are numbers, for a solver that can calculate. Types must become ground. */
    public Preparation withArithmetic() {
        return new Preparation(encoding, options, lambdas, arities, saysMore, true);
    }

    /** The first-order problem, still with all its types, and what is known of them. */
    public Problem typed(HolProblem problem) {
        boolean isGround = encoding.decoration() != Decoration.POLYMORPHIC;
        HolProblem plain = isGround ? ground(problem) : problem;
        HolProblem ground = knowsArithmetic && isGround ? HolArithmetic.interpreted(plain) : plain;
        Problem translated = Translation.of(ground, new Translation.Settings(lambdas, arities, encoding.isSound()));
        Problem known = translated.with(translated.knowledge().and(Detection.of(Clausifier.definitional(translated))));
        return saysMore ? known.preceded(ConstructorAxioms.of(known)) : known;
    }

    /** The problem in the encoding, with its conjectures negated. */
    public Problem encoded(HolProblem problem) {
        return new Encoder(encoding, options).encode(typed(problem));
    }

    /** The problem as TH0 text, for a higher-order encoding. */
    public String higherOrder(HolProblem problem) {
        HolProblem ground = ground(problem);
        if (!encoding.isOptimistic()) {
            return ThfOutput.print(ground, _ -> false);
        }
        // What is not known to be finite counts as infinite, and is one type.
        var translation = Translation.of(ground, new Translation.Settings(LambdaScheme.LIFTING, arities, true));
        var finite = translation.knowledge().and(Detection.of(Clausifier.definitional(translation)));
        return ThfOutput.print(ground, type -> !finite.isFinite(HolTypes.renamed(type, ground.names())));
    }

    /** The problem as text in SMT-LIB 2.7 with maps, for a higher-order encoding. */
    public String higherOrderSmtLib(HolProblem problem) {
        return HigherOrderSmtLib.print(ground(problem));
    }

    private HolProblem ground(HolProblem problem) {
        return HolMonomorphisation.of(problem, options.rounds(), options.instances());
    }

    /** Whether the problem asks something, or only whether its axioms contradict one another. */
    public static boolean hasConjecture(HolProblem problem) {
        List<HolStatement> statements = problem.statements();
        return statements.stream().anyMatch(s -> s.role() == Role.CONJECTURE);
    }
}
