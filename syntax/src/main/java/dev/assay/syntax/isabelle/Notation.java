package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.image.ImageReader;
import dev.assay.logic.image.ImageWriter;
import dev.assay.logic.infer.Coercions;
import dev.assay.syntax.isabelle.inner.Abbreviations;
import dev.assay.syntax.isabelle.inner.Grammar;
import java.util.List;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;

/**
 * How terms are written.
 *
 * @param bundles notation that can be switched on, by name
 * @param variants the constants that a constant may stand for, where types decide
 * @param coercions the functions that texts may leave out
 */
record Notation(
        Grammar grammar,
        Abbreviations abbreviations,
        PMap<String, List<NotationChange>> bundles,
        PMap<String, List<String>> variants,
        Coercions coercions) {
    static final Notation BASE =
            new Notation(Grammar.BASE, Abbreviations.NONE, HashTreePMap.empty(), HashTreePMap.empty(), Coercions.NONE);

    void write(ImageWriter out) {
        grammar.write(out);
        abbreviations.write(out);
        out.map(bundles);
        out.map(variants);
        // The newest comes first, and the lists of an image grow at their end.
        out.list(coercions.functions().reversed());
    }

    static Notation read(ImageReader in) {
        return new Notation(
                Grammar.read(in),
                Abbreviations.read(in),
                in.map(),
                in.map(),
                new Coercions(in.<Term>list().reversed()));
    }

    Notation with(Grammar larger) {
        return new Notation(larger, abbreviations, bundles, variants, coercions);
    }

    Notation withAbbreviation(String constant, Term meaning) {
        return new Notation(grammar, abbreviations.with(constant, meaning), bundles, variants, coercions);
    }

    Notation withBundle(String bundle, List<NotationChange> notation) {
        return new Notation(grammar, abbreviations, bundles.plus(bundle, List.copyOf(notation)), variants, coercions);
    }

    Notation withVariants(String constant, List<String> meanings) {
        return new Notation(grammar, abbreviations, bundles, variants.plus(constant, List.copyOf(meanings)), coercions);
    }

    Notation with(Coercions changed) {
        return new Notation(grammar, abbreviations, bundles, variants, changed);
    }
}
