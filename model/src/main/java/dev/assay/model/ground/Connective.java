package dev.assay.model.ground;

import dev.assay.logic.HolNames;
import java.util.Optional;

/** The constants that make formulas of formulas, with all their arguments. */
enum Connective {
    TRUE,
    FALSE,
    NOT,
    AND,
    OR,
    IMPLIES,
    EQUAL,
    ALL,
    EX,
    MEMBER;

    static Optional<Connective> of(String constant, int arguments) {
        return Optional.ofNullable(
                switch (constant) {
                    case HolNames.TRUE -> arguments == 0 ? TRUE : null;
                    case HolNames.FALSE -> arguments == 0 ? FALSE : null;
                    case HolNames.NOT -> arguments == 1 ? NOT : null;
                    case HolNames.AND -> arguments == 2 ? AND : null;
                    case HolNames.OR -> arguments == 2 ? OR : null;
                    case HolNames.IMPLIES -> arguments == 2 ? IMPLIES : null;
                    case HolNames.EQ -> arguments == 2 ? EQUAL : null;
                    case HolNames.ALL -> arguments == 1 ? ALL : null;
                    case HolNames.EX -> arguments == 1 ? EX : null;
                    case HolNames.MEMBER -> arguments == 2 ? MEMBER : null;
                    default -> null;
                });
    }
}
