package dev.assay.code.predicate;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.Equation;
import dev.assay.code.extract.Extraction;
import dev.assay.code.extract.NotExecutable;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Specification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The clauses of a theory's predicates, of the graphs of its functions, and of formulas that got a name. */
final class Relations {
    private final Code code;
    private final Constructors constructors;
    private final Flattening flattening;
    private final Optional<Demand> demand;
    private final Map<Const, List<Clause>> clauses = new HashMap<>();
    private final Map<Const, Const> graphs = new HashMap<>();
    private final Map<Special, Const> special = new HashMap<>();
    private final Map<Const, Integer> nesting = new HashMap<>();
    private final Map<Term, Boolean> executable = new HashMap<>();
    private final Map<Const, Boolean> usable = new HashMap<>();

    Relations(Code code) {
        this(code, false);
    }

    /** @param restricts whether rules are asked only for what is looked for */
    Relations(Code code, boolean restricts) {
        this.code = code;
        this.constructors = new Constructors(code);
        this.flattening = new Flattening(this, constructors);
        this.demand = restricts ? Optional.of(new Demand(constructors, flattening)) : Optional.empty();
    }

    /** Whether some rule was restricted to what is looked for. */
    boolean isRestricted() {
        return demand.filter(d -> !d.restricted().isEmpty()).isPresent();
    }

    /** Whether this relation gives only what is looked for. */
    boolean isRestricted(Const relation) {
        return demand.filter(d -> d.restricted().contains(relation)).isPresent();
    }

    Constructors constructors() {
        return constructors;
    }

    /** A relation between the variables: that one of the alternatives holds. */
    Const auxiliary(List<Term> variables, List<List<Premise>> alternatives) {
        Const name = new Const(
                "assay.relation." + clauses.size(),
                Type.fun(variables.stream().map(Term::type).toList(), Type.bool()));
        List<Clause> made =
                solved(alternatives.stream().map(a -> new Clause(variables, a)).toList());
        demand.ifPresent(d -> d.note(made));
        clauses.put(name, made);
        return name;
    }

    /** A relation between the variables: that the formulas hold. */
    Const query(List<Free> variables, List<Term> formulas) {
        return auxiliary(
                List.copyOf(variables),
                flattening.formula(Hol.conjunction(formulas).betaNormal()));
    }

    List<Clause> clauses(Const relation) {
        List<Clause> known = clauses.get(relation);
        if (known != null) {
            return known;
        }
        // Looked up while its own clauses are made, it has to be there.
        clauses.put(relation, List.of());
        Optional<Specification.Inductive> inductive = code.inductive(relation);
        List<Clause> made = inductive.isPresent() ? rules(inductive.get(), relation) : predicate(relation);
        demand.ifPresent(d -> d.note(made));
        List<Clause> wanted = demand.map(d -> d.restrict(relation, made)).orElse(made);
        clauses.put(relation, wanted);
        return wanted;
    }

    private List<Clause> solved(List<Clause> given) {
        return given.stream()
                .map(c -> c.solved(constructors))
                .flatMap(Optional::stream)
                .toList();
    }

    // Inductive predicates

    private List<Clause> rules(Specification.Inductive inductive, Const relation) {
        var result = new ArrayList<Clause>();
        for (Specification.Rule rule : inductive.rules()) {
            if (!rule.predicate().name().equals(relation.name())) {
                continue;
            }
            code.instance(rule.predicate().type(), relation.type()).ifPresent(types -> {
                List<Term> head = new ArrayList<>(inductive.parameters());
                head.addAll(rule.arguments());
                List<Term> arguments =
                        head.stream().map(t -> t.substituteTypes(types)).toList();
                Term premises = Hol.conjunction(rule.premises().stream()
                                .map(p -> p.substituteTypes(types))
                                .toList())
                        .betaNormal();
                result.addAll(clauses(arguments, premises));
            });
        }
        return solved(result);
    }

    private List<Clause> clauses(List<Term> arguments, Term condition) {
        var result = new ArrayList<Clause>();
        for (List<Flattening.Flat> flats : flattening.all(arguments)) {
            for (List<Premise> alternative : flattening.formula(condition)) {
                var premises = new ArrayList<Premise>();
                flats.forEach(f -> premises.addAll(f.premises()));
                premises.addAll(alternative);
                result.add(
                        new Clause(flats.stream().map(Flattening.Flat::pattern).toList(), premises));
            }
        }
        return result;
    }

    // Functions

    /** f x = t for a truth value: t implies f x. */
    private List<Clause> predicate(Const constant) {
        var result = new ArrayList<Clause>();
        for (Equation equation : equations(constant)) {
            List<Term> conditions = new ArrayList<>(equation.conditions());
            conditions.add(equation.right());
            result.addAll(clauses(equation.patterns(), Hol.conjunction(conditions)));
        }
        return solved(result);
    }

    /** The relation between the arguments and the result of a function. */
    Const graph(Const function) {
        Const known = graphs.get(function);
        if (known != null) {
            return known;
        }
        List<Type> types = new ArrayList<>(function.type().argumentTypes());
        types.add(function.type().resultType());
        Const graph = new Const(function.name() + "/graph", Type.fun(types, Type.bool()));
        graphs.put(function, graph);
        var result = new ArrayList<Clause>();
        for (Equation equation : equations(function)) {
            for (Flattening.Flat flat : flattening.term(equation.right().betaNormal())) {
                List<Term> arguments = new ArrayList<>(equation.patterns());
                arguments.add(flat.pattern());
                result.add(new Clause(arguments, flat.premises()));
            }
        }
        clauses.put(graph, solved(result));
        return graph;
    }

    private List<Equation> equations(Const constant) {
        int arity = constant.type().argumentTypes().size();
        List<Equation> structural = code.structural(constant);
        return (structural.isEmpty() ? code.equations(constant) : structural)
                .stream().map(e -> extended(e, arity, constant)).toList();
    }

    private static Equation extended(Equation equation, int arity, Const constant) {
        List<Term> patterns = new ArrayList<>(equation.patterns());
        Term right = equation.right();
        for (int i = patterns.size(); i < arity; i++) {
            // No name that Denials or Flattening give.
            Free x = new Free("x~a" + i, constant.type().argumentTypes().get(i));
            patterns.add(x);
            right = new Term.App(right, x);
        }
        return new Equation(patterns, equation.conditions(), right.betaNormal());
    }

    /** Whether clauses can stand for the predicate. */
    boolean isRelation(Const constant) {
        if (clauses.containsKey(constant)) {
            return true;
        }
        if (!constant.type().resultType().equals(Type.bool())
                || constant.type().argumentTypes().isEmpty()) {
            return false;
        }
        Optional<Specification.Inductive> inductive = code.inductive(constant);
        return inductive.isPresent() ? !inductive.get().isCo() : isUsable(constant);
    }

    boolean isInvertible(Const constant) {
        return !constant.type().resultType().equals(Type.bool())
                && !constant.type().argumentTypes().isEmpty()
                && !code.structural(constant).isEmpty()
                && isUsable(constant)
                && equations(constant).stream().allMatch(e -> e.conditions().isEmpty());
    }

    /** Whether the constant is defined, by equations with patterns that do not overlap. */
    private boolean isUsable(Const constant) {
        return usable.computeIfAbsent(constant, _ -> {
            boolean isRecursive = !code.structural(constant).isEmpty();
            boolean isDefined = isRecursive
                    || code.theory().specifications(constant.name()).stream()
                            .anyMatch(Specification.Defined.class::isInstance);
            List<Equation> equations = isDefined ? equations(constant) : List.of();
            return !equations.isEmpty()
                    && equations.stream().allMatch(e -> e.patterns().stream().allMatch(constructors::isPattern))
                    && (isRecursive || equations.size() == 1);
        });
    }

    /** The definition of a set that cannot be run, with its arguments put in. */
    Optional<Term> unfoldedSet(Term set) {
        return isExecutable(set) ? Optional.empty() : unfolded(set);
    }

    /** The definition of a constant, with its arguments put in. */
    Optional<Term> unfolded(Term applied) {
        if (!(applied.head() instanceof Const constant)
                || code.theory().specifications(constant.name()).stream()
                        .noneMatch(Specification.Defined.class::isInstance)) {
            return Optional.empty();
        }
        return code.equations(constant).stream()
                .filter(e -> e.conditions().isEmpty()
                        && e.patterns().size() <= applied.arguments().size()
                        && e.patterns().stream().allMatch(Free.class::isInstance))
                .findFirst()
                .map(e -> {
                    Map<Free, Term> by = new HashMap<>();
                    int given = e.patterns().size();
                    for (int i = 0; i < given; i++) {
                        by.put((Free) e.patterns().get(i), applied.arguments().get(i));
                    }
                    return Term.app(
                                    e.right().substitute(by),
                                    applied.arguments()
                                            .subList(given, applied.arguments().size()))
                            .betaNormal();
                });
    }

    // Specialisation

    private record Special(Const relation, int argument, Const constructor) {}

    /**
     * The relation where an argument is made by a constructor; the constructor's arguments stand in its place. Clauses that
     * cannot give the constructor are left out, and so is what they would have to enumerate.
     */
    Const specialised(Const relation, int argument, Const constructor) {
        var key = new Special(relation, argument, constructor);
        Const known = special.get(key);
        if (known != null) {
            return known;
        }
        List<Type> types = new ArrayList<>(relation.type().argumentTypes());
        types.remove(argument);
        types.addAll(argument, constructor.type().argumentTypes());
        String last = constructor.name().substring(constructor.name().lastIndexOf('.') + 1);
        Const result = new Const(relation.name() + "/" + argument + last, Type.fun(types, Type.bool()));
        special.put(key, result);
        var made = new ArrayList<Clause>();
        for (Clause clause : clauses(relation)) {
            List<Free> fields = constructor.type().argumentTypes().stream()
                    .map(flattening::fresh)
                    .toList();
            List<Term> arguments = new ArrayList<>(clause.arguments());
            Term pattern = arguments.remove(argument);
            arguments.addAll(argument, fields);
            var premises = new ArrayList<Premise>(clause.premises());
            premises.add(new Premise.Equal(pattern, Term.app(constructor, List.copyOf(fields))));
            made.add(new Clause(arguments, premises));
        }
        clauses.put(result, solved(made));
        nesting.put(result, nesting.getOrDefault(relation, 0) + 1);
        return result;
    }

    /** Whether a rule has a larger pattern for the argument above the line than below, so that specialising has no end. */
    boolean grows(Const relation, int argument) {
        return clauses(relation).stream()
                .anyMatch(clause -> clause.premises().stream()
                        .anyMatch(p -> p instanceof Premise.Call(var callee, var arguments)
                                && callee.equals(relation)
                                && size(arguments.get(argument))
                                        > size(clause.arguments().get(argument))));
    }

    private static int size(Term term) {
        return 1 + term.arguments().stream().mapToInt(Relations::size).sum();
    }

    /** How often a relation was specialised. */
    int nesting(Const relation) {
        return nesting.getOrDefault(relation, 0);
    }

    // Execution

    /** Whether compiled code can evaluate the term once its variables are known. */
    boolean isExecutable(Term term) {
        return executable.computeIfAbsent(term, t -> attempt(Extraction.root("assay.executable", t)));
    }

    private boolean attempt(Extraction.Root root) {
        try {
            var program = Extraction.extract(code, List.of(root), Extraction.Options.STRICT);
            // Unfolding an inductive predicate may never end; clauses are searched with a limit.
            return program.functions().keySet().stream()
                    .allMatch(c ->
                            c.name().startsWith("assay.") || code.inductive(c).isEmpty());
        } catch (NotExecutable e) {
            return false;
        }
    }
}
