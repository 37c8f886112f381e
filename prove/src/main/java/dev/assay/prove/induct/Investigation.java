package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Theory;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.prove.closure.Clause;
import dev.assay.prove.closure.Deduction.Bounds;
import dev.assay.prove.closure.Symbols;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

/** The work on one proposition: attempts to prove it, and in between the search for lemmas that would help. */
final class Investigation {
    private static final Bounds ON_GOAL = new Bounds(6, 2_500, 5);
    private static final Bounds ON_LEMMA = new Bounds(5, 800, 4);
    private static final int LARGEST = 8;
    private static final int ATTEMPT_MILLIS = 300;

    private final Theory theory;
    private final Term goal;
    private final BooleanSupplier isStopped;
    private final Symbols symbols;
    private final Background background;
    private final CallGraph calls;
    private final List<Clause> clauses;
    private final List<Lemma> lemmas = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();
    private List<Term> failed = new ArrayList<>();

    Investigation(Theory theory, Term goal, BooleanSupplier isStopped) {
        this.theory = theory;
        this.goal = goal;
        this.isStopped = isStopped;
        this.symbols = new Symbols(theory.signature());
        this.background = new Background(theory, symbols, List.of(goal));
        this.calls = new CallGraph(theory);
        this.clauses = new ArrayList<>(background.clauses());
    }

    List<Lemma> lemmas() {
        return lemmas;
    }

    Optional<Lemma> run() {
        Optional<Lemma> result = attempt(goal, "goal", ON_GOAL, 2, Long.MAX_VALUE);
        if (result.isPresent()) {
            return result;
        }
        var evaluation = new Evaluation(theory, symbols, background.clauses(), 0);
        var universe = new Universe(evaluation, symbols, functions(), isStopped);
        for (int size = 1; size <= LARGEST && !universe.isFull(); size++) {
            List<Term> equations = new ArrayList<>(universe.next());
            equations.removeIf(e -> !seen.add(Shape.of(e)));
            equations.sort(Comparator.<Term>comparingInt(e -> calls.of(e).size()).thenComparingInt(Shape::size));
            int before = lemmas.size();
            result = proveAll(equations);
            while (result.isEmpty() && lemmas.size() > before) {
                before = lemmas.size();
                result = attempt(goal, "goal", ON_GOAL, 2, Long.MAX_VALUE);
                if (result.isEmpty()) {
                    List<Term> again = failed;
                    failed = new ArrayList<>();
                    result = proveAll(again);
                }
            }
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }

    private List<Const> functions() {
        var result = new LinkedHashSet<Const>();
        for (Const c : background.constants()) {
            if (!c.name().startsWith("HOL.")
                    && theory.signature().casesOf(c.name()).isEmpty()) {
                result.add(c);
            }
        }
        return List.copyOf(result);
    }

    private Optional<Lemma> proveAll(List<Term> conjectures) {
        for (Term conjecture : conjectures) {
            if (isStopped.getAsBoolean()) {
                return Optional.empty();
            }
            Optional<Lemma> lemma =
                    attempt(conjecture, "lemma" + (lemmas.size() + 1), ON_LEMMA, 1, ATTEMPT_MILLIS * 1_000_000L);
            if (lemma.isEmpty()) {
                failed.add(conjecture);
            } else if (lemma.get().argument() instanceof Argument.Inductive) {
                lemmas.add(lemma.get());
                clauses.addAll(
                        background.lemma(lemma.get().name(), lemma.get().theorem()));
                if (System.getProperty("show") != null) System.out.println("  " + lemma.get().name()+" "+lemma.get().theorem());
            }
        }
        return Optional.empty();
    }

    private Optional<Lemma> attempt(Term proposition, String name, Bounds bounds, int depth, long nanos) {
        long start = System.nanoTime();
        BooleanSupplier isOver = () -> isStopped.getAsBoolean() || System.nanoTime() - start > nanos;
        var induction = new Induction(theory, symbols, clauses, bounds, isOver);
        return induction.prove(proposition, depth).map(argument -> {
            var used = new TreeSet<String>();
            Thm theorem = argument.theorem(theory, used);
            return new Lemma(name, proposition, argument, theorem, used);
        });
    }
}
