package dev.assay.test.quickcheck;

import dev.assay.code.extract.NotExecutable;
import dev.assay.code.runtime.Stopped;
import dev.assay.code.runtime.TooDeep;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import dev.assay.test.Options;
import dev.assay.test.Report;
import dev.assay.test.SizedTester;
import dev.assay.test.Tester;
import dev.assay.test.Verdict;
import dev.assay.test.goal.Problems;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One tester at work on all instances of a conjecture. */
final class Turns {
    private final Tester tester;
    private final List<Problems.Instance> instances;
    private final Options options;
    private final Meter meter;
    private final boolean needsConfirmation;
    private final List<String> notes = new ArrayList<>();
    private final Map<Integer, Verdict> last = new HashMap<>();
    private final Map<Integer, SizedTester.Prepared> prepared = new HashMap<>();
    private Optional<Finding> potential = Optional.empty();
    private Optional<Finding> unconfirmed = Optional.empty();
    private long tests;

    /** @param needsConfirmation whether to go on after a counterexample that the evaluator cannot confirm */
    Turns(Tester tester, List<Problems.Instance> instances, Options options, boolean needsConfirmation, Meter meter) {
        this.needsConfirmation = needsConfirmation;
        this.tester = tester;
        this.instances = instances;
        this.options = options;
        this.meter = meter;
    }

    Finding run() {
        Finding finding = search();
        return options.report()
                ? finding.withReport(prepared.values().stream()
                        .flatMap(p -> p.report().stream())
                        .reduce(Report::plus))
                : finding;
    }

    private Finding search() {
        try {
            Optional<Finding> found = tester instanceof SizedTester sized ? bySize(sized) : oneByOne();
            return found.orElseGet(this::summary);
        } catch (BudgetExhausted e) {
            return stopped(e.limit().sentence());
        } catch (Stopped e) {
            return stopped("cancelled");
        } catch (NotExecutable e) {
            return finding(
                    new Verdict.NotExecutable(instances.getFirst().conclusion(), String.valueOf(e.getMessage())), "");
        } catch (TooDeep e) {
            return stopped(String.valueOf(e.getMessage()));
        }
    }

    private Finding stopped(String why) {
        return unconfirmed.or(() -> potential).orElseGet(() -> finding(new Verdict.Stopped(why, tests), ""));
    }

    private Finding finding(Verdict verdict, String instance) {
        return new Finding(verdict, tester.name(), instance, Confirmation.UNCONFIRMED, notes);
    }

    /** Small types with small sizes come first, so that one large problem does not keep the others waiting. */
    private Optional<Finding> bySize(SizedTester sized) {
        int sizes = sized.sizes(options);
        for (int sum = 1; sum < instances.size() + sizes; sum++) {
            for (int i = 0; i < instances.size(); i++) {
                int size = sum - i;
                if (size < 1 || size > sizes || isDone(i)) {
                    continue;
                }
                Problems.Instance instance = instances.get(i);
                Verdict verdict = prepared.computeIfAbsent(i, _ -> sized.prepare(instance.problem(), options))
                        .test(size, meter);
                Optional<Finding> found = take(i, verdict);
                if (found.isPresent()) {
                    return found;
                }
                meter.check();
            }
        }
        return Optional.empty();
    }

    private boolean isDone(int instance) {
        return switch (last.get(instance)) {
            case Verdict.Survived(var _, var isComplete) -> isComplete;
            case Verdict.NotExecutable _ -> true;
            case Verdict.Refuted(var _, var isGenuine) -> isGenuine;
            case Verdict.Unknown _, Verdict.Stopped _, Verdict.Failed _ -> false;
            case null -> false;
        };
    }

    private Optional<Finding> oneByOne() {
        for (int i = 0; i < instances.size(); i++) {
            Optional<Finding> found = take(i, tester.test(instances.get(i).problem(), options, meter));
            if (found.isPresent()) {
                return found;
            }
            meter.check();
        }
        return Optional.empty();
    }

    /** What ends the search. */
    private Optional<Finding> take(int index, Verdict verdict) {
        Problems.Instance instance = instances.get(index);
        last.put(index, verdict);
        return switch (restored(verdict, instance)) {
            case Verdict.Refuted(var counterexample, var isGenuine) -> {
                Confirmation confirmation = Confirmation.of(instance, counterexample, meter);
                // What has no equation may have a definition, by which the evaluator knows more.
                if (!isGenuine && confirmation != Confirmation.CONFIRMED) {
                    if (potential.isEmpty() && confirmation == Confirmation.UNCONFIRMED && stands(verdict, instance)) {
                        potential = Optional.of(finding(new Verdict.Refuted(counterexample, false), instance.label()));
                    } else {
                        last.put(index, new Verdict.Unknown("a test asks for a value that no equation defines"));
                    }
                    yield options.abortPotential() ? potential : Optional.empty();
                }
                if (confirmation == Confirmation.CONTRADICTED) {
                    notes.add(
                            tester.name() + " found " + counterexample.summary()
                                    + ", for which the conjecture holds; this is an error of Assay, and the values were dropped");
                    yield Optional.empty();
                }
                var genuine = new Finding(
                        new Verdict.Refuted(counterexample, true),
                        tester.name(),
                        instance.label(),
                        confirmation,
                        notes);
                if (needsConfirmation && confirmation == Confirmation.UNCONFIRMED) {
                    unconfirmed = unconfirmed.or(() -> Optional.of(genuine));
                    yield Optional.empty();
                }
                yield Optional.of(genuine);
            }
            case Verdict.Survived(var more, var _) -> {
                tests += more;
                yield Optional.empty();
            }
            case Verdict.Stopped(var _, var more) -> {
                tests += more;
                yield Optional.empty();
            }
            case Verdict.Unknown _, Verdict.NotExecutable _, Verdict.Failed _ -> Optional.empty();
        };
    }

    /** Whether it is false for some choice of what is not defined. */
    private boolean stands(Verdict potential, Problems.Instance instance) {
        return potential instanceof Verdict.Refuted(var counterexample, var _)
                && Potential.stands(instance.problem(), counterexample, options, meter);
    }

    /** A counterexample in terms of the conjecture. */
    private static Verdict restored(Verdict verdict, Problems.Instance instance) {
        return verdict instanceof Verdict.Refuted(var counterexample, var isGenuine)
                ? new Verdict.Refuted(instance.restored(counterexample), isGenuine)
                : verdict;
    }

    private Finding summary() {
        if (unconfirmed.isPresent()) {
            return unconfirmed.get().withNotes(notes);
        }
        if (potential.isPresent()) {
            return potential.get().withNotes(notes);
        }
        if (!notes.isEmpty()) {
            return finding(new Verdict.Unknown("the counterexamples that were found do not stand up"), "");
        }
        Optional<Verdict> unanswered =
                last.values().stream().filter(Verdict.Unknown.class::isInstance).findFirst();
        if (tests == 0 && unanswered.isPresent()) {
            return finding(unanswered.get(), "");
        }
        boolean isGround = instances.size() == 1 && instances.getFirst().label().isEmpty();
        boolean isComplete = isGround && last.get(0) instanceof Verdict.Survived(var _, var all) && all;
        Optional<Verdict> obstacle = tests > 0
                ? Optional.empty()
                : last.values().stream()
                        .filter(Verdict.NotExecutable.class::isInstance)
                        .findFirst();
        return finding(obstacle.orElse(new Verdict.Survived(tests, isComplete)), "");
    }
}
