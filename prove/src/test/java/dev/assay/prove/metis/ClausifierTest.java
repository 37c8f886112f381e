package dev.assay.prove.metis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClausifierTest {
    private static List<Clausifier.KernelClause> clauses(Term statement) {
        var definitions = new Definitions(Hol.SIGNATURE, new Fresh(List.of(statement)));
        return new Clausifier(Hol.SIGNATURE, definitions).clauses(Thm.assume(Hol.SIGNATURE, statement));
    }

    private static Term atom(String name) {
        return new Free(name, Type.bool());
    }

    @Test
    void nestedEquivalencesGetNamesInsteadOfManyClauses() {
        Term nested = atom("p0");
        for (int i = 1; i < 20; i++) {
            nested = Hol.mkEq(nested, atom("p" + i));
        }
        int count = clauses(nested).size();
        assertTrue(count > 0 && count < 150, () -> count + " clauses");
    }

    @Test
    void disjunctionsOfConjunctionsGetNamesInsteadOfManyClauses() {
        Term all = Hol.mkAnd(atom("a0"), atom("b0"));
        for (int i = 1; i < 12; i++) {
            all = Hol.mkOr(all, Hol.mkAnd(atom("a" + i), atom("b" + i)));
        }
        int count = clauses(all).size();
        assertTrue(count > 0 && count < 150, () -> count + " clauses");
    }

    @Test
    void whatIsSmallIsMultipliedOutWithoutNames() {
        Term small = Hol.mkOr(Hol.mkAnd(atom("a"), atom("b")), Hol.mkAnd(atom("c"), atom("d")));
        List<Clausifier.KernelClause> clauses = clauses(small);
        assertEquals(4, clauses.size());
        assertTrue(clauses.stream().allMatch(c -> c.theorem().hypotheses().size() == 3));
    }

    @Test
    void variablesOfAnEquationBetweenFunctionsAreNotTakenForFreshOnes() {
        Free x = Bank.free(0, Type.bool());
        Free f = new Free("f", Type.fun(List.of(Type.bool(), Type.bool()), Type.bool()));
        Free g = new Free("g", Type.fun(Type.bool(), Type.bool()));
        List<Clausifier.KernelClause> clauses = clauses(Hol.mkEq(new Term.App(f, x), g));
        // As functions, and at an argument that is not the variable.
        assertTrue(clauses.stream()
                .flatMap(c -> c.complements().stream())
                .anyMatch(c -> c.frees().stream().filter(Bank::isSchematic).count() == 2));
    }
}
