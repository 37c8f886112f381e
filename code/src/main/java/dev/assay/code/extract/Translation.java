package dev.assay.code.extract;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Operation;
import dev.assay.code.program.Representation;
import dev.assay.code.runtime.Rational;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.theory.TypeSpecification;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** The terms of one function as expressions. Bound variables become free ones with names of their own. */
final class Translation {
    private final Functions functions;
    private final Names names;
    private final boolean isLenient;
    /** Whether this is what was asked about. There a value may be abstracted that the subtype does not have, other than in the functions of theories. */
    private final boolean isQuestion;

    /** Within an attempt, what cannot be run is not replaced: another way may be open. */
    private int attempts;

    Translation(Functions functions, Names names, boolean isLenient, boolean isQuestion) {
        this.isQuestion = isQuestion;
        this.functions = functions;
        this.names = names;
        this.isLenient = isLenient;
    }

    Functions functions() {
        return functions;
    }

    Code code() {
        return functions.code();
    }

    Names names() {
        return names;
    }

    void layout(Type type) {
        functions.layout(type);
    }

    /** The first way if it can be gone. */
    Optional<Expr> attempt(Supplier<Expr> way) {
        attempts++;
        try {
            return Optional.of(way.get());
        } catch (NotExecutable closed) {
            return Optional.empty();
        } finally {
            attempts--;
        }
    }

    Expr term(Term term) {
        if (!isLenient || attempts > 0) {
            return translate(term);
        }
        try {
            return translate(term);
        } catch (NotExecutable e) {
            return undecided(String.valueOf(e.getMessage()), term.type());
        }
    }

    static Expr undecided(String reason, Type type) {
        return Exprs.operate(Operation.UNDECIDED, type, new Expr.Value(reason, Type.con(HolNames.LITERAL)));
    }

    private Expr translate(Term term) {
        List<Term> arguments = term.arguments();
        return switch (term.head()) {
            case Free v -> apply(Exprs.var(v), arguments, term.type());
            case Abs abs -> arguments.isEmpty() ? lambda(abs) : beta(abs, arguments);
            case Const c -> constant(c, arguments, term);
            case Bound(var index) -> throw new IllegalStateException("a bound variable " + index + " is loose");
            case App _ -> throw new IllegalStateException("an application cannot be a head");
        };
    }

    Expr apply(Expr function, List<Term> arguments, Type type) {
        return arguments.isEmpty()
                ? function
                : new Expr.Apply(function, arguments.stream().map(this::term).toList(), type);
    }

    // Abstractions

    /** λx y. t as one function of two arguments. */
    Expr.Lambda lambda(Abs abs) {
        var parameters = new ArrayList<Expr.Var>();
        Term body = abs;
        while (body instanceof Abs(var hint, var type, var inner)) {
            Free x = names.fresh(hint, type);
            parameters.add(Exprs.var(x));
            body = inner.instantiate(x);
        }
        return new Expr.Lambda(parameters, term(body));
    }

    /** A function of one argument, whatever the term looks like. */
    Expr.Lambda lambda(Term function, Function<Expr, Expr> result) {
        Type domain = function.type().domain();
        if (function instanceof Abs(var hint, var type, var body)) {
            Free x = names.fresh(hint, type);
            return new Expr.Lambda(List.of(Exprs.var(x)), result.apply(term(body.instantiate(x))));
        }
        Free x = names.fresh("x", domain);
        return new Expr.Lambda(List.of(Exprs.var(x)), result.apply(term(new App(function, x))));
    }

    private Expr beta(Abs abs, List<Term> arguments) {
        Term rest = Term.app(abs.body(), List.of());
        Term argument = arguments.getFirst();
        if (isCheap(argument) || occurrences(rest, 0) == 0 || occurrences(rest, 0) == 1 && !isUnderBinder(rest, 0)) {
            return term(Term.app(rest.instantiate(argument), arguments.subList(1, arguments.size())));
        }
        return let(
                abs.hint(), argument, x -> term(Term.app(rest.instantiate(x), arguments.subList(1, arguments.size()))));
    }

    Expr let(String hint, Term value, Function<Free, Expr> body) {
        if (value instanceof Free v) {
            return body.apply(v);
        }
        Free x = names.fresh(hint, value.type());
        Expr bound = term(value);
        return new Expr.Let(Exprs.var(x), bound, body.apply(x));
    }

    /** Whether a term may as well be evaluated several times, or is a function to be applied on the spot. */
    private boolean isCheap(Term term) {
        return term instanceof Free
                || term instanceof Const c
                        && (code().isConstructor(c) || c.type().isFun())
                || term instanceof Abs
                || Numerals.value(term).isPresent();
    }

    private static int occurrences(Term term, int index) {
        return switch (term) {
            case Const _, Free _ -> 0;
            case Bound(var i) -> i == index ? 1 : 0;
            case Abs(var _, var _, var body) -> occurrences(body, index + 1);
            case App(var f, var a) -> occurrences(f, index) + occurrences(a, index);
        };
    }

    private static boolean isUnderBinder(Term term, int index) {
        return switch (term) {
            case Const _, Free _, Bound _ -> false;
            case Abs(var _, var _, var body) -> occurrences(body, index + 1) > 0;
            case App(var f, var a) -> isUnderBinder(f, index) || isUnderBinder(a, index);
        };
    }

    // Constants

    private Expr constant(Const c, List<Term> arguments, Term whole) {
        Optional<Expr> literal = literal(whole);
        if (literal.isPresent()) {
            return literal.get();
        }
        Optional<Special> special = Specials.find(c);
        if (special.isPresent()) {
            int arity = special.get().arity();
            if (arguments.size() < arity) {
                return expanded(whole, arity - arguments.size());
            }
            Expr built = special.get().building().build(this, c, arguments.subList(0, arity));
            return apply(built, arguments.subList(arity, arguments.size()), whole.type());
        }
        if (c.name().equals(Equality.EQUAL) && !code().isDeclared(c)) {
            return arguments.size() == 2
                    ? equal(arguments.get(0), arguments.get(1))
                    : expanded(whole, 2 - arguments.size());
        }
        Optional<Datatype> cases = code().signature().casesOf(c.name());
        if (cases.isPresent()) {
            return caseOf(cases.get(), arguments, whole);
        }
        if (code().isConstructor(c)) {
            return construct(c, arguments, whole);
        }
        Optional<TypeSpecification> morphism = code().morphism(c.name());
        if (morphism.isPresent()) {
            return arguments.isEmpty() ? expanded(whole, 1) : representation(morphism.get(), c, arguments, whole);
        }
        Optional<Const> alias = code().alias(c);
        if (alias.isPresent()) {
            return term(Term.app(alias.get(), arguments));
        }
        if (Specials.INLINED.contains(c.name()) && !code().isDeclared(c)) {
            Equation equation = code().equations(c).getFirst();
            if (equation.patterns().size() <= arguments.size()) {
                return inline(equation, arguments);
            }
        }
        int arity = c.type().argumentTypes().size();
        functions.require(c);
        if (arguments.size() < arity) {
            return expanded(whole, arity - arguments.size());
        }
        return new Expr.Call(c, arguments.stream().map(this::term).toList(), whole.type());
    }

    private Expr inline(Equation equation, List<Term> arguments) {
        List<Free> parameters =
                equation.patterns().stream().map(Free.class::cast).toList();
        return term(Term.app(Term.lambda(parameters, equation.right()), arguments));
    }

    /** A number that is written as such. */
    private Optional<Expr> literal(Term term) {
        Optional<BigInteger> value = Numerals.value(term);
        if (value.isEmpty()
                && term instanceof App(Const(var minus, var _), var positive)
                && minus.equals(Numerals.UMINUS)) {
            value = Numerals.value(positive).map(BigInteger::negate);
        }
        Type type = value.isPresent() ? term.type() : Type.bool();
        if (Specials.isNumber(type)) {
            return value.map(v -> new Expr.Number(v, type));
        }
        return Specials.isRational(type) ? value.map(v -> new Expr.Value(Rational.of(v), type)) : Optional.empty();
    }

    /** λx. f a x of a function f that wants more arguments; those that are there are evaluated once. */
    Expr expanded(Term term, int missing) {
        List<Term> arguments = term.arguments();
        for (int i = 0; i < arguments.size(); i++) {
            Term argument = arguments.get(i);
            if (!isCheap(argument) && !isValue(argument)) {
                int position = i;
                return let("x", argument, x -> {
                    var replaced = new ArrayList<>(arguments);
                    replaced.set(position, x);
                    return expanded(Term.app(term.head(), replaced), missing);
                });
            }
        }
        var parameters = new ArrayList<Free>();
        Type type = term.type();
        for (int i = 0; i < missing; i++) {
            parameters.add(names.fresh("x", type.domain()));
            type = type.range();
        }
        Expr body = term(Term.app(term, parameters));
        return new Expr.Lambda(parameters.stream().map(Exprs::var).toList(), body);
    }

    /** Whether a term is built of constructors and variables only. */
    private boolean isValue(Term term) {
        return term instanceof Free
                || term.head() instanceof Const c
                        && code().isConstructor(c)
                        && term.arguments().stream().allMatch(this::isValue);
    }

    private Expr construct(Const c, List<Term> arguments, Term whole) {
        int arity = c.type().argumentTypes().size();
        if (arguments.size() < arity) {
            return expanded(whole, arity - arguments.size());
        }
        layout(whole.type());
        return isQuestion
                        && code().theory()
                                        .typeSpecification(((Type.Con) whole.type()).name())
                                        .orElse(null)
                                instanceof TypeSpecification.Subtype subtype
                        && c.name().equals(subtype.abs().name())
                ? abstraction(subtype, c, arguments.getFirst())
                : new Expr.Construct(c, arguments.stream().map(this::term).toList(), whole.type());
    }

    /** Nothing is known of Abs r where the subtype has no r. */
    private Expr abstraction(TypeSpecification.Subtype subtype, Const abs, Term represented) {
        Type type = abs.type().range();
        return let("r", represented, r -> {
            Term holds = code().predicate(subtype, type, r);
            return new Expr.If(
                    attempt(() -> term(holds))
                            .orElseGet(() -> undecided("whether " + abs.name() + " applies", Type.bool())),
                    new Expr.Construct(abs, List.of(Exprs.var(r)), type),
                    undecided(abs.name() + " of what the type does not have", type));
        });
    }

    private Expr caseOf(Datatype datatype, List<Term> arguments, Term whole) {
        int branches = datatype.constructors().size();
        if (arguments.size() <= branches) {
            return expanded(whole, branches + 1 - arguments.size());
        }
        Type type = arguments.get(branches).type();
        List<String> made = code().constructors(type).stream().map(Const::name).toList();
        if (!made.equals(datatype.constructors().stream().map(c -> c.name()).toList())) {
            throw new NotExecutable("a case distinction over " + type + ", whose code has constructors of its own");
        }
        // A branch that is a function gets the arguments after the scrutinee.
        return cases(arguments, branches, arguments.subList(branches + 1, arguments.size()), whole.type());
    }

    private Expr cases(List<Term> arguments, int branches, List<Term> rest, Type result) {
        Term scrutinee = arguments.get(branches);
        List<Const> constructors = code().constructors(scrutinee.type());
        if (scrutinee.head() instanceof Const k
                && code().isConstructor(k)
                && scrutinee.arguments().size() == k.type().argumentTypes().size()
                && constructors.size() == branches) {
            for (int i = 0; i < branches; i++) {
                if (constructors.get(i).name().equals(k.name())) {
                    var all = new ArrayList<>(scrutinee.arguments());
                    all.addAll(rest);
                    return term(Term.app(arguments.get(i), all));
                }
            }
        }
        return bound(
                rest,
                0,
                new ArrayList<>(),
                shared -> let("x", scrutinee, x -> {
                    layout(x.type());
                    var cases = new ArrayList<Expr.Case>();
                    for (int i = 0; i < branches; i++) {
                        Const k = constructors.get(i);
                        var fields = new ArrayList<Free>();
                        Term body = arguments.get(i);
                        for (Type type : k.type().argumentTypes()) {
                            Free field = names.fresh(body instanceof Abs(var hint, var _, var _) ? hint : "x", type);
                            fields.add(field);
                            body = body instanceof Abs(var _, var _, var inner)
                                    ? inner.instantiate(field)
                                    : new App(body, field);
                        }
                        cases.add(new Expr.Case(
                                k, fields.stream().map(Exprs::var).toList(), term(Term.app(body, shared))));
                    }
                    return new Expr.Switch(Exprs.var(x), cases, Optional.empty(), result);
                }));
    }

    /** Arguments that several branches use, evaluated once. */
    private Expr bound(List<Term> terms, int at, List<Term> done, Function<List<Term>, Expr> body) {
        if (at == terms.size()) {
            return body.apply(done);
        }
        Term next = terms.get(at);
        if (isCheap(next)) {
            done.add(next);
            return bound(terms, at + 1, done, body);
        }
        return let("x", next, x -> {
            done.add(x);
            return bound(terms, at + 1, done, body);
        });
    }

    /** Rep x of a value Abs r is r. The representation of a quotient's value is any, so only a lifted function may ask. */
    private Expr representation(TypeSpecification specification, Const c, List<Term> arguments, Term whole) {
        Term value = arguments.getFirst();
        List<Term> rest = arguments.subList(1, arguments.size());
        Type represented = c.type().range();
        if (Representation.of(c.type().resultType()) == Representation.NUMBER
                && Representation.of(value.type()) == Representation.NUMBER) {
            return Exprs.operate(Operation.SAME_NUMBER, represented, term(value));
        }
        if (specification instanceof TypeSpecification.Quotient && !functions.mayRepresent()) {
            throw new NotExecutable(Code.name(c) + " chooses a representative that nothing else determines");
        }
        return let("x", value, x -> {
            layout(x.type());
            Free field = names.fresh("r", represented);
            Const abs = code().constructors(x.type()).getFirst();
            return new Expr.Switch(
                    Exprs.var(x),
                    List.of(new Expr.Case(abs, List.of(Exprs.var(field)), apply(Exprs.var(field), rest, whole.type()))),
                    Optional.empty(),
                    whole.type());
        });
    }

    // What other parts of the translation need

    Expr equal(Term left, Term right) {
        return functions.equality().of(this, left, right);
    }

    /** All values of a finite type as a set. */
    Optional<Expr> universe(Type type) {
        return functions.universe().expr(type);
    }

    Search search() {
        return new Search(this);
    }

    Expr undefined(String what, Type type) {
        return new Expr.Undefined(what, type);
    }

    Expr the(Term predicate, String what) {
        return theElement(search().collect(predicate), what);
    }

    /** SOME x. P x: what no equation says is which of several values it is, not that it is one of them. */
    Expr some(Term predicate) {
        return theElement(search().collect(predicate), (set, element) -> {
            Expr.Var chosen = Exprs.var(names.fresh("x", element));
            Expr isChoice =
                    Exprs.test(Operation.IS_CHOICE, functions().equality().canonical(this, chosen), set);
            return new Expr.Let(
                    chosen,
                    undefined("SOME", element),
                    new Expr.If(isChoice, chosen, undecided("which value SOME chooses", element)));
        });
    }

    /** The element of a set that has to have one only. */
    Expr theElement(Expr set, String what) {
        return theElement(set, (_, element) -> undefined(what, element));
    }

    private Expr theElement(Expr set, BiFunction<Expr, Type, Expr> otherwise) {
        Type element = ((Type.Con) set.type()).arguments().getFirst();
        Expr.Var s = Exprs.var(names.fresh("s", set.type()));
        return new Expr.Let(
                s,
                set,
                new Expr.If(
                        Exprs.test(Operation.IS_SINGLETON, s),
                        Exprs.operate(Operation.THE_ELEMENT, element, s),
                        otherwise.apply(s, element)));
    }
}
