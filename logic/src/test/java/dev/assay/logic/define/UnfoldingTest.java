package dev.assay.logic.define;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnfoldingTest {
    private static final Free P = new Free("p", Type.bool());

    /** Of definitions each of which says twice what the one before it says, the last one's use unfolded. */
    private static Thm doubled(int definitions) {
        Theory theory = Naturals.THEORY;
        Term before = Term.lambda(P, P);
        List<Thm> equations = new ArrayList<>();
        Const last = new Const(Hol.NOT.name(), Hol.NOT.type());
        for (int i = 0; i < definitions; i++) {
            last = new Const("T.d" + i, Hol.NOT.type());
            Term said = Term.app(before, P);
            theory = Definitions.define(theory, last.name(), Hol.mkEq(last, Term.lambda(P, Hol.mkAnd(said, said))));
            equations.add(theory.theorem(last.name() + "_def"));
            before = last;
        }
        return new Unfolding(theory.signature(), equations).normal(Term.app(last, P));
    }

    @Test
    void definitionsInDefinitionsAreUnfolded() {
        Term four = Hol.mkAnd(Hol.mkAnd(P, P), Hol.mkAnd(P, P));
        assertEquals(four, Rules.right(doubled(2)));
    }

    @Test
    void whatGrowsWithoutBoundsIsLeftAsItIs() {
        assertTrue(Rules.right(doubled(60)).constants().stream()
                .anyMatch(c -> c.name().startsWith("T.d")));
    }
}
