package dev.assay.logic.define;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Extension;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Fact;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

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
        var group = new ArrayList<TypeSpecification.Free>();
        List<Datatype> types = specs.stream()
                .map(s -> signature.datatype(s.name()).orElseThrow())
                .toList();
        for (int i = 0; i < specs.size(); i++) {
            Datatype.Facts facts = extension.facts().get(i);
            Thm exhaust =
                    types.get(i).isCo() ? facts.exhaust() : new Induction(signature, types, facts.induct()).exhaust(i);
            group.add(new TypeSpecification.Free(types.get(i), facts, exhaust));
        }
        Theory result = theory.withSignature(signature);
        for (TypeSpecification.Free type : group) {
            result = withFacts(result.with(type), type.datatype(), type.facts(), type.exhaust());
        }
        for (Fact fact : FunctorFacts.prove(result, group)) {
            result = result.withFact(
                    fact.name(), fact.theorems(), fact.attributes().toArray(String[]::new));
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
        Thm split = cases.split();
        Thm splitAsm = cases.splitAsm();
        Theory result = theory.withFact(name + ".inject", facts.inject(), "simp")
                .withFact(name + ".distinct", facts.distinct(), "simp")
                .withFact(name + ".case", facts.cases(), "simp")
                .withFact(name + ".simps", simps)
                .withFact(name + ".exhaust", exhaust, "cases")
                .withFact(name + ".split", split, "split")
                .withFact(name + ".split_asm", splitAsm)
                .withFact(name + ".splits", List.of(split, splitAsm))
                .withFact(name + ".nchotomy", nchotomy(exhaust))
                .withFact(name + ".case_cong", cases.congruence(), "cong");
        if (!datatype.live().isEmpty()) {
            Map<Boolean, List<Thm>> rel = facts.rel().stream()
                    .collect(Collectors.partitioningBy(e -> Rules.right(e).equals(Hol.FALSE)));
            result = result.withFact(name + ".map", facts.map(), "simp")
                    .withFact(name + ".pred", facts.pred(), "simp")
                    .withFact(name + ".pred_inject", facts.pred())
                    .withFact(name + ".rel", facts.rel(), "simp")
                    .withFact(name + ".rel_inject", rel.getOrDefault(false, List.of()))
                    .withFact(
                            name + ".rel_distinct",
                            rel.getOrDefault(true, List.of()).stream()
                                    .map(Rules::fromEqFalse)
                                    .toList());
        }
        return datatype.isCo()
                ? result.withFact(name + ".coinduct", facts.coinduct(), "coinduct")
                : result.withFact(name + ".induct", facts.induct(), "induct");
    }

    /** ∀y. y = C₁ … ∨ …. */
    private static Thm nchotomy(Thm exhaust) {
        return Thm.gen(exhaust.conclusion().frees().iterator().next(), exhaust);
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
