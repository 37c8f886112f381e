package dev.assay.model;

import static dev.assay.model.Modelled.find;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** One more of the case studies, T20: a type system for secrets. */
class SecretsTest {
    /** A type system that is to keep secrets; the rule for a sequence has what it needs of the second command, or not. */
    private static String secrets(String second) {
        return """
                datatype level = Low | High
                datatype 'v exp = Const bool | Var 'v | Same "'v exp" "'v exp"
                datatype 'v com = Skip | Assign 'v "'v exp" | Seq "'v com" "'v com"
                  | Cond "'v exp" "'v com" "'v com" | While "'v exp" "'v com"
                primrec meaning where
                  "meaning (Const b) s = b" | "meaning (Var v) s = s v" | "meaning (Same d e) s = (meaning d s = meaning e s)"
                inductive secret where
                  "secret G (Const b) l"
                | "secret G (Var v) (G v)"
                | "secret G d Low \\<Longrightarrow> secret G e Low \\<Longrightarrow> secret G (Same d e) Low"
                | "secret G d High \\<Longrightarrow> secret G (Same d e) High"
                | "secret G e High \\<Longrightarrow> secret G (Same d e) High"
                inductive safe where
                  "safe G l Skip"
                | "G v = High \\<Longrightarrow> safe G l (Assign v e)"
                | "secret G e Low \\<Longrightarrow> G v = Low \\<Longrightarrow> safe G Low (Assign v e)"
                | "safe G l c \\<Longrightarrow> %s safe G l (Seq c d)"
                | "secret G b l \\<Longrightarrow> safe G l c \\<Longrightarrow> safe G l d \\<Longrightarrow> safe G l (Cond b c d)"
                | "secret G b l \\<Longrightarrow> safe G l c \\<Longrightarrow> safe G l (While b c)"
                | "safe G High c \\<Longrightarrow> safe G Low c"
                inductive step where
                  "step (Assign v e, s) (Skip, s(v := meaning e s))"
                | "step (c, s) (c', s') \\<Longrightarrow> step (Seq c d, s) (Seq c' d, s')"
                | "step (Seq Skip d, s) (d, s)"
                | "meaning b s \\<Longrightarrow> step (Cond b c d, s) (c, s)"
                | "\\<not> meaning b s \\<Longrightarrow> step (Cond b c d, s) (d, s)"
                | "meaning b s \\<Longrightarrow> step (While b c, s) (Seq c (While b c), s)"
                | "\\<not> meaning b s \\<Longrightarrow> step (While b c, s) (Skip, s)"
                inductive run where
                  "run p p" | "run p q \\<Longrightarrow> step q r \\<Longrightarrow> run p r"
                """.formatted(second);
    }

    @Test // T20
    void aSequenceOfWhichOnlyTheFirstHalfIsCheckedLeaksSecrets() {
        String[] sizes = {"card=3", "card 'a=1", "max_potential=0"};
        String kept =
                "safe G High c \\<Longrightarrow> run (c, s) (Skip, s') \\<Longrightarrow> G v = Low \\<Longrightarrow> s' v = s v";
        Finding finding = find(secrets(""), kept, sizes);
        assertEquals(Verdict.GENUINE, finding.verdict());
        assertEquals(
                Verdict.NONE,
                find(secrets("safe G l d \\<Longrightarrow>"), kept, sizes).verdict());
    }
}
