package dev.assay.logic.rules;

import dev.assay.logic.Term;
import java.util.List;

/** A total order on terms, smaller ones first, that ordered rewriting goes down in. */
public final class TermOrder {
    private TermOrder() {}

    /** How many constants, variables and abstractions there are in it. */
    public static int size(Term term) {
        return switch (term) {
            case Term.Const _, Term.Free _, Term.Bound _ -> 1;
            case Term.Abs(var _, var _, var body) -> 1 + size(body);
            case Term.App(var function, var argument) -> size(function) + size(argument);
        };
    }

    /** By size, then head, then arguments from left to right. */
    public static int compare(Term s, Term t) {
        if (s == t) {
            return 0;
        }
        int bySize = Integer.compare(size(s), size(t));
        if (bySize != 0) {
            return bySize;
        }
        int byHead = heads(s.head(), t.head());
        if (byHead != 0) {
            return byHead;
        }
        List<Term> left = s.arguments();
        List<Term> right = t.arguments();
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            int byArgument = compare(left.get(i), right.get(i));
            if (byArgument != 0) {
                return byArgument;
            }
        }
        return Integer.compare(left.size(), right.size());
    }

    private static int heads(Term s, Term t) {
        int byKind = Integer.compare(kind(s), kind(t));
        if (byKind != 0) {
            return byKind;
        }
        return switch (s) {
            case Term.Const(var name, var _) -> name.compareTo(((Term.Const) t).name());
            case Term.Free(var name, var _) -> name.compareTo(((Term.Free) t).name());
            case Term.Bound(var index) -> Integer.compare(index, ((Term.Bound) t).index());
            case Term.Abs(var _, var _, var body) -> compare(body, ((Term.Abs) t).body());
            case Term.App _ -> 0;
        };
    }

    private static int kind(Term head) {
        return switch (head) {
            case Term.Const _ -> 0;
            case Term.Free _ -> 1;
            case Term.Bound _ -> 2;
            case Term.Abs _ -> 3;
            case Term.App _ -> 4;
        };
    }
}
