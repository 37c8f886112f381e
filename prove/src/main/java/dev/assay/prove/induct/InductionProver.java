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
         * @param lemmas how many the proof needs
         * @param text the proof with its lemmas
         */
        record Proved(Thm theorem, int lemmas, String text) implements Answer {
            private static final String ON_TRUST = "unproved ";

            /** Whether it rests on nothing but axioms that the user stated and facts of the library. */
            public boolean isChecked() {
                return theorem.oracles().stream().allMatch(o -> o.startsWith("axiom ") || o.startsWith(ON_TRUST));
            }

            /** The facts of the library, such as those about integers, that it takes on trust. */
            public List<String> libraryFacts() {
                return theorem.oracles().stream()
                        .filter(o -> o.startsWith(ON_TRUST))
                        .map(o -> o.substring(ON_TRUST.length()))
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
        return prove(theory, conjecture, Writing.SHORT, isStopped);
    }

    /** The same, with the proof written so that it can be read where the writing is from. */
    public static Answer prove(Theory theory, Conjecture conjecture, Writing writing, BooleanSupplier isStopped) {
        Term goal = Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion());
        String name = conjecture.name().isEmpty() ? "conjecture" : conjecture.name();
        var knowledge = new Knowledge(theory, List.of(goal));
        var investigation = new Investigation(knowledge, name, goal, isStopped);
        if (investigation.isRefuted()) {
            return new Answer.Refuted();
        }
        Optional<Lemma> proved = investigation.run();
        if (proved.isPresent()) {
            List<Lemma> needed = knowledge.needed(List.of(proved.get()));
            return new Answer.Proved(
                    proved.get().theorem(), needed.size(), ProofText.of(theory, needed, proved.get(), writing));
        }
        return new Answer.Failed(
                investigation.stuck().stream().map(writing::term).toList(),
                investigation.closest().stream()
                        .map(lemma -> writing.term(lemma.statement()))
                        .toList());
    }
}
