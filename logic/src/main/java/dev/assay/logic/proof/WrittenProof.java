package dev.assay.logic.proof;

import dev.assay.logic.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * A statement and its proof, as they are written.
 *
 * @param name what the statement is called, or what is taken on trust without this proof; may be empty
 * @param position where the statement stands
 * @param premises what it assumes before its conclusion
 * @param conditions what it assumes after its conclusion, as {@code if} says
 * @param context what is known where it stands
 * @param isGivenUp whether the text itself says that it ends without a proof, or ends before it
 */
public record WrittenProof(
        String name,
        Position position,
        Claim claim,
        List<Proposition.Group> premises,
        List<Proposition.Group> conditions,
        Conclusion conclusion,
        MethodContext context,
        List<ProofStep> steps,
        boolean isGivenUp) {
    public WrittenProof {
        premises = List.copyOf(premises);
        conditions = List.copyOf(conditions);
        steps = List.copyOf(steps);
    }

    /** All that it assumes, in the order of the claim's premises. */
    public List<Proposition.Group> assumed() {
        var result = new ArrayList<>(premises);
        result.addAll(conditions);
        return result;
    }
}
