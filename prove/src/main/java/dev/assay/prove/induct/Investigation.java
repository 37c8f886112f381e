package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.kernel.Hol;
import dev.assay.prove.closure.Deduction.Bounds;
import dev.assay.prove.closure.Stuck;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The work on one proposition: attempts to prove it, and in between the search for lemmas that would help. Lemmas come
 * from two sides: from goals at which attempts got stuck, and from laws that tests do not refute, the small ones first.
 */
final class Investigation {
    private static final Bounds QUICK = new Bounds(4, 400, 4);
    private static final Bounds THOROUGH = new Bounds(6, 1_200, 6);
    private static final Bounds WIDE = new Bounds(8, 4_000, 4);
    private static final int LARGEST = 8;
    private static final int LARGEST_CONDITION = 4;
    private static final int SMALL = 11;
    private static final int DEEPEST = 3;
    private static final int MOST_STUCK = 10;
    private static final int MOST_STUCK_OF_LAWS = 3;
    private static final int MOST_SHOWN = 5;
    private static final int LAWS_PER_SPECULATION = 4;
    private static final int LEMMAS_PER_RETRY = 10;

    /** A proposition that would help to prove its parent; laws found by testing have none. */
    private record Conjecture(Term statement, @Nullable Conjecture parent, int depth) {}

    private final Knowledge knowledge;
    private final String name;
    private final Conjecture goal;
    private final BooleanSupplier isStopped;
    private final Trials trials;
    private final Speculation speculation;
    private final List<Universe> universes;
    private final Set<String> seen = new HashSet<>();
    private final PriorityQueue<Conjecture> speculated =
            new PriorityQueue<>(Comparator.comparingInt(c -> Shape.size(c.statement()) + 4 * c.depth()));
    private final ArrayDeque<Conjecture> laws = new ArrayDeque<>();
    private List<Conjecture> failed = new ArrayList<>();
    private List<Term> stuck = List.of();
    private int retries;
    private int lemmasAtLastTry;
    private @Nullable Lemma proved;

    Investigation(Knowledge knowledge, String name, Term goal, BooleanSupplier isStopped) {
        this.knowledge = knowledge;
        this.name = name;
        this.goal = new Conjecture(goal, null, 0);
        this.isStopped = isStopped;
        var evaluation = new Evaluation(
                knowledge.theory,
                knowledge.symbols,
                knowledge.background.clauses(),
                knowledge.builtins.computation(),
                0);
        this.trials = new Trials(evaluation, knowledge.symbols);
        this.speculation = new Speculation(knowledge.theory.signature(), trials);
        this.universes = universes(evaluation);
        this.lemmasAtLastTry = knowledge.lemmas().size();
    }

    /** One for each function with all that it calls, those that call little first, and one for everything. */
    private List<Universe> universes(Evaluation evaluation) {
        List<Const> all = functions();
        var parts = new LinkedHashSet<List<Const>>();
        all.stream()
                .map(f -> knowledge.calls.of(f))
                .sorted(Comparator.comparingInt(Set::size))
                .forEach(called -> parts.add(all.stream()
                        .filter(f -> called.contains(f.name()) || isConstructor(f))
                        .toList()));
        parts.removeIf(part -> part.stream().allMatch(this::isConstructor));
        parts.add(all);
        return parts.stream()
                .map(part -> new Universe(evaluation, knowledge, part, isStopped))
                .toList();
    }

    private boolean isConstructor(Const c) {
        return knowledge.theory.signature().constructed(c).isPresent();
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
        Set<String> about = knowledge.calls.of(goal.statement());
        return knowledge.lemmas().stream()
                .filter(lemma -> about.containsAll(knowledge.calls.of(lemma.statement())))
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
            if (!isSimplified(law.statement())) {
                work(law, QUICK, 1);
            }
        }
        if (proved == null && knowledge.lemmas().size() >= lemmasAtLastTry + LEMMAS_PER_RETRY) {
            retry();
        }
        return true;
    }

    /** Whether lemmas that came later make it another law, which is there as well. */
    private boolean isSimplified(Term law) {
        return law.isApplied(Hol.EQ) && law.arguments().stream().anyMatch(knowledge.reduction::isReducible);
    }

    /** Tries again what failed, if there are new lemmas, or else goes on to larger laws. */
    private boolean refill() {
        if (proved == null && knowledge.lemmas().size() > lemmasAtLastTry) {
            retry();
            List<Conjecture> again = failed;
            failed = new ArrayList<>();
            laws.addAll(again);
            return true;
        }
        // All grow alike, so that terms of few functions become larger.
        Optional<Universe> smallest = universes.stream()
                .filter(u -> u.size() < LARGEST && !u.isFull())
                .min(Comparator.comparingInt(Universe::terms));
        smallest.ifPresent(this::grow);
        return smallest.isPresent();
    }

    private void grow(Universe universe) {
        List<Term> equations = new ArrayList<>(universe.next());
        if (universe.size() <= LARGEST_CONDITION) {
            equations.addAll(universe.implications());
        }
        equations.removeIf(e -> !seen.add(Shape.of(e)));
        equations.sort(
                Comparator.<Term>comparingInt(e -> knowledge.calls.of(e).size()).thenComparingInt(Shape::size));
        // Small laws are worth lemmas of their own.
        equations.forEach(e -> laws.add(new Conjecture(e, null, Shape.size(e) <= SMALL ? DEEPEST - 1 : DEEPEST)));
    }

    /** Tries the goal again; what takes long, inductions inside others and large graphs, is tried now and then. */
    private void retry() {
        lemmasAtLastTry = knowledge.lemmas().size();
        int turn = retries++ % 4;
        work(goal, turn == 2 ? WIDE : THOROUGH, turn == 0 ? 2 : 1);
    }

    private List<Const> functions() {
        var result = new LinkedHashSet<Const>();
        for (Const c : knowledge.background.constants()) {
            if (!c.name().startsWith("HOL.")
                    && !c.name().startsWith("Num.")
                    && knowledge.theory.signature().casesOf(c.name()).isEmpty()) {
                result.add(c);
            }
        }
        return List.copyOf(result);
    }

    /** Tries to prove a conjecture; on success those that it was to help with, otherwise others that may help with it. */
    private void work(Conjecture conjecture, Bounds bounds, int depth) {
        Induction induction = knowledge.induction(bounds, isStopped);
        Optional<Argument> argument = induction.prove(conjecture.statement(), depth);
        if (argument.isEmpty()) {
            failed(conjecture, induction.stuck());
            return;
        }
        if (conjecture == goal) {
            proved = knowledge.proved(name, conjecture.statement(), argument.get());
        } else if (argument.get() instanceof Argument.Inductive) {
            String next = "lemma" + (knowledge.lemmas().size() + 1);
            knowledge.learn(knowledge.proved(next, conjecture.statement(), argument.get()));
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
            boolean isLaw = conjecture != goal && conjecture.parent() == null;
            int most = isLaw ? MOST_STUCK_OF_LAWS : MOST_STUCK;
            for (Stuck place : stuck.subList(0, Math.min(most, stuck.size()))) {
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
}
