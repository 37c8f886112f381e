package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Set;

/** A new type that is in bijection with a non-empty part of an old one. */
public final class Typedef {
    /** The two theorems that make Abs and Rep a bijection between the new type and {x. P x}. */
    public record Facts(Thm repInverse, Thm absInverse) {}

    private Typedef() {}

    /**
     * <pre>
     *                  ⊢ ∃x. P x
     *  ───────────────────────────────────────────  define    (P closed, over the type variables αs)
     *   ⊢ Abs (Rep a) = a     ⊢ P r = (Rep (Abs r) = r)
     * </pre>
     */
    public static Extension<Facts> define(
            Signature signature, String name, List<Type.Var> parameters, String abs, String rep, Thm nonEmpty) {
        String rule = "typedef " + name;
        nonEmpty = nonEmpty.transfer(signature);
        if (!nonEmpty.hypotheses().isEmpty()) {
            throw new KernelException(rule, "that the type is not empty depends on " + nonEmpty.hypotheses());
        }
        if (!(nonEmpty.conclusion() instanceof Term.App(Const(var ex, var exType), var predicate))
                || !ex.equals(Hol.EX)) {
            throw new KernelException(
                    rule, "to show that the type is not empty takes a theorem ∃x. P x, not " + nonEmpty.conclusion());
        }
        if (!predicate.frees().isEmpty()) {
            throw new KernelException(rule, "the defining predicate has free variables " + predicate.frees());
        }
        if (!parameters.containsAll(predicate.typeVariables())) {
            throw new KernelException(
                    rule,
                    "type variables " + predicate.typeVariables() + " are not all among the parameters " + parameters);
        }
        requireDistinct(parameters, rule);
        Type old = exType.domain().domain();
        Type.Con type = new Type.Con(name, List.copyOf(parameters));
        Const absConst = new Const(abs, Type.fun(old, type));
        Const repConst = new Const(rep, Type.fun(type, old));
        Signature extended = signature
                .withType(name, parameters.size(), rule)
                .withConstant(abs, absConst.type(), rule)
                .withConstant(rep, repConst.type(), rule);
        extended = extended.withDependency(new Dependency(
                Dependency.symbol(type), Dependency.symbols(signature, List.of(predicate), List.of(old), Set.of())));
        for (Const c : List.of(absConst, repConst)) {
            extended = extended.withDependency(
                    new Dependency(Dependency.symbol(extended, c), List.of(Dependency.symbol(type))));
        }
        Free a = new Free("a", type);
        Free r = new Free("r", old);
        Term member = predicate instanceof Term.Abs(var _, var _, var body) ? body.instantiate(r) : app(predicate, r);
        Term roundTrip = Hol.mkEq(app(repConst, app(absConst, r)), r);
        return new Extension<>(
                extended,
                new Facts(
                        Thm.admit(extended, Hol.mkEq(app(absConst, app(repConst, a)), a), List.of(nonEmpty)),
                        Thm.admit(extended, Hol.mkEq(member, roundTrip), List.of(nonEmpty))));
    }

    /** The parameters of a new type are distinct variables. */
    static void requireDistinct(List<Type.Var> parameters, String rule) {
        if (parameters.stream().map(Type.Var::name).distinct().count() != parameters.size()) {
            throw new KernelException(rule, "a type parameter occurs twice in " + parameters);
        }
    }
}
