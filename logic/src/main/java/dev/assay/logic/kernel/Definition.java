package dev.assay.logic.kernel;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** New names for existing things: type and constant declarations, definitions, overloaded definitions. */
public final class Definition {
    private Definition() {}

    /** A type constructor about which nothing is known except that its types are not empty. */
    public static Signature declareType(Signature signature, String name, int arity) {
        return signature.withType(name, arity, "declareType");
    }

    /** A constant about which nothing is known except its type. */
    public static Signature declare(Signature signature, String name, Type type) {
        return signature.withConstant(name, type, "declare");
    }

    /**
     * <pre>
     *  ─────────────  define    (c new, t closed, type variables of t occur in its type)
     *    ⊢ c = t
     * </pre>
     */
    public static Extension<Thm> define(Signature signature, String name, Term t) {
        Type type = signature.check(t, "define " + name);
        Signature declared = signature.withConstant(name, type, "define " + name);
        return define(declared, new Const(name, type), t, "define " + name);
    }

    /**
     * <pre>
     *  ──────────────  overload    (c declared; its instance c :: τ overlaps no defined one; no cycle)
     *   ⊢ c :: τ = t
     * </pre>
     */
    public static Extension<Thm> overload(Signature signature, Const c, Term t) {
        String rule = "overload " + c.name();
        signature.check(c, rule);
        Type type = signature.check(t, rule);
        if (!type.equals(c.type())) {
            throw new KernelException(rule, "the instance has type " + c.type() + " but the definition " + type);
        }
        Dependency.Symbol symbol = Dependency.symbol(signature, c);
        requireUndefined(signature, symbol, rule);
        return define(signature, c, t, rule);
    }

    /** Throws if an instance that overlaps {@code symbol} has been given a meaning. */
    static void requireUndefined(Signature signature, Dependency.Symbol symbol, String rule) {
        if (Set.of(Hol.EQ, Hol.ALL, Hol.IMPLIES.name(), "HOL.The", "Hilbert_Choice.Eps", "HOL.undefined")
                .contains(symbol.name())) {
            throw new KernelException(rule, symbol.name() + " belongs to the logic itself");
        }
        for (Dependency known : signature.dependencies(symbol)) {
            if (Dependency.overlap(symbol, known.symbol())) {
                throw new KernelException(
                        rule,
                        symbol.name() + " is defined already at "
                                + known.symbol().arguments());
            }
        }
    }

    private static Extension<Thm> define(Signature signature, Const c, Term t, String rule) {
        if (!t.frees().isEmpty()) {
            throw new KernelException(rule, "free variables " + t.frees() + " on the right-hand side");
        }
        var hidden = t.typeVariables();
        hidden.removeAll(c.type().variables());
        if (!hidden.isEmpty()) {
            throw new KernelException(rule, "type variables " + hidden + " occur only on the right-hand side");
        }
        var dependency = new Dependency(
                Dependency.symbol(signature, c),
                Dependency.symbols(signature, List.of(t), List.of(c.type()), Set.of()),
                t instanceof Const other ? Optional.of(other) : Optional.empty());
        dependency.requireWellFounded(signature, rule);
        Signature extended = signature.withDependency(dependency);
        return new Extension<>(extended, Thm.admit(extended, app(Hol.eq(c.type()), c, t)));
    }
}
