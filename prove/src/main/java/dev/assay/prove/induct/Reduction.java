package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Ordered rewriting by proved equations, to pass over terms that one of them makes simpler. The variables of such a
 * term count as constants, so that any two terms can be compared, and commutativity is of use.
 */
final class Reduction {
    private record Rule(Term left, Term right) {}

    private final Map<String, List<Rule>> rules = new HashMap<>();

    /** Uses an equation from now on; other propositions are of no use here. */
    void add(Term statement) {
        if (statement.isApplied(Hol.EQ) && statement.arguments().size() == 2) {
            Term left = statement.arguments().get(0);
            Term right = statement.arguments().get(1);
            orient(left, right);
            orient(right, left);
        }
    }

    private void orient(Term left, Term right) {
        if (left.head() instanceof Const(var name, var _)
                && left.frees().containsAll(right.frees())
                && Shape.size(left) >= Shape.size(right)) {
            rules.computeIfAbsent(name, _ -> new ArrayList<>()).add(new Rule(left, right));
        }
    }

    /** Whether some rule makes the term simpler, at its top or inside. */
    boolean isReducible(Term t) {
        return isReducibleAtTop(t) || t.arguments().stream().anyMatch(this::isReducible);
    }

    boolean isReducibleAtTop(Term t) {
        if (!(t.head() instanceof Const(var name, var _))) {
            return false;
        }
        for (Rule rule : rules.getOrDefault(name, List.of())) {
            var binding = new HashMap<Free, Term>();
            if (matches(rule.left, t, binding) && compare(rule.right.substitute(binding), t) < 0) {
                return true;
            }
        }
        return false;
    }

    /** Types follow from the names. */
    private static boolean matches(Term pattern, Term t, Map<Free, Term> binding) {
        return switch (pattern) {
            case Free v -> {
                Term bound = binding.putIfAbsent(v, t);
                yield bound == null || bound.equals(t);
            }
            case Const(var name, var _) -> t instanceof Const(var other, var _) && other.equals(name);
            case Term.App(var f, var a) ->
                t instanceof Term.App(var g, var b) && matches(f, g, binding) && matches(a, b, binding);
            case Term.Abs _, Term.Bound _ -> pattern.equals(t);
        };
    }

    /** Smaller terms first, then by heads, then by arguments from left to right: closed under contexts of one shape. */
    private static int compare(Term s, Term t) {
        int bySize = Integer.compare(Shape.size(s), Shape.size(t));
        if (bySize != 0) {
            return bySize;
        }
        int byHead = name(s.head()).compareTo(name(t.head()));
        if (byHead != 0) {
            return byHead;
        }
        List<Term> ss = s.arguments();
        List<Term> ts = t.arguments();
        for (int i = 0; i < Math.min(ss.size(), ts.size()); i++) {
            int byArgument = compare(ss.get(i), ts.get(i));
            if (byArgument != 0) {
                return byArgument;
            }
        }
        return Integer.compare(ss.size(), ts.size());
    }

    private static String name(Term head) {
        return switch (head) {
            case Const(var name, var _) -> "c" + name;
            case Free(var name, var _) -> "v" + name;
            case Term.Bound _, Term.Abs _, Term.App _ -> "a" + head;
        };
    }
}
