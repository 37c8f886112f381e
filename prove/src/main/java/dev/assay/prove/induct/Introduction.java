package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A proposition taken apart by the introduction rules, down to goals that have no connective to introduce. */
sealed interface Introduction {
    record ForAll(Free variable, Introduction body) implements Introduction {}

    record Implies(Term premise, Introduction conclusion) implements Introduction {}

    record And(Introduction left, Introduction right) implements Introduction {}

    record Not(Term denied, Introduction falsity) implements Introduction {}

    record Atom(Goal goal) implements Introduction {}

    static Introduction of(Term p, List<Term> assumptions, Fresh fresh) {
        if (p instanceof Term.App(Term.Const(var all, var _), Term.Abs(var hint, var type, var body))
                && all.equals(Hol.ALL)) {
            Free x = fresh.variable(hint, type);
            return new ForAll(x, of(body.instantiate(x), assumptions, fresh));
        }
        List<Term> parts = p.arguments();
        if (p.isApplied(Hol.IMPLIES.name()) && parts.size() == 2) {
            return new Implies(parts.get(0), of(parts.get(1), with(assumptions, parts.get(0)), fresh));
        }
        if (p.isApplied(Hol.AND.name()) && parts.size() == 2) {
            return new And(of(parts.get(0), assumptions, fresh), of(parts.get(1), assumptions, fresh));
        }
        if (p.isApplied(Hol.NOT.name()) && parts.size() == 1) {
            return new Not(parts.getFirst(), of(Hol.FALSE, with(assumptions, parts.getFirst()), fresh));
        }
        return new Atom(new Goal(assumptions, p));
    }

    private static List<Term> with(List<Term> assumptions, Term more) {
        var result = new ArrayList<>(assumptions);
        result.add(more);
        return result;
    }

    /** What is taken apart. */
    default Term proposition() {
        return switch (this) {
            case ForAll(var variable, var body) -> Hol.mkAll(List.of(variable), body.proposition());
            case Implies(var premise, var conclusion) -> Hol.mkImplies(premise, conclusion.proposition());
            case And(var left, var right) -> Hol.mkAnd(left.proposition(), right.proposition());
            case Not(var denied, var _) -> Hol.mkNot(denied);
            case Atom(var goal) -> goal.conclusion();
        };
    }

    /** The goals, from left to right. */
    default List<Goal> goals() {
        return switch (this) {
            case ForAll(var _, var body) -> body.goals();
            case Implies(var _, var conclusion) -> conclusion.goals();
            case And(var left, var right) -> {
                var result = new ArrayList<>(left.goals());
                result.addAll(right.goals());
                yield result;
            }
            case Not(var _, var falsity) -> falsity.goals();
            case Atom(var goal) -> List.of(goal);
        };
    }

    /** The theorem, from those for the goals. */
    default Thm theorem(Iterator<Thm> theorems) {
        return switch (this) {
            case ForAll(var variable, var body) -> Thm.gen(variable, body.theorem(theorems));
            case Implies(var premise, var conclusion) -> Thm.disch(premise, conclusion.theorem(theorems));
            case And(var left, var right) -> {
                Thm first = left.theorem(theorems);
                yield Rules.conj(first, right.theorem(theorems));
            }
            case Not(var denied, var falsity) -> Rules.notIntro(denied, falsity.theorem(theorems));
            case Atom _ -> theorems.next();
        };
    }
}
