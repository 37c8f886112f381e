package dev.assay.model.ground;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.theory.Theory;
import dev.assay.model.circuit.Circuit;
import dev.assay.model.collect.Definition;
import dev.assay.model.collect.Definitions;
import dev.assay.model.scope.Scope;
import dev.assay.model.value.Algebra;
import dev.assay.model.value.Domain;
import dev.assay.model.value.Function;
import dev.assay.model.value.Plain;
import dev.assay.model.value.Truth;
import dev.assay.model.value.Value;
import dev.assay.run.Meter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The terms of one problem in one scope as values: constants mean what their definitions say, variables may be chosen. What
 * comes out surely true or false is so in every model of the theory in which the types have (at least) the represented
 * values.
 */
public final class Interpretation {
    private final Theory theory;
    private final Circuit circuit;
    private final Algebra algebra;
    private final Universe universe;
    private final Definitions definitions;
    private final Meter meter;
    private final Calls calls;
    private final Choices choices;
    private final Quantifiers quantifiers;
    private final Arithmetic arithmetic;
    private final Branches branches;
    private final Patterns patterns;
    private final Constants constants;
    private boolean isCutOff;
    private final Map<Free, Value> frees = new LinkedHashMap<>();
    private final Map<Type, Integer> distinguished = new HashMap<>();
    private final IdentityHashMap<Abs, BitSet> loose = new IdentityHashMap<>();

    public Interpretation(Theory theory, Scope scope, Algebra algebra, Treatment treatment, Meter meter) {
        this.theory = theory;
        this.circuit = algebra.circuit();
        this.algebra = algebra;
        this.meter = meter;
        this.universe = new Universe(theory, scope, algebra, treatment, this);
        this.definitions = new Definitions(theory, treatment.ignored());
        this.calls = new Calls(this, treatment);
        this.choices = new Choices(this);
        this.quantifiers = new Quantifiers(this);
        this.arithmetic = new Arithmetic(universe);
        this.branches = new Branches(universe);
        this.patterns = new Patterns(universe, arithmetic, branches);
        this.constants = new Constants(this, definitions, calls, quantifiers, arithmetic);
    }

    public Universe universe() {
        return universe;
    }

    Algebra algebra() {
        return algebra;
    }

    Circuit circuit() {
        return circuit;
    }

    Meter meter() {
        return meter;
    }

    Theory theory() {
        return theory;
    }

    Patterns patterns() {
        return patterns;
    }

    Choices choices() {
        return choices;
    }

    Domain domain(Type type) {
        return universe.domain(type);
    }

    /** The values chosen for the problem's variables. */
    public Map<Free, Value> variables() {
        return frees;
    }

    /** The values chosen for quantified variables, by the names they have in the problem. */
    public Map<String, Choices.Chosen> witnesses() {
        return quantifiers.witnesses();
    }

    /** The values of constants that nothing specifies. */
    public Map<Const, Value> unspecified() {
        return choices.unspecified();
    }

    /** Whether a counterexample rests on a fixed point that may not be the right one. */
    public boolean isTrusting() {
        return calls.isTrusting();
    }

    /** Whether some values were too many to look at, so that there may be models that were not found. */
    public boolean isCutOff() {
        return isCutOff;
    }

    void cutOff() {
        isCutOff = true;
    }

    /** Requires all that follows from what was said so far but was put off. */
    public void finish() {
        frees.keySet().forEach(variable -> universe.make(domain(variable.type())));
        unspecified().keySet().forEach(constant -> universe.make(domain(constant.type())));
        witnesses().values().forEach(witness -> universe.make(witness.domain()));
        calls.finish();
        var choices = new ArrayList<Symmetry.Choice>();
        Stream.concat(frees.entrySet().stream(), unspecified().entrySet().stream())
                .map(entry -> new Symmetry.Choice(domain(entry.getKey().type()), entry.getValue()))
                .sorted(Comparator.comparing(choice -> !(choice.domain() instanceof Plain)))
                .forEach(choices::add);
        new Symmetry(universe).exclude(choices, universe.treatment().symmetry());
    }

    /** Whether the value of the term is represented. */
    public int represented(Term term) {
        return algebra.known(domain(term.type()), value(term));
    }

    // Terms

    /** A formula without loose bound variables, of which the problem needs this half. */
    public Truth formula(Term term, boolean isToHold) {
        return truth(term, null, isToHold ? Need.YES : Need.NO);
    }

    public Value value(Term term) {
        return value(term, null);
    }

    Value value(Term term, @Nullable Env env) {
        return switch (term) {
            case Bound(var index) -> Env.get(env, index);
            case Free free -> variable(free);
            case Abs abs -> new Closure(this, abs, env);
            case Const c -> apply(c, List.of());
            case App app -> application(app, env);
        };
    }

    private Value application(App app, @Nullable Env env) {
        List<Term> arguments = app.arguments();
        if (!(app.head() instanceof Const c)) {
            Value result = value(app.head(), env);
            for (Term argument : arguments) {
                result = ((Function) result).apply(value(argument, env));
            }
            return result;
        }
        if (Connective.of(c.name(), arguments.size()).isPresent()) {
            return truth(app, env, Need.BOTH);
        }
        Optional<Value> lazy = lazily(c, arguments, env);
        if (lazy.isPresent()) {
            return lazy.get();
        }
        var values = new ArrayList<Value>();
        for (Term argument : arguments) {
            values.add(value(argument, env));
        }
        return apply(c, values);
    }

    /** What need not evaluate all its arguments. */
    private Optional<Value> lazily(Const c, List<Term> arguments, @Nullable Env env) {
        if (c.name().equals(HolNames.IF) && arguments.size() >= 3) {
            return Optional.of(conditional(c, arguments, env));
        }
        if (c.name().equals(HolNames.NUMERAL) && arguments.size() == 1) {
            return Numeral.of(arguments.getFirst()).map(n -> numeral(c, n));
        }
        return theory.signature()
                .casesOf(c.name())
                .filter(datatype -> arguments.size() > datatype.constructors().size())
                .map(datatype -> cases(datatype, c, arguments, env));
    }

    private Value conditional(Const c, List<Term> arguments, @Nullable Env env) {
        Truth condition = truth(arguments.get(0), env, Need.BOTH);
        var cases = new ArrayList<Algebra.Case>();
        if (condition.yes() != Circuit.FALSE) {
            cases.add(new Algebra.Case(condition.yes(), value(arguments.get(1), env)));
        }
        if (condition.no() != Circuit.FALSE) {
            cases.add(new Algebra.Case(condition.no(), value(arguments.get(2), env)));
        }
        Domain domain = domain(c.type().range().domain());
        Value result = cases.size() == 2 ? branches.merge(cases, domain) : algebra.merge(cases, domain);
        if (cases.size() == 2 && result instanceof Truth truth) {
            // Where both agree the condition does not matter.
            var then = (Truth) cases.get(0).value();
            var otherwise = (Truth) cases.get(1).value();
            result = new Truth(
                    circuit.or(truth.yes(), circuit.and(then.yes(), otherwise.yes())),
                    circuit.or(truth.no(), circuit.and(then.no(), otherwise.no())));
        }
        return applyAll(result, arguments.subList(3, arguments.size()), env);
    }

    private Value applyAll(Value function, List<Term> arguments, @Nullable Env env) {
        Value result = function;
        for (Term argument : arguments) {
            result = ((Function) result).apply(value(argument, env));
        }
        return result;
    }

    private Value numeral(Const c, BigInteger number) {
        Type type = c.type().range();
        return arithmetic.number(type, number).orElseGet(() -> {
            // Any other type with a one and a sum.
            Term one = new Const(HolNames.ONE, type);
            Term plus = new Const(HolNames.PLUS, Type.fun(List.of(type, type), type));
            Term sum = one;
            for (int i = 1; i < Math.min(number.intValueExact(), 1000); i++) {
                sum = Term.app(plus, sum, one);
            }
            return value(sum, null);
        });
    }

    private Value cases(Datatype datatype, Const c, List<Term> arguments, @Nullable Env env) {
        int count = datatype.constructors().size();
        Value subject = value(arguments.get(count), env);
        Value result = patterns.cases(datatype, subject, i -> value(arguments.get(i), env), result(c, count + 1));
        return applyAll(result, arguments.subList(count + 1, arguments.size()), env);
    }

    /** The domain of what the constant yields for so many arguments. */
    Domain result(Const c, int arguments) {
        Type type = c.type();
        for (int i = 0; i < arguments; i++) {
            type = type.range();
        }
        return domain(type);
    }

    /** The loose bound variables of an abstraction. */
    BitSet loose(Abs abstraction) {
        BitSet known = loose.get(abstraction);
        if (known == null) {
            known = new BitSet();
            collectLoose(abstraction, 0, known);
            loose.put(abstraction, known);
        }
        return known;
    }

    private static void collectLoose(Term term, int depth, BitSet result) {
        switch (term) {
            case Const _, Free _ -> {}
            case Bound(var index) -> {
                if (index >= depth) {
                    result.set(index - depth);
                }
            }
            case Abs(var _, var _, var body) -> collectLoose(body, depth + 1, result);
            case App(var function, var argument) -> {
                collectLoose(function, depth, result);
                collectLoose(argument, depth, result);
            }
        }
    }

    /** A variable of the problem. Elements of a plain type are alike, so the first variable may have the first, and so on. */
    Value variable(Free free) {
        Value known = frees.get(free);
        if (known == null) {
            known = domain(free.type()) instanceof Plain plain
                            && universe.treatment().symmetry() > 0
                    ? distinguished(plain)
                    : universe.any(domain(free.type()));
            frees.put(free, known);
        }
        return known;
    }

    private Value distinguished(Plain plain) {
        int earlier = distinguished.merge(plain.type(), 1, Integer::sum);
        return universe.atom(plain, Math.min(earlier, plain.count()), Circuit.TRUE);
    }

    // Formulas

    Truth truth(Term term, @Nullable Env env, Need need) {
        if (!(term.head() instanceof Const c)) {
            return (Truth) value(term, env);
        }
        List<Term> arguments = term.arguments();
        Optional<Connective> connective = Connective.of(c.name(), arguments.size());
        if (connective.isEmpty()) {
            return defined(c, arguments, env, need).orElseGet(() -> (Truth) value(term, env));
        }
        return switch (connective.get()) {
            case TRUE -> Truth.TRUE;
            case FALSE -> Truth.FALSE;
            case NOT -> truth(arguments.getFirst(), env, need.not()).not();
            case AND -> and(arguments.get(0), arguments.get(1), env, need);
            case OR -> {
                Truth left = truth(arguments.get(0), env, need);
                yield left.yes() == Circuit.TRUE ? left : left.or(truth(arguments.get(1), env, need), circuit);
            }
            case IMPLIES -> {
                Truth left = truth(arguments.get(0), env, need.not()).not();
                yield left.yes() == Circuit.TRUE ? left : left.or(truth(arguments.get(1), env, need), circuit);
            }
            case EQUAL -> equal(c.type().domain(), arguments.get(0), arguments.get(1), env);
            case ALL, EX -> quantifiers.truth(term, env, need);
            case MEMBER -> (Truth) ((Function) value(arguments.get(1), env)).apply(value(arguments.get(0), env));
        };
    }

    private Truth and(Term left, Term right, @Nullable Env env, Need need) {
        Truth first = truth(left, env, need);
        return first.no() == Circuit.TRUE ? first : first.and(truth(right, env, need), circuit);
    }

    private Truth equal(Type type, Term left, Term right, @Nullable Env env) {
        return left.equals(right) ? Truth.TRUE : algebra.equal(domain(type), value(left, env), value(right, env));
    }

    /** A defined formula, unfolded, so that only the half that is needed is computed. */
    private Optional<Truth> defined(Const c, List<Term> arguments, @Nullable Env env, Need need) {
        if (need == Need.BOTH
                || constants.isNative(c)
                || !(definitions.of(c) instanceof Definition.Unfolded unfolded)
                || unfolded.arity() != arguments.size()
                || unfolded.equations().size() != 1) {
            return Optional.empty();
        }
        var values = new ArrayList<Value>();
        for (Term argument : arguments) {
            values.add(value(argument, env));
        }
        return calls.unfold(c, unfolded, values, need);
    }

    // Constants

    Value apply(Const c, List<Value> arguments) {
        meter.step();
        return constants.apply(c, arguments);
    }

    /** Whether nothing says what the constant is. */
    public boolean isUnspecified(Const c) {
        return constants.isUnspecified(c);
    }
}
