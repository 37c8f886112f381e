package dev.assay.prove.isar;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.ProofStep;
import dev.assay.prove.cases.ProofCase;
import dev.assay.prove.method.GoalState;
import dev.assay.prove.method.UnknownMethod;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code case (C x y)}: the variables and assumptions of a case of an induction or distinction. */
final class CaseEntry {
    private CaseEntry() {}

    /** Fixes and assumes what the case says; the facts that it gives. */
    static List<Thm> enter(Block b, ProofStep.InCase command, Position position) {
        GoalState state = b.goal;
        String wanted = command.name().text();
        List<ProofCase> cases = state == null ? List.of() : state.cases();
        ProofCase found = cases.stream()
                .filter(c -> c.names().contains(wanted))
                .findFirst()
                .or(() -> nextUnnamed(b, cases, wanted))
                .orElseThrow(() -> cases.isEmpty()
                        ? new UnknownMethod(position, "the case " + wanted + " is not known here")
                        : new ProofError(
                                position,
                                "there is no case " + wanted + ", only "
                                        + cases.stream()
                                                .map(c -> c.names().getFirst())
                                                .toList()));
        b.enteredCases.put(wanted, found);
        Map<Free, Term> renaming = new HashMap<>();
        var variables = new ArrayList<Free>();
        for (int i = 0; i < found.variables().size(); i++) {
            Free v = found.variables().get(i);
            String name =
                    i < command.variables().size() ? command.variables().get(i).text() : v.name();
            Free renamed = new Free(name.equals("_") ? v.name() + "_" : name, v.type());
            renaming.put(v, renamed);
            variables.add(renamed);
        }
        b.fixed.addAll(variables);
        b.context = b.context.fixingAll(variables);
        String name = command.binding().name() == null
                ? wanted
                : command.binding().name().text();
        Signature signature = b.context.theory().signature();
        List<Thm> facts = assumed(found.facts(), renaming, signature);
        List<Thm> inductions = assumed(found.inductions(), renaming, signature);
        List<Thm> premises = assumed(found.premises(), renaming, signature);
        b.assumptions.addAll(facts);
        b.assumptions.addAll(inductions);
        b.assumptions.addAll(premises);
        facts = facts.stream().map(StatedFacts::rule).toList();
        inductions = inductions.stream().map(StatedFacts::rule).toList();
        var all = new ArrayList<>(facts);
        all.addAll(inductions);
        List<Thm> hypotheses = List.copyOf(all);
        all.addAll(premises);
        b.context = b.context
                .withFact(name, all, command.binding().attributes())
                .withFact(name + ".IH", inductions, List.of())
                // Isabelle's induct, unlike induction, has the induction hypotheses here; after induction nothing is
                // lost by them.
                .withFact(name + ".hyps", hypotheses, List.of())
                .withFact(name + ".prems", premises, List.of());
        b.bindings.put("?case", found.conclusion().substitute(renaming));
        return all;
    }

    /** A rule need not say what its cases are called: those with unknown names are meant one after the other. */
    private static Optional<ProofCase> nextUnnamed(Block b, List<ProofCase> cases, String wanted) {
        ProofCase known = b.enteredCases.get(wanted);
        return Optional.ofNullable(known)
                .filter(cases::contains)
                .or(() -> cases.stream()
                        .filter(c -> !b.enteredCases.containsValue(c))
                        .findFirst());
    }

    private static List<Thm> assumed(List<Term> terms, Map<Free, Term> renaming, Signature signature) {
        return terms.stream()
                .map(t -> Thm.assume(signature, t.substitute(renaming)))
                .toList();
    }
}
