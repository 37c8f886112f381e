package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Theory;
import dev.assay.logic.engine.Conjecture;
import dev.assay.logic.engine.Cost;
import dev.assay.logic.engine.Engine;
import dev.assay.logic.engine.Meter;
import dev.assay.logic.engine.Outcome;
import dev.assay.logic.engine.Proof;
import dev.assay.logic.engine.Reason;
import dev.assay.logic.engine.Reporter;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Proves conjectures by induction, with lemmas that it finds. */
public final class InductionProver implements Engine {
    /** What came of it. */
    public sealed interface Answer {
        /**
         * A theorem of the kernel.
         *
         * @param steps the lemmas that the proof needs, and the conjecture last
         * @param text the proof with its lemmas
         */
        record Proved(Thm theorem, List<Step> steps, String text) implements Answer {
            public Proved {
                steps = List.copyOf(steps);
            }
        }

        /** Some test refutes the conjecture. */
        record Refuted() implements Answer {}

        /**
         * No proof was found.
         *
         * @param stuck goals at which attempts ended
         * @param lemmas laws that were proved and did not help, those closest to the conjecture first
         */
        record Failed(List<String> stuck, List<String> lemmas) implements Answer {
            public Failed {
                stuck = List.copyOf(stuck);
                lemmas = List.copyOf(lemmas);
            }
        }
    }

    /**
     * Something that was proved.
     *
     * @param inducted over these variables; none where definitions and lemmas were enough
     */
    public record Step(String name, Term statement, List<String> inducted) {
        public Step {
            inducted = List.copyOf(inducted);
        }
    }

    @Override
    public String name() {
        return "induction";
    }

    @Override
    public Cost cost() {
        return Cost.MODERATE;
    }

    @Override
    public Outcome run(Theory theory, Conjecture conjecture, Meter meter, Reporter reporter) {
        return switch (prove(theory, conjecture, () -> !meter.tryStep())) {
            case Answer.Proved(var theorem, var _, var text) -> {
                reporter.message(text);
                yield new Outcome.Proved(name(), new Proof.Checked(theorem));
            }
            case Answer.Refuted() ->
                new Outcome.Unknown(name(), new Reason.GaveUp("a test refutes the conjecture"), "");
            case Answer.Failed(var stuck, var _) ->
                new Outcome.Unknown(
                        name(),
                        meter.stopped().<Reason>map(l -> l).orElseGet(() -> new Reason.GaveUp("no more lemmas to try")),
                        stuck.isEmpty() ? "" : "stuck at " + stuck.getFirst());
        };
    }

    /** Works until there is an answer or {@code isStopped} says so. */
    public static Answer prove(Theory theory, Conjecture conjecture, BooleanSupplier isStopped) {
        return prove(theory, conjecture, Knowledge.NONE, isStopped);
    }

    /** The same with what else is known. */
    public static Answer prove(Theory theory, Conjecture conjecture, Knowledge knowledge, BooleanSupplier isStopped) {
        Term goal = Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion());
        String name = conjecture.name().isEmpty() ? "conjecture" : conjecture.name();
        var investigation = new Investigation(theory, name, goal, knowledge, isStopped);
        if (investigation.isRefuted()) {
            return new Answer.Refuted();
        }
        Optional<Lemma> proved = investigation.run();
        if (proved.isPresent()) {
            List<Lemma> needed = needed(investigation.lemmas(), proved.get());
            var steps =
                    new ArrayList<>(needed.stream().map(InductionProver::step).toList());
            steps.add(step(proved.get()));
            return new Answer.Proved(
                    proved.get().theorem(), steps, ProofText.of(theory, needed, proved.get(), knowledge.printer()));
        }
        return new Answer.Failed(
                investigation.stuck().stream().map(knowledge.printer()).toList(),
                investigation.closest().stream()
                        .map(lemma -> knowledge.printer().apply(lemma.statement()))
                        .toList());
    }

    private static Step step(Lemma lemma) {
        return new Step(
                lemma.name(),
                lemma.statement(),
                switch (lemma.argument()) {
                    case Argument.Direct _ -> List.of();
                    case Argument.Inductive(var instance, var _) ->
                        instance.scheme().variables().stream()
                                .map(Term.Free::name)
                                .toList();
                });
    }

    /** The lemmas that the theorem rests on, directly or not. */
    private static List<Lemma> needed(List<Lemma> lemmas, Lemma theorem) {
        Set<String> names = new HashSet<>(theorem.used());
        var result = new ArrayList<Lemma>();
        for (Lemma lemma : lemmas.reversed()) {
            if (names.contains(lemma.name())) {
                names.addAll(lemma.used());
                result.addFirst(lemma);
            }
        }
        return result;
    }
}
