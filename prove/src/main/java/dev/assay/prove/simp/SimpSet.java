package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Congruences;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the simplifier goes by: rewrite rules, congruence rules, rules that split cases, and procedures. Immutable. */
public final class SimpSet {
    /** Some of the rules, indexed; later layers hold later rules. */
    private record Layer(List<RewriteRule> rules, DiscriminationNet<RewriteRule> net) {
        static Layer of(List<RewriteRule> rules) {
            var net = new DiscriminationNet<RewriteRule>();
            rules.forEach(rule -> net.add(rule.left(), rule));
            return new Layer(rules, net);
        }
    }

    /** No rule at all. */
    public static final SimpSet EMPTY = new SimpSet(
            List.of(), Set.of(), Map.of("HOL.implies", congruence(Congruences.IMPLIES)), List.of(), List.of(), null, 0);

    private final List<Layer> layers;
    private final Set<Term> deleted;
    private final Map<String, CongruenceRule> congruences;
    private final List<SplitRule> splits;
    private final List<Simproc> procedures;

    /** What ∀x ∈ A says, by which it is a rule about each x. */
    private final @Nullable Thm range;

    private final long age;

    private SimpSet(
            List<Layer> layers,
            Set<Term> deleted,
            Map<String, CongruenceRule> congruences,
            List<SplitRule> splits,
            List<Simproc> procedures,
            @Nullable Thm range,
            long age) {
        this.layers = layers;
        this.deleted = deleted;
        this.congruences = congruences;
        this.splits = splits;
        this.procedures = procedures;
        this.range = range;
        this.age = age;
    }

    private static CongruenceRule congruence(Thm fact) {
        return CongruenceRule.of(fact)
                .orElseThrow(() -> new IllegalArgumentException("no congruence rule: " + fact.conclusion()));
    }

    /** The rules that a theory declares ({@code simp}, {@code iff}, {@code cong}; {@code split} for if-then-else only). */
    public static SimpSet of(Theory theory) {
        return SimpSets.of(theory);
    }

    /** How the connectives calculate, and nothing else. */
    public static SimpSet basic() {
        return EMPTY.add(BasicRules.get().equations());
    }

    /** With these facts as rules, which are tried before those that are there. */
    public SimpSet add(Collection<Thm> facts) {
        var rules = new ArrayList<RewriteRule>();
        long next = age;
        var restored = new HashSet<Term>();
        for (Thm fact : facts) {
            rules.addAll(RewriteRule.of(fact, next++, range));
            restored.add(fact.conclusion());
        }
        var grown = new ArrayList<>(layers);
        // Layers of like size become one, so that there are never many.
        while (!grown.isEmpty() && grown.getLast().rules().size() <= 2 * rules.size()) {
            rules.addAll(0, grown.removeLast().rules());
        }
        if (!rules.isEmpty()) {
            grown.add(Layer.of(rules));
        }
        var stillDeleted = new HashSet<>(deleted);
        stillDeleted.removeAll(restored);
        return new SimpSet(List.copyOf(grown), stillDeleted, congruences, splits, procedures, range, next);
    }

    /** Without the rules made of these facts. */
    public SimpSet delete(Collection<Thm> facts) {
        var all = new HashSet<>(deleted);
        facts.forEach(fact -> all.add(fact.conclusion().betaNormal()));
        return new SimpSet(layers, all, congruences, splits, procedures, range, age);
    }

    /** These facts as the only rules; congruences stay, procedures and splits go. */
    public SimpSet only(Collection<Thm> facts) {
        return new SimpSet(List.of(), Set.of(), congruences, List.of(), List.of(), range, age).add(facts);
    }

    public SimpSet addCongruences(Collection<Thm> facts) {
        var all = new HashMap<>(congruences);
        facts.forEach(fact -> CongruenceRule.of(fact).ifPresent(rule -> all.put(rule.head(), rule)));
        return new SimpSet(layers, deleted, all, splits, procedures, range, age);
    }

    public SimpSet deleteCongruences(Collection<Thm> facts) {
        var all = new HashMap<>(congruences);
        facts.forEach(fact -> CongruenceRule.of(fact).ifPresent(rule -> all.remove(rule.head())));
        return new SimpSet(layers, deleted, all, splits, procedures, range, age);
    }

    public SimpSet addSplits(Collection<Thm> facts) {
        var all = new ArrayList<>(splits);
        facts.forEach(fact -> SplitRule.of(fact).ifPresent(all::addFirst));
        return new SimpSet(layers, deleted, congruences, List.copyOf(all), procedures, range, age);
    }

    public SimpSet deleteSplits(Collection<Thm> facts) {
        var all = new ArrayList<>(splits);
        facts.forEach(fact ->
                SplitRule.of(fact).ifPresent(rule -> all.removeIf(r -> r.head().equals(rule.head()))));
        return new SimpSet(layers, deleted, congruences, List.copyOf(all), procedures, range, age);
    }

    /** Where ∀x ∈ A says that. */
    SimpSet withRange(@Nullable Thm definition) {
        return new SimpSet(layers, deleted, congruences, splits, procedures, definition, age);
    }

    @Nullable
    Thm range() {
        return range;
    }

    public SimpSet with(Simproc procedure) {
        var all = new ArrayList<>(procedures);
        all.add(procedure);
        return new SimpSet(layers, deleted, congruences, splits, List.copyOf(all), range, age);
    }

    /** The rules that may apply to the term, newest first. */
    void candidates(Term term, List<RewriteRule> result) {
        for (int i = layers.size() - 1; i >= 0; i--) {
            int from = result.size();
            layers.get(i).net().candidates(term, result);
            if (result.size() - from > 1) {
                result.subList(from, result.size()).sort((r, s) -> Long.compare(s.age(), r.age()));
            }
        }
        if (!deleted.isEmpty()) {
            result.removeIf(rule -> deleted.contains(rule.origin()));
        }
    }

    @Nullable
    CongruenceRule congruence(String constant) {
        return congruences.get(constant);
    }

    List<SplitRule> splits() {
        return splits;
    }

    List<Simproc> procedures() {
        return procedures;
    }
}
