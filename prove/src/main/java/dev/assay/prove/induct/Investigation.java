package dev.assay.prove.induct;

import dev.assay.logic.Fact;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Theory;
import dev.assay.logic.kernel.Thm;
import dev.assay.prove.closure.Clause;
import dev.assay.prove.closure.Deduction.Bounds;
import dev.assay.prove.closure.Stuck;
import dev.assay.prove.closure.Symbols;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The work on one proposition: attempts to prove it, and in between the search for lemmas that would help. Lemmas come
 * from two sides: from goals at which attempts got stuck, and from laws that tests do not refute, the small ones first.
 */
final class Investigation {
    private static final Bounds QUICK = new Bounds(4, 400, 4);
    private static final Bounds THOROUGH = new Bounds(6, 1_200, 6);
    private static final int LARGEST = 8;
    private static final int LARGEST_CONDITION = 4;
    private static final int DEEPEST = 3;
    private static final int MOST_STUCK = 10;
    private static final int MOST_SHOWN = 5;
    private static final int LAWS_PER_SPECULATION = 4;
    private static final int LEMMAS_PER_RETRY = 10;

    /** A proposition that would help to prove its parent; laws found by testing have none. */
    private record Conjecture(Term statement, @Nullable Conjecture parent, int depth) {}

    private final Theory theory;
    private final String name;
    private final Conjecture goal;
    private final BooleanSupplier isStopped;
    private final Symbols symbols;
    private final Background background;
    private final CallGraph calls;
    private final List<Clause> clauses;
    private final Trials trials;
    private final Speculation speculation;
    private final Universe universe;
    private final List<Lemma> lemmas = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();
    private final PriorityQueue<Conjecture> speculated =
            new PriorityQueue<>(Comparator.comparingInt(c -> Shape.size(c.statement()) + 4 * c.depth()));
    private final ArrayDeque<Conjecture> laws = new ArrayDeque<>();
    private List<Conjecture> failed = new ArrayList<>();
    private List<Term> stuck = List.of();
    private int size;
    private int lemmasAtLastTry;
    private @Nullable Lemma proved;

    Investigation(Theory theory, String name, Term goal, Knowledge knowledge, BooleanSupplier isStopped) {
        this.theory = theory;
        this.name = name;
        this.goal = new Conjecture(goal, null, 0);
        this.isStopped = isStopped;
        this.symbols = new Symbols(theory.signature());
        this.background = new Background(theory, symbols, List.of(goal));
        this.calls = new CallGraph(theory);
        this.clauses = new ArrayList<>(background.clauses());
        knowledge.laws().stream().filter(this::isRelevant).forEach(this::know);
        var evaluation = new Evaluation(theory, symbols, background.clauses(), knowledge.computation(), 0);
        this.trials = new Trials(evaluation, symbols);
        this.speculation = new Speculation(theory.signature(), trials);
        this.universe = new Universe(evaluation, symbols, functions(), isStopped);
    }

    /** Whether the law speaks of nothing but what occurs here. */
    private boolean isRelevant(Fact law) {
        Set<String> here = new HashSet<>();
        background.constants().forEach(c -> here.add(c.name()));
        return law.theorems().stream()
                .allMatch(thm -> thm.conclusion().constants().stream()
                        .allMatch(c -> c.name().startsWith("HOL.") || here.contains(c.name())));
    }

    private void know(Fact law) {
        law.theorems().forEach(thm -> clauses.addAll(background.lemma(law.name(), thm)));
    }

    List<Lemma> lemmas() {
        return lemmas;
    }

    /** Whether a test shows that the goal does not hold. */
    boolean isRefuted() {
        return trials.test(goal.statement()) == Trials.Verdict.REFUTED;
    }

    /** Where the first attempts at the goal ended. */
    List<Term> stuck() {
        return stuck;
    }

    /** Some of the lemmas that speak of what the goal speaks of, the smallest first. */
    List<Lemma> closest() {
        Set<String> about = calls.of(goal.statement());
        return lemmas.stream()
                .filter(lemma -> about.containsAll(calls.of(lemma.statement())))
                .sorted(Comparator.comparingInt(lemma -> Shape.size(lemma.statement())))
                .limit(MOST_SHOWN)
                .toList();
    }

    Optional<Lemma> run() {
        seen.add(Shape.of(goal.statement()));
        work(goal, THOROUGH, 1);
        boolean hasMore = true;
        while (proved == null && hasMore && !isStopped.getAsBoolean()) {
            hasMore = step();
        }
        return Optional.ofNullable(proved);
    }

    /** Some work on each side; false if there is none left. */
    private boolean step() {
        Conjecture next = speculated.poll();
        if (next != null) {
            work(next, QUICK, 1);
        }
        for (int i = 0; i < LAWS_PER_SPECULATION && proved == null; i++) {
            Conjecture law = laws.poll();
            if (law == null) {
                return refill() || next != null;
            }
            work(law, QUICK, 1);
        }
        if (proved == null && lemmas.size() >= lemmasAtLastTry + LEMMAS_PER_RETRY) {
            retry();
        }
        return true;
    }

    /** Tries again what failed, if there are new lemmas, or else goes on to larger laws. */
    private boolean refill() {
        if (proved == null && lemmas.size() > lemmasAtLastTry) {
            retry();
            List<Conjecture> again = failed;
            failed = new ArrayList<>();
            laws.addAll(again);
            return true;
        }
        if (size >= LARGEST || universe.isFull()) {
            return false;
        }
        size++;
        List<Term> equations = new ArrayList<>(universe.next());
        if (size <= LARGEST_CONDITION) {
            equations.addAll(universe.implications());
        }
        equations.removeIf(e -> !seen.add(Shape.of(e)));
        equations.sort(Comparator.<Term>comparingInt(e -> calls.of(e).size()).thenComparingInt(Shape::size));
        equations.forEach(e -> laws.add(new Conjecture(e, null, DEEPEST)));
        return true;
    }

    private void retry() {
        lemmasAtLastTry = lemmas.size();
        work(goal, THOROUGH, 2);
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

    /** Tries to prove a conjecture; on success those that it was to help with, otherwise others that may help with it. */
    private void work(Conjecture conjecture, Bounds bounds, int depth) {
        var induction = new Induction(theory, symbols, clauses, bounds, isStopped);
        Optional<Argument> argument = induction.prove(conjecture.statement(), depth);
        if (argument.isEmpty()) {
            failed(conjecture, induction.stuck());
            return;
        }
        if (conjecture == goal) {
            proved = lemma(name, conjecture.statement(), argument.get());
        } else if (argument.get() instanceof Argument.Inductive) {
            Lemma lemma = lemma("lemma" + (lemmas.size() + 1), conjecture.statement(), argument.get());
            lemmas.add(lemma);
            clauses.addAll(background.lemma(lemma.name(), lemma.theorem()));
            if (conjecture.parent() != null && !isStopped.getAsBoolean()) {
                work(conjecture.parent(), THOROUGH, 1);
            }
        }
    }

    private void failed(Conjecture conjecture, List<Stuck> stuck) {
        if (conjecture == goal && this.stuck.isEmpty()) {
            this.stuck = stuck.stream()
                    .limit(MOST_SHOWN)
                    .map(place -> place.goal().proposition())
                    .toList();
        }
        if (conjecture.depth() < DEEPEST) {
            for (Stuck place : stuck.subList(0, Math.min(MOST_STUCK, stuck.size()))) {
                for (Term lemma : speculation.lemmas(place)) {
                    if (seen.add(Shape.of(lemma))) {
                        speculated.add(new Conjecture(lemma, conjecture, conjecture.depth() + 1));
                    }
                }
            }
        }
        if (conjecture != goal) {
            failed.add(conjecture);
        }
    }

    private Lemma lemma(String name, Term statement, Argument argument) {
        var used = new TreeSet<String>();
        Thm theorem = argument.theorem(theory, used);
        return new Lemma(name, statement, argument, theorem, used);
    }
}
