package dev.assay.prove.metis;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Theorems as clauses, by inference. A clause l₁ ∨ … ∨ lₙ is kept as the theorem l̄₁, …, l̄ₙ ⊢ False with the complements of
 * its literals as hypotheses: to take a literal apart is then to derive its complement from simpler assumptions, and
 * literals need no order. Variables are called {@code _0}, {@code _1}, … in each clause.
 */
final class Clausifier {
    /** One theorem must not become more clauses than this. */
    private static final int MOST = 150;

    /** Parts of a clause that would be multiplied out into more clauses than this get names instead. */
    private static final int MOST_PRODUCTS = 32;

    /**
     * A clause as a theorem.
     *
     * @param complements its hypotheses that stand for literals
     * @param asTerms those of them that are equations, but count as terms of type bool here
     */
    record KernelClause(Thm theorem, List<Term> complements, Set<Term> asTerms) {}

    /** A clause some of whose complements are still to be looked at. */
    private record Task(Thm theorem, List<Term> open, List<Term> done, Set<Term> asTerms) {}

    private final Signature signature;
    private final Definitions definitions;
    private final List<KernelClause> clauses = new ArrayList<>();
    private final Deque<Task> tasks = new ArrayDeque<>();
    private final Set<Const> connectives = new LinkedHashSet<>();
    private final Set<Term> named = new HashSet<>();
    private int supply;
    private int produced;
    private ClauseCount count = new ClauseCount();

    Clausifier(Signature signature, Definitions definitions) {
        this.signature = signature;
        this.definitions = definitions;
    }

    /** The clauses of a theorem, whose free variables that begin with {@code _} are universal. */
    List<KernelClause> clauses(Thm fact) {
        Thm normal = Rules.convert(fact, fact.conclusion().normal());
        // A fresh variable must not be one of the fact's own.
        fact.conclusion().frees().stream()
                .filter(Bank::isSchematic)
                .forEach(v -> supply = Math.max(supply, Bank.number(v) + 1));
        Term complement = Hol.mkNot(normal.conclusion());
        Thm contradiction = Rules.notElim(Thm.assume(signature, complement), normal);
        return run(new Task(contradiction, List.of(complement), List.of(), Set.of()));
    }

    /** What has to be said of connectives and quantifiers that occur as terms, and of the functions that stand for λs. */
    List<KernelClause> helpers() {
        var result = new ArrayList<KernelClause>();
        var said = new HashSet<Term>();
        boolean isMore = true;
        while (isMore) {
            isMore = false;
            for (Thm equation : definitions.newEquations()) {
                result.addAll(clauses(equation));
                isMore = true;
            }
            for (Const connective : List.copyOf(connectives)) {
                if (said.add(connective)) {
                    result.addAll(about(connective));
                    isMore = true;
                }
            }
        }
        if (!said.isEmpty()) {
            result.add(exhaustion());
        }
        return result;
    }

    private List<KernelClause> run(Task first) {
        clauses.clear();
        tasks.clear();
        tasks.push(first);
        produced = 0;
        count = new ClauseCount();
        named.clear();
        while (!tasks.isEmpty()) {
            Task task = tasks.pop();
            if (task.open().isEmpty()) {
                if (++produced > MOST) {
                    return List.of();
                }
                finish(task);
            } else if (!isNamed(task)) {
                Term next = task.open().getLast();
                split(
                        new Task(
                                task.theorem(),
                                task.open().subList(0, task.open().size() - 1),
                                task.done(),
                                task.asTerms()),
                        next);
            }
        }
        return List.copyOf(clauses);
    }

    Free fresh(Type type) {
        return Bank.free(supply++, type);
    }

    // Names for parts, so that clauses do not multiply

    /**
     * Gives a name to the part with the most clauses if too many would come of it beside other parts, and says of the name
     * what is needed here: that the part implies it.
     *
     * <pre>
     *        Γ, h ⊢ False
     *  ───────────────────────────────────────  (d new, d xs = h)
     *   Γ, d xs ⊢ False       h, ¬ d xs ⊢ False
     * </pre>
     */
    private boolean isNamed(Task task) {
        int product = 1;
        int most = 0;
        Term largest = Hol.TRUE;
        for (Term h : task.open()) {
            // The literals that a clause has are the denials of its hypotheses.
            int clauses = count.of(h, true);
            product = ClauseCount.times(product, clauses);
            if (clauses > most) {
                most = clauses;
                largest = h;
            }
        }
        boolean isAlone = task.open().size() == 1 && task.done().isEmpty();
        if (product <= MOST_PRODUCTS || isAlone || most == 1) {
            return false;
        }
        Term part = largest;
        Thm equation = definitions.named(part);
        Term name = Rules.left(equation);
        if (named.add(name.head())) {
            Term denied = Hol.mkNot(name);
            Thm implied = Rules.notElim(assume(denied), Thm.eqMp(Rules.sym(equation), assume(part)));
            tasks.push(new Task(implied, List.of(part), List.of(denied), Set.of()));
        }
        var open = new ArrayList<>(task.open());
        open.remove(part);
        var done = new ArrayList<>(task.done());
        done.add(name);
        Thm theorem = Thm.mp(Thm.disch(part, task.theorem()), Thm.eqMp(equation, assume(name)));
        tasks.push(new Task(theorem, open, done, task.asTerms()));
        return true;
    }

    // Taking complements apart

    /** Goes on with the complement replaced by what {@code derived} assumes, which is {@code assumptions ⊢ complement}. */
    private void replace(Task task, Term complement, Thm derived, Term... assumptions) {
        Thm theorem = Thm.mp(Thm.disch(complement, task.theorem()), derived);
        var open = new ArrayList<>(task.open());
        open.addAll(List.of(assumptions));
        tasks.push(new Task(theorem, open, task.done(), task.asTerms()));
    }

    private void literal(Task task, Term complement) {
        var done = new ArrayList<>(task.done());
        if (!done.contains(complement)) {
            done.add(complement);
        }
        tasks.push(new Task(task.theorem(), task.open(), done, task.asTerms()));
    }

    private Thm assume(Term p) {
        return Thm.assume(signature, p);
    }

    private void split(Task task, Term h) {
        boolean isNegated = h.isApplied(Hol.NOT.name()) && h.arguments().size() == 1;
        Term formula = isNegated ? h.arguments().getFirst() : h;
        String name = formula.head() instanceof Const(var n, var _) ? n : "";
        List<Term> parts = formula.arguments();
        if (name.equals(Hol.NOT.name()) && isNegated) {
            Term p = parts.getFirst();
            replace(task, h, Rules.notIntro(formula, Rules.notElim(assume(formula), assume(p))), p);
        } else if (name.equals(Hol.TRUE.name()) && parts.isEmpty()) {
            // True as an assumption says nothing; from ¬ True anything follows, so the clause does.
            if (!isNegated) {
                replace(task, h, Rules.TRUE.transfer(signature));
            }
        } else if (name.equals(Hol.FALSE.name()) && parts.isEmpty()) {
            if (isNegated) {
                replace(task, h, Rules.notIntro(Hol.FALSE, assume(Hol.FALSE)));
            }
        } else if (name.equals(Hol.AND.name()) && parts.size() == 2) {
            conjunction(task, h, isNegated, parts.get(0), parts.get(1));
        } else if (name.equals(Hol.OR.name()) && parts.size() == 2) {
            disjunction(task, h, isNegated, parts.get(0), parts.get(1));
        } else if (name.equals(Hol.IMPLIES.name()) && parts.size() == 2) {
            implication(task, h, isNegated, parts.get(0), parts.get(1));
        } else if (name.equals(Hol.EQ)
                && parts.size() == 2
                && parts.getFirst().type().equals(Type.bool())) {
            equivalence(task, h, isNegated, parts.get(0), parts.get(1));
        } else if (name.equals(Hol.ALL) && parts.size() == 1 || name.equals(Hol.EX) && parts.size() == 1) {
            quantifier(task, h, isNegated, name.equals(Hol.ALL), formula);
        } else {
            Optional<Thm> simpler = Unfolding.of(signature, formula);
            if (simpler.isPresent()) {
                Thm equation = simpler.get();
                Term unfolded = Rules.right(equation);
                Thm back = isNegated ? Rules.apTerm(Hol.NOT, equation) : equation;
                Term instead = isNegated ? Hol.mkNot(unfolded) : unfolded;
                replace(task, h, Thm.eqMp(Rules.sym(back), assume(instead)), instead);
            } else {
                literal(task, h);
            }
        }
    }

    private void conjunction(Task task, Term h, boolean isNegated, Term p, Term q) {
        if (!isNegated) {
            replace(task, h, Rules.conj(assume(p), assume(q)), p, q);
            return;
        }
        Thm both = assume(Hol.mkAnd(p, q));
        Term notP = Hol.mkNot(p);
        Term notQ = Hol.mkNot(q);
        replace(task, h, Rules.notIntro(both.conclusion(), Rules.notElim(assume(notP), Rules.conjunct1(both))), notP);
        replace(task, h, Rules.notIntro(both.conclusion(), Rules.notElim(assume(notQ), Rules.conjunct2(both))), notQ);
    }

    private void disjunction(Task task, Term h, boolean isNegated, Term p, Term q) {
        if (!isNegated) {
            replace(task, h, Rules.disj1(assume(p), q), p);
            replace(task, h, Rules.disj2(p, assume(q)), q);
            return;
        }
        Term either = Hol.mkOr(p, q);
        Term notP = Hol.mkNot(p);
        Term notQ = Hol.mkNot(q);
        Thm absurd = Rules.disjCases(
                assume(either), Rules.notElim(assume(notP), assume(p)), Rules.notElim(assume(notQ), assume(q)));
        replace(task, h, Rules.notIntro(either, absurd), notP, notQ);
    }

    private void implication(Task task, Term h, boolean isNegated, Term p, Term q) {
        Term notP = Hol.mkNot(p);
        if (isNegated) {
            Term implies = Hol.mkImplies(p, q);
            Term notQ = Hol.mkNot(q);
            Thm absurd = Rules.notElim(assume(notQ), Thm.mp(assume(implies), assume(p)));
            replace(task, h, Rules.notIntro(implies, absurd), p, notQ);
            return;
        }
        replace(task, h, Thm.disch(p, Rules.falseElim(Rules.notElim(assume(notP), assume(p)), q)), notP);
        replace(task, h, Thm.disch(p, assume(q)), q);
    }

    private void equivalence(Task task, Term h, boolean isNegated, Term p, Term q) {
        Term notP = Hol.mkNot(p);
        Term notQ = Hol.mkNot(q);
        if (!isNegated) {
            replace(task, h, Thm.deductAntisym(assume(p), assume(q)), p, q);
            Thm bothFalse = Thm.trans(Rules.eqFalse(assume(notP)), Rules.sym(Rules.eqFalse(assume(notQ))));
            replace(task, h, bothFalse, notP, notQ);
            return;
        }
        Term same = ((App) h).argument();
        Thm forth = Rules.notElim(assume(notQ), Thm.eqMp(assume(same), assume(p)));
        replace(task, h, Rules.notIntro(same, forth), p, notQ);
        Thm back = Rules.notElim(assume(notP), Thm.eqMp(Rules.sym(assume(same)), assume(q)));
        replace(task, h, Rules.notIntro(same, back), notP, q);
    }

    private void quantifier(Task task, Term h, boolean isNegated, boolean isUniversal, Term formula) {
        Term predicate = formula.arguments().getFirst();
        Type type = predicate.type().domain();
        if (isUniversal != isNegated) {
            skolemise(task, h, isUniversal, formula);
            return;
        }
        Free x = fresh(type);
        Term body = at(predicate, x);
        if (isUniversal) {
            Term notBody = Hol.mkNot(body);
            Thm absurd = Rules.notElim(assume(notBody), Thm.spec(x, assume(formula)));
            replace(task, h, Rules.notIntro(formula, absurd), notBody);
        } else {
            replace(task, h, Rules.exIntro(formula, x, assume(body)), body);
        }
    }

    private static Term at(Term predicate, Term argument) {
        return predicate instanceof Abs(var _, var _, var body)
                ? body.instantiate(argument)
                : new App(predicate, argument);
    }

    private void skolemise(Task task, Term h, boolean isUniversal, Term formula) {
        List<Free> variables =
                formula.frees().stream().filter(Bank::isSchematic).toList();
        Thm witness = definitions.witness(formula, isUniversal, variables);
        // sk says: at its value, the formula is true if it is true at all.
        Thm instance = Rules.specs(variables, witness);
        Term assumption = instance.conclusion().arguments().getFirst();
        replace(task, h, Thm.mp(instance, assume(assumption)), assumption);
    }

    // Literals

    private void finish(Task task) {
        Thm theorem = task.theorem();
        var complements = new ArrayList<Term>();
        for (Term complement : task.done()) {
            Thm lifted = definitions.withoutLambdas(complement, connectives::add);
            Term instead = Rules.left(lifted);
            if (!instead.equals(complement)) {
                theorem = Thm.mp(Thm.disch(complement, theorem), Thm.eqMp(lifted, assume(instead)));
            }
            if (!complements.contains(instead)) {
                complements.add(instead);
            }
        }
        clauses.add(new KernelClause(theorem, complements, task.asTerms()));
        functions(theorem, complements, task.asTerms());
    }

    /** Equations between functions also hold, or fail, at some argument. */
    private void functions(Thm theorem, List<Term> complements, Set<Term> asTerms) {
        for (Term complement : complements) {
            boolean isNegated = complement.isApplied(Hol.NOT.name());
            Term atom = isNegated ? complement.arguments().getFirst() : complement;
            if (asTerms.contains(complement)
                    || !atom.isApplied(Hol.EQ)
                    || atom.arguments().size() != 2
                    || !atom.arguments().getFirst().type().isFun()) {
                continue;
            }
            Term left = atom.arguments().get(0);
            Term right = atom.arguments().get(1);
            var others = new ArrayList<>(complements);
            others.remove(complement);
            Free x = fresh(left.type().domain());
            Term pointwise = Hol.mkEq(new App(left, x), new App(right, x));
            Term everywhere = Hol.mkAll(x, pointwise);
            Thm derived;
            Term instead;
            if (isNegated) {
                // l = r ∨ C gives (∀x. l x = r x) ∨ C.
                Thm same = Thm.assume(signature, atom);
                Thm all = Thm.gen(x, Rules.apThm(same, x));
                instead = Hol.mkNot(everywhere);
                derived = Rules.notIntro(atom, Rules.notElim(assume(instead), all));
            } else {
                Thm extended = Thm.abstraction(x, Thm.spec(x, assume(everywhere)));
                derived = Rules.convert(extended, atom);
                instead = everywhere;
            }
            Thm result = Thm.mp(Thm.disch(complement, theorem), derived);
            tasks.push(new Task(result, List.of(instead), others, asTerms));
        }
    }

    // Connectives as terms

    /** The clauses that say that a connective, as a function, is what it is as a connective. */
    private List<KernelClause> about(Const connective) {
        var arguments = new ArrayList<Term>();
        Type rest = connective.type();
        while (rest.isFun() && arguments.size() < arity(connective)) {
            arguments.add(fresh(rest.domain()));
            rest = rest.range();
        }
        Term applied = Term.app(connective, arguments);
        if (connective.name().equals(Hol.IF)) {
            return Unfolding.conditional(signature, arguments).stream()
                    .flatMap(t -> clauses(t).stream())
                    .toList();
        }
        Term negated = Hol.mkNot(applied);
        Thm contradiction = Rules.notElim(assume(negated), assume(applied));
        var result = new ArrayList<KernelClause>();
        result.addAll(run(new Task(contradiction, List.of(negated), List.of(applied), Set.of(applied))));
        result.addAll(run(new Task(contradiction, List.of(applied), List.of(negated), Set.of(negated))));
        return result;
    }

    /** x = True ∨ x = False. */
    private KernelClause exhaustion() {
        Free x = fresh(Type.bool());
        Term isTrue = Hol.mkEq(x, Hol.TRUE);
        Term isFalse = Hol.mkEq(x, Hol.FALSE);
        Term notTrue = Hol.mkNot(isTrue);
        Term notFalse = Hol.mkNot(isFalse);
        Thm either = Thm.instantiate(
                Map.of(new Free("P", Type.bool()), x), Hol.fact("True_or_False").transfer(signature));
        Thm absurd = Rules.disjCases(
                either,
                Rules.notElim(assume(notTrue), assume(isTrue)),
                Rules.notElim(assume(notFalse), assume(isFalse)));
        return new KernelClause(absurd, List.of(notTrue, notFalse), Set.of());
    }

    private static int arity(Const connective) {
        return switch (connective.name()) {
            case Hol.IF -> 3;
            case Hol.EQ -> 2;
            case Hol.ALL, Hol.EX -> 1;
            default -> connective.type().argumentTypes().size();
        };
    }
}
