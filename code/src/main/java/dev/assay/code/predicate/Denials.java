package dev.assay.code.predicate;

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

/** The ways for formulas to be false. */
final class Denials {
    /** More ways are not worth their number. */
    private static final int LIMIT = 16;

    private final Relations relations;
    private int fresh;

    Denials(Relations relations) {
        this.relations = relations;
    }

    /** All ways; the formula itself is the conclusion of the only one if nothing would have to hold. */
    List<Denial> of(Term formula) {
        List<Denial> ways = ways(formula.betaNormal());
        return ways.size() > LIMIT || ways.stream().allMatch(d -> d.premises().isEmpty())
                ? List.of(new Denial(List.of(), List.of(), formula))
                : ways;
    }

    private List<Denial> ways(Term formula) {
        List<Term> parts = formula.arguments();
        if (formula.head() instanceof Const(var name, var type)) {
            if (formula.equals(Hol.TRUE)) {
                return List.of();
            }
            if (parts.size() == 1 && name.equals(Hol.NOT.name())) {
                return List.of(given(parts.getFirst()));
            }
            if (parts.size() == 2 && name.equals(Hol.AND.name())) {
                return sum(ways(parts.get(0)), ways(parts.get(1)));
            }
            if (parts.size() == 2 && name.equals(Hol.OR.name())) {
                return both(ways(parts.get(0)), ways(parts.get(1)));
            }
            if (parts.size() == 2 && name.equals(Hol.IMPLIES.name())) {
                return both(List.of(given(parts.get(0))), ways(parts.get(1)));
            }
            if (parts.size() == 2 && name.equals(Hol.EQ) && type.domain().equals(Type.bool())) {
                return sum(
                        both(List.of(given(parts.get(0))), ways(parts.get(1))),
                        both(List.of(given(parts.get(1))), ways(parts.get(0))));
            }
            if (parts.size() >= 3 && name.equals(Hol.IF)) {
                return sum(
                        both(List.of(given(parts.get(0))), ways(Flattening.chosen(parts, 1))),
                        both(List.of(given(Hol.mkNot(parts.get(0)))), ways(Flattening.chosen(parts, 2))));
            }
            if (parts.size() == 1 && name.equals(Hol.ALL)) {
                Free x = fresh(parts.getFirst());
                return with(List.of(x), ways(applied(parts.getFirst(), x)));
            }
            if (parts.size() == 2 && name.equals(HolNames.BALL)) {
                Free x = fresh(parts.get(1));
                return with(
                        List.of(x),
                        both(List.of(given(Flattening.member(x, parts.get(0)))), ways(applied(parts.get(1), x))));
            }
            if (parts.size() >= 2 && name.equals(Hol.LET)) {
                return ways(Term.app(applied(parts.get(1), parts.get(0)), parts.subList(2, parts.size()))
                        .betaNormal());
            }
            Optional<Datatype> datatype = relations.constructors().caseOf(formula);
            if (datatype.isPresent()) {
                return cases(formula, datatype.get());
            }
            Optional<Term> unfolded = relations.unfolded(formula);
            if (unfolded.isPresent()) {
                List<Denial> inner = ways(unfolded.get());
                return inner.stream().allMatch(d -> d.premises().isEmpty()) ? plain(formula) : inner;
            }
        }
        return plain(formula);
    }

    private static List<Denial> plain(Term formula) {
        return List.of(new Denial(List.of(), List.of(), formula));
    }

    private static Denial given(Term premise) {
        return new Denial(List.of(), List.of(premise), Hol.FALSE);
    }

    private List<Denial> cases(Term formula, Datatype datatype) {
        List<Term> parts = formula.arguments();
        int count = datatype.constructors().size();
        Term scrutinee = parts.get(count);
        List<Denial> result = List.of();
        for (int i = 0; i < count; i++) {
            Const constructor =
                    datatype.constant(datatype.constructors().get(i), ((Type.Con) scrutinee.type()).arguments());
            List<Free> fields = constructor.type().argumentTypes().stream()
                    .map(t -> new Free("y~~" + fresh++, t))
                    .toList();
            List<Term> rest = new ArrayList<>(fields);
            rest.addAll(parts.subList(count + 1, parts.size()));
            Term matches = Hol.mkEq(scrutinee, Term.app(constructor, List.copyOf(fields)));
            Term body = Term.app(parts.get(i), rest).betaNormal();
            result = sum(result, with(fields, both(List.of(given(matches)), ways(body))));
        }
        return result;
    }

    private Free fresh(Term predicate) {
        String hint = predicate instanceof Abs(var given, var _, var _) ? given : "x";
        return new Free(hint + "~~" + fresh++, predicate.type().domain());
    }

    private static Term applied(Term function, Term argument) {
        return new App(function, argument).betaNormal();
    }

    private static List<Denial> sum(List<Denial> left, List<Denial> right) {
        var result = new ArrayList<>(left);
        result.addAll(right);
        return result;
    }

    private static List<Denial> with(List<Free> variables, List<Denial> ways) {
        return ways.stream()
                .map(d -> {
                    var all = new ArrayList<>(variables);
                    all.addAll(d.variables());
                    return new Denial(all, d.premises(), d.conclusion());
                })
                .toList();
    }

    private static List<Denial> both(List<Denial> left, List<Denial> right) {
        var result = new ArrayList<Denial>();
        for (Denial l : left) {
            for (Denial r : right) {
                var variables = new ArrayList<>(l.variables());
                variables.addAll(r.variables());
                var premises = new ArrayList<>(l.premises());
                premises.addAll(r.premises());
                result.add(new Denial(variables, premises, either(l.conclusion(), r.conclusion())));
            }
        }
        return result;
    }

    private static Term either(Term left, Term right) {
        if (left.equals(Hol.FALSE)) {
            return right;
        }
        return right.equals(Hol.FALSE) ? left : Hol.mkOr(left, right);
    }
}
