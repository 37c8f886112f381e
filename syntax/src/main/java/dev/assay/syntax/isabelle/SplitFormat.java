package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.Theory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * {@code split_format (complete)}: a rule about pairs as a rule about their components. A variable of a product type becomes a
 * pair of variables, and a predicate of pairs one of components:
 *
 * <pre>
 *   … R p t ⟶ P p t                      (p :: 'a × 'b)
 *  ───────────────────────────────────  splitFormat
 *   … R (pa, pb) t ⟶ P pa pb t
 * </pre>
 */
final class SplitFormat {
    private static final String PRODUCT = "Product_Type.prod";
    private static final String PAIR = "Product_Type.Pair";
    private static final String FST = "Product_Type.fst";
    private static final String SND = "Product_Type.snd";

    private final Theory theory;

    SplitFormat(Theory theory) {
        this.theory = theory;
    }

    Thm complete(Thm rule) {
        Set<Free> fixed = new HashSet<>();
        rule.hypotheses().forEach(h -> fixed.addAll(h.frees()));
        Set<String> taken = new HashSet<>();
        rule.conclusion().frees().forEach(v -> taken.add(v.name()));
        Map<Free, Term> instances = new LinkedHashMap<>();
        for (Free v : rule.conclusion().frees()) {
            if (fixed.contains(v)) {
                continue;
            }
            List<Type> arguments = v.type().argumentTypes();
            if (isProduct(v.type())) {
                instances.put(v, components(v.name(), v.type(), taken));
            } else if (v.type().resultType().equals(Type.bool())
                    && arguments.stream().anyMatch(SplitFormat::isProduct)) {
                instances.put(v, curried(v, arguments));
            }
        }
        List<Thm> equations = List.of(theory.theorem(FST + ".simps"), theory.theorem(SND + ".simps"));
        return Conv.rewrite(rule.signature(), equations)
                .or(Conv.beta(rule.signature()))
                .everywhere(rule.signature())
                .on(Rules.beta(Thm.instantiate(instances, rule)));
    }

    private static boolean isProduct(Type type) {
        return type instanceof Type.Con(var name, var _) && name.equals(PRODUCT);
    }

    /** (va, (vba, vbb)) for a variable v of such a type. */
    private Term components(String name, Type type, Set<String> taken) {
        if (!(type instanceof Type.Con(var product, var parts)) || !product.equals(PRODUCT)) {
            String free = name;
            while (!taken.add(free)) {
                free += "'";
            }
            return new Free(free, type);
        }
        Type pairing = Type.fun(parts, type);
        return Term.app(
                new Term.Const(PAIR, pairing),
                components(name + "a", parts.get(0), taken),
                components(name + "b", parts.get(1), taken));
    }

    /** λp t. P (fst p) (snd p) t, for a predicate P of pairs. */
    private static Term curried(Free predicate, List<Type> arguments) {
        var parameters = new ArrayList<Free>();
        var parts = new ArrayList<Term>();
        for (int i = 0; i < arguments.size(); i++) {
            var parameter = new Free("\u0001" + i, arguments.get(i));
            parameters.add(parameter);
            projections(parameter, parts);
        }
        Type type = Type.fun(parts.stream().map(Term::type).toList(), Type.bool());
        return Term.lambda(parameters, Term.app(new Free(predicate.name(), type), parts.toArray(Term[]::new)));
    }

    private static void projections(Term value, List<Term> result) {
        if (!(value.type() instanceof Type.Con(var product, var parts)) || !product.equals(PRODUCT)) {
            result.add(value);
            return;
        }
        for (int i = 0; i < 2; i++) {
            Type projection = Type.fun(List.of(value.type()), parts.get(i));
            projections(Term.app(new Term.Const(i == 0 ? FST : SND, projection), value), result);
        }
    }
}
