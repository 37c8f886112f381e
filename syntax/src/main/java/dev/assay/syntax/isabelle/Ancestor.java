package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A locale that an interpretation reaches through what its locale extends. Its theorems are made when they are asked for. */
final class Ancestor {
    private static final int MOST_OF_ONE_LOCALE = 8;

    private final Context context;
    private final List<Term> assumptions;
    private final @Nullable Ancestor child;

    /** As it stands in its child. */
    private final Interpretation written;

    private final Interpretation terms;
    private @Nullable Interpretation whole;

    private Ancestor(
            Context context,
            List<Term> assumptions,
            @Nullable Ancestor child,
            Interpretation written,
            Interpretation terms) {
        this.context = context;
        this.assumptions = assumptions;
        this.child = child;
        this.written = written;
        this.terms = terms;
    }

    /**
     * The interpretation and those of all that its locale extends, whatever extends what.
     *
     * @param assumptions under which the interpretation holds
     */
    static List<Ancestor> of(Context context, Interpretation interpretation, List<Term> assumptions) {
        var result = new ArrayList<Ancestor>();
        new Ancestor(context, assumptions, null, interpretation, interpretation).add(result, new LinkedHashSet<>());
        return result;
    }

    private void add(List<Ancestor> result, Set<List<Object>> seen) {
        // Two locales may be sublocales of each other; a sublocale of itself at ever other terms has no end.
        var arguments = terms.arguments().stream()
                .map(t -> t.betaNormal().etaContract())
                .toList();
        boolean isTooMuch =
                seen.stream().filter(s -> s.getFirst().equals(terms.locale())).count() >= MOST_OF_ONE_LOCALE;
        if (isTooMuch || !seen.add(List.of(terms.locale(), arguments))) {
            return;
        }
        result.add(this);
        for (Interpretation parent : locale().parents()) {
            new Ancestor(context, assumptions, this, parent, terms.termsOf(parent)).add(result, seen);
        }
    }

    Locale locale() {
        return context.locale(terms.locale()).orElseThrow();
    }

    /** What names from the locale begin with. */
    String qualifier() {
        return terms.qualifier();
    }

    /** Whether the qualifier has to be written. */
    boolean isMandatory() {
        return terms.isMandatory();
    }

    Interpretation interpretation() {
        if (whole == null) {
            whole = child == null
                    ? written
                    : child.interpretation()
                            .of(written, assumptions, context.theory().signature());
        }
        return whole;
    }
}
