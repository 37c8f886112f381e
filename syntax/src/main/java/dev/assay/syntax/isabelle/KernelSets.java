package dev.assay.syntax.isabelle;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Definitions;
import dev.assay.logic.define.Typedefs;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.List;
import java.util.Map;

/** The type of sets, as a copy of the predicates, with {@code Collect} and {@code member}. */
final class KernelSets {
    static final String TYPE = "Set.set";
    static final String COLLECT = "Set.Collect";
    static final String MEMBER = "Set.member";

    /** member a (Collect P) = P a. */
    static final String MEMBERSHIP = "Set.mem_Collect_eq";

    private static final Type.Var ELEMENT = Type.var("'a");
    private static final Free P = new Free("P", Type.fun(ELEMENT, Type.bool()));
    private static final Free X = new Free("x", ELEMENT);
    private static final Free A = new Free("A", Type.con(TYPE, ELEMENT));
    private static final Const REPRESENTATION = new Const("Set.Rep_set", Type.fun(A.type(), P.type()));
    private static final Const COLLECTION = new Const(COLLECT, Type.fun(P.type(), A.type()));

    private KernelSets() {}

    static Theory add(Theory before) {
        var spec = new Typedefs.Spec(TYPE, List.of(ELEMENT), Term.lambda(P, Hol.TRUE), REPRESENTATION.name(), COLLECT);
        Thm nonEmpty =
                Rules.exIntro(Hol.mkEx(P, Hol.TRUE), Term.lambda(X, Hol.TRUE), Rules.TRUE.transfer(before.signature()));
        Theory theory = Typedefs.define(before, spec, nonEmpty);
        Free member = new Free(MEMBER, Type.fun(List.of(ELEMENT, A.type()), Type.bool()));
        theory = Definitions.define(theory, MEMBER, Hol.mkEq(app(member, X, A), app(REPRESENTATION, A, X)));
        Thm definition = theory.theorem(MEMBER + "_def");
        Thm unfolded = Thm.instantiate(Map.of(A, app(COLLECTION, P)), definition);
        Thm inverse = Thm.mp(theory.theorem(COLLECT + "_inverse"), Rules.TRUE.transfer(theory.signature()));
        Free y = inverse.conclusion().frees().iterator().next();
        Thm membership = Thm.trans(unfolded, Rules.apThm(Thm.instantiate(Map.of(y, P), inverse), X));
        return theory.withFact(MEMBERSHIP, membership, "simp", "iff")
                .withFact("Set.Collect_mem_eq", collection(theory, definition), "simp");
    }

    /** {x. x ∈ A} = {x. Rep A x} = {x | Rep A} = A. */
    private static Thm collection(Theory theory, Thm definition) {
        Thm asPredicate = Thm.abstraction(X, definition);
        Thm eta = Thm.betaEta(theory.signature(), Rules.sides(asPredicate.conclusion())[1], app(REPRESENTATION, A));
        Thm collected = Rules.apTerm(COLLECTION, Thm.trans(asPredicate, eta));
        Thm back = theory.theorem("Set.Rep_set_inverse");
        Free a = back.conclusion().frees().iterator().next();
        return Thm.trans(collected, Thm.instantiate(Map.of(a, A), back));
    }
}
