package dev.assay.bench.agree;

import java.util.List;

/** Least and greatest sets and predicates. */
final class Fixpoints {
    private final Draft draft;

    Fixpoints(Draft draft) {
        this.draft = draft;
    }

    void ofSets() {
        int stride = draft.pick(List.of(1, 2, 3));
        String step = "(λS. insert 0 ((λn. n + " + stride + ") ` S))";
        draft.know("(0::nat) ∈ lfp " + step);
        draft.know("(n::nat) ∈ lfp " + step + " ⟹ " + stride + " dvd n");
        draft.know("lfp (λS. S) = ({} :: nat set)");
        draft.know("gfp (λS. S) = (UNIV :: nat set)");
        draft.know("mono F ⟹ F (lfp F) = (lfp F :: nat set)");
        draft.know("lfp (λS. S ∪ A) = (A :: nat set)");
        draft.deny("F (lfp F) = (lfp F :: nat set)");
        draft.deny("(n::nat) ∈ lfp " + step + " ⟹ " + (stride + 1) + " dvd n");
        draft.deny("gfp (λS. S ∪ A) = (A :: nat set)");
        draft.deny("lfp F = (gfp F :: nat set)");
        draft.provide(new Operation(
                "(lfp (λu. %s ∪ (%s ` u)))",
                List.of(Ty.set(Types.NAT), Ty.fun(Types.NAT, Types.NAT)), Ty.set(Types.NAT)));
    }

    void greatestSet() {
        String s = draft.name("s");
        int bound = draft.pick(List.of(1, 2, 4));
        draft.add("coinductive_set " + s + " :: \"nat set\" where\n  \"n < " + bound + " ⟹ Suc n mod " + bound + " ∈ "
                + s + " ⟹ n ∈ " + s + "\"");
        draft.provide(new Operation(s, List.of(), Ty.set(Types.NAT)));
        draft.know("n ∈ " + s + " ⟷ n < " + bound);
        draft.know("finite " + s);
        draft.deny(s + " = {}");
        draft.deny("n ∈ " + s);
        String p = draft.name("p");
        String q = draft.name("p");
        draft.add("coinductive " + p + " :: \"nat ⇒ bool\" and " + q + " :: \"nat ⇒ bool\" where\n  \"" + q
                + " (Suc n) ⟹ " + p + " n\" |\n  \"" + p + " n ⟹ n < 3 ⟹ " + q + " n\"");
        draft.provide(Operation.prefix(p, List.of(Types.NAT), Types.BOOL));
        draft.provide(Operation.prefix(q, List.of(Types.NAT), Types.BOOL));
        // From p n follow q (n + 1) and p (n + 1), and so on, past 3.
        draft.know("¬ " + p + " n");
        draft.know("¬ " + q + " n");
    }

    /** The same rules, read as the least and as the greatest. */
    void both() {
        String p = draft.name("p");
        String q = draft.name("p");
        String next = draft.pick(List.of("n", "Suc n", "n - 1"));
        for (String word : List.of("inductive " + p, "coinductive " + q)) {
            String name = word.substring(word.indexOf(' ') + 1);
            draft.add(word + " :: \"nat ⇒ bool\" where\n  \"" + name + " (" + next + ") ⟹ " + name + " n\"");
            draft.provide(Operation.prefix(name, List.of(Types.NAT), Types.BOOL));
        }
        draft.know("¬ " + p + " n");
        draft.know(q + " n");
        draft.know(p + " n ⟹ " + q + " n");
        draft.deny(q + " n ⟹ " + p + " n");
        draft.deny(p + " = " + q);
    }
}
