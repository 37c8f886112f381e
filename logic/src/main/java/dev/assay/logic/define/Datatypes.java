package dev.assay.logic.define;

import static dev.assay.logic.Term.app;
import static dev.assay.logic.Term.lambda;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Theory;
import dev.assay.logic.Type;
import dev.assay.logic.TypeSpecification;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Extension;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Datatypes and codatatypes with the facts that come with them. */
public final class Datatypes {
    private Datatypes() {}

    /** Mutually recursive datatypes. */
    public static Theory define(Theory theory, List<Datatype.Spec> specs) {
        return add(theory, specs, Datatype.define(theory.signature(), specs));
    }

    /** Mutually corecursive codatatypes. */
    public static Theory codefine(Theory theory, List<Datatype.Spec> specs) {
        return add(theory, specs, Datatype.codefine(theory.signature(), specs));
    }

    private static Theory add(Theory theory, List<Datatype.Spec> specs, Extension<List<Datatype.Facts>> extension) {
        Signature signature = extension.signature();
        Theory result = theory.withSignature(signature);
        for (int i = 0; i < specs.size(); i++) {
            Datatype datatype = signature.datatype(specs.get(i).name()).orElseThrow();
            Datatype.Facts facts = extension.facts().get(i);
            Thm exhaust = datatype.isCo() ? facts.exhaust() : exhaustion(signature, datatype, i, facts.induct());
            result = result.with(new TypeSpecification.Free(datatype, facts, exhaust));
            result = withFacts(result, datatype, facts, exhaust);
        }
        return result;
    }

    private static Theory withFacts(Theory theory, Datatype datatype, Datatype.Facts facts, Thm exhaust) {
        String name = datatype.name();
        var simps = new ArrayList<Thm>();
        simps.addAll(facts.inject());
        simps.addAll(facts.distinct());
        simps.addAll(facts.cases());
        var cases = new Cases(theory.signature(), datatype, facts.cases(), exhaust);
        Theory result = theory.withFact(name + ".inject", facts.inject(), "simp")
                .withFact(name + ".distinct", facts.distinct(), "simp")
                .withFact(name + ".case", facts.cases(), "simp")
                .withFact(name + ".simps", simps)
                .withFact(name + ".exhaust", exhaust, "cases")
                .withFact(name + ".split", cases.split(), "split")
                .withFact(name + ".case_cong", cases.congruence(), "cong");
        if (!datatype.live().isEmpty()) {
            result = result.withFact(name + ".map", facts.map(), "simp")
                    .withFact(name + ".pred", facts.pred(), "simp")
                    .withFact(name + ".rel", facts.rel(), "simp");
        }
        return datatype.isCo()
                ? result.withFact(name + ".coinduct", facts.coinduct(), "coinduct")
                : result.withFact(name + ".induct", facts.induct(), "induct");
    }

    /** (∃xs. y = C₁ xs) ∨ … ∨ (∃xs. y = Cₙ xs), by induction whose hypotheses are not needed. */
    private static Thm exhaustion(Signature signature, Datatype datatype, int index, Thm induct) {
        var predicates = new HashMap<Free, Term>();
        Term rest = induct.conclusion();
        var premises = new ArrayList<Term>();
        while (rest.isApplied(Hol.IMPLIES.name())) {
            premises.add(rest.arguments().get(0));
            rest = rest.arguments().get(1);
        }
        for (Free p : induct.conclusion().frees()) {
            Type.Con type = (Type.Con) p.type().domain();
            Free y = new Free("y", type);
            predicates.put(
                    p, lambda(y, someConstructor(signature.datatype(type.name()).orElseThrow(), y)));
        }
        Thm rule = Rules.beta(Thm.instantiate(predicates, induct));
        for (int i = 0; i < premises.size(); i++) {
            rule = Thm.mp(
                    rule,
                    Exhaustion.premise(signature, rule.conclusion().arguments().getFirst()));
        }
        Thm forAll = Rules.conjuncts(rule).get(index);
        return Rules.beta(Thm.spec(new Free("y", datatype.type()), forAll));
    }

    /** (∃xs. y = C₁ xs) ∨ … ∨ (∃xs. y = Cₙ xs). */
    static Term someConstructor(Datatype datatype, Term y) {
        List<Type> arguments = ((Type.Con) y.type()).arguments();
        return Hol.disjunction(datatype.constructors().stream()
                .map(c -> {
                    Const constant = datatype.constant(c, arguments);
                    List<Free> xs = variables("x", constant, c.arguments().size());
                    return Hol.mkEx(xs, Hol.mkEq(y, app(constant, xs)));
                })
                .toList());
    }

    static List<Free> variables(String prefix, Const constructor, int count) {
        List<Type> types = constructor.type().argumentTypes();
        var result = new ArrayList<Free>();
        for (int i = 0; i < count; i++) {
            result.add(new Free(prefix + (i + 1), types.get(i)));
        }
        return result;
    }

    /** The names that Isabelle gives to the functions of a type {@code Thy.t}. */
    public static Datatype.Names standardNames(String type) {
        int dot = type.lastIndexOf('.');
        String base = type.substring(dot + 1);
        String prefix = type + ".";
        return new Datatype.Names(
                prefix + "case_" + base, prefix + "map_" + base, prefix + "pred_" + base, prefix + "rel_" + base);
    }

    static Map<String, Term> binding(List<Free> variables, List<? extends Term> terms) {
        var result = new HashMap<String, Term>();
        for (int i = 0; i < variables.size(); i++) {
            result.put(variables.get(i).name(), terms.get(i));
        }
        return result;
    }
}
