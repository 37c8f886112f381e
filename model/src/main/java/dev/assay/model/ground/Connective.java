package dev.assay.model.ground;

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
                    case "HOL.True" -> arguments == 0 ? TRUE : null;
                    case "HOL.False" -> arguments == 0 ? FALSE : null;
                    case "HOL.Not" -> arguments == 1 ? NOT : null;
                    case "HOL.conj" -> arguments == 2 ? AND : null;
                    case "HOL.disj" -> arguments == 2 ? OR : null;
                    case "HOL.implies" -> arguments == 2 ? IMPLIES : null;
                    case "HOL.eq" -> arguments == 2 ? EQUAL : null;
                    case "HOL.All" -> arguments == 1 ? ALL : null;
                    case "HOL.Ex" -> arguments == 1 ? EX : null;
                    case "Set.member" -> arguments == 2 ? MEMBER : null;
                    default -> null;
                });
    }
}
