package dev.assay.prove.arith;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import dev.assay.prove.simp.SimpSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** What makes a linear problem of statements about whole numbers: casts, divisibility, and values for ∃. */
public final class WholeNumbers {

    /** How integers made of natural numbers calculate. */
    private static final List<String> INWARDS = List.of(
            "Nat.of_nat_0",
            "Nat.of_nat_1",
            "Nat.of_nat_Suc",
            "Nat.of_nat_add",
            "Nat.of_nat_mult",
            "Num.of_nat_numeral",
            "Euclidean_Division.of_nat_div",
            "Euclidean_Division.of_nat_mod",
            "Int.int_nat_eq");

    /** By which a statement about natural numbers is one about integers. */
    private static final List<String> AS_INTEGERS =
            List.of("Nat.of_nat_eq_iff", "Nat.of_nat_le_iff", "Nat.of_nat_less_iff");

    private WholeNumbers() {}

    /** The rules that the statements need so that linear arithmetic understands them; none where it does anyway. */
    public static SimpSet rules(Theory theory, Collection<Term> statements) {
        var subterms = new LinkedHashSet<Term>();
        statements.forEach(p -> p.forEachSubterm(subterms::add));
        var rules = new ArrayList<Thm>();
        subterms.stream()
                .filter(t -> t.isApplied(HolNames.DVD) && t.arguments().size() == 2)
                .filter(t -> t.arguments().getFirst().isClosed()
                        && LinearArithmetic.isWhole(t.arguments().getFirst().type())
                        && Numerals.value(t.arguments().getFirst()) != null)
                .map(t -> t.arguments().getFirst())
                .distinct()
                .forEach(divisor -> facts(theory, "Rings.dvd_eq_mod_eq_0")
                        .flatMap(law -> at(law, divisor).stream())
                        .forEach(rules::add));
        boolean hasCasts = subterms.stream()
                .anyMatch(t -> t instanceof Term.Const(var name, var type)
                        && (name.equals(HolNames.TO_NAT)
                                || name.equals(HolNames.OF_NAT) && type.equals(Type.fun(Numerals.NAT, Numerals.INT))));
        if (hasCasts) {
            INWARDS.forEach(name -> facts(theory, name).forEach(rules::add));
            AS_INTEGERS.forEach(
                    name -> facts(theory, name).map(WholeNumbers::asIntegers).forEach(rules::add));
        }
        return rules.isEmpty() ? SimpSet.EMPTY : SimpSet.EMPTY.only(rules);
    }

    private static Stream<Thm> facts(Theory theory, String name) {
        return theory.fact(name).stream().map(fact -> fact.theorems().getFirst().transfer(theory.signature()));
    }

    /** (d dvd x) = (x mod d = 0), for this d. */
    private static List<Thm> at(Thm law, Term divisor) {
        Type type = divisor.type();
        Term left = Term.app(
                new Term.Const(HolNames.DVD, Type.fun(List.of(type, type), Type.bool())), divisor, new Free("x", type));
        return Conv.rewrite(law.signature(), law).at(left).stream().toList();
    }

    private static Thm asIntegers(Thm law) {
        Type.Var target = law.conclusion().typeVariables().iterator().next();
        return Rules.sym(Thm.instantiateTypes(Map.of(target, Numerals.INT), law));
    }

    /** Terms that may be what there is, where this is to hold of x: bounds and solutions of what is said of it. */
    public static Set<Term> witnesses(Free x, Term body) {
        var result = new LinkedHashSet<Term>();
        body.forEachSubterm(p -> {
            boolean compares = p.isApplied(Hol.EQ) || p.isApplied(HolNames.LESS) || p.isApplied(HolNames.LESS_EQ);
            if (compares && p.isClosed() && p.arguments().size() == 2) {
                solutions(x, p.arguments().get(0), p.arguments().get(1), result);
                solutions(x, p.arguments().get(1), p.arguments().get(0), result);
            }
        });
        result.add(Numerals.literal(BigInteger.ZERO, x.type()));
        return result;
    }

    private static void solutions(Free x, Term about, Term other, Set<Term> result) {
        if (!about.occurs(x) || other.occurs(x) || !other.type().equals(x.type())) {
            return;
        }
        Term one = Numerals.literal(BigInteger.ONE, x.type());
        Term zero = Numerals.literal(BigInteger.ZERO, x.type());
        about.forEachSubterm(t -> {
            if (t.isApplied(HolNames.TIMES) && t.arguments().contains(x)) {
                t.arguments().stream()
                        .filter(c -> Numerals.value(c) != null)
                        .forEach(c -> result.add(Numerals.binary(HolNames.DIVIDE, other, c)));
            }
        });
        result.add(other);
        result.add(Numerals.plus(other, one));
        result.add(Numerals.binary(HolNames.MINUS, other, one));
        if (about.isApplied(HolNames.PLUS)) {
            result.add(Numerals.binary(HolNames.MINUS, other, about.substitute(Map.of(x, zero))));
        }
    }
}
