package dev.assay.prove.metis;

import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** A derivation done again in the kernel: each clause becomes the theorem that its literals' complements contradict one another. */
final class Replay {
    private final Signature signature;
    private final Bank bank;
    private final Map<Clause, Thm> theorems = new HashMap<>();

    Replay(Signature signature, Bank bank) {
        this.signature = signature;
        this.bank = bank;
    }

    /** The clause and all that it was derived from, premises first. */
    static List<Clause> ancestors(Clause clause) {
        var found = new TreeSet<Clause>(Comparator.comparingInt(c -> c.number));
        var agenda = new java.util.ArrayDeque<Clause>(List.of(clause));
        while (!agenda.isEmpty()) {
            Clause next = agenda.pop();
            if (found.add(next)) {
                agenda.addAll(next.derivation.premises());
            }
        }
        return List.copyOf(found);
    }

    Thm theorem(Clause clause) {
        Thm last = Thm.refl(signature, Hol.TRUE);
        for (Clause c : ancestors(clause)) {
            last = theorems.computeIfAbsent(c, own -> aligned(step(own), own));
        }
        return last;
    }

    private Thm step(Clause clause) {
        return switch (clause.derivation) {
            case Derivation.Input(var theorem, var _) -> theorem;
            case Derivation.Instance(var premise, var substitution) -> instance(premise, substitution);
            case Derivation.Resolution r -> resolution(r);
            case Derivation.Paramodulation p -> paramodulation(p);
            case Derivation.EqualityResolution(var premise, var literal, var substitution) -> {
                Thm theorem = instance(premise, substitution);
                Term complement = complement(premise.literals.get(literal)).substitute(terms(premise, substitution));
                Term side = complement.arguments().getFirst();
                yield Thm.mp(Thm.disch(complement, theorem), Thm.refl(signature, side));
            }
            case Derivation.EqualityFactoring f -> equalityFactoring(f);
        };
    }

    // Literals as terms

    Term atom(Literal literal) {
        Node right = literal.right();
        return right == null ? bank.decode(literal.left()) : Hol.mkEq(bank.decode(literal.left()), bank.decode(right));
    }

    private Term complement(Literal literal) {
        return literal.isPositive() ? Hol.mkNot(atom(literal)) : atom(literal);
    }

    private Map<Free, Term> terms(Clause premise, List<Node> substitution) {
        var result = new HashMap<Free, Term>();
        for (Literal literal : premise.literals) {
            collect(literal.left(), substitution, result);
            if (literal.right() != null) {
                collect(literal.right(), substitution, result);
            }
        }
        return result;
    }

    private void collect(Node node, List<Node> substitution, Map<Free, Term> result) {
        if (node.isGround) {
            return;
        }
        if (node.isVariable) {
            Term value = bank.decode(substitution.get(node.number));
            Free variable = (Free) bank.decode(node);
            if (!value.equals(variable)) {
                result.put(variable, value);
            }
        } else if (node.function != null && node.argument != null) {
            collect(node.function, substitution, result);
            collect(node.argument, substitution, result);
        }
    }

    private Thm instance(Clause premise, List<Node> substitution) {
        Thm theorem = theorems.get(premise);
        if (theorem == null) {
            throw new IllegalStateException("a premise that was not replayed");
        }
        return Thm.instantiate(terms(premise, substitution), theorem);
    }

    // Rules

    private Thm resolution(Derivation.Resolution r) {
        Thm positive = instance(r.positive(), r.ofPositive());
        Thm negative = instance(r.negative(), r.ofNegative());
        Term atom =
                atom(r.positive().literals.get(r.positiveLiteral())).substitute(terms(r.positive(), r.ofPositive()));
        Thm refuted = Rules.notIntro(atom, negative);
        return Thm.mp(Thm.disch(Hol.mkNot(atom), positive), refuted);
    }

    private Thm paramodulation(Derivation.Paramodulation p) {
        Thm from = instance(p.from(), p.ofFrom());
        Thm into = instance(p.into(), p.ofInto());
        Term equation = atom(p.from().literals.get(p.equation())).substitute(terms(p.from(), p.ofFrom()));
        Thm holds = Rules.byContradiction(equation, from);
        Thm oriented = p.isLeftToRight() ? holds : Rules.sym(holds);
        Literal literal = p.into().literals.get(p.literal());
        Term complement = complement(literal).substitute(terms(p.into(), p.ofInto()));
        // The path starts with the side of an equation, and leaves negation out.
        String start = literal.right() == null ? "" : p.path().charAt(0) == 'l' ? "fa" : "a";
        String path = (literal.isPositive() ? "a" : "") + start + p.path().substring(1);
        Thm rewritten = congruence(complement, path, 0, oriented);
        Thm back = Thm.eqMp(Rules.sym(rewritten), Thm.assume(signature, Rules.right(rewritten)));
        return Thm.mp(Thm.disch(complement, into), back);
    }

    /** ⊢ t = t′, where t′ has the right side of the equation at the place where t has the left. */
    private Thm congruence(Term t, String path, int at, Thm equation) {
        if (at == path.length()) {
            return equation;
        }
        if (!(t instanceof App(var function, var argument))) {
            throw new IllegalStateException("no place " + path + " in " + t);
        }
        return path.charAt(at) == 'f'
                ? Rules.apThm(congruence(function, path, at + 1, equation), argument)
                : Rules.apTerm(function, congruence(argument, path, at + 1, equation));
    }

    /** From s ≠ t, s ≠ u contradictory follows t = u, s ≠ u contradictory. */
    private Thm equalityFactoring(Derivation.EqualityFactoring f) {
        Thm theorem = instance(f.premise(), f.substitution());
        Term s = bank.decode(f.shared());
        Term t = bank.decode(f.left());
        Term u = bank.decode(f.right());
        Thm first = flippedTo(theorem, Hol.mkNot(Hol.mkEq(s, t)));
        Term second = Hol.mkNot(Hol.mkEq(s, u));
        Thm absurd = Rules.notElim(
                Thm.assume(signature, second),
                Thm.trans(Thm.assume(signature, Hol.mkEq(s, t)), Thm.assume(signature, Hol.mkEq(t, u))));
        return Thm.mp(Thm.disch(Hol.mkNot(Hol.mkEq(s, t)), first), Rules.notIntro(Hol.mkEq(s, t), absurd));
    }

    // Equations in the order that the clause has

    /** The theorem with each hypothesis written as the literals of the clause are. */
    private Thm aligned(Thm theorem, Clause clause) {
        Set<Term> expected = new HashSet<>();
        clause.literals.forEach(l -> expected.add(complement(l)));
        Thm result = theorem;
        for (Term hypothesis : theorem.hypotheses()) {
            Term other = flipped(hypothesis);
            if (!other.equals(hypothesis) && !expected.contains(hypothesis) && expected.contains(other)) {
                result = flippedTo(result, other);
            }
        }
        return result;
    }

    /** The theorem with the hypothesis instead of the one with its sides the other way round. */
    private Thm flippedTo(Thm theorem, Term hypothesis) {
        Term other = flipped(hypothesis);
        if (theorem.hypotheses().contains(hypothesis) && !theorem.hypotheses().contains(other)) {
            return theorem;
        }
        Thm derived;
        if (hypothesis.isApplied(Hol.NOT.name())) {
            Term equation = other.arguments().getFirst();
            Thm turned = Rules.sym(Thm.assume(signature, equation));
            derived = Rules.notIntro(equation, Rules.notElim(Thm.assume(signature, hypothesis), turned));
        } else {
            derived = Rules.sym(Thm.assume(signature, hypothesis));
        }
        return Thm.mp(Thm.disch(other, theorem), derived);
    }

    private static Term flipped(Term hypothesis) {
        if (hypothesis instanceof App(Term.Const not, var atom) && not.equals(Hol.NOT)) {
            return Hol.mkNot(flipped(atom));
        }
        return hypothesis instanceof App(App(Term.Const(var name, var type), var left), var right)
                        && name.equals(Hol.EQ)
                ? Term.app(new Term.Const(name, type), right, left)
                : hypothesis;
    }
}
