package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Writing;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.closure.Deduction.Bounds;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

/**
 * Proves laws of a theory's functions one after the other, each from the definitions and from those that were proved
 * before. A law that fails is tried again when others were proved since.
 */
public final class LawProver {
    private static final Bounds BOUNDS = new Bounds(5, 600, 4);
    private static final Duration EACH = Duration.ofSeconds(2);
    private static final Duration EACH_WITH_LEMMAS = Duration.ofSeconds(8);

    private final Knowledge knowledge;
    private final Map<Term, Lemma> proved = new LinkedHashMap<>();
    private List<Term> failed = new ArrayList<>();

    /** @param functions those that laws will be about */
    public LawProver(Theory theory, Collection<Term> functions) {
        this.knowledge = new Knowledge(theory, functions, Given.NOTHING);
    }

    /** Whether a law can be proved now, by induction if need be, but without further lemmas. */
    public boolean prove(Term law, BooleanSupplier isStopped) {
        boolean isProved = attempt(law, within(EACH, isStopped));
        if (!isProved) {
            failed.add(law);
        }
        return isProved;
    }

    private boolean attempt(Term law, BooleanSupplier isStopped) {
        Optional<Argument> argument = knowledge.induction(BOUNDS, isStopped).prove(law, 1);
        argument.ifPresent(a -> accept(law, knowledge.proved(name(), law, a)));
        return argument.isPresent();
    }

    private String name() {
        return "law" + (proved.size() + 1);
    }

    private void accept(Term law, Lemma lemma) {
        proved.put(law, lemma);
        knowledge.learn(lemma);
    }

    /** Tries again what failed: as long as something is proved, then with lemmas that have to be found first. */
    public void insist(BooleanSupplier isStopped) {
        boolean isNew = true;
        while (isNew && !isStopped.getAsBoolean()) {
            isNew = again(law -> attempt(law, within(EACH, isStopped)), isStopped);
            if (!isNew) {
                isNew = again(law -> investigate(law, within(EACH_WITH_LEMMAS, isStopped)), isStopped);
            }
        }
    }

    private boolean again(Predicate<Term> attempt, BooleanSupplier isStopped) {
        var left = new ArrayList<Term>();
        for (Term law : failed) {
            if (isStopped.getAsBoolean() || !attempt.test(law)) {
                left.add(law);
            }
        }
        boolean isNew = left.size() < failed.size();
        failed = left;
        return isNew;
    }

    private boolean investigate(Term law, BooleanSupplier isStopped) {
        Optional<Lemma> lemma = new Investigation(knowledge, name(), law, isStopped).run();
        lemma.ifPresent(l -> accept(law, l));
        return lemma.isPresent();
    }

    private static BooleanSupplier within(Duration time, BooleanSupplier isStopped) {
        long end = System.nanoTime() + time.toNanos();
        return () -> System.nanoTime() > end || isStopped.getAsBoolean();
    }

    /** The kernel's theorem for a law, if it was proved. */
    public Optional<Thm> theorem(Term law) {
        return Optional.ofNullable(proved.get(law)).map(Lemma::theorem);
    }

    /**
     * The laws with their proofs, and before each what its proof rests on.
     *
     * @param names for the laws that are wanted, all of which were proved
     */
    public String text(Map<Term, String> names, Writing writing) {
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
        return ProofText.of(knowledge.theory, all, new Writing() {
            @Override
            public String term(Term t) {
                return writing.term(t);
            }

            @Override
            public String fact(String name) {
                return called.getOrDefault(name, writing.fact(name));
            }

            @Override
            public String variable(Term.Free v) {
                return writing.variable(v);
            }
        });
    }
}
