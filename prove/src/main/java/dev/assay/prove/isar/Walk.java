package dev.assay.prove.isar;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.proof.Claim;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.MethodContext;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.WrittenProof;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.method.Closing;
import dev.assay.prove.method.FactReading;
import dev.assay.prove.method.GoalState;
import dev.assay.prove.method.MethodCall;
import dev.assay.prove.method.MethodStopped;
import dev.assay.prove.method.Methods;
import dev.assay.prove.method.UnknownMethod;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.tactic.ProofContext;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Where a proof is: its blocks, the goals that are open, what is known, and the place in the text. */
final class Walk {
    private final Claim claim;
    private final Methods methods;
    private final Deque<Block> blocks = new ArrayDeque<>();
    private final Deque<OpenGoal> open = new ArrayDeque<>();
    private final References references;
    /** How many facts there were before. */
    private final int outside;

    private Position position;

    Walk(WrittenProof proof, Methods methods) {
        this.claim = proof.claim();
        this.methods = methods;
        this.position = proof.position();
        this.references = new References(proof.context());
        this.outside = proof.context().theory().factNames().size();
    }

    Position position() {
        return position;
    }

    void goTo(Position next) {
        position = next;
    }

    /** From the innermost to the outermost. */
    Deque<Block> blocks() {
        return blocks;
    }

    void open(OpenGoal goal) {
        open.push(goal);
    }

    boolean knowsMethod(String name) {
        return methods.knows(name);
    }

    Block block() {
        return blocks.element();
    }

    OpenGoal pending() {
        OpenGoal last = open.peek();
        if (last == null) {
            throw new ProofError(position, "there is no goal here");
        }
        return last;
    }

    // Methods

    ProofContext proofContext() {
        Set<String> names = new HashSet<>();
        for (Block b : blocks) {
            b.fixed.forEach(v -> names.add(v.name()));
            b.theses.forEach(v -> names.add(v.name()));
            b.obtained.forEach(o -> o.variables().forEach(v -> names.add(v.name())));
        }
        claim.located().forEach(t -> t.frees().forEach(v -> names.add(v.name())));
        claim.premises().forEach(t -> t.frees().forEach(v -> names.add(v.name())));
        claim.conclusions().forEach(t -> t.frees().forEach(v -> names.add(v.name())));
        Map<Term, List<String>> caseNames = new HashMap<>();
        blocks.forEach(b -> b.caseNames.forEach(caseNames::putIfAbsent));
        return ProofContext.of(block().context.theory(), Effort.usual())
                .withNames(names)
                .withCaseNames(caseNames)
                .withOutside(outside);
    }

    Optional<GoalState> run(Method method, GoalState state, List<Thm> facts) {
        if (state.isProved()) {
            return Optional.of(state);
        }
        var nothing = new MethodCall(method.start(), block().context, proofContext(), block().bindings, facts);
        try {
            return methods.apply(method, nothing, state);
        } catch (MethodStopped e) {
            throw new UnknownMethod(position, String.valueOf(e.getMessage()));
        }
    }

    ProofError failure(Method method, GoalState state) {
        String name = method.start().name().text();
        return new ProofError(position, "the method " + name + " fails" + remaining(state));
    }

    /** What is left, in words. */
    String remaining(GoalState state) {
        if (state.goals().isEmpty()) {
            return "";
        }
        Goal first = state.goals().getFirst();
        String others =
                state.goals().size() == 1 ? "" : " and " + (state.goals().size() - 1) + " more";
        return " on " + block().context.printer().print(first.proposition()) + others;
    }

    /** What is left may be among the assumptions. */
    GoalState byAssumption(GoalState state) {
        return state.isProved() ? state : Closing.atEnd(proofContext(), state);
    }

    void finish(GoalState state) {
        if (!state.isProved()) {
            throw new ProofError(
                    position, "this is left to prove:" + remaining(state).replaceFirst("^ on", ""));
        }
        open.pop().whenProved.accept(state.theorems());
    }

    /** What leaves a block; it cannot if it speaks of what was fixed or obtained only there, which the kernel finds out. */
    <T> T leaving(Supplier<T> exported) {
        try {
            return exported.get();
        } catch (KernelException e) {
            throw new ProofError(position, "this speaks of what is known only inside: " + e.getMessage());
        }
    }

    // Facts

    /** Keeps new facts also under a name with a space, which no text can hide, so that ‹…› finds them by what they say. */
    void setFacts(List<Thm> facts) {
        MethodContext context = block().context;
        block().context =
                context.withFact("known " + context.theory().factNames().size(), facts, List.of());
        setThis(facts);
    }

    void setThis(List<Thm> facts) {
        block().facts = facts;
        block().isChained = false;
        block().context = block().context.withFact("this", facts, List.of());
    }

    void chain(List<Thm> facts) {
        setThis(facts);
        block().isChained = true;
    }

    List<Thm> taken() {
        List<Thm> facts = block().isChained ? block().facts : List.of();
        block().isChained = false;
        return facts;
    }

    List<Thm> read(List<FactReference> facts) {
        return references.read(facts, new FactReading(block().context, proofContext(), block().bindings));
    }

    // Terms

    List<Term> propositions(List<Quoted> texts) {
        List<Term> terms = Texts.propositions(block(), texts);
        learnTypes(terms);
        return terms;
    }

    /** The types of variables that were fixed without one are those of their first use. */
    private void learnTypes(List<Term> terms) {
        Block b = block();
        for (Term t : terms) {
            for (Free v : t.frees()) {
                for (Block each : blocks) {
                    if (each.untyped.remove(v.name())) {
                        each.fixed.add(v);
                        b.context = b.context.fixingAll(List.of(v));
                    }
                }
            }
        }
    }

    void bindPatterns(List<Proposition.Group> groups, List<Term> terms) {
        Texts.bindPatterns(block(), groups, terms, position);
    }
}
