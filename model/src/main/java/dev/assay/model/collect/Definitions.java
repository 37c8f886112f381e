package dev.assay.model.collect;

import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Matching;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** The definitions of constants at instances of their types, as the theory's specifications give them. */
public final class Definitions {
    private record Rule(Const constant, List<Term> patterns, Term right) {}

    private final Theory theory;
    private final Set<String> ignored;
    private final Map<Const, Definition> known = new HashMap<>();

    /** @param ignored the constants whose definitions do not count */
    public Definitions(Theory theory, Set<String> ignored) {
        this.theory = theory;
        this.ignored = ignored;
    }

    public Definition of(Const constant) {
        Definition result = known.get(constant);
        if (result == null) {
            result = find(constant);
            known.put(constant, result);
        }
        return result;
    }

    private Definition find(Const constant) {
        if (ignored.contains(constant.name())) {
            return new Definition.Unspecified();
        }
        for (Specification specification : theory.specifications(constant.name())) {
            Optional<Definition> found = specified(constant, specification);
            if (found.isPresent()) {
                return found.get();
            }
        }
        return functorial(constant).orElseGet(Definition.Unspecified::new);
    }

    private Optional<Definition> specified(Const constant, Specification specification) {
        return switch (specification) {
            case Specification.Defined(var _, var equation) ->
                instances(constant, List.of(equation))
                        .map(all -> new Definition.Unfolded(
                                all.getFirst().patterns().size(), all));
            case Specification.Recursive r ->
                instances(constant, r.equations()).map(all -> recursive(constant, all, r.constants()));
            case Specification.Corecursive c ->
                instances(constant, c.equations()).map(all -> recursive(constant, all, c.constants()));
            case Specification.Inductive i ->
                instances(constant, i.unfold()).map(all -> {
                    int arity = all.getFirst().patterns().size();
                    List<Boolean> fixed = IntStream.range(0, arity)
                            .mapToObj(p -> p < i.parameters().size())
                            .toList();
                    return new Definition.Predicate(
                            arity, all.getFirst(), i.constants().getFirst().name(), fixed, i.isCo());
                });
        };
    }

    private Definition recursive(Const constant, List<Definition.Equation> equations, List<Const> group) {
        int arity = equations.getFirst().patterns().size();
        List<Definition.Equation> bases = equations.stream()
                .filter(e -> group.stream().noneMatch(c -> mentions(e.right(), c.name())))
                .toList();
        if (bases.size() == equations.size()) {
            return new Definition.Unfolded(arity, equations);
        }
        List<Boolean> fixed = IntStream.range(0, arity)
                .mapToObj(p -> group.size() == 1 && equations.stream().allMatch(e -> passesOn(e, constant.name(), p)))
                .toList();
        return new Definition.Recursive(arity, equations, group.getFirst().name(), fixed, bases);
    }

    private static boolean mentions(Term term, String constant) {
        boolean[] found = {false};
        term.forEachSubterm(t -> found[0] |= t instanceof Const c && c.name().equals(constant));
        return found[0];
    }

    /** Whether all recursive calls have the argument at this position that the function itself has. */
    private static boolean passesOn(Definition.Equation equation, String name, int position) {
        if (!(equation.patterns().get(position) instanceof Free variable)) {
            return false;
        }
        int index = equation.variables().size() - 1 - equation.variables().indexOf(variable);
        return passesOn(equation.right(), name, position, index);
    }

    private static boolean passesOn(Term term, String name, int position, int index) {
        return switch (term) {
            case Const c -> !c.name().equals(name);
            case Free _, Term.Bound _ -> true;
            case Term.Abs(var _, var _, var body) -> passesOn(body, name, position, index + 1);
            case App app -> {
                List<Term> arguments = app.arguments();
                boolean isCall = app.isApplied(name);
                if (isCall
                        && (arguments.size() <= position
                                || !arguments.get(position).equals(new Term.Bound(index)))) {
                    yield false;
                }
                yield (isCall || passesOn(app.head(), name, position, index))
                        && arguments.stream().allMatch(a -> passesOn(a, name, position, index));
            }
        };
    }

    /** The equations for the constant at its type, if they are for that type. */
    private Optional<List<Definition.Equation>> instances(Const constant, List<Thm> theorems) {
        var result = new ArrayList<Definition.Equation>();
        for (Thm thm : theorems) {
            Optional<Rule> rule = rule(thm).filter(r -> r.constant.name().equals(constant.name()));
            if (rule.isEmpty()) {
                continue;
            }
            Optional<Map<Type.Var, Type>> types =
                    Matching.types(rule.get().constant.type(), constant.type());
            if (types.isEmpty() || !fits(types.get())) {
                continue;
            }
            List<Term> patterns = rule.get().patterns.stream()
                    .map(p -> p.substituteTypes(types.get()))
                    .toList();
            result.add(Definition.Equation.of(patterns, rule.get().right.substituteTypes(types.get())));
        }
        return result.isEmpty() ? Optional.empty() : Optional.of(result);
    }

    private boolean fits(Map<Type.Var, Type> types) {
        return types.entrySet().stream()
                .allMatch(
                        e -> theory.signature().hasSort(e.getValue(), e.getKey().sort()));
    }

    /** The functions that come with datatypes and records. */
    private Optional<Definition> functorial(Const constant) {
        for (String type : constant.type().constructors()) {
            Optional<TypeSpecification> specification = theory.typeSpecification(type);
            List<Thm> theorems =
                    specification.map(s -> functorial(s, constant.name())).orElse(List.of());
            Optional<List<Definition.Equation>> equations = instances(constant, theorems);
            if (equations.isPresent()) {
                return Optional.of(recursive(constant, equations.get(), List.of(constant)));
            }
        }
        return Optional.empty();
    }

    private static List<Thm> functorial(TypeSpecification specification, String constant) {
        var result = new ArrayList<Thm>();
        switch (specification) {
            case TypeSpecification.Free(var datatype, var facts, var _) ->
                addFunctorial(datatype, facts, constant, result);
            case TypeSpecification.Record record -> {
                result.addAll(record.equations());
                addFunctorial(record.datatype(), record.facts(), constant, result);
            }
            case TypeSpecification.Subtype _, TypeSpecification.Quotient _ -> {}
        }
        return result;
    }

    private static void addFunctorial(Datatype datatype, Datatype.Facts facts, String constant, List<Thm> result) {
        Datatype.Names names = datatype.names();
        if (constant.equals(names.map())) {
            result.addAll(facts.map());
        } else if (constant.equals(names.pred())) {
            result.addAll(facts.pred());
        } else if (constant.equals(names.rel())) {
            result.addAll(facts.rel());
        }
    }

    /** The theorem as an equation for the constant at the head of its left side; a predicate holds or does not. */
    private static Optional<Rule> rule(Thm thm) {
        if (!thm.hypotheses().isEmpty()) {
            return Optional.empty();
        }
        Term formula = thm.conclusion();
        for (int i = 0;
                formula instanceof App(Const all, Term.Abs abs) && all.name().equals(Hol.ALL);
                i++) {
            formula = abs.body().instantiate(new Free("all " + i, abs.argument()));
        }
        Term left = formula;
        Term right = Hol.TRUE;
        if (formula instanceof App(App(Const eq, Term l), Term r) && eq.name().equals(Hol.EQ)) {
            left = l;
            right = r;
        } else if (formula instanceof App(Const not, Term negated) && not.equals(Hol.NOT)) {
            left = negated;
            right = Hol.FALSE;
        }
        return left.head() instanceof Const c && !c.name().equals(Hol.IMPLIES.name())
                ? Optional.of(new Rule(c, left.arguments(), right))
                : Optional.empty();
    }
}
