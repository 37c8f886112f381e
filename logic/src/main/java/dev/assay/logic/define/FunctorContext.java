package dev.assay.logic.define;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Signature;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.rules.Conv;
import dev.assay.logic.rules.Rules;
import dev.assay.logic.theory.TypeSpecification;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Datatypes that recur through each other, and variables for the functions at their live parameters. */
record FunctorContext(Signature signature, List<TypeSpecification.Free> group) {
    List<Type.Var> parameters() {
        return group.getFirst().datatype().parameters();
    }

    List<Type.Var> live() {
        return group.getFirst().datatype().live().stream()
                .map(parameters()::get)
                .toList();
    }

    /** Another type variable for a parameter; the parameter itself for 0. */
    Type.Var image(Type.Var parameter, int number) {
        if (number == 0) {
            return parameter;
        }
        String name = parameter.name() + "_" + number;
        while (isParameter(name)) {
            name += "'";
        }
        return Type.var(name);
    }

    private boolean isParameter(String name) {
        return parameters().stream().anyMatch(p -> p.name().equals(name));
    }

    /** For the given image of each live parameter, a variable of this name, numbered if there are several. */
    Map<Type, Term> family(String name, int source, Function<Type.Var, Type> type) {
        var result = new LinkedHashMap<Type, Term>();
        for (Type.Var v : live()) {
            String numbered = live().size() == 1 ? name : name + (live().indexOf(v) + 1);
            result.put(image(v, source), new Free(numbered, type.apply(v)));
        }
        return result;
    }

    Map<Type, Term> predicates(String name) {
        return family(name, 0, v -> Type.fun(v, Type.bool()));
    }

    Map<Type, Term> functions(String name, int source, int target) {
        return family(name, source, v -> Type.fun(image(v, source), image(v, target)));
    }

    Map<Type, Term> relations(String name, int target) {
        return family(name, 0, v -> Type.fun(List.of(v, image(v, target)), Type.bool()));
    }

    /** Takes the live parameters to their images. */
    Map<Type.Var, Type> images(int target) {
        var result = new LinkedHashMap<Type.Var, Type>();
        live().forEach(v -> result.put(v, image(v, target)));
        return result;
    }

    /** ⊢ t = t′ by one of the datatype equations, with t′ in β-normal form. */
    Thm rewrite(List<Thm> equations, Term t) {
        Thm equation = Conv.rewrite(signature, equations)
                .at(t)
                .orElseThrow(() -> new IllegalStateException("no equation for " + t));
        Term right = Rules.right(equation);
        return Thm.trans(equation, Thm.betaEta(signature, right, right.betaNormal()));
    }

    List<Thm> pred() {
        return all(Datatype.Facts::pred);
    }

    List<Thm> map() {
        return all(Datatype.Facts::map);
    }

    List<Thm> rel() {
        return all(Datatype.Facts::rel);
    }

    private List<Thm> all(Function<Datatype.Facts, List<Thm>> equations) {
        return group.stream().flatMap(g -> equations.apply(g.facts()).stream()).toList();
    }
}
