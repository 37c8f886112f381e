package dev.assay.prove.isar;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.method.UnknownMethod;
import java.util.ArrayList;
import java.util.List;

/** {@code define x where "x = t"}: something that is equal to t exists, and x is that. */
final class LocalDefinition {
    private LocalDefinition() {}

    /** The equations as facts of the block. */
    static List<Thm> of(Block b, List<Term> equations, List<Proposition.Group> groups, Position position) {
        Signature signature = b.context.theory().signature();
        var facts = new ArrayList<Thm>();
        for (Term equation : equations) {
            if (!(equation.isApplied(Hol.EQ) && equation.arguments().getFirst() instanceof Free x)
                    || equation.arguments().get(1).occurs(x)) {
                throw new UnknownMethod(position, "a definition of this form is not checked here");
            }
            Term value = equation.arguments().get(1);
            Thm exists = Rules.exIntro(Hol.mkEx(x, equation), value, Thm.refl(signature, value));
            b.obtained.add(new Obtained(List.of(x), exists, equation));
            b.context = b.context.fixingAll(List.of(x));
            Thm fact = Thm.assume(signature, equation);
            b.context = b.context.withFact(x.name() + "_def", List.of(fact), List.of());
            facts.add(fact);
        }
        b.context = StatedFacts.named(b.context, groups, facts);
        return facts;
    }
}
