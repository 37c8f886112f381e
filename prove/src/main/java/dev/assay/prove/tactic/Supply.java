package dev.assay.prove.tactic;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.Map;

/**
 * Terms for variables of rules that neither the goal nor an assumption determines. Those that nothing is known of yet are
 * unknowns, which later steps tell; the same steps in the same order get the same ones.
 */
public final class Supply {
    /** Neither ? nor _: a prover that works on the goal must not take an unknown for a variable of its own, and give it a value. */
    private static final String PREFIX = "!unknown";

    private final int step;
    private final Map<String, Term> known;
    private int count;

    /**
     * @param step the number of the step that asks, so that no other has its unknowns
     * @param known what has become of unknowns, by their names
     */
    public Supply(int step, Map<String, Term> known) {
        this.step = step;
        this.known = known;
    }

    public static boolean isUnknown(Free v) {
        return v.name().startsWith(PREFIX);
    }

    Term next(Type type) {
        return of(step + "_" + count++, type);
    }

    /** A proposition of which nothing is known. */
    public Term proposition() {
        return next(Type.bool());
    }

    private Term of(String number, Type type) {
        Term value = known.get(PREFIX + number);
        return value != null && value.type().equals(type) ? value : new Free(PREFIX + number, type);
    }
}
