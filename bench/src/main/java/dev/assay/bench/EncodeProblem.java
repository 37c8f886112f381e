package dev.assay.bench;

import dev.assay.fol.Role;
import dev.assay.fol.hol.HolProblem;
import dev.assay.fol.hol.HolStatement;
import dev.assay.fol.hol.InductionInstances;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Term;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.relevance.Candidate;
import dev.assay.prove.relevance.Relevance;
import dev.assay.syntax.Document;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;

/** A goal with the facts that may help, for provers that know nothing else. */
record EncodeProblem(String name, HolProblem problem) {
    /** A lemma of the library. */
    static EncodeProblem of(LibraryLemma lemma, Relevance relevance, int facts) {
        return of(lemma.theory(), lemma.goal(), statements(lemma.facts(relevance, facts)));
    }

    /**
     * A conjecture of a problem on its own. Its data are recursive, so that without induction little would follow: the rule
     * of each datatype is there for the conjecture itself.
     */
    static EncodeProblem of(String file, Document document, Conjecture conjecture, Relevance relevance, int facts) {
        Theory theory = document.theory();
        List<String> own = theory.factNames().stream()
                .filter(n -> Theory.HOL.fact(n).isEmpty())
                .toList();
        List<Candidate> candidates = relevance.base().candidates(theory, own, "", conjecture);
        List<HolStatement> statements = statements(relevance.ranked(theory, candidates, conjecture, List.of(), facts));
        for (String name : own) {
            String subject = name.endsWith(".induct") ? name.substring(0, name.length() - ".induct".length()) : "";
            if (theory.signature().datatype(subject).isPresent()) {
                for (Term instance : InductionInstances.of(theory.theorem(name).conclusion(), conjecture)) {
                    statements.add(HolStatement.of("induct" + statements.size(), Role.AXIOM, instance));
                }
            }
        }
        return new EncodeProblem(file, of(theory, conjecture, statements).problem());
    }

    private static List<HolStatement> statements(List<Candidate> facts) {
        var result = new ArrayList<HolStatement>();
        for (Candidate c : facts) {
            result.add(HolStatement.of(
                    "fact" + result.size(), Role.AXIOM, c.theorem().conclusion()));
        }
        return result;
    }

    private static EncodeProblem of(Theory theory, Conjecture goal, List<HolStatement> facts) {
        var statements = new ArrayList<>(facts);
        statements.add(HolStatement.of("goal", Role.CONJECTURE, Hol.mkImplies(goal.assumptions(), goal.conclusion())));
        return new EncodeProblem(goal.name(), new HolProblem(theory.signature(), statements, n -> n));
    }

    /** The same with only these of its facts; with all of them if none is named. */
    HolProblem with(Collection<String> facts) {
        var wanted = new HashSet<>(facts);
        return wanted.isEmpty()
                ? problem
                : problem.with(problem.statements().stream()
                        .filter(s -> s.role() == Role.CONJECTURE || wanted.contains(s.name()))
                        .toList());
    }
}
