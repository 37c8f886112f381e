package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Name;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code theory name imports … keywords … abbrevs … begin}. */
final class HeaderReader extends Phrases {
    HeaderReader(CommandSpan span) {
        super(span);
    }

    TheoryHeader header() {
        Name name = name("the name of the theory");
        List<Name> imports = new ArrayList<>();
        List<TheoryHeader.KeywordDeclaration> keywords = new ArrayList<>();
        List<Token> abbreviations = new ArrayList<>();
        while (!accept("begin")) {
            if (accept("imports")) {
                while (atName() && !(is("options") && isNext("["))) {
                    imports.add(name("a theory"));
                }
            } else if (accept("keywords")) {
                keywords.addAll(separated("and", this::declaration));
            } else if (accept("abbrevs")) {
                abbreviations.addAll(until("imports", "keywords", "begin"));
            } else if (accept("options")) {
                options("[", "]");
            } else {
                throw expected("`imports`, `keywords` or `begin`");
            }
        }
        return new TheoryHeader(span(), name, imports, keywords, abbreviations);
    }

    /** {@code "a" "b" :: kind (arguments) % tag == "replacement"}. */
    private TheoryHeader.KeywordDeclaration declaration() {
        List<Name> names = names("a keyword");
        String kind = "";
        if (accept("::")) {
            kind = name("a kind of keyword").text();
            until("and", "imports", "abbrevs", "begin");
        }
        return new TheoryHeader.KeywordDeclaration(names, kind);
    }
}
