package dev.assay.prove.cases;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * One case of an induction or case distinction: what {@code case (name variables)} fixes and assumes, and what is then
 * {@code ?case}.
 *
 * @param names by which it can be asked for
 * @param inductions the induction hypotheses
 * @param facts what else the rule assumes in this case
 * @param premises what the goal assumes
 */
public record ProofCase(
        List<String> names,
        List<Free> variables,
        List<Term> inductions,
        List<Term> facts,
        List<Term> premises,
        Term conclusion) {
    public ProofCase {
        names = List.copyOf(names);
        variables = List.copyOf(variables);
        inductions = List.copyOf(inductions);
        facts = List.copyOf(facts);
        premises = List.copyOf(premises);
    }

    /** A goal as a case: its variables and all that it assumes. */
    public static ProofCase of(List<String> names, Goal goal, ProofContext context) {
        var taken = new HashSet<>(context.names());
        goal.frees().forEach(v -> taken.add(v.name()));
        Opened opened = Opened.of(goal.conclusion(), taken, Integer.MAX_VALUE);
        var premises = new ArrayList<>(goal.assumptions());
        premises.addAll(opened.assumptions());
        return new ProofCase(names, opened.variables(), List.of(), List.of(), premises, opened.conclusion());
    }

    public List<Term> assumptions() {
        var all = new ArrayList<>(facts);
        all.addAll(inductions);
        all.addAll(premises);
        return all;
    }

    /** A proposition ∀xs. As ⟶ C, taken apart; variables get names that are not taken. */
    record Opened(List<Free> variables, List<Term> assumptions, Term conclusion) {
        static Opened of(Term proposition, Set<String> taken, int mostAssumptions) {
            return of(proposition, taken, mostAssumptions, 0, Set.of());
        }

        /** The same, where the first variables leave names to those after them. */
        static Opened of(Term proposition, Set<String> taken, int mostAssumptions, int first, Set<String> left) {
            var variables = new ArrayList<Free>();
            var assumptions = new ArrayList<Term>();
            Term rest = proposition;
            while (true) {
                if (rest instanceof Term.App(Term.Const(var name, var _), Term.Abs(var hint, var type, var body))
                        && name.equals(Hol.ALL)) {
                    boolean isFirst = variables.size() < first;
                    var avoided = new HashSet<>(taken);
                    avoided.addAll(isFirst ? left : Set.of());
                    Free x = ProofContext.fresh(avoided, hint, type);
                    taken.add(x.name());
                    variables.add(x);
                    rest = body.instantiate(x);
                } else if (rest instanceof Term.App(Term.App(Term.Const(var name, var _), var a), var c)
                        && name.equals(Hol.IMPLIES.name())
                        && assumptions.size() < mostAssumptions) {
                    assumptions.add(a);
                    rest = c;
                } else {
                    return new Opened(variables, assumptions, rest);
                }
            }
        }
    }
}
