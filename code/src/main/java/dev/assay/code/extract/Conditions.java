package dev.assay.code.extract;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A formula as existentially quantified variables and the parts of a conjunction. */
final class Conditions {
    static final String MEMBER = HolNames.MEMBER;

    private final Translation t;
    private final List<Free> variables = new ArrayList<>();
    private final List<Term> parts = new ArrayList<>();

    Conditions(Translation translation) {
        this.t = translation;
    }

    List<Free> variables() {
        return List.copyOf(variables);
    }

    List<Term> parts() {
        return List.copyOf(parts);
    }

    static Term member(Term element, Term set) {
        Type type = Type.fun(List.of(element.type(), set.type()), Type.bool());
        return Term.app(new Const(MEMBER, type), element, set);
    }

    /** set xs. */
    static Term elements(Term list) {
        Type set = Exprs.set(((Type.Con) list.type()).arguments().getFirst());
        return new App(new Const(HolNames.LIST_SET, Type.fun(list.type(), set)), list);
    }

    /** A new variable for the argument of a predicate. */
    Free open(Term predicate) {
        String hint = predicate instanceof Abs(var name, var _, var _) ? name : "x";
        Free x = t.names().fresh(hint, predicate.type().domain());
        variables.add(x);
        return x;
    }

    /** Adds what a formula says, or that it is false. */
    void add(Term formula, boolean isPositive) {
        List<Term> arguments = formula.arguments();
        if (!(formula.head() instanceof Const(var name, var _))) {
            if (formula.head() instanceof Abs) {
                add(formula.betaNormal(), isPositive);
            } else {
                addPart(formula, isPositive);
            }
            return;
        }
        switch (name + "/" + arguments.size()) {
            case "HOL.True/0" -> {
                if (!isPositive) {
                    parts.add(Hol.FALSE);
                }
            }
            case "HOL.False/0" -> {
                if (isPositive) {
                    parts.add(Hol.FALSE);
                }
            }
            case "HOL.Not/1" -> add(arguments.getFirst(), !isPositive);
            case "HOL.conj/2" -> {
                if (isPositive) {
                    add(arguments.get(0), true);
                    add(arguments.get(1), true);
                } else {
                    addPart(formula, false);
                }
            }
            case "HOL.disj/2" -> {
                if (isPositive) {
                    addPart(formula, true);
                } else {
                    add(arguments.get(0), false);
                    add(arguments.get(1), false);
                }
            }
            case "HOL.implies/2" -> {
                if (isPositive) {
                    addPart(formula, true);
                } else {
                    add(arguments.get(0), true);
                    add(arguments.get(1), false);
                }
            }
            case "HOL.Ex/1" -> quantified(formula, arguments.getFirst(), Optional.empty(), isPositive, true);
            case "HOL.All/1" -> quantified(formula, arguments.getFirst(), Optional.empty(), isPositive, false);
            case "Set.Bex/2" -> quantified(formula, arguments.get(1), Optional.of(arguments.get(0)), isPositive, true);
            case "Set.Ball/2" ->
                quantified(formula, arguments.get(1), Optional.of(arguments.get(0)), isPositive, false);
            case "List.list_ex/2" ->
                quantified(formula, arguments.get(0), Optional.of(elements(arguments.get(1))), isPositive, true);
            case "List.list.list_all/2" ->
                quantified(formula, arguments.get(0), Optional.of(elements(arguments.get(1))), isPositive, false);
            case "HOL.Let/2" -> add(new App(arguments.get(1), arguments.get(0)).betaNormal(), isPositive);
            case "Set.member/2" -> element(formula, arguments.get(0), arguments.get(1), isPositive);
            default -> {
                if (!taken(name, arguments, isPositive)) {
                    addPart(formula, isPositive);
                }
            }
        }
    }

    private void addPart(Term formula, boolean isPositive) {
        parts.add(isPositive ? formula : Hol.mkNot(formula));
    }

    private void quantified(
            Term formula, Term predicate, Optional<Term> set, boolean isPositive, boolean isExistential) {
        if (isPositive != isExistential) {
            addPart(formula, isPositive);
            return;
        }
        Free x = open(predicate);
        set.ifPresent(s -> add(member(x, s), true));
        add(new App(predicate, x).betaNormal(), isPositive);
    }

    /** x ∈ {x. P x} is P x, x ∈ A ∩ B both, and x ∈ UNIV nothing. */
    private void element(Term formula, Term element, Term set, boolean isPositive) {
        if (set instanceof App(Const(var collect, var _), var predicate) && collect.equals(HolNames.COLLECT)) {
            add(new App(predicate, element).betaNormal(), isPositive);
        } else if (isPositive && set.isApplied(HolNames.INF) && set.arguments().size() == 2) {
            add(member(element, set.arguments().get(0)), true);
            add(member(element, set.arguments().get(1)), true);
        } else if (isPositive
                && set.isApplied(HolNames.MINUS)
                && set.arguments().size() == 2) {
            add(member(element, set.arguments().get(0)), true);
            add(member(element, set.arguments().get(1)), false);
        } else if (!isPositive && set.isApplied(HolNames.UMINUS)) {
            add(member(element, set.arguments().getFirst()), true);
        } else if (isPositive && set.isApplied(HolNames.TOP)) {
            return;
        } else {
            addPart(formula, isPositive);
        }
    }

    /** case p of (x, y) ⇒ P x y is ∃x y. p = (x, y) ∧ P x y, as p has no other form. */
    private boolean taken(String name, List<Term> arguments, boolean isPositive) {
        Optional<Datatype> datatype = t.code().signature().casesOf(name);
        if (datatype.isEmpty() || datatype.get().constructors().size() != 1 || arguments.size() != 2) {
            return false;
        }
        Term scrutinee = arguments.get(1);
        Const constructor = t.code().constructors(scrutinee.type()).getFirst();
        Term body = arguments.getFirst();
        var fields = new ArrayList<Term>();
        if (scrutinee.isApplied(constructor.name())) {
            fields.addAll(scrutinee.arguments());
        } else {
            for (Type type : constructor.type().argumentTypes()) {
                String hint = Term.app(body, fields).betaNormal() instanceof Abs(var h, var _, var _) ? h : "x";
                Free field = t.names().fresh(hint, type);
                variables.add(field);
                fields.add(field);
            }
            parts.add(Hol.mkEq(scrutinee, Term.app(constructor, fields)));
        }
        add(Term.app(body, fields).betaNormal(), isPositive);
        return true;
    }

    /** The formulas of which one holds if this one does, if it is such a formula. */
    static Optional<List<Term>> alternatives(Term formula) {
        List<Term> a = formula.arguments();
        if (formula.isApplied(Hol.OR.name()) && a.size() == 2) {
            return Optional.of(List.of(a.get(0), a.get(1)));
        }
        if (formula.isApplied(Hol.IMPLIES.name()) && a.size() == 2) {
            return Optional.of(List.of(Hol.mkNot(a.get(0)), a.get(1)));
        }
        if (formula.isApplied(Hol.IF) && a.size() == 3) {
            return Optional.of(List.of(Hol.mkAnd(a.get(0), a.get(1)), Hol.mkAnd(Hol.mkNot(a.get(0)), a.get(2))));
        }
        if (formula.isApplied(Hol.NOT.name())) {
            Term negated = a.getFirst();
            if (negated.isApplied(Hol.AND.name())) {
                return Optional.of(negated.arguments().stream().map(Hol::mkNot).toList());
            }
        }
        if (formula.isApplied(MEMBER) && a.size() == 2) {
            Term set = a.get(1);
            if (set.isApplied(HolNames.SUP) && set.arguments().size() == 2) {
                return Optional.of(
                        set.arguments().stream().map(s -> member(a.get(0), s)).toList());
            }
            if (set.isApplied(HolNames.INSERT) && set.arguments().size() == 2) {
                return Optional.of(List.of(
                        Hol.mkEq(a.get(0), set.arguments().get(0)),
                        member(a.get(0), set.arguments().get(1))));
            }
        }
        return Optional.empty();
    }
}
