package dev.assay.prove.induct;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import dev.assay.syntax.Source;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.isabelle.Context;
import dev.assay.syntax.isabelle.outer.Inner;
import java.util.HashMap;
import java.util.List;

/** How a proof writes terms and the names of facts. */
public interface Writing {
    String term(Term t);

    String fact(String name);

    /** A variable where it is fixed. */
    default String variable(Free v) {
        return v.name();
    }

    /** For problems that are no theories, by short names. */
    Writing SHORT = new Writing() {
        private static final TermPrinter PRINTER = TermPrinter.UNICODE.withWidth(Integer.MAX_VALUE);

        @Override
        public String term(Term t) {
            return PRINTER.print(t);
        }

        @Override
        public String fact(String name) {
            return name.replace("TIP.", "");
        }
    };

    /** So that it can be read in a theory; types are written where a term would mean something else without them. */
    static Writing in(Context context) {
        TermPrinter plain = context.printer().withWidth(Integer.MAX_VALUE);
        TermPrinter typed = plain.withSorts(true).showTypes(true);
        return new Writing() {
            @Override
            public String term(Term t) {
                String text = plain.print(t);
                return means(text, t) ? text : typed.print(t);
            }

            @Override
            public String fact(String name) {
                String own = context.name() + ".";
                return name.startsWith(own) ? name.substring(own.length()) : name;
            }

            // What is said of it later need not tell its type.
            @Override
            public String variable(Free v) {
                return v.type().variables().isEmpty()
                        ? v.name()
                        : v.name() + " :: \"" + TypePrinter.UNICODE.print(v.type()) + "\"";
            }

            private boolean means(String text, Term t) {
                try {
                    var inner = new Inner(text, new Source("proof", text), 0, List.of());
                    Term read = context.terms(List.of(inner), List.of()).getFirst();
                    return general(read).sameAs(general(t));
                } catch (SyntaxException _) {
                    return false;
                }
            }
        };
    }

    /** With type variables named as they come. */
    private static Term general(Term t) {
        var names = new HashMap<Type.Var, Type>();
        t.typeVariables().forEach(v -> names.put(v, Type.var("'t" + names.size(), v.sort())));
        return t.substituteTypes(names);
    }
}
