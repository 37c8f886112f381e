package dev.assay.syntax.isabelle.outer;

/** What a command word does to the structure of a theory. */
public enum CommandKind {
    /** The header. */
    THEORY,
    /** Headings and text, allowed anywhere. */
    DOCUMENT,
    /** Declares or defines. */
    DECLARATION,
    /** May open a block with {@code begin}. */
    BLOCK,
    /** Closes a block or the theory. */
    END,
    /** Declares, and leaves something to prove. */
    GOAL,
    /** Shows something, allowed anywhere. */
    DIAGNOSTIC,
    /** A step of a proof that neither opens nor closes a goal. */
    PROOF,
    /** A step of a proof that leaves a further goal to prove. */
    PROOF_GOAL,
    /** {@code proof}, to be closed with {@code qed}. */
    PROOF_BLOCK,
    /** Proves the nearest open goal. */
    PROOF_END,
    /** {@code oops}: gives up the whole proof. */
    PROOF_ABORT;

    boolean isProof() {
        return switch (this) {
            case PROOF, PROOF_GOAL, PROOF_BLOCK, PROOF_END, PROOF_ABORT -> true;
            case THEORY, DOCUMENT, DECLARATION, BLOCK, END, GOAL, DIAGNOSTIC -> false;
        };
    }

    /** The kind that a keyword declaration of a theory header names; of an unknown name, a declaration. */
    static CommandKind declared(String name) {
        return switch (name) {
            case "document_heading", "document_body", "document_raw" -> DOCUMENT;
            case "thy_decl_block" -> BLOCK;
            case "thy_goal", "thy_goal_defn", "thy_goal_stmt" -> GOAL;
            case "thy_end" -> END;
            case "diag" -> DIAGNOSTIC;
            case "prf_goal", "prf_asm_goal", "prf_script_goal", "prf_script_asm_goal" -> PROOF_GOAL;
            case "prf_block" -> PROOF_BLOCK;
            case "qed", "qed_script", "qed_block" -> PROOF_END;
            case "qed_global" -> PROOF_ABORT;
            default -> name.startsWith("prf_") || name.equals("next_block") ? PROOF : DECLARATION;
        };
    }
}
