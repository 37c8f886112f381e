package dev.assay.prove.induct;

import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Proof;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.proof.Writing;
import dev.assay.logic.theory.Theory;
import dev.assay.run.Cost;
import dev.assay.run.Meter;
import dev.assay.run.Reason;
import dev.assay.run.Reporter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

            /** How many lemmas it needs. */
            public int lemmas() {
                return steps.size() - 1;
            }

            /** Whether it rests on nothing but axioms that the user stated and facts of the library. */
            public boolean isChecked() {
                return theorem.trust().stream().allMatch(t -> t instanceof Trust.Axiom || t instanceof Trust.Library);
            }

            /** The facts of the library, such as those about integers, that it takes on trust. */
            public List<String> libraryFacts() {
                return theorem.trust().stream()
                        .filter(Trust.Library.class::isInstance)
                        .map(Trust::what)
                        .filter(fact -> !fact.startsWith("instance "))
                        .sorted()
                        .toList();
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
        return prove(theory, conjecture, Given.NOTHING, Writing.SHORT, isStopped);
    }

    /** The same, with the proof written so that it can be read where the writing is from. */
    public static Answer prove(Theory theory, Conjecture conjecture, Writing writing, BooleanSupplier isStopped) {
        return prove(theory, conjecture, Given.NOTHING, writing, isStopped);
    }

    /** The same with what is given besides definitions. */
    public static Answer prove(
            Theory theory, Conjecture conjecture, Given given, Writing writing, BooleanSupplier isStopped) {
        Term goal = Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion());
        String name = conjecture.name().isEmpty() ? "conjecture" : conjecture.name();
        var knowledge = new Knowledge(theory, List.of(goal), given);
        var investigation = new Investigation(knowledge, name, goal, isStopped);
        if (investigation.isRefuted()) {
            return new Answer.Refuted();
        }
        Optional<Lemma> proved = investigation.run();
        if (proved.isPresent()) {
            List<Lemma> needed = knowledge.needed(List.of(proved.get()));
            var steps = new ArrayList<Step>();
            needed.forEach(lemma -> steps.add(step(lemma)));
            steps.add(step(proved.get()));
            return new Answer.Proved(
                    proved.get().theorem(), steps, ProofText.of(theory, needed, proved.get(), writing));
        }
        return new Answer.Failed(
                investigation.stuck().stream().map(writing::term).toList(),
                investigation.closest().stream()
                        .map(lemma -> writing.term(lemma.statement()))
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
}
