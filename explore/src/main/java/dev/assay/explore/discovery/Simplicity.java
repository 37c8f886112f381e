package dev.assay.explore.discovery;

import dev.assay.explore.Term;
import dev.assay.explore.Term.App;
import dev.assay.explore.Term.Var;
import java.util.Comparator;
import java.util.List;

/** Which of two terms is simpler: what a law is told in, and which of two laws follows from which. */
public enum Simplicity implements Comparator<Term> {
    /** Less deep, then fewer functions, then more variables, then what was declared first. */
    DEPTH {
        @Override
        public int compare(Term s, Term t) {
            int order = Integer.compare(s.depth(), t.depth());
            return order != 0 ? order : beyond(s, t);
        }
    },
    /** Smaller, then fewer functions, then more variables, then what was declared first. */
    SIZE {
        @Override
        public int compare(Term s, Term t) {
            int order = Integer.compare(s.size(), t.size());
            return order != 0 ? order : beyond(s, t);
        }
    };

    private static int beyond(Term s, Term t) {
        int order = Integer.compare(s.functions(), t.functions());
        if (order == 0) {
            order = Integer.compare(t.variables().size(), s.variables().size());
        }
        return order != 0 ? order : structure(s, t);
    }

    private static int structure(Term s, Term t) {
        return switch (s) {
            case Var x ->
                switch (t) {
                    case Var y -> variables(x, y);
                    case App unused -> -1;
                };
            case App(var f, var arguments) ->
                switch (t) {
                    case Var unused -> 1;
                    case App(var g, var others) ->
                        f == g ? structure(arguments, others) : Integer.compare(f.index(), g.index());
                };
        };
    }

    private static int structure(List<Term> terms, List<Term> others) {
        for (int i = 0; i < terms.size(); i++) {
            int order = structure(terms.get(i), others.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private static int variables(Var x, Var y) {
        int order = Integer.compare(x.number(), y.number());
        return order != 0 ? order : x.type().toString().compareTo(y.type().toString());
    }
}
