package dev.assay.fol;

import dev.assay.fol.clause.Clausifier;
import dev.assay.fol.hol.ArityRule;
import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.LambdaScheme;
import dev.assay.fol.hol.Translation;
import dev.assay.fol.monotonicity.Detection;
import dev.assay.fol.print.TptpOutput;
import dev.assay.syntax.Document;
import dev.assay.syntax.Source;
import dev.assay.syntax.tptp.TptpReader;
import java.util.List;

/** Problems from TPTP text, and back. */
public final class Problems {
    /** Lists over b: nil and cons are distinct and cover all, hd and tl select, and cons is to be injective. */
    public static final String LISTS = """
            tff(list, type, list: $tType > $tType).
            tff(b, type, b: $tType).
            tff(nil, type, nil: !>[A: $tType]: list(A)).
            tff(cons, type, cons: !>[A: $tType]: ((A * list(A)) > list(A))).
            tff(hd, type, hd: !>[A: $tType]: (list(A) > A)).
            tff(tl, type, tl: !>[A: $tType]: (list(A) > list(A))).
            tff(distinct, axiom, ![A: $tType, X: A, Xs: list(A)]: nil(A) != cons(A, X, Xs)).
            tff(exhaust, axiom, ![A: $tType, Xs: list(A)]:
                (Xs = nil(A) | ?[Y: A, Ys: list(A)]: Xs = cons(A, Y, Ys))).
            tff(select, axiom, ![A: $tType, X: A, Xs: list(A)]:
                (hd(A, cons(A, X, Xs)) = X & tl(A, cons(A, X, Xs)) = Xs)).
            tff(inject, negated_conjecture, ?[X: b, Y: b, Xs: list(b), Ys: list(b)]:
                (cons(b, X, Xs) = cons(b, Y, Ys) & (X != Y | Xs != Ys))).
            """;

    public static final String MONKEYS = """
            tff(monkey, type, monkey: $tType).
            tff(banana, type, banana: $tType).
            tff(owns, type, owns: (monkey * banana) > $o).
            tff(b1, type, b1: monkey > banana).
            tff(b2, type, b2: monkey > banana).
            tff(two, axiom, ![M: monkey]: (owns(M, b1(M)) & owns(M, b2(M)))).
            tff(differ, axiom, ![M: monkey]: b1(M) != b2(M)).
            tff(alone, axiom, ![M1: monkey, M2: monkey, B: banana]: ((owns(M1, B) & owns(M2, B)) => M1 = M2)).
            """;

    private Problems() {}

    public static Document document(String tptp) {
        return TptpReader.read(new Source("test.p", tptp)).document();
    }

    public static HolProblem higherOrder(String tptp) {
        Document document = document(tptp);
        return HolProblem.of(document.theory(), document.conjectures(), document::name);
    }

    /** The problem with what can be detected of its types. */
    public static Problem read(String tptp) {
        return detected(read(tptp, LambdaScheme.HYBRID, ArityRule.SUFFICIENT));
    }

    public static Problem read(String tptp, LambdaScheme lambdas, ArityRule arities) {
        return Translation.of(higherOrder(tptp), new Translation.Settings(lambdas, arities, true));
    }

    public static Problem detected(Problem problem) {
        return problem.with(problem.knowledge().and(Detection.of(Clausifier.definitional(problem))));
    }

    /** The formulas as TPTP writes them, in order. */
    public static List<String> printed(Problem problem) {
        return problem.statements().stream()
                .map(s -> TptpOutput.print(s.formula()))
                .toList();
    }
}
