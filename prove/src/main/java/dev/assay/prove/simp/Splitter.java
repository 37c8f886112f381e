package dev.assay.prove.simp;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds a choice inside a proposition and makes it a case distinction about the proposition. */
final class Splitter {
    private Splitter() {}

    /** ⊢ p = cases, for the first choice in p that a rule splits, or null. */
    static @Nullable Thm split(Term p, List<SplitRule> rules, Signature signature) {
        return split(
                p, p, rules.stream().filter(rule -> !rule.isForAssumptions()).toList(), signature);
    }

    /** ⊢ (a ⟶ p) = cases, for the first choice in the assumption a that a rule for assumptions splits, or null. */
    static @Nullable Thm splitAssumption(Term a, Term p, List<SplitRule> rules, Signature signature) {
        return split(
                Hol.mkImplies(a, p),
                a,
                rules.stream().filter(SplitRule::isForAssumptions).toList(),
                signature);
    }

    private static @Nullable Thm split(Term p, Term part, List<SplitRule> rules, Signature signature) {
        if (rules.isEmpty()) {
            return null;
        }
        var choices = new ArrayList<Term>();
        collect(part, rules, choices);
        for (Term choice : choices) {
            for (SplitRule rule : rules) {
                Thm result = split(p, choice, rule, signature);
                if (result != null) {
                    return result;
                }
            }
        }
        return null;
    }

    /** The closed subterms that rules are about, outermost last, so that what others depend on is split first. */
    private static void collect(Term t, List<SplitRule> rules, List<Term> result) {
        switch (t) {
            case Term.Const _, Free _, Term.Bound _ -> {}
            case Term.Abs(var _, var _, var body) -> collect(body, rules, result);
            case Term.App(var function, var argument) -> {
                collect(function, rules, result);
                collect(argument, rules, result);
                if (t.head() instanceof Term.Const(var name, var _)
                        && t.isClosed()
                        && rules.stream().anyMatch(r -> r.head().equals(name))) {
                    result.add(t);
                }
            }
        }
    }

    private static @Nullable Thm split(Term p, Term choice, SplitRule rule, Signature signature) {
        var match = new PatternMatch(signature, rule.variables());
        if (!match.match(rule.choice(), choice)) {
            return null;
        }
        Type type = choice.type();
        Term context = new Term.Abs("x", type, replaced(p, choice, 0));
        if (!match.assign(rule.context(), context)) {
            return null;
        }
        Thm instance = match.instance(rule.theorem().transfer(signature));
        Thm from = Thm.betaEta(signature, p, Rules.left(instance));
        Term right = Rules.right(instance);
        return Thm.trans(Thm.trans(from, instance), Thm.betaEta(signature, right, right.betaNormal()));
    }

    /** The term with the bound variable {@code depth} for each occurrence of {@code part}, a closed term. */
    private static Term replaced(Term t, Term part, int depth) {
        if (t.equals(part)) {
            return new Term.Bound(depth);
        }
        return switch (t) {
            case Term.Const _, Free _ -> t;
            case Term.Bound(var index) -> index >= depth ? new Term.Bound(index + 1) : t;
            case Term.Abs(var hint, var argument, var body) ->
                new Term.Abs(hint, argument, replaced(body, part, depth + 1));
            case Term.App(var function, var argument) ->
                new Term.App(replaced(function, part, depth), replaced(argument, part, depth));
        };
    }
}
