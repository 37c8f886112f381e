package dev.assay.prove.induct;

import dev.assay.judge.Builtins;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.FoundLemma;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
         * @param proofs of all of them
         */
        record Proved(Thm theorem, List<Step> steps, List<FoundLemma> proofs) implements Answer {
            public Proved {
                steps = List.copyOf(steps);
                proofs = List.copyOf(proofs);
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
        record Failed(List<Term> stuck, List<Term> lemmas) implements Answer {
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
    public record Step(String name, Term statement, List<Free> inducted) {
        public Step {
            inducted = List.copyOf(inducted);
        }
    }

    /** Works until there is an answer or {@code isStopped} says so. */
    public static Answer prove(Theory theory, Conjecture conjecture, BooleanSupplier isStopped) {
        return prove(theory, conjecture, Builtins.NONE, isStopped);
    }

    /** The same with what the language gives besides definitions. */
    public static Answer prove(Theory theory, Conjecture conjecture, Builtins builtins, BooleanSupplier isStopped) {
        Term goal = Hol.mkImplies(conjecture.assumptions(), conjecture.conclusion());
        String name = conjecture.name().isEmpty() ? "conjecture" : conjecture.name();
        var knowledge = new Knowledge(theory, List.of(goal), builtins);
        var investigation = new Investigation(knowledge, name, goal, isStopped);
        if (investigation.isRefuted()) {
            return new Answer.Refuted();
        }
        Optional<Lemma> proved = investigation.run();
        if (proved.isPresent()) {
            var lemmas = new ArrayList<>(knowledge.needed(List.of(proved.get())));
            Map<String, String> names = new HashMap<>();
            lemmas.forEach(lemma -> names.put(lemma.name(), lemma.name()));
            lemmas.add(proved.get());
            return new Answer.Proved(
                    proved.get().theorem(),
                    lemmas.stream().map(InductionProver::step).toList(),
                    lemmas.stream()
                            .map(lemma -> LemmaProof.of(theory, names, lemma, lemma == proved.get()))
                            .toList());
        }
        return new Answer.Failed(
                investigation.stuck(),
                investigation.closest().stream().map(Lemma::statement).toList());
    }

    private static Step step(Lemma lemma) {
        return new Step(
                lemma.name(),
                lemma.statement(),
                switch (lemma.argument()) {
                    case Argument.Direct _ -> List.of();
                    case Argument.Inductive(var instance, var _) ->
                        instance.scheme().variables();
                });
    }
}
