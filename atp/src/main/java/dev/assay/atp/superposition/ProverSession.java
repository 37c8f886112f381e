package dev.assay.atp.superposition;

import dev.assay.fol.Formula;
import dev.assay.fol.Role;
import dev.assay.fol.Statement;
import dev.assay.fol.clause.Clause;
import dev.assay.run.Meter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Facts that are made clauses once, and many goals to be proved from them. {@link #pop} takes back the facts since the last
 * {@link #push}. A session belongs to one thread.
 */
public final class ProverSession {
    private final List<Clause> clauses = new ArrayList<>();
    private final Deque<Integer> marks = new ArrayDeque<>();
    private final SeparateClausifier clausifier = new SeparateClausifier("!");

    /** Adds facts; their types are ground. */
    public void assume(List<Statement> facts) {
        facts.forEach(f -> clauses.addAll(clausifier.clauses(new Statement(f.name(), Role.AXIOM, f.formula()))));
    }

    public void push() {
        marks.push(clauses.size());
    }

    public void pop() {
        if (marks.isEmpty()) {
            throw new IllegalStateException("pop without push");
        }
        int mark = marks.pop();
        clauses.subList(mark, clauses.size()).clear();
    }

    /** How many clauses the facts are. */
    public int size() {
        return clauses.size();
    }

    /** Whether the goal follows from the facts: refuted means that its negation is. */
    public Judgement prove(Formula goal, Meter meter) {
        var all = new ArrayList<>(clauses);
        all.addAll(clausifier.clauses(new Statement("goal", Role.NEGATED_CONJECTURE, Formula.not(goal))));
        return SuperpositionProver.refute(all, meter);
    }
}
