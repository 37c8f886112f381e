package dev.assay.prove.classical;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.prove.goal.Goal;
import dev.assay.prove.simp.Effort;
import dev.assay.prove.simp.Flexible;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A refutation by connection tableaux, with deepening. A literal of a branch is closed by its opposite on the branch
 * (reduction) or by a clause that contains its opposite, whose other literals are then to be closed (extension):
 *
 * <pre>
 *        M, L′, path, L                          path, L
 *  ──────────────────────  reduction    ─────────────────────────  extension    (L and ¬ L′ unify)
 *           closed                       close M₁ … Mₙ of L′ ∨ M
 * </pre>
 */
public final class ConnectionProver {
    private final Signature signature;
    private final Effort effort;
    private final int deepest;
    private final Unifier unifier;
    private final List<Clause> clauses = new ArrayList<>();
    private int copies;

    public ConnectionProver(Signature signature, Effort effort, int deepest) {
        this.signature = signature;
        this.effort = effort;
        this.deepest = deepest;
        this.unifier = new Unifier(signature);
    }

    /** A copy of a clause in a proof, with the names of its variables. */
    private record Copy(Clause clause, Map<Free, Free> terms, Map<Type.Var, Type> types, List<Term> literals) {}

    /** How a literal was closed. */
    private sealed interface Closing {
        /** By its opposite on the branch. */
        record Reduced(Term literal, Term opposite) implements Closing {}

        /** By the literal of that number of a clause, the others of which were closed in turn. */
        record Extended(Term literal, Copy copy, int connected, List<Closing> others) implements Closing {}

        /** A denied equation of equals. */
        record Reflexive(Term literal) implements Closing {}
    }

    /** The goal, proved from its assumptions and the facts. */
    public Optional<Thm> prove(Goal goal, List<Thm> facts) {
        var clausifier = new Clausifier(signature);
        Term denial = Hol.mkNot(goal.conclusion());
        List<Clause> start = new ArrayList<>(clausifier.clauses(Thm.assume(signature, denial)));
        for (Term a : goal.assumptions()) {
            clauses.addAll(clausifier.clauses(Thm.assume(signature, a)));
        }
        if (start.isEmpty()) {
            start.addAll(clauses);
        }
        clauses.addAll(0, start);
        for (Thm fact : facts) {
            clauses.addAll(clausifier.clauses(marked(fact)));
        }
        for (int depth = 1; depth <= deepest; depth++) {
            for (Clause first : start) {
                Optional<Thm> refutation = from(first, depth);
                if (refutation.isPresent()) {
                    return refutation.map(t -> Rules.byContradiction(goal.conclusion(), t));
                }
                if (effort.isExhausted()) {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    /** The fact with variables and type variables that can be replaced. */
    private Thm marked(Thm fact) {
        Thm flexible = Flexible.of(fact.transfer(signature)).theorem();
        Map<Free, Term> names = new HashMap<>();
        for (Free v : flexible.conclusion().frees()) {
            if (v.name().charAt(0) == '?') {
                names.put(v, new Free("?f" + copies++, v.type()));
            }
        }
        return Thm.instantiate(names, flexible);
    }

    private Optional<Thm> from(Clause first, int depth) {
        int mark = unifier.mark();
        Copy copy = copy(first);
        var closings = new ArrayList<Closing>();
        var result = new ArrayList<Thm>(1);
        close(copy.literals(), 0, new ArrayList<>(), depth, closings, () -> {
            result.add(refuted(copy, closings));
            return true;
        });
        unifier.undo(mark);
        return result.stream().findFirst();
    }

    /** What is to be done once all is closed; false if another way is to be sought. */
    private interface Continuation {
        boolean proceed();
    }

    /** Closes the literals from a number on, and then goes on. */
    private boolean close(
            List<Term> literals,
            int index,
            List<Term> path,
            int depth,
            List<Closing> closings,
            Continuation continuation) {
        if (index == literals.size()) {
            return continuation.proceed();
        }
        if (!effort.step()) {
            return false;
        }
        Term literal = literals.get(index);
        Continuation next = () -> close(literals, index + 1, path, depth, closings, continuation);
        return reflexive(literal, closings, next)
                || reduced(literal, path, closings, next)
                || depth > 0 && extended(literal, path, depth, closings, next);
    }

    private boolean reflexive(Term literal, List<Closing> closings, Continuation next) {
        if (!(Clause.isNegative(literal)
                && Clause.atom(literal) instanceof Term.App(Term.App(Term.Const(var name, var _), var l), var r)
                && name.equals(Hol.EQ))) {
            return false;
        }
        int mark = unifier.mark();
        if (unifier.unify(l, r)) {
            closings.add(new Closing.Reflexive(literal));
            if (next.proceed()) {
                return true;
            }
            closings.removeLast();
        }
        unifier.undo(mark);
        return false;
    }

    private boolean reduced(Term literal, List<Term> path, List<Closing> closings, Continuation next) {
        for (int i = path.size() - 1; i >= 0; i--) {
            Term other = path.get(i);
            if (Clause.isNegative(literal) == Clause.isNegative(other)) {
                continue;
            }
            int mark = unifier.mark();
            if (unifier.unify(Clause.atom(literal), Clause.atom(other))) {
                closings.add(new Closing.Reduced(literal, other));
                if (next.proceed()) {
                    return true;
                }
                closings.removeLast();
            }
            unifier.undo(mark);
        }
        return false;
    }

    private boolean extended(Term literal, List<Term> path, int depth, List<Closing> closings, Continuation next) {
        for (Clause clause : clauses) {
            for (int k = 0; k < clause.literals().size(); k++) {
                if (!mayConnect(literal, clause.literals().get(k))) {
                    continue;
                }
                if (!effort.step()) {
                    return false;
                }
                int mark = unifier.mark();
                Copy copy = copy(clause);
                if (unifier.unify(
                        Clause.atom(literal), Clause.atom(copy.literals().get(k)))) {
                    var others = new ArrayList<>(copy.literals());
                    others.remove(k);
                    var inner = new ArrayList<Closing>();
                    var longer = new ArrayList<>(path);
                    longer.add(literal);
                    int connected = k;
                    closings.add(new Closing.Extended(literal, copy, connected, inner));
                    if (close(others, 0, longer, depth - 1, inner, next)) {
                        return true;
                    }
                    closings.removeLast();
                }
                unifier.undo(mark);
            }
        }
        return false;
    }

    private static boolean mayConnect(Term literal, Term other) {
        if (Clause.isNegative(literal) == Clause.isNegative(other)) {
            return false;
        }
        Term head = Clause.atom(literal).head();
        Term opposite = Clause.atom(other).head();
        return Unifier.isVariable(head)
                || Unifier.isVariable(opposite)
                || head instanceof Term.Const(var name, var _)
                        && opposite instanceof Term.Const(var again, var _)
                        && name.equals(again)
                || head instanceof Free(var name, var _)
                        && opposite instanceof Free(var again, var _)
                        && name.equals(again);
    }

    private Copy copy(Clause clause) {
        Map<Type.Var, Type> types = new HashMap<>();
        for (Type.Var v : clause.theorem().conclusion().typeVariables()) {
            if (v.name().charAt(0) == '?') {
                types.put(v, Type.var("?" + copies++ + v.name(), v.sort()));
            }
        }
        Map<Free, Free> terms = new HashMap<>();
        Map<Free, Term> renaming = new HashMap<>();
        for (Free v : clause.theorem().conclusion().frees()) {
            if (v.name().charAt(0) == '?') {
                Free renamed = new Free("?c" + copies++, v.type().substitute(types));
                terms.put(v, renamed);
                renaming.put(new Free(v.name(), v.type().substitute(types)), renamed);
            }
        }
        List<Term> literals = clause.literals().stream()
                .map(l -> l.substituteTypes(types).substitute(renaming))
                .toList();
        return new Copy(clause, terms, types, literals);
    }

    // In the kernel

    /** False, from the clause and how each of its literals was closed. */
    private Thm refuted(Copy copy, List<Closing> closings) {
        return cases(instance(copy), closings, -1, null);
    }

    /** The clause with what its variables became. */
    private Thm instance(Copy copy) {
        Map<Type.Var, Type> types = new HashMap<>();
        copy.types().forEach((v, t) -> types.put(v, unifier.resolved(t)));
        Thm typed = Thm.instantiateTypes(types, copy.clause().theorem());
        Map<Free, Term> terms = new HashMap<>();
        copy.terms()
                .forEach((v, renamed) ->
                        terms.put(new Free(v.name(), v.type().substitute(types)), unifier.resolved(renamed)));
        return Thm.instantiate(terms, typed);
    }

    /** From a disjunction, each part of which but the connected one was closed, follows False. */
    private Thm cases(
            Thm disjunction, List<Closing> closings, int connected, @org.jspecify.annotations.Nullable Thm opposite) {
        var parts = new ArrayList<Thm>();
        List<Term> literals = Clause.of(disjunction).literals();
        int at = 0;
        for (int i = 0; i < literals.size(); i++) {
            Thm here = Thm.assume(signature, literals.get(i));
            parts.add(i == connected && opposite != null ? conflict(here, opposite) : closed(here, closings.get(at++)));
        }
        return dev.assay.logic.rules.Iterated.disjElim(disjunction, Hol.FALSE, parts);
    }

    private Thm closed(Thm literal, Closing closing) {
        return switch (closing) {
            case Closing.Reduced(var _, var opposite) ->
                conflict(literal, Thm.assume(signature, unifier.resolved(opposite)));
            case Closing.Reflexive(var _) -> {
                Term equation = Clause.atom(literal.conclusion());
                yield Rules.notElim(
                        literal, Thm.refl(signature, equation.arguments().getFirst()));
            }
            case Closing.Extended(var _, var copy, var connected, var others) ->
                cases(instance(copy), others, connected, literal);
        };
    }

    private static Thm conflict(Thm one, Thm other) {
        return Clause.isNegative(one.conclusion()) ? Rules.notElim(one, other) : Rules.notElim(other, one);
    }
}
