package dev.assay.prove.induct;

import dev.assay.judge.Builtins;
import dev.assay.judge.Engine;
import dev.assay.judge.Outcome;
import dev.assay.judge.Task;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.proof.FoundLemma;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.closure.Deduction.Bounds;
import dev.assay.run.Meter;
import dev.assay.run.Reporter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Proves laws of a theory's functions one after the other, each from the definitions and from those that were proved
 * before: engines that remember.
 */
public final class LawProver {
    private static final String NAME = "induction";
    private static final Bounds BOUNDS = new Bounds(5, 600, 4);

    private final Knowledge knowledge;
    private final Map<Term, Lemma> proved = new LinkedHashMap<>();

    /** @param functions those that laws will be about */
    public LawProver(Theory theory, Collection<Term> functions) {
        this.knowledge = new Knowledge(theory, functions, Builtins.NONE);
    }

    /** Induction if need be, but without further lemmas. */
    public Engine direct() {
        return new Remembering((law, isStopped) -> knowledge
                .induction(BOUNDS, isStopped)
                .prove(law, 1)
                .map(argument -> knowledge.proved(name(), law, argument)));
    }

    /** Induction with lemmas that have to be found first. */
    public Engine withLemmas() {
        return new Remembering((law, isStopped) -> new Investigation(knowledge, name(), law, isStopped).run());
    }

    private String name() {
        return "law" + (proved.size() + 1);
    }

    private interface Attempt {
        Optional<Lemma> prove(Term law, BooleanSupplier isStopped);
    }

    /** What it proves may be used for the next law. */
    private final class Remembering implements Engine {
        private final Attempt attempt;

        Remembering(Attempt attempt) {
            this.attempt = attempt;
        }

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public Aim aim() {
            return Aim.PROVE;
        }

        @Override
        public Outcome run(Task task, Meter meter, Reporter reporter) {
            Term law = Hol.mkImplies(
                    task.conjecture().assumptions(), task.conjecture().conclusion());
            // One that was told to stop may still be at work.
            synchronized (knowledge) {
                return attempt.prove(law, () -> !meter.tryStep())
                        .<Outcome>map(lemma -> {
                            proved.put(law, lemma);
                            knowledge.learn(lemma);
                            return new Outcome.Proved(NAME, lemma.theorem(), "");
                        })
                        .orElseGet(() -> Outcome.stopped(NAME, meter, "no proof from the laws so far", ""));
            }
        }
    }

    /**
     * The laws with their proofs, and before each what its proof rests on.
     *
     * @param names for the laws that are wanted, all of which were proved
     */
    public List<FoundLemma> proofs(Map<Term, String> names) {
        var called = new LinkedHashMap<String, String>();
        var wanted = new ArrayList<Lemma>();
        names.forEach((law, name) -> {
            Lemma lemma = proved.get(law);
            if (lemma == null) {
                throw new IllegalArgumentException("not proved: " + law);
            }
            called.put(lemma.name(), name);
            wanted.add(lemma);
        });
        List<Lemma> needed = knowledge.needed(wanted);
        List<Lemma> all = knowledge.lemmas().stream()
                .filter(l -> wanted.contains(l) || needed.contains(l))
                .toList();
        all.stream()
                .filter(l -> !called.containsKey(l.name()))
                .forEach(l -> called.put(l.name(), "lemma" + (called.size() + 1)));
        return all.stream()
                .map(lemma -> LemmaProof.of(knowledge.theory, called, lemma, false))
                .toList();
    }
}
