package dev.assay.judge;

import dev.assay.judge.Counterexample.Kind;
import dev.assay.judge.Counterexample.Part;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.run.Reason;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes a verdict of the outcomes of engines: the only place that says <em>proved</em> or <em>refuted</em>. A judge is for one
 * text. A statement may be used for those after it before it is proved; a theorem names every such statement that it rests
 * on, and the judge knows what became of them.
 */
public final class Judge {
    private static final Set<Kind> SHOWN = Set.of(Kind.VARIABLE, Kind.WITNESS, Kind.CONSTANT, Kind.EVALUATED);

    /** The verdicts on the statements of the text so far, by name. */
    private final Map<String, Verdict> statements = new ConcurrentHashMap<>();

    /** The tasks of the text in their order, and of each statement how many are open and where the last of them is. */
    private final IdentityHashMap<Task, Integer> order = new IdentityHashMap<>();

    private final Map<String, CountDownLatch> open = new HashMap<>();
    private final Map<String, Integer> last = new HashMap<>();

    /** Of tasks that come one after the other. */
    public Judge() {
        this(List.of());
    }

    /** Of tasks that may be judged at the same time: what rests on one before it waits for the verdict on that one. */
    public Judge(List<Task> tasks) {
        Map<String, Integer> counts = new HashMap<>();
        for (Task task : tasks) {
            order.put(task, order.size());
            if (!task.name().isEmpty()) {
                counts.merge(statement(task.conjecture()), 1, Integer::sum);
                last.put(statement(task.conjecture()), order.size() - 1);
            }
        }
        counts.forEach((name, count) -> open.put(name, new CountDownLatch(count)));
    }

    /**
     * The verdict on a task. A confirmed counterexample beside a theorem is a fault of Assay. A theorem that rests on a statement that
     * was refuted says nothing. Otherwise the outcome that says most decides; of equals, the first.
     */
    public Verdict judge(Task task, List<Outcome> outcomes) {
        Verdict verdict =
                task.setting().obstacle().<Verdict>map(Verdict.Unread::new).orElseGet(() -> decide(task, outcomes));
        remember(task, verdict);
        return verdict;
    }

    /** Takes note of a verdict that is known from before; of several about one name, the weakest counts. */
    public void remember(Task task, Verdict verdict) {
        if (!task.name().isEmpty()) {
            statements.merge(statement(task.conjecture()), verdict, Judge::weaker);
        }
    }

    private static Verdict weaker(Verdict first, Verdict second) {
        return first instanceof Verdict.Proved || second instanceof Verdict.Refuted ? second : first;
    }

    /** No verdict on the task is to be waited for any more, whether there is one or not. */
    void ends(Task task) {
        CountDownLatch latch = open.get(statement(task.conjecture()));
        if (latch != null && order.containsKey(task)) {
            latch.countDown();
        }
    }

    /** The name that theorems have for a conjecture; several propositions of one statement share it. */
    private static String statement(Conjecture conjecture) {
        return conjecture.name().replaceAll("\\([0-9]+\\)$", "");
    }

    private Verdict decide(Task task, List<Outcome> outcomes) {
        List<String> failures = failures(task, outcomes);
        List<Verdict> theorems = outcomes.stream()
                .flatMap(o -> o instanceof Outcome.Proved proved ? theorem(task, proved).stream() : Stream.empty())
                .toList();
        Optional<Verdict> refuted = first(outcomes, o -> refuted(task, o));
        Optional<Verdict> proved =
                theorems.stream().filter(Verdict.Proved.class::isInstance).findFirst();
        if (refuted.isPresent() && proved.isPresent()) {
            return new Verdict.Failed(List.of("This is an error of Assay: "
                    + refuted.get().by() + " has a counterexample, "
                    + String.join(", ", refuted.get().lines()) + ", and "
                    + proved.get().by() + " a proof."));
        }
        if (refuted.isPresent() || proved.isPresent()) {
            return refuted.or(() -> proved).orElseThrow();
        }
        if (!failures.isEmpty()) {
            return new Verdict.Failed(failures);
        }
        List<String> tried = outcomes.stream()
                .filter(Judge::saysNothing)
                .map(Outcome::summary)
                .toList();
        return theorems.stream()
                .findFirst()
                .or(() -> first(outcomes, Judge::claimed))
                .or(() -> first(outcomes, o -> potential(task, o, tried)))
                .or(() -> corroborated(outcomes, tried))
                .orElseGet(() -> new Verdict.Unknown(tried));
    }

    private static Optional<Verdict> first(List<Outcome> outcomes, Function<Outcome, Optional<Verdict>> reading) {
        return outcomes.stream().flatMap(o -> reading.apply(o).stream()).findFirst();
    }

    /** Whether the outcome decides so much that other engines need not go on. */
    public boolean isEnough(Task task, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Refuted refuted -> isConfirmed(task, refuted);
            case Outcome.Proved proved -> theorem(task, proved).isPresent();
            case Outcome.Claimed _, Outcome.Tested _, Outcome.Unknown _ -> false;
        };
    }

    // Faults

    /** A line for each engine that failed, or that proved something else. */
    private static List<String> failures(Task task, List<Outcome> outcomes) {
        return outcomes.stream()
                .flatMap(outcome -> switch (outcome) {
                    case Outcome.Unknown(var _, Reason.Crashed _, var _) -> Stream.of(outcome.summary());
                    case Outcome.Proved(var by, var theorem, var _, var _, var _)
                    when !proves(theorem, task) ->
                        Stream.of("This is an error of Assay: " + by + " proved something else: " + theorem);
                    case Outcome.Unknown _, Outcome.Proved _, Outcome.Refuted _, Outcome.Claimed _, Outcome.Tested _ ->
                        Stream.empty();
                })
                .toList();
    }

    // Counterexamples

    private static Optional<Verdict> refuted(Task task, Outcome outcome) {
        return outcome instanceof Outcome.Refuted found && isConfirmed(task, found)
                ? Optional.of(
                        new Verdict.Refuted(found.by(), lines(task, found), drawing(task, found.counterexample())))
                : Optional.empty();
    }

    private static Optional<Verdict> potential(Task task, Outcome outcome, List<String> tried) {
        return outcome instanceof Outcome.Refuted found && !isConfirmed(task, found) && !isNoise(found)
                ? Optional.of(new Verdict.Potential(
                        found.by(), lines(task, found), drawing(task, found.counterexample()), tried))
                : Optional.empty();
    }

    /** A counterexample says nothing of a class that it does not speak of, and no type may be of that class. */
    private static boolean isConfirmed(Task task, Outcome.Refuted found) {
        return found.isConfirmed() && task.unnamedSort().isTop();
    }

    /** Whether it is no reason to believe or to doubt the conjecture. */
    private static boolean saysNothing(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Unknown _ -> true;
            case Outcome.Refuted found -> isNoise(found);
            case Outcome.Tested tested -> !isCorroborating(tested);
            case Outcome.Proved _, Outcome.Claimed _ -> false;
        };
    }

    /** Whether it is no reason to doubt the conjecture. */
    private static boolean isNoise(Outcome.Refuted found) {
        return found.certainty() == Outcome.Certainty.MAYBE_SPURIOUS;
    }

    private static List<String> lines(Task task, Outcome.Refuted found) {
        var result = new ArrayList<>(lines(task, found.counterexample()));
        for (Counterexample other : found.others()) {
            result.add("or");
            result.addAll(lines(task, other));
        }
        return result;
    }

    private static Drawing drawing(Task task, Counterexample counterexample) {
        return counterexample.parts().stream().anyMatch(part -> !part.entries().isEmpty())
                ? Drawing.of(counterexample, values(task)::print)
                : Drawing.NONE;
    }

    /** A line for each value, in the notation of the text. */
    private static List<String> lines(Task task, Counterexample counterexample) {
        var result = new ArrayList<String>();
        List<Part> parts = counterexample.parts(SHOWN);
        if (parts.isEmpty()) {
            result.add("false without any variable");
        }
        parts.forEach(part -> result.add(line(task, part)));
        if (!counterexample.instance().isEmpty()) {
            result.add("(" + counterexample.instance() + ")");
        }
        return result;
    }

    private static String line(Task task, Part part) {
        String left = switch (part.kind()) {
            case VARIABLE, WITNESS -> part.name();
            case CONSTANT, EVALUATED ->
                part.subject() instanceof Term.Const c
                        ? task.setting().names().apply(c.name())
                        : values(task).print(part.subject());
            case TYPE -> TypePrinter.UNICODE.print(part.type());
        };
        return left + " = " + values(task).print(part.value());
    }

    private static ValueText values(Task task) {
        return new ValueText(task.setting().printer(), task.theory());
    }

    // Theorems

    /** What a theorem says of the task; nothing if it is about something else or rests on something false. */
    private Optional<Verdict> theorem(Task task, Outcome.Proved proved) {
        Thm theorem = proved.theorem();
        if (!proves(theorem, task)) {
            return Optional.empty();
        }
        var grounds = new TreeSet<Ground>();
        for (Trust trust : theorem.trust()) {
            switch (known(trust, task)) {
                case Verdict.Refuted _ -> {
                    return Optional.empty();
                }
                case Verdict.Proved before -> grounds.addAll(before.grounds());
                case null, default -> grounds.add(Ground.of(trust));
            }
        }
        List<Ground> all = List.copyOf(grounds);
        Optional<String> reservation = reservation(task, theorem, all);
        return Optional.of(
                reservation.isEmpty()
                        ? new Verdict.Proved(
                                proved.by(),
                                proved.proof(),
                                all,
                                proved.isFromContradiction() && !isContradiction(task))
                        : new Verdict.Claimed(proved.by(), reservation.get(), proved.proof(), all));
    }

    /** Why the theorem is not all that is claimed. */
    private static Optional<String> reservation(Task task, Thm theorem, List<Ground> grounds) {
        List<String> open =
                grounds.stream().filter(g -> !g.isGranted()).map(Judge::words).toList();
        if (!open.isEmpty()) {
            return Optional.of("rests on " + String.join(", ", open) + ", which " + (open.size() == 1 ? "is" : "are")
                    + " not proved");
        }
        // Who uses the statement may speak of no such type.
        return proves(theorem, task.conjecture())
                ? Optional.empty()
                : Optional.of("holds if there is a type of class " + task.unnamedSort() + ", and none is known");
    }

    /** Whether that facts contradict each other is what was to be proved. */
    private static boolean isContradiction(Task task) {
        return task.setting().expectation().isCheck()
                || task.conjecture().conclusion().equals(Hol.FALSE)
                        && task.conjecture().assumptions().isEmpty();
    }

    /** Whether the theorem is the conjecture, its assumptions as premises, and holds under no other condition. */
    public static boolean proves(Thm theorem, Conjecture conjecture) {
        return proves(theorem, conjecture, Sort.TOP);
    }

    private static boolean proves(Thm theorem, Task task) {
        return proves(theorem, task.conjecture(), task.unnamedSort());
    }

    private static boolean proves(Thm theorem, Conjecture conjecture, Sort unnamed) {
        // That no type is known of a sort of the conjecture's own, or of one above it, is no condition: it speaks of
        // all there are.
        Set<Sort> spokenOf =
                conjecture.typeVariables().stream().map(Type.Var::sort).collect(Collectors.toCollection(HashSet::new));
        spokenOf.add(unnamed);
        SortAlgebra sorts = SortAlgebra.of(theorem.signature());
        return theorem.hypotheses().isEmpty()
                && theorem.emptySorts().stream()
                        .allMatch(empty -> spokenOf.stream().anyMatch(known -> sorts.isSubsort(known, empty)))
                && theorem.conclusion().sameAs(Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion()));
    }

    /** What became of it, if it is something that the text states or has to show. */
    private @Nullable Verdict known(Trust trust, Task task) {
        return switch (trust) {
            case Trust.Stated(var name) -> verdict(name, task);
            case Trust.Obligation(var name) -> verdict(name, task);
            case Trust.Axiom _, Trust.Library _, Trust.Procedure _ -> null;
        };
    }

    private @Nullable Verdict verdict(String name, Task task) {
        CountDownLatch latch = open.get(name);
        if (latch != null && last.getOrDefault(name, 0) < order.getOrDefault(task, -1)) {
            try {
                latch.await();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }
        return statements.get(name);
    }

    private static String words(Ground ground) {
        return ground.what().isEmpty() ? "a statement without a name" : ground.what();
    }

    private static Optional<Verdict> claimed(Outcome outcome) {
        return outcome instanceof Outcome.Claimed(var by, var facts, var proof)
                ? Optional.of(new Verdict.Claimed(
                        by,
                        "not replayed in the kernel; it used "
                                + (facts.isEmpty() ? "no facts" : String.join(", ", facts)),
                        proof,
                        List.of()))
                : Optional.empty();
    }

    // Tests

    private static Optional<Verdict> corroborated(List<Outcome> outcomes, List<String> tried) {
        List<String> tested = outcomes.stream()
                .filter(o -> o instanceof Outcome.Tested found && isCorroborating(found))
                .map(Outcome::summary)
                .toList();
        return tested.isEmpty() ? Optional.empty() : Optional.of(new Verdict.Corroborated(tested, tried));
    }

    private static boolean isCorroborating(Outcome.Tested tested) {
        return tested.count() > 0 || tested.isExhaustive();
    }
}
