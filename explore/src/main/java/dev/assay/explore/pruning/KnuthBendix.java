package dev.assay.explore.pruning;

import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The Knuth-Bendix order by size, then by which symbol was declared first, then by arguments from left to right. */
final class KnuthBendix {
    private KnuthBendix() {}

    /** Total: variables count as the smallest constants, by their number. */
    static int compare(Term s, Term t) {
        int order = Integer.compare(s.size(), t.size());
        return order != 0 ? order : structure(s, t);
    }

    private static int structure(Term s, Term t) {
        return switch (s) {
            case Var(var type, var number) ->
                switch (t) {
                    case Var(var otherType, var otherNumber) ->
                        number != otherNumber
                                ? Integer.compare(number, otherNumber)
                                : type.equals(otherType) ? 0 : type.toString().compareTo(otherType.toString());
                    case App unused -> -1;
                };
            case App(var f, var arguments) ->
                switch (t) {
                    case Var unused -> 1;
                    case App(var g, var others) when f != g -> Integer.compare(f.index(), g.index());
                    case App(var g, var others) -> {
                        for (int i = 0; i < arguments.size(); i++) {
                            int order = compare(arguments.get(i), others.get(i));
                            if (order != 0) {
                                yield order;
                            }
                        }
                        yield 0;
                    }
                };
        };
    }

    /** Whether every instance of s is greater than that of t. */
    static boolean isGreater(Term s, Term t) {
        return t instanceof Var variable
                ? !s.equals(t) && s.contains(variable)
                : s instanceof App && dominates(s, t) && isGreaterGivenVariables(s, t);
    }

    private static boolean isGreaterGivenVariables(Term s, Term t) {
        int order = Integer.compare(s.size(), t.size());
        if (order != 0) {
            return order > 0;
        }
        if (!(s instanceof App(var f, var arguments) && t instanceof App(var g, var others))) {
            return false;
        }
        return f == g ? isGreater(arguments, others) : f.index() > g.index();
    }

    private static boolean isGreater(List<Term> arguments, List<Term> others) {
        for (int i = 0; i < arguments.size(); i++) {
            if (!arguments.get(i).equals(others.get(i))) {
                return isGreater(arguments.get(i), others.get(i));
            }
        }
        return false;
    }

    /** Whether each variable is in s at least as often as in t. */
    private static boolean dominates(Term s, Term t) {
        var balance = new HashMap<Var, Integer>();
        count(s, 1, balance);
        count(t, -1, balance);
        return balance.values().stream().allMatch(n -> n >= 0);
    }

    private static void count(Term term, int sign, Map<Var, Integer> balance) {
        switch (term) {
            case Var variable -> balance.merge(variable, sign, Integer::sum);
            case App(var symbol, var arguments) -> arguments.forEach(a -> count(a, sign, balance));
        }
    }
}
