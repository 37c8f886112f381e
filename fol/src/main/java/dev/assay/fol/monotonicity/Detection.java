package dev.assay.fol.monotonicity;

import dev.assay.fol.FolTerm;
import dev.assay.fol.FolTerm.Application;
import dev.assay.fol.FolTerm.Variable;
import dev.assay.fol.Formula;
import dev.assay.fol.Knowledge;
import dev.assay.fol.Symbol;
import dev.assay.fol.clause.Clause;
import dev.assay.fol.clause.Literal;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What clauses say of types and symbols in so many words.
 *
 * <ul>
 *   <li>f(…x…) is injective in x by f(…x…) ≈ f(…y…) → x ≈ y or by a projection p(f(…x…)) ≈ x;
 *   <li>it is not surjective by f(x̄) ≉ t, where t does not mention x̄;
 *   <li>a type with a function into itself that is injective in one argument and not surjective is infinite;
 *   <li>a type is finite by x ≈ t₁ ∨ … ∨ x ≈ tₙ, where no tᵢ has variables;
 *   <li>symbols into k(ᾱ) that are injective in all arguments and pairwise distinct are constructors.
 * </ul>
 */
public final class Detection {
    /** A symbol at its own parameters, or at ground types. */
    private record Instance(Symbol symbol, List<Type> types) {}

    private final Map<Instance, Set<Integer>> injective = new LinkedHashMap<>();
    private final Set<Instance> notSurjective = new HashSet<>();
    private final Map<Instance, Set<Instance>> distinct = new HashMap<>();
    private final Set<Type> finite = new HashSet<>();
    private final Set<Symbol> functions = new LinkedHashSet<>();

    private Detection() {}

    public static Knowledge of(Collection<Clause> clauses) {
        var detection = new Detection();
        clauses.forEach(detection::read);
        return detection.knowledge();
    }

    private void read(Clause clause) {
        clause.formula().forEachTerm(t -> {
            if (t instanceof Application(var symbol, var _, var _)) {
                functions.add(symbol);
            }
        });
        List<Literal> literals = clause.literals();
        if (literals.size() == 1 && literals.getFirst().atom() instanceof Formula.Equation(var left, var right)) {
            if (literals.getFirst().isPositive()) {
                projection(left, right);
                projection(right, left);
            } else {
                disequation(left, right);
                disequation(right, left);
            }
        }
        if (literals.size() == 2) {
            injectivity(literals.getFirst(), literals.getLast());
            injectivity(literals.getLast(), literals.getFirst());
        }
        exhaustion(literals);
    }

    /** p(f(…x…)) ≈ x, with f at its most general instance. */
    private void projection(FolTerm left, FolTerm right) {
        if (right instanceof Variable x && left instanceof Application(var _, var _, var arguments)) {
            for (FolTerm argument : arguments) {
                if (argument instanceof Application inner
                        && isGeneral(inner)
                        && arguments.stream().filter(a -> a.occurs(x)).count() == 1) {
                    int place = inner.arguments().indexOf(x);
                    if (place >= 0) {
                        addInjective(instance(inner), place);
                    }
                }
            }
        }
    }

    /** f(x̄) ≉ t. */
    private void disequation(FolTerm left, FolTerm right) {
        if (!(left instanceof Application f) || !isGeneral(f)) {
            return;
        }
        boolean isApart = f.arguments().stream().noneMatch(v -> right.occurs((Variable) v));
        if (isApart) {
            notSurjective.add(instance(f));
            if (right instanceof Application g && isGeneral(g)) {
                distinct.computeIfAbsent(instance(f), _ -> new HashSet<>()).add(instance(g));
            }
        }
    }

    /** f(x̄) ≉ f(ȳ) ∨ xᵢ ≈ yᵢ, where the other arguments may agree. */
    private void injectivity(Literal premise, Literal conclusion) {
        if (premise.isPositive()
                || !conclusion.isPositive()
                || !(premise.atom() instanceof Formula.Equation(Application f, Application g))
                || !(conclusion.atom() instanceof Formula.Equation(Variable x, Variable y))
                || !f.symbol().equals(g.symbol())
                || !f.typeArguments().equals(g.typeArguments())
                || !isGeneral(f)
                || !isGeneral(g)) {
            return;
        }
        for (int i = 0; i < f.arguments().size(); i++) {
            boolean isSame = f.arguments().get(i).equals(x)
                            && g.arguments().get(i).equals(y)
                    || f.arguments().get(i).equals(y) && g.arguments().get(i).equals(x);
            if (isSame && !x.equals(y)) {
                addInjective(instance(f), i);
            }
        }
    }

    private void addInjective(Instance symbol, int place) {
        injective.computeIfAbsent(symbol, _ -> new LinkedHashSet<>()).add(place);
    }

    /** x ≈ t₁ ∨ … ∨ x ≈ tₙ. */
    private void exhaustion(List<Literal> literals) {
        Variable exhausted = null;
        for (Literal literal : literals) {
            if (!literal.isPositive() || !(literal.atom() instanceof Formula.Equation(var left, var right))) {
                return;
            }
            FolTerm side = left.isVariable() ? left : right;
            FolTerm value = left.isVariable() ? right : left;
            if (!(side instanceof Variable x)
                    || exhausted != null && !exhausted.equals(x)
                    || !new Formula.Equation(value, value).freeVariables().isEmpty()) {
                return;
            }
            exhausted = x;
        }
        if (exhausted != null && exhausted.type() instanceof Type.Con) {
            finite.add(exhausted.type());
        }
    }

    /** Whether the symbol is applied to distinct variables, at types that are distinct variables or ground. */
    private static boolean isGeneral(Application application) {
        List<Type> types = application.typeArguments();
        boolean isPolymorphic =
                types.stream().allMatch(Type.Var.class::isInstance) && new HashSet<>(types).size() == types.size();
        boolean isGround = types.stream().allMatch(t -> t.variables().isEmpty());
        return (isPolymorphic || isGround)
                && application.arguments().stream().allMatch(FolTerm::isVariable)
                && new HashSet<>(application.arguments()).size()
                        == application.arguments().size();
    }

    private static Instance instance(Application application) {
        boolean isGround =
                application.typeArguments().stream().allMatch(t -> t.variables().isEmpty());
        return isGround
                ? new Instance(application.symbol(), application.typeArguments())
                : general(application.symbol());
    }

    private static Instance general(Symbol symbol) {
        return new Instance(symbol, List.copyOf(symbol.parameters()));
    }

    private Knowledge knowledge() {
        var infinite = new HashSet<Type>();
        injective.forEach((instance, places) -> {
            Type result = instance.symbol().resultAt(instance.types());
            List<Type> arguments = instance.symbol().argumentsAt(instance.types());
            if (notSurjective.contains(instance)
                    && places.stream().anyMatch(i -> arguments.get(i).equals(result))) {
                infinite.add(result);
            }
        });
        return new Knowledge(infinite, finite, constructors());
    }

    private Set<String> constructors() {
        var result = new HashSet<String>();
        var byType = new LinkedHashMap<String, List<Symbol>>();
        for (Symbol symbol : functions) {
            if (isConstructorLike(symbol) && symbol.result() instanceof Type.Con(var name, var _)) {
                List<Symbol> others = byType.computeIfAbsent(name, _ -> new ArrayList<>());
                boolean isDistinct = others.stream().allMatch(o -> areDistinct(o, symbol));
                // A constant alone says nothing; it counts only beside others.
                if (isDistinct && (!others.isEmpty() || distinct.containsKey(general(symbol)) || symbol.arity() > 0)) {
                    others.add(symbol);
                    result.add(symbol.name());
                }
            }
        }
        return result;
    }

    private boolean isConstructorLike(Symbol symbol) {
        boolean isFree = symbol.result() instanceof Type.Con(var _, var arguments)
                && arguments.stream().allMatch(Type.Var.class::isInstance)
                && new HashSet<>(arguments).size() == arguments.size()
                && new HashSet<Type>(arguments).containsAll(symbol.parameters());
        return isFree && injective.getOrDefault(general(symbol), Set.of()).size() == symbol.arity();
    }

    private boolean areDistinct(Symbol left, Symbol right) {
        return distinct.getOrDefault(general(left), Set.of()).contains(general(right))
                || distinct.getOrDefault(general(right), Set.of()).contains(general(left));
    }
}
