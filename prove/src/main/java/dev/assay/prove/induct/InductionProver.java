package dev.assay.prove.induct;

import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Writing;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Proves conjectures by induction, with lemmas that it finds. */
public final class InductionProver {
    private InductionProver() {}

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
