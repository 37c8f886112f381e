package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;

/** What {@code ?thesis} stands for: the conclusion of a rule, without the premises that its text has before ⟹. */
final class Thesis {
    private Thesis() {}

    /** @param premises how many the text has */
    static Term of(Term proposition, int premises) {
        Term result = proposition;
        int left = premises;
        while (left > 0) {
            if (result.isApplied(Hol.IMPLIES.name()) && result.arguments().size() == 2) {
                result = result.arguments().get(1);
                left--;
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
}
