package dev.assay.code.predicate;

import dev.assay.code.predicate.Premise.Call;
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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Formulas as alternatives of premises, and terms as patterns with premises. Functions that relations stand for are
 * pulled out of terms, so that they can be run from the result to the arguments.
 */
final class Flattening {
    /** More alternatives are not worth their number: the formula is tested as it is. */
    private static final int LIMIT = 64;

    /** A pattern and what has to hold for it to be the value. */
    record Flat(Term pattern, List<Premise> premises) {}

    private final Relations relations;
    private final Constructors constructors;
    private int fresh;

    Flattening(Relations relations, Constructors constructors) {
        this.relations = relations;
        this.constructors = constructors;
    }

    Free fresh(Type type) {
        return fresh("r", type);
    }

    private Free fresh(String hint, Type type) {
        return new Free(hint + "~" + fresh++, type);
    }

    // Formulas

    /** The formula holds if all premises of one of the alternatives hold, for some values of the variables new in it. */
    List<List<Premise>> formula(Term formula) {
        List<Term> parts = formula.arguments();
        if (formula.head() instanceof Const(var name, var type)) {
            if (formula.equals(Hol.TRUE)) {
                return List.of(List.of());
            }
            if (formula.equals(Hol.FALSE)) {
                return List.of();
            }
            if (parts.size() == 2 && name.equals(Hol.AND.name())) {
                return product(formula(parts.get(0)), formula(parts.get(1)), formula);
            }
            if (parts.size() == 2 && name.equals(Hol.OR.name())) {
                return sum(formula(parts.get(0)), formula(parts.get(1)));
            }
            if (parts.size() == 2 && name.equals(Hol.IMPLIES.name())) {
                return sum(negation(parts.get(0)), formula(parts.get(1)));
            }
            if (parts.size() == 1 && name.equals(Hol.NOT.name())) {
                return negation(parts.getFirst());
            }
            if (parts.size() == 1 && name.equals(Hol.EX)) {
                return formula(opened(parts.getFirst()));
            }
            if (parts.size() == 1 && name.equals(Hol.ALL)) {
                return unless(Hol.mkNot(opened(parts.getFirst())), formula);
            }
            if (parts.size() == 2 && name.equals(HolNames.BEX)) {
                Term x = fresh("x", parts.get(1).type().domain());
                return formula(Hol.mkAnd(member(x, parts.get(0)), applied(parts.get(1), x)));
            }
            if (parts.size() == 2 && name.equals(HolNames.BALL)) {
                Term x = fresh("x", parts.get(1).type().domain());
                return unless(Hol.mkAnd(member(x, parts.get(0)), Hol.mkNot(applied(parts.get(1), x))), formula);
            }
            if (parts.size() >= 3 && name.equals(Hol.IF)) {
                return sum(
                        product(formula(parts.get(0)), formula(chosen(parts, 1)), formula),
                        product(negation(parts.get(0)), formula(chosen(parts, 2)), formula));
            }
            if (parts.size() == 2 && name.equals(Hol.EQ)) {
                return type.domain().equals(Type.bool())
                        ? sum(
                                product(formula(parts.get(0)), formula(parts.get(1)), formula),
                                product(negation(parts.get(0)), negation(parts.get(1)), formula))
                        : equation(parts.get(0), parts.get(1), formula);
            }
            if (parts.size() == 2 && name.equals(HolNames.MEMBER)) {
                return membership(parts.get(0), parts.get(1), formula);
            }
            if (name.equals(Hol.LET) || constructors.caseOf(formula).isPresent()) {
                return branches(formula);
            }
            if (relations.isRelation((Const) formula.head())) {
                return call((Const) formula.head(), parts, formula);
            }
        }
        return test(formula);
    }

    private List<List<Premise>> negation(Term formula) {
        List<Term> parts = formula.arguments();
        if (formula.head() instanceof Const(var name, var _)) {
            if (formula.equals(Hol.TRUE)) {
                return List.of();
            }
            if (formula.equals(Hol.FALSE)) {
                return List.of(List.of());
            }
            if (parts.size() == 2 && name.equals(Hol.AND.name())) {
                return sum(negation(parts.get(0)), negation(parts.get(1)));
            }
            if (parts.size() == 2 && name.equals(Hol.OR.name())) {
                return product(negation(parts.get(0)), negation(parts.get(1)), Hol.mkNot(formula));
            }
            if (parts.size() == 2 && name.equals(Hol.IMPLIES.name())) {
                return product(formula(parts.get(0)), negation(parts.get(1)), Hol.mkNot(formula));
            }
            if (parts.size() == 1 && name.equals(Hol.NOT.name())) {
                return formula(parts.getFirst());
            }
            if (parts.size() == 1 && name.equals(Hol.ALL)) {
                return negation(opened(parts.getFirst()));
            }
            if (parts.size() >= 3 && name.equals(Hol.IF)) {
                return sum(
                        product(formula(parts.get(0)), negation(chosen(parts, 1)), Hol.mkNot(formula)),
                        product(negation(parts.get(0)), negation(chosen(parts, 2)), Hol.mkNot(formula)));
            }
        }
        return unless(formula, Hol.mkNot(formula));
    }

    /** That no values make the formula true, which stands in {@code whole} with its variables still bound. */
    private List<List<Premise>> unless(Term formula, Term whole) {
        if (relations.isExecutable(whole)) {
            return test(whole);
        }
        List<Term> known = List.copyOf(whole.frees());
        var denied = new ArrayList<List<Premise>>();
        var result = new ArrayList<Premise>();
        for (List<Premise> alternative : formula(formula)) {
            List<Call> wanted = alternative.stream()
                    .flatMap(p -> p instanceof Premise.Not(var call) ? Stream.of(call) : Stream.empty())
                    .toList();
            if (wanted.isEmpty()) {
                denied.add(alternative);
            } else {
                result.add(every(known, alternative, wanted));
            }
        }
        if (!denied.isEmpty()) {
            result.add(new Premise.Not(new Call(relations.auxiliary(known, denied), known)));
        }
        return List.of(result);
    }

    /** ¬ (∃x. A x ∧ ¬ B x ∧ ¬ C x) is ∀x. A x ⟶ B x ∨ C x, where a recursive B is not denied. */
    private Premise every(List<Term> known, List<Premise> alternative, List<Call> wanted) {
        Set<Free> variables = new LinkedHashSet<>();
        alternative.forEach(p -> variables.addAll(p.frees()));
        known.forEach(variables::remove);
        List<Premise> range =
                alternative.stream().filter(p -> !(p instanceof Premise.Not)).toList();
        List<Term> arguments = new ArrayList<>(known);
        arguments.addAll(variables);
        return new Premise.Every(
                List.copyOf(variables),
                new Call(relations.auxiliary(arguments, List.of(range)), arguments),
                new Call(
                        relations.auxiliary(
                                arguments,
                                wanted.stream().map(List::<Premise>of).toList()),
                        arguments));
    }

    private static List<List<Premise>> test(Term formula) {
        return List.of(List.of(new Premise.Test(formula, Optional.empty())));
    }

    private List<List<Premise>> branches(Term formula) {
        var result = new ArrayList<List<Premise>>();
        for (Branch branch : branchesOf(formula)) {
            result.addAll(product(List.of(branch.premises), formula(branch.body), formula));
        }
        return result;
    }

    private List<List<Premise>> call(Const relation, List<Term> arguments, Term formula) {
        var result = new ArrayList<List<Premise>>();
        for (List<Flat> flats : all(arguments)) {
            List<Premise> premises = premises(flats);
            var call = new Call(relation, flats.stream().map(Flat::pattern).toList());
            premises.add(
                    relations.isExecutable(formula)
                            ? new Premise.Test(Term.app(relation, call.arguments()), Optional.of(call))
                            : call);
            result.add(premises);
        }
        return result;
    }

    private List<List<Premise>> equation(Term left, Term right, Term formula) {
        if (left.type().isFun()) {
            return test(formula);
        }
        var result = new ArrayList<List<Premise>>();
        for (List<Flat> flats : all(List.of(left, right))) {
            List<Premise> premises = premises(flats);
            premises.add(new Premise.Equal(flats.get(0).pattern, flats.get(1).pattern));
            result.add(premises);
        }
        return result;
    }

    private List<List<Premise>> membership(Term element, Term set, Term formula) {
        List<Term> parts = set.arguments();
        if (set.head() instanceof Const(var name, var _)) {
            if (parts.size() == 1 && name.equals(HolNames.COLLECT)) {
                return formula(applied(parts.getFirst(), element));
            }
            if (parts.size() == 2 && name.equals(HolNames.INSERT)) {
                return sum(
                        equation(element, parts.get(0), Hol.mkEq(element, parts.get(0))),
                        membership(element, parts.get(1), formula));
            }
            if (parts.size() == 2 && name.equals(HolNames.SUP)) {
                return sum(membership(element, parts.get(0), formula), membership(element, parts.get(1), formula));
            }
            if (parts.isEmpty() && name.equals(HolNames.BOT)) {
                return List.of();
            }
            Optional<Term> unfolded = relations.unfoldedSet(set);
            if (unfolded.isPresent()) {
                return membership(element, unfolded.get(), formula);
            }
        }
        var result = new ArrayList<List<Premise>>();
        for (Flat flat : term(element)) {
            List<Premise> premises = new ArrayList<>(flat.premises);
            premises.add(new Premise.Member(flat.pattern, set));
            result.add(premises);
        }
        return result;
    }

    static Term member(Term element, Term set) {
        return Term.app(
                new Const(HolNames.MEMBER, Type.fun(List.of(element.type(), set.type()), Type.bool())), element, set);
    }

    private Term opened(Term predicate) {
        String hint = predicate instanceof Abs(var given, var _, var _) ? given : "x";
        return applied(predicate, fresh(hint, predicate.type().domain()));
    }

    private static Term applied(Term function, Term argument) {
        return new App(function, argument).betaNormal();
    }

    /** A branch of a conditional, applied to what the conditional is applied to. */
    static Term chosen(List<Term> parts, int branch) {
        return Term.app(parts.get(branch), parts.subList(3, parts.size())).betaNormal();
    }

    private static <A> List<A> sum(List<A> left, List<A> right) {
        var result = new ArrayList<>(left);
        result.addAll(right);
        return result;
    }

    private List<List<Premise>> product(List<List<Premise>> left, List<List<Premise>> right, Term whole) {
        if (left.size() * right.size() > LIMIT) {
            return test(whole);
        }
        var result = new ArrayList<List<Premise>>();
        left.forEach(l -> right.forEach(r -> result.add(sum(l, r))));
        return result;
    }

    // Terms

    private List<Premise> premises(List<Flat> flats) {
        List<Premise> result = new ArrayList<>();
        flats.forEach(f -> result.addAll(f.premises));
        return result;
    }

    /** All ways to flatten each of the terms. */
    List<List<Flat>> all(List<Term> terms) {
        List<List<Flat>> result = List.of(List.of());
        for (Term term : terms) {
            List<Flat> flats = term(term);
            var longer = new ArrayList<List<Flat>>();
            for (List<Flat> before : result) {
                for (Flat flat : flats) {
                    longer.add(sum(before, List.of(flat)));
                }
            }
            result = longer.size() > LIMIT
                    ? result.stream().map(b -> sum(b, List.of(computed(term)))).toList()
                    : longer;
        }
        return result;
    }

    List<Flat> term(Term term) {
        if (term instanceof Free || term instanceof Abs || term.frees().isEmpty()) {
            return List.of(collected(term).orElse(new Flat(term, List.of())));
        }
        if (!(term.head() instanceof Const head)) {
            return List.of(computed(term));
        }
        List<Term> parts = term.arguments();
        if (constructors.isConstructed(term)) {
            return all(parts).stream()
                    .map(flats -> new Flat(
                            Term.app(head, flats.stream().map(Flat::pattern).toList()), premises(flats)))
                    .toList();
        }
        if (head.name().equals(Hol.LET) && parts.size() >= 2
                || head.name().equals(Hol.IF) && parts.size() >= 3
                || constructors.caseOf(term).isPresent()) {
            var result = new ArrayList<Flat>();
            for (Branch branch : branchesOf(term)) {
                for (Flat flat : term(branch.body)) {
                    result.add(new Flat(flat.pattern, sum(branch.premises, flat.premises)));
                }
            }
            return result.size() > LIMIT ? List.of(computed(term)) : result;
        }
        if (relations.isInvertible(head)
                && parts.size() == head.type().argumentTypes().size()) {
            var result = new ArrayList<Flat>();
            for (List<Flat> flats : all(parts)) {
                List<Term> patterns = flats.stream().map(Flat::pattern).toList();
                Free value = fresh("r", term.type());
                List<Premise> premises = premises(flats);
                premises.add(new Premise.Result(Term.app(head, patterns), patterns, value, relations.graph(head)));
                result.add(new Flat(value, premises));
            }
            return result;
        }
        return List.of(collected(term).orElseGet(() -> computed(term)));
    }

    /** A set that only rules define, such as a closure of another one. */
    private Optional<Flat> collected(Term term) {
        if (!(term.type() instanceof Type.Con(var name, var _)) || !name.equals(HolNames.SET)) {
            return Optional.empty();
        }
        return relations
                .unfoldedSet(term)
                .filter(u -> u.isApplied(HolNames.COLLECT))
                .map(unfolded -> {
                    Term predicate = unfolded.arguments().getFirst();
                    Free element = fresh("x", predicate.type().domain());
                    List<Term> arguments = new ArrayList<>(term.frees());
                    arguments.add(element);
                    Const relation = relations.auxiliary(arguments, formula(applied(predicate, element)));
                    Free value = fresh("r", term.type());
                    return new Flat(value, List.of(new Premise.Collect(new Call(relation, arguments), value)));
                });
    }

    private Flat computed(Term term) {
        Free value = fresh("r", term.type());
        return new Flat(value, List.of(new Premise.Compute(term, value)));
    }

    // Branches

    private record Branch(Term body, List<Premise> premises) {}

    /** The cases of a conditional, a case distinction or a let; what it is applied to, each of them is applied to. */
    private List<Branch> branchesOf(Term term) {
        List<Term> parts = term.arguments();
        var result = new ArrayList<Branch>();
        if (term.isApplied(Hol.LET)) {
            List<Term> rest = parts.subList(2, parts.size());
            term(parts.get(0)).forEach(f -> {
                Term body = Term.app(applied(parts.get(1), f.pattern), rest).betaNormal();
                result.add(new Branch(body, f.premises));
            });
        } else if (term.isApplied(Hol.IF)) {
            formula(parts.get(0)).forEach(p -> result.add(new Branch(chosen(parts, 1), p)));
            negation(parts.get(0)).forEach(p -> result.add(new Branch(chosen(parts, 2), p)));
        } else {
            Datatype datatype = constructors.caseOf(term).orElseThrow();
            int count = datatype.constructors().size();
            Term scrutinee = parts.get(count);
            for (int i = 0; i < count; i++) {
                Const constructor =
                        datatype.constant(datatype.constructors().get(i), ((Type.Con) scrutinee.type()).arguments());
                List<Free> fields = constructor.type().argumentTypes().stream()
                        .map(t -> fresh("y", t))
                        .toList();
                List<Term> rest = new ArrayList<>(fields);
                rest.addAll(parts.subList(count + 1, parts.size()));
                Term body = Term.app(parts.get(i), rest).betaNormal();
                for (Flat flat : term(scrutinee)) {
                    result.add(new Branch(
                            body,
                            sum(
                                    flat.premises,
                                    List.of(new Premise.Equal(flat.pattern, Term.app(constructor, fields))))));
                }
            }
        }
        return result;
    }
}
