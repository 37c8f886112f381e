package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.Writing;
import dev.assay.syntax.SyntaxException;
import java.util.HashMap;
import java.util.List;

/** Types are written where a term would mean something else without them. */
final class TheoryWriting implements Writing {
    private final Context context;
    private final TermPrinter plain;
    private final TermPrinter typed;

    TheoryWriting(Context context) {
        this.context = context;
        this.plain = context.printer().withWidth(Integer.MAX_VALUE);
        this.typed = plain.withSorts(true).showTypes(true);
    }

    @Override
    public String term(Term t) {
        String text = plain.print(t);
        return means(text, t) ? text : typed.print(t);
    }

    @Override
    public String fact(String name) {
        if (context.theory().fact(name).isPresent()) {
            return context.factText(name);
        }
        // One that the proof states itself.
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
            Term read =
                    context.terms(List.of(Quoted.of("proof", text)), List.of()).getFirst();
            return general(read).sameAs(general(t));
        } catch (SyntaxException _) {
            return false;
        }
    }

    /** With type variables named as they come. */
    private static Term general(Term t) {
        var names = new HashMap<Type.Var, Type>();
        t.typeVariables().forEach(v -> names.put(v, Type.var("'t" + names.size(), v.sort())));
        return t.substituteTypes(names);
    }
}
