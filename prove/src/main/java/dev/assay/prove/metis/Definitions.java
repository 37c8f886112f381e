package dev.assay.prove.metis;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Fresh;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Functions that stand for witnesses and for λ-terms while a proof is looked for. Each is a variable with a hypothesis
 * that says what it is; in the end its value is put in and the hypothesis proved, so that nothing of it is left.
 */
final class Definitions {
    private static final Set<String> CONNECTIVES = Set.of(
            Hol.NOT.name(),
            Hol.AND.name(),
            Hol.OR.name(),
            Hol.IMPLIES.name(),
            Hol.EQ,
            Hol.ALL,
            Hol.EX,
            Hol.TRUE.name(),
            Hol.FALSE.name(),
            Hol.IF);

    /** A variable, its value, and what was assumed of it; {@code isWitness} unless that is the value itself. */
    private record Definition(Free symbol, Term hypothesis, Term value, boolean isWitness) {}

    private final Signature signature;
    private final Fresh names;
    private final List<Definition> definitions = new ArrayList<>();
    private final Map<Term, Free> witnesses = new HashMap<>();
    private final Map<Term, Free> lifted = new HashMap<>();
    private final Map<Term, Free> parts = new HashMap<>();
    private final List<Thm> equations = new ArrayList<>();

    Definitions(Signature signature, Fresh names) {
        this.signature = signature;
        this.names = names;
    }

    // Witnesses

    /**
     * A theorem about a new function sk, whose hypothesis is itself: ∀ys. P (sk ys) ⟶ (∀x. P x), or
     * ∀ys. ¬ P (sk ys) ⟶ ¬ (∃x. P x).
     */
    Thm witness(Term formula, boolean isUniversal, List<Free> variables) {
        Term predicate = formula.arguments().getFirst();
        Term closed = Term.lambda(variables, formula);
        Free known = witnesses.get(closed);
        Free symbol = known != null
                ? known
                : names.variable(
                        "sk",
                        Type.fun(
                                variables.stream().map(Free::type).toList(),
                                predicate.type().domain()));
        Term says = says(formula, isUniversal, variables, Term.app(symbol, variables));
        if (known == null) {
            witnesses.put(closed, symbol);
            Type type = predicate.type().domain();
            Free x = new Fresh(List.of(predicate)).variable("x", type);
            Term chosen = isUniversal
                    ? new App(Hol.some(type), Term.lambda(x, Hol.mkNot(at(predicate, x))))
                    : new App(Hol.some(type), predicate);
            definitions.add(new Definition(symbol, says, Term.lambda(variables, chosen), true));
        }
        return Thm.assume(signature, says);
    }

    private static Term says(Term formula, boolean isUniversal, List<Free> variables, Term witness) {
        Term body = at(formula.arguments().getFirst(), witness);
        Term implication =
                isUniversal ? Hol.mkImplies(body, formula) : Hol.mkImplies(Hol.mkNot(body), Hol.mkNot(formula));
        return Hol.mkAll(variables, implication);
    }

    private static Term at(Term predicate, Term argument) {
        return predicate instanceof Abs(var _, var _, var body)
                ? body.instantiate(argument)
                : new App(predicate, argument);
    }

    // λ

    /** ⊢ t′ = t, where t is the complement of a literal and t′ has functions instead of abstractions. */
    Thm withoutLambdas(Term t, Consumer<Const> connectives) {
        if (t instanceof App(Const not, var atom) && not.equals(Hol.NOT)) {
            return Rules.apTerm(not, withoutLambdas(atom, connectives));
        }
        if (t instanceof App(App(Const(var name, var _), var left), var right) && name.equals(Hol.EQ)) {
            Term equality = t.head();
            return Thm.combination(Rules.apTerm(equality, lift(left, connectives)), lift(right, connectives));
        }
        return lift(t, connectives);
    }

    private Thm lift(Term t, Consumer<Const> connectives) {
        return switch (t) {
            case Const c -> {
                if (CONNECTIVES.contains(c.name())) {
                    connectives.accept(c);
                }
                yield Thm.refl(signature, t);
            }
            case Free _, Term.Bound _ -> Thm.refl(signature, t);
            case App(var function, var argument) ->
                Thm.combination(lift(function, connectives), lift(argument, connectives));
            case Abs abs -> lift(abs);
        };
    }

    /** ⊢ lam ys = λx. t. */
    private Thm lift(Abs abstraction) {
        List<Free> variables =
                abstraction.frees().stream().filter(Bank::isSchematic).toList();
        Term closed = Term.lambda(variables, abstraction);
        Free symbol = lifted.get(closed);
        if (symbol == null) {
            symbol = names.variable("lam", closed.type());
            lifted.put(closed, symbol);
            definitions.add(new Definition(symbol, Hol.mkEq(symbol, closed), closed, false));
            Thm definition = Thm.assume(signature, Hol.mkEq(symbol, closed));
            var arguments = new ArrayList<Term>();
            Term rest = closed;
            while (rest instanceof Abs(var _, var type, var body)) {
                Free x = Bank.free(arguments.size(), type);
                arguments.add(x);
                rest = body.instantiate(x);
            }
            equations.add(Rules.unfold(definition, arguments.toArray(Term[]::new)));
        }
        Thm definition = Thm.assume(signature, Hol.mkEq(symbol, closed));
        return Rules.unfold(definition, variables.toArray(Term[]::new));
    }

    /** ⊢ d ys = p for a new predicate d of the formula's variables. */
    Thm named(Term formula) {
        List<Free> variables =
                formula.frees().stream().filter(Bank::isSchematic).toList();
        Term closed = Term.lambda(variables, formula);
        Free symbol = names(closed);
        Thm unfolded = Rules.unfold(Thm.assume(signature, Hol.mkEq(symbol, closed)), variables.toArray(Term[]::new));
        return Thm.trans(unfolded, Thm.betaEta(signature, Rules.right(unfolded), formula));
    }

    private Free names(Term closed) {
        return parts.computeIfAbsent(closed, value -> {
            Free symbol = names.variable("def", value.type());
            definitions.add(new Definition(symbol, Hol.mkEq(symbol, value), value, false));
            return symbol;
        });
    }

    /** What the functions made since this was asked last do to their arguments. */
    List<Thm> newEquations() {
        List<Thm> result = List.copyOf(equations);
        equations.clear();
        return result;
    }

    // Getting rid of them

    /** The values of all functions, in terms that have none of them. */
    Map<Free, Term> values() {
        var result = new HashMap<Free, Term>();
        for (Definition d : definitions) {
            result.put(d.symbol(), d.value().substitute(result).betaNormal());
        }
        return result;
    }

    boolean isWitness(Free symbol) {
        return definitions.stream().anyMatch(d -> d.isWitness() && d.symbol().equals(symbol));
    }

    /** The theorem without any hypothesis about them; the last ones first, since they are about earlier ones. */
    Thm eliminate(Thm theorem) {
        Thm result = theorem;
        for (Definition d : definitions.reversed()) {
            if (result.hypotheses().contains(d.hypothesis())) {
                Thm instance = Thm.instantiate(Map.of(d.symbol(), d.value()), result);
                Term hypothesis = d.hypothesis().substitute(Map.of(d.symbol(), d.value()));
                Thm proof = d.isWitness() ? choose(hypothesis) : Thm.refl(signature, d.value());
                result = Thm.mp(Thm.disch(hypothesis, instance), proof);
            }
        }
        return result;
    }

    /** The hypothesis about a witness, which is the one that Hilbert's choice takes. */
    private Thm choose(Term hypothesis) {
        var variables = new ArrayList<Free>();
        var fresh = new Fresh(List.of(hypothesis));
        Term rest = hypothesis;
        while (rest instanceof App(Const(var all, var _), Abs(var hint, var type, var body)) && all.equals(Hol.ALL)) {
            Free x = fresh.variable(hint, type);
            variables.add(x);
            rest = body.instantiate(x);
        }
        // From here on: assumption ⟶ (∀x. P x) or assumption ⟶ ¬ (∃x. P x), where the assumption has β-redexes.
        Term assumption = rest.arguments().get(0);
        Term conclusion = rest.arguments().get(1);
        boolean isUniversal = conclusion.isApplied(Hol.ALL);
        Term quantified = isUniversal ? conclusion : conclusion.arguments().getFirst();
        Term predicate = quantified.arguments().getFirst();
        Type type = predicate.type().domain();
        Free z = new Fresh(List.of(rest)).variable("z", type);
        Thm assumed = Rules.beta(Thm.assume(signature, assumption));
        Thm body;
        if (isUniversal) {
            // If P z failed, then so would P at the choice among those where it fails.
            Term failing = Term.lambda(z, Hol.mkNot(at(predicate, z)));
            Term pz = at(predicate, z);
            Thm fails = Rules.beta(chosen(failing, z, Thm.assume(signature, Hol.mkNot(pz))));
            Thm absurd = Rules.notElim(
                    fails, Rules.convert(assumed, fails.conclusion().arguments().getFirst()));
            body = Rules.convert(Thm.gen(z, Rules.byContradiction(pz, absurd)), conclusion);
        } else {
            Thm holds = Rules.beta(chosen(predicate, z, Thm.assume(signature, at(predicate, z))));
            Thm absurd = Rules.notElim(Rules.convert(assumed, Hol.mkNot(holds.conclusion())), holds);
            body = Rules.notIntro(quantified, Rules.exElim(Thm.assume(signature, quantified), z, absurd));
        }
        return Rules.gens(variables, Thm.disch(assumption, body));
    }

    /** From P z follows P (SOME x. P x). */
    private Thm chosen(Term predicate, Free z, Thm fact) {
        Type type = z.type();
        Thm rule = Rules.instance(
                Hol.fact("someI").transfer(signature), Map.of(Type.var("'a"), type), Map.of("P", predicate, "x", z));
        return Thm.mp(rule, Rules.convert(fact, rule.conclusion().arguments().getFirst()));
    }
}
