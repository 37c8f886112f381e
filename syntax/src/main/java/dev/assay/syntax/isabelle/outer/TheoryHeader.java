package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Name;
import java.util.List;

/** {@code theory name imports … keywords … abbrevs … begin}. */
public record TheoryHeader(
        CommandSpan span, Name name, List<Name> imports, List<KeywordDeclaration> keywords, List<Token> abbreviations) {
    public TheoryHeader {
        imports = List.copyOf(imports);
        keywords = List.copyOf(keywords);
        abbreviations = List.copyOf(abbreviations);
    }

    /** {@code "word" … :: kind}; the kind is empty for minor keywords. */
    public record KeywordDeclaration(List<Name> names, String kind) {
        public KeywordDeclaration {
            names = List.copyOf(names);
        }
    }
}
