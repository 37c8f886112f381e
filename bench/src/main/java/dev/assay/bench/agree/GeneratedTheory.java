package dev.assay.bench.agree;

import java.util.List;

/** A theory with statements about it. */
record GeneratedTheory(List<String> declarations, List<Claim> claims) {
    static final String NAME = "Generated";

    GeneratedTheory {
        declarations = List.copyOf(declarations);
        claims = List.copyOf(claims);
    }

    /** As a file says it. */
    String text() {
        var text = new StringBuilder("theory " + NAME + " imports Main begin\n\n");
        declarations.forEach(each -> text.append(each).append("\n\n"));
        for (int i = 0; i < claims.size(); i++) {
            text.append("lemma c")
                    .append(i)
                    .append(": \"")
                    .append(claims.get(i).text())
                    .append("\"\n  oops\n\n");
        }
        return text.append("end\n").toString();
    }

    @Override
    public String toString() {
        return text();
    }
}
