package dev.assay.app.display;

import dev.assay.judge.Judged;
import dev.assay.judge.Verdict;
import java.util.Optional;

/** Verdicts on checks of assertions in the words of SMT-LIB. */
public final class SmtLib {
    private SmtLib() {}

    /** What a solver would say; empty for what is no check. */
    public static Optional<String> answer(Judged judged) {
        return judged.task().setting().expectation().isCheck()
                ? Optional.of(
                        switch (judged.verdict()) {
                            case Verdict.Proved _ -> "unsat";
                            case Verdict.Refuted _ -> "sat";
                            case Verdict.Potential _,
                                    Verdict.Claimed _,
                                    Verdict.Corroborated _,
                                    Verdict.Unknown _,
                                    Verdict.Unread _,
                                    Verdict.Failed _ -> "unknown";
                        })
                : Optional.empty();
    }
}
