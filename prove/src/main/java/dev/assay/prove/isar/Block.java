package dev.assay.prove.isar;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Alternative;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Name;
import dev.assay.prove.cases.ProofCase;
import dev.assay.prove.method.GoalState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is fixed, assumed and known in one block of a proof. It starts with what is known outside. */
final class Block {
    final MethodContext outer;
    final Map<String, Term> outerBindings;
    MethodContext context;
    Map<String, Term> bindings;

    /** What was fixed and assumed here, and only here. */
    final List<Free> fixed = new ArrayList<>();

    /** Names that were fixed here before their types were known. */
    final List<String> untyped = new ArrayList<>();

    /** What is to be shown here from any of some cases. */
    final List<Free> theses = new ArrayList<>();

    final List<Thm> assumptions = new ArrayList<>();
    final List<Obtained> obtained = new ArrayList<>();

    /** What the cases are called that {@code consider} has distinguished here. */
    final Map<Term, List<String>> caseNames = new HashMap<>();

    /** The cases of the goal that were entered, by the names that were written. */
    final Map<String, ProofCase> enteredCases = new HashMap<>();

    /** The facts called {@code this}, and whether the next step is given them. */
    List<Thm> facts = List.of();

    boolean isChained;

    /** What {@code also} or {@code moreover} has gathered; null outside of a calculation. */
    @Nullable
    List<Thm> calculation;

    /** The goal that {@code show} refines; null between braces. */
    @Nullable
    GoalState goal;

    Block(MethodContext context, Map<String, Term> bindings, List<Thm> facts, @Nullable GoalState goal) {
        this.outer = context;
        this.outerBindings = new HashMap<>(bindings);
        this.context = context;
        this.bindings = new HashMap<>(bindings);
        this.facts = facts;
        this.goal = goal;
    }

    /** From here on any {@code thesis} is to be shown that follows from each case; that it does is called {@code that}. */
    void obtain(Obtaining obtaining, List<Alternative> cases) {
        theses.add(obtaining.thesis());
        context = context.fixingAll(List.of(obtaining.thesis()));
        List<Thm> that = obtaining.rules().stream()
                .map(rule -> StatedFacts.rule(Thm.assume(context.theory().signature(), rule)))
                .toList();
        context = context.withFact("that", that, List.of());
        for (int i = 0; i < cases.size(); i++) {
            Name name = cases.get(i).binding().name();
            if (name != null) {
                context = context.withFact(name.text(), List.of(that.get(i)), List.of());
            }
        }
        bindings.put("?thesis", obtaining.thesis());
    }

    /** {@code next}: as at the beginning, but for what was shown. */
    void reset() {
        context = outer;
        bindings = new HashMap<>(outerBindings);
        fixed.clear();
        untyped.clear();
        assumptions.clear();
        obtained.clear();
        facts = List.of();
        isChained = false;
        calculation = null;
    }

    /** A fact without what was only obtained here. */
    Thm withoutObtained(Thm fact) {
        Thm result = fact;
        for (Obtained o : obtained.reversed()) {
            result = o.eliminatedFrom(result);
        }
        return result;
    }

    /** A fact as it is known outside: under what was assumed here, for all that was fixed here. */
    Thm exported(Thm fact) {
        Thm result = withoutObtained(fact);
        for (Thm a : assumptions.reversed()) {
            if (result.hypotheses().contains(a.conclusion())) {
                result = Thm.disch(a.conclusion(), result);
            }
        }
        for (Free x : fixed.reversed()) {
            if (result.conclusion().occurs(x)) {
                result = Thm.gen(x, result);
            }
        }
        return result;
    }
}
