package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;

/** What {@code ?thesis} stands for: the conclusion of a rule, without the premises that its text has before ⟹. */
final class Thesis {
    private Thesis() {}

    static Term of(Term proposition, String text) {
        Term result = proposition;
        int premises = premises(text);
        while (premises > 0) {
            if (result.isApplied(Hol.IMPLIES.name()) && result.arguments().size() == 2) {
                result = result.arguments().get(1);
                premises--;
            } else if (result instanceof Term.App(Term.Const(var all, var _), Term.Abs(var hint, var type, var body))
                    && all.equals(Hol.ALL)) {
                // Called as the text does, which then fixes it under this name.
                result = body.instantiate(new Free(hint, type));
            } else {
                return result;
            }
        }
        return result;
    }

    /** How many premises stand before ⟹ outside of all parentheses; ⟦A; B⟧ are two. */
    static int premises(String text) {
        String plain = text.replace("\\<Longrightarrow>", "⟹")
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
}
