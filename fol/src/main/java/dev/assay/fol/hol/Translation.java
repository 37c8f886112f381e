package dev.assay.fol.hol;

import static dev.assay.logic.Term.app;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.FreshNames;
import dev.assay.fol.Problem;
import dev.assay.fol.Role;
import dev.assay.fol.Statement;
import dev.assay.fol.Symbol;
import dev.assay.fol.TypePatterns;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A higher-order problem in polymorphic first-order logic. Functions are applied by hAPP : ∀α β. fun(α, β) × α → β where
 * they are not directly, and a term of type bool is a formula by hBOOL : bool → o.
 */
public final class Translation {
    private static final Type.Var A = Type.var("'a");
    private static final Type.Var B = Type.var("'b");
    private static final Type BOOL = Type.con("bool");
    private static final String FUN = "fun";

    private record Prepared(String name, Role role, Term formula) {}

    private final HolProblem problem;
    private final Settings settings;
    private final Arities arities;
    private final Map<String, Type> declared = new HashMap<>(Combinators.TYPES);
    private final Map<String, String> symbolNames = new HashMap<>();
    private final Map<String, String> typeNames = new HashMap<>();
    private final FreshNames freshSymbols;
    private final FreshNames freshTypes = new FreshNames(List.of("bool", FUN));
    private final Map<Const, Symbol> symbols = new HashMap<>();
    private final Symbol apply;
    private final Symbol holds;
    private final Set<String> classes = new LinkedHashSet<>();
    private final Set<Type> usedTypes = new LinkedHashSet<>();
    private boolean isApplied;
    private boolean isBoolean;

    /**
     * How to translate.
     *
     * @param isForSound whether the types will be protected, so that it may be said that bool has two elements
     */
    public record Settings(LambdaScheme lambdas, ArityRule arities, boolean isForSound) {
        public static final Settings DEFAULT = new Settings(LambdaScheme.HYBRID, ArityRule.SUFFICIENT, true);
    }

    private Translation(HolProblem problem, Settings settings) {
        this.problem = problem;
        this.settings = settings;
        this.arities = new Arities(settings.arities(), this::declared);
        var taken = new HashSet<String>();
        problem.statements()
                .forEach(s -> s.formula()
                        .constants()
                        .forEach(c -> taken.add(problem.names().apply(c.name()))));
        freshSymbols = new FreshNames(taken);
        apply = new Symbol(freshSymbols.fresh("hAPP"), List.of(A, B), List.of(Type.con(FUN, A, B), A), B);
        holds = new Symbol(freshSymbols.fresh("hBOOL"), List.of(), List.of(BOOL), Symbol.TRUTH);
    }

    public static Problem of(HolProblem problem, Settings settings) {
        return new Translation(problem, settings).run();
    }

    private Problem run() {
        List<Prepared> prepared = prepare();
        var statements = new ArrayList<Statement>();
        for (Prepared p : prepared) {
            statements.add(new Statement(p.name(), p.role(), closed(p.formula())));
        }
        var helpers = new ArrayList<Statement>();
        if (isApplied) {
            helpers.add(Statement.axiom("extensionality", extensionality()));
        }
        if (isBoolean && settings.isForSound()) {
            helpers.add(Statement.axiom("bool_exhaust", exhaustion()));
        }
        var classAxioms = new ClassAxioms(problem.signature(), this::type, this::className);
        helpers.addAll(classAxioms.of(classes, usedConstructors(statements)));
        helpers.addAll(statements);
        var knowledge = new DatatypeKnowledge(problem.signature(), this::type, this::symbolName).of(usedTypes);
        return new Problem(helpers, knowledge);
    }

    /** All formulas in the shape of first-order ones, helpers first, and the arities known. */
    private List<Prepared> prepare() {
        var form = new QuasiFirstOrder(settings.lambdas());
        var own = new ArrayList<Prepared>();
        for (HolStatement statement : problem.statements()) {
            Term formula = form.formula(statement.formula().normal());
            List<Term> equations = form.newEquations();
            equations.forEach(this::declareLifted);
            for (Term equation : equations) {
                own.add(new Prepared("lambda_" + statement.name(), Role.AXIOM, equation));
            }
            own.add(new Prepared(statement.name(), statement.role(), formula));
        }
        own.forEach(p -> arities.read(p.formula(), p.role() != Role.CONJECTURE));
        var result = helpers(own);
        result.addAll(own);
        return result;
    }

    /** What has to be said of proxies, combinators and other constants of the logic that occur. */
    private List<Prepared> helpers(List<Prepared> own) {
        var result = new ArrayList<Prepared>();
        var seen = new HashSet<String>();
        Map<String, List<Term>> known = Proxies.axioms();
        var agenda = new ArrayList<Term>();
        own.forEach(p -> agenda.add(p.formula()));
        for (int next = 0; next < agenda.size(); next++) {
            for (Const c : agenda.get(next).constants()) {
                if (!seen.add(c.name())) {
                    continue;
                }
                List<Term> axioms = c.name().startsWith(Combinators.PREFIX)
                        ? List.of(Combinators.axiom(c.name()))
                        : known.getOrDefault(c.name(), List.of());
                for (Term axiom : axioms) {
                    arities.readAxiom(axiom);
                    agenda.add(axiom);
                    result.add(new Prepared("helper_" + plain(c.name()), Role.AXIOM, axiom));
                }
            }
        }
        return result;
    }

    private static String plain(String fullName) {
        return fullName.substring(fullName.lastIndexOf('.') + 1);
    }

    private void declareLifted(Term equation) {
        equation.constants().stream()
                .filter(c -> c.name().startsWith(Lambdas.PREFIX))
                .forEach(c -> declared.putIfAbsent(c.name(), c.type()));
    }

    /** The most general type of a constant, without sorts. */
    private Type declared(Const constant) {
        Type known = declared.get(constant.name());
        if (known != null) {
            return known;
        }
        Type type = logical(constant)
                .orElseGet(
                        () -> problem.signature().constantType(constant.name()).orElse(constant.type()));
        Type result = unsorted(type);
        declared.put(constant.name(), result);
        return result;
    }

    private static java.util.Optional<Type> logical(Const constant) {
        return switch (plain(constant.name())) {
            case "fequal" -> java.util.Optional.of(Hol.eq(A).type());
            case "fall", "fex" -> java.util.Optional.of(Hol.all(A).type());
            default -> java.util.Optional.empty();
        };
    }

    private static Type unsorted(Type type) {
        var renaming = new HashMap<Type.Var, Type>();
        for (Type.Var v : type.variables()) {
            renaming.put(v, Type.var(v.name()));
        }
        return type.substitute(renaming);
    }

    // Names and types

    private String symbolName(String fullName) {
        String known = symbolNames.get(fullName);
        if (known == null) {
            String wanted = problem.names().apply(fullName);
            boolean isOurs = fullName.startsWith(Combinators.PREFIX)
                    || fullName.startsWith(Proxies.PREFIX)
                    || fullName.startsWith(Lambdas.PREFIX);
            known = isOurs ? freshSymbols.fresh(plain(fullName)) : wanted;
            symbolNames.put(fullName, known);
        }
        return known;
    }

    private String className(String fullName) {
        return symbolNames.computeIfAbsent("class " + fullName, _ -> freshSymbols.fresh(plain(fullName)));
    }

    private Type type(Type type) {
        return switch (type) {
            case Type.Var v -> Type.var(v.name());
            case Type.Con(var name, var arguments) -> {
                if (type.equals(Type.bool())) {
                    yield BOOL;
                }
                String printed = name.equals(Type.FUN)
                        ? FUN
                        : typeNames.computeIfAbsent(
                                name, n -> freshTypes.fresh(problem.names().apply(n)));
                yield new Type.Con(printed, arguments.stream().map(this::type).toList());
            }
        };
    }

    private Symbol symbol(Const constant) {
        Type general = declared(constant);
        var key = new Const(constant.name(), general);
        Symbol known = symbols.get(key);
        if (known == null) {
            int arity = arities.of(constant);
            var arguments = new ArrayList<Type>();
            Type rest = general;
            for (int i = 0; i < arity; i++) {
                arguments.add(type(rest.domain()));
                rest = rest.range();
            }
            known = new Symbol(
                    symbolName(constant.name()),
                    general.variables().stream().map(v -> Type.var(v.name())).toList(),
                    arguments,
                    arities.isPredicate(constant) ? Symbol.TRUTH : type(rest));
            symbols.put(key, known);
        }
        return known;
    }

    private List<Type> typeArguments(Const constant) {
        Type general = declared(constant);
        var matching = new HashMap<Type.Var, Type>();
        if (!TypePatterns.match(general, constant.type(), matching)) {
            throw new IllegalArgumentException(
                    constant.name() + " : " + constant.type() + " is no instance of " + general);
        }
        constant.type().forEachVariable(this::noteSort);
        usedTypes.add(constant.type());
        var result = new ArrayList<Type>();
        general.variables().forEach(v -> result.add(type(matching.getOrDefault(v, v))));
        return result;
    }

    // Formulas

    private final Map<Type.Var, Sort> sorts = new LinkedHashMap<>();

    private void noteSort(Type.Var variable) {
        sorts.merge(Type.var(variable.name()), variable.sort(), Sort::meet);
    }

    /** The formula under the premises that its type variables are of their classes. */
    private Formula closed(Term formula) {
        sorts.clear();
        Formula body = formula(formula, new ArrayList<>());
        var premises = new ArrayList<Formula>();
        sorts.forEach((variable, sort) -> sort.classes().forEach(c -> {
            classes.add(c);
            premises.add(ClassAxioms.atom(className(c), variable));
        }));
        return Formula.implies(premises, body);
    }

    private Formula formula(Term term, List<String> bound) {
        Term head = term.head();
        List<Term> arguments = term.arguments();
        String name = head instanceof Const(var n, var _) ? n : "";
        if (name.equals(Hol.TRUE.name())) {
            return Formula.verum();
        }
        if (name.equals(Hol.FALSE.name())) {
            return Formula.falsum();
        }
        if (name.equals(Hol.NOT.name())) {
            return new Formula.Not(formula(arguments.getFirst(), bound));
        }
        if (name.equals(Hol.AND.name())) {
            return Formula.and(formula(arguments.getFirst(), bound), formula(arguments.getLast(), bound));
        }
        if (name.equals(Hol.OR.name())) {
            return Formula.or(formula(arguments.getFirst(), bound), formula(arguments.getLast(), bound));
        }
        if (name.equals(Hol.IMPLIES.name())) {
            return new Formula.Implies(formula(arguments.getFirst(), bound), formula(arguments.getLast(), bound));
        }
        if (name.equals(Hol.EQ)) {
            return arguments.getFirst().type().equals(Type.bool())
                    ? new Formula.Iff(formula(arguments.getFirst(), bound), formula(arguments.getLast(), bound))
                    : new Formula.Equation(term(arguments.getFirst()), term(arguments.getLast()));
        }
        if (name.equals(Hol.ALL) || name.equals(Hol.EX)) {
            return quantified(name.equals(Hol.ALL), (Abs) arguments.getFirst(), bound);
        }
        return atom(term);
    }

    private Formula quantified(boolean isUniversal, Abs abstraction, List<String> bound) {
        String hint = abstraction.hint().replaceAll("\\..*", "");
        String name = hint.isEmpty() ? "x" : hint;
        for (int i = 1; bound.contains(name); i++) {
            name = hint + "_" + i;
        }
        bound.add(name);
        abstraction.argument().forEachVariable(this::noteSort);
        usedTypes.add(abstraction.argument());
        Formula body = formula(abstraction.body().instantiate(new Free(name, abstraction.argument())), bound);
        bound.removeLast();
        var variables = List.of(new Variable(name, type(abstraction.argument())));
        return isUniversal ? Formula.forall(variables, body) : Formula.exists(variables, body);
    }

    private Formula atom(Term term) {
        if (term.head() instanceof Const c && arities.isPredicate(c)) {
            Symbol symbol = symbol(c);
            return new Formula.Atom(
                    symbol,
                    typeArguments(c),
                    term.arguments().stream().map(this::term).toList());
        }
        isBoolean = true;
        return new Formula.Atom(holds, List.of(), List.of(term(term)));
    }

    private FolTerm term(Term term) {
        List<Term> arguments = term.arguments();
        int direct;
        FolTerm result;
        switch (term.head()) {
            case Free(var name, var type) -> {
                direct = 0;
                result = new Variable(name, type(type));
            }
            case Const c -> {
                Symbol symbol = symbol(c);
                direct = symbol.arity();
                result = new FolTerm.Application(
                        symbol,
                        typeArguments(c),
                        arguments.subList(0, direct).stream().map(this::term).toList());
            }
            case Abs _, Term.App _, Term.Bound _ ->
                throw new IllegalArgumentException("not in the shape of a first-order term: " + term);
        }
        Type type = app(term.head(), arguments.subList(0, direct)).type();
        for (Term argument : arguments.subList(direct, arguments.size())) {
            isApplied = true;
            result = FolTerm.apply(apply, List.of(type(type.domain()), type(type.range())), result, term(argument));
            type = type.range();
        }
        isBoolean |= type.equals(Type.bool());
        return result;
    }

    // Helpers that are first-order from the beginning

    /** ∀f g. ∃x. hAPP(f, x) ≈ hAPP(g, x) → f ≈ g. */
    private Formula extensionality() {
        var f = new Variable("F", Type.con(FUN, A, B));
        var g = new Variable("G", Type.con(FUN, A, B));
        var x = new Variable("X", A);
        Formula same = new Formula.Equation(
                FolTerm.apply(apply, List.of(A, B), f, x), FolTerm.apply(apply, List.of(A, B), g, x));
        return Formula.forall(
                List.of(f, g), Formula.exists(List.of(x), new Formula.Implies(same, new Formula.Equation(f, g))));
    }

    /** ∀x:bool. hBOOL(x) and x is true, or not and x is false; said so that proxies need not occur. */
    private Formula exhaustion() {
        var x = new Variable("X", BOOL);
        var y = new Variable("Y", BOOL);
        Formula same = new Formula.Iff(
                new Formula.Atom(holds, List.of(), List.of(x)), new Formula.Atom(holds, List.of(), List.of(y)));
        return Formula.forall(List.of(x, y), new Formula.Implies(same, new Formula.Equation(x, y)));
    }

    private Set<String> usedConstructors(List<Statement> statements) {
        var result = new LinkedHashSet<String>();
        usedTypes.forEach(t -> result.addAll(t.constructors()));
        return statements.isEmpty() ? Set.of() : result;
    }
}
