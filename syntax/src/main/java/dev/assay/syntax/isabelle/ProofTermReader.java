package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.proof.Quoted;
import java.util.Collection;
import java.util.List;

/** Reads the terms of proofs, where {@code …} and the places of patterns are terms, too. */
final class ProofTermReader implements dev.assay.logic.proof.TermReader {
    private static final List<String> RULE_SIGNS =
            List.of("\\<And>", "\u22c0", "!!", "\\<Longrightarrow>", "\u27f9", "==>", "\\<lbrakk>", "\u27e6", "[|");

    private final Context context;

    ProofTermReader(Context context) {
        this.context = context;
    }

    @Override
    public List<Term> terms(List<Quoted> texts, Collection<Free> variables) {
        return context.terms(withoutDots(texts), variables);
    }

    @Override
    public List<Term> propositions(List<Quoted> texts) {
        return context.propositions(withoutDots(texts));
    }

    /** With a name for the dots. */
    private List<Quoted> withoutDots(List<Quoted> texts) {
        return context.fixed(DOTS).isEmpty()
                ? texts
                : texts.stream()
                        .map(t -> new Quoted(
                                t.text()
                                        .replace("\\<dots>", DOTS)
                                        .replace("…", DOTS)
                                        .replace("...", DOTS),
                                t.position()))
                        .toList();
    }

    @Override
    public Term pattern(Quoted pattern) {
        // A place that has no name is one all the same.
        var text = new StringBuilder();
        int unnamed = 0;
        for (String part : pattern.text().split("(?<![A-Za-z0-9_'])_(?![A-Za-z0-9_'])", -1)) {
            text.append(unnamed == 0 ? "" : UNNAMED + unnamed).append(part);
            unnamed++;
        }
        return context.terms(List.of(new Quoted(text.toString(), pattern.position())), List.of())
                .getFirst();
    }

    /** How many premises stand before ⟹ outside of all parentheses; ⟦A; B⟧ are two. */
    @Override
    public int premises(Quoted proposition) {
        String plain = proposition
                .text()
                .replace("\\<Longrightarrow>", "⟹")
                .replace("==>", "⟹")
                .replace("\\<lbrakk>", "⟦")
                .replace("[|", "⟦")
                .replace("\\<rbrakk>", "⟧")
                .replace("|]", "⟧");
        int count = 0;
        int depth = 0;
        boolean isBracketed = false;
        for (int i = 0; i < plain.length(); i++) {
            switch (plain.charAt(i)) {
                case '(', '[', '{' -> depth++;
                case ')', ']', '}' -> depth--;
                case '⟦' -> isBracketed |= depth == 0;
                case '⟧' -> isBracketed &= depth != 0;
                case ';' -> count += isBracketed && depth == 0 ? 1 : 0;
                case '⟹' -> count += !isBracketed && depth == 0 ? 1 : 0;
                default -> {}
            }
        }
        return count;
    }

    /** What is written with ⋀ and ⟹ is a rule about anything. */
    @Override
    public boolean isRule(Quoted proposition) {
        return RULE_SIGNS.stream().anyMatch(proposition.text()::contains);
    }
}
