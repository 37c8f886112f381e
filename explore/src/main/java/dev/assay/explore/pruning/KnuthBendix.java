package dev.assay.explore.pruning;

import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;

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
        return isGreater(s, t, false);
    }

    /** Whether that is so for all values of variables that are the greater the higher their number. */
    static boolean isGreaterIfRanked(Term s, Term t) {
        return isGreater(s, t, true);
    }

    private static boolean isGreater(Term s, Term t, boolean isRanked) {
        return switch (t) {
            case Var x ->
                switch (s) {
                    case Var y -> isRanked && y.number() > x.number();
                    case App unused -> hasAbove(s, x, isRanked);
                };
            case App(var g, var others) ->
                s instanceof App(var f, var arguments) && isHeavier(s, t, isRanked) && beyondWeight(s, t, isRanked);
        };
    }

    /** The variable itself, or one that is greater. */
    private static boolean hasAbove(Term term, Var x, boolean isRanked) {
        return switch (term) {
            case Var y -> y.equals(x) || isRanked && y.number() > x.number();
            case App(var symbol, var arguments) -> arguments.stream().anyMatch(a -> hasAbove(a, x, isRanked));
        };
    }

    private static boolean beyondWeight(Term s, Term t, boolean isRanked) {
        int order = Integer.compare(s.size(), t.size());
        if (order != 0) {
            return order > 0;
        }
        App left = (App) s;
        App right = (App) t;
        if (left.symbol() != right.symbol()) {
            return left.symbol().index() > right.symbol().index();
        }
        for (int i = 0; i < left.arguments().size(); i++) {
            Term argument = left.arguments().get(i);
            Term other = right.arguments().get(i);
            if (!argument.equals(other)) {
                return isGreater(argument, other, isRanked);
            }
        }
        return false;
    }

    /** Whether s is at least as heavy as t, whatever terms the variables stand for. */
    private static boolean isHeavier(Term s, Term t, boolean isRanked) {
        if (s.size() < t.size()) {
            return false;
        }
        var balance = new TreeMap<Var, Integer>(RANK);
        count(s, 1, balance);
        count(t, -1, balance);
        int above = 0;
        for (int n : balance.descendingMap().values()) {
            // A surplus of heavier variables makes up for lighter ones.
            above = isRanked ? above + n : n;
            if (above < 0) {
                return false;
            }
        }
        return true;
    }

    private static final Comparator<Var> RANK = KnuthBendix::structure;

    private static void count(Term term, int sign, Map<Var, Integer> balance) {
        switch (term) {
            case Var variable -> balance.merge(variable, sign, Integer::sum);
            case App(var symbol, var arguments) -> arguments.forEach(a -> count(a, sign, balance));
        }
    }
}
