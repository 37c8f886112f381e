package dev.assay.logic.unify;

import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Types for unknown types and closed β-normal terms for flexible variables. Variables are known by their names. Most
 * substitutions are small and short-lived, so they are kept as lists; only a large one gets an index.
 */
public final class Substitution {
    public static final Substitution EMPTY = new Substitution(List.of(), List.of());

    /** variable := value. */
    record TypeBinding(Type.Var variable, Type value) {}

    /** variable := value, the variable having the type it had before the substitution of types. */
    record TermBinding(Term.Free variable, Term value) {}

    private static final int SMALL = 8;

    private final List<TypeBinding> types;
    private final List<TermBinding> terms;
    private final Map<String, Type> typeIndex;
    private final Map<String, Term> termIndex;

    Substitution(List<TypeBinding> types, List<TermBinding> terms) {
        this.types = types;
        this.terms = terms;
        typeIndex = types.size() <= SMALL ? Map.of() : HashMap.newHashMap(types.size());
        termIndex = terms.size() <= SMALL ? Map.of() : HashMap.newHashMap(terms.size());
        if (types.size() > SMALL) {
            types.forEach(binding -> typeIndex.put(binding.variable.name(), binding.value));
        }
        if (terms.size() > SMALL) {
            terms.forEach(binding -> termIndex.put(binding.variable.name(), binding.value));
        }
    }

    /** The substitution of the unknown types. */
    public Map<Type.Var, Type> types() {
        var result = new HashMap<Type.Var, Type>();
        types.forEach(binding -> result.put(binding.variable, binding.value));
        return result;
    }

    /** The substitution of the flexible variables, to be applied after that of the types: their types are instances. */
    public Map<Term.Free, Term> terms() {
        var result = new HashMap<Term.Free, Term>();
        for (TermBinding binding : terms) {
            var variable = binding.variable;
            result.put(new Term.Free(variable.name(), apply(variable.type())), binding.value);
        }
        return result;
    }

    public Type apply(Type type) {
        if (types.isEmpty()) {
            return type;
        }
        return switch (type) {
            case Type.Var v -> {
                Type value = find(v);
                yield value == null ? v : value;
            }
            case Type.Con(var name, var arguments) -> {
                Type[] replaced = null;
                for (int i = 0; i < arguments.size(); i++) {
                    Type argument = apply(arguments.get(i));
                    if (replaced == null && argument != arguments.get(i)) {
                        replaced = arguments.toArray(Type[]::new);
                    }
                    if (replaced != null) {
                        replaced[i] = argument;
                    }
                }
                yield replaced == null ? type : new Type.Con(name, List.of(replaced));
            }
        };
    }

    /** The instance of the term, in β-normal form. */
    public Term apply(Term term) {
        return switch (term) {
            case Term.Const(var name, var type) -> {
                Type instance = apply(type);
                yield instance == type ? term : new Term.Const(name, instance);
            }
            case Term.Free v -> {
                Term value = find(v);
                Type instance = value == null ? apply(v.type()) : null;
                yield value != null ? value : instance == v.type() ? v : new Term.Free(v.name(), instance);
            }
            case Term.Bound _ -> term;
            case Term.Abs(var hint, var argument, var body) -> {
                Type type = apply(argument);
                Term instance = apply(body);
                yield type == argument && instance == body ? term : new Term.Abs(hint, type, instance);
            }
            case Term.App(var function, var argument) -> {
                Term f = apply(function);
                Term a = apply(argument);
                if (f instanceof Term.Abs(var _, var _, var body)) {
                    yield body.instantiate(a).betaNormal();
                }
                yield f == function && a == argument ? term : new Term.App(f, a);
            }
        };
    }

    private Type find(Type.Var variable) {
        if (types.size() > SMALL) {
            return typeIndex.get(variable.name());
        }
        for (int i = 0; i < types.size(); i++) {
            if (types.get(i).variable.name().equals(variable.name())) {
                return types.get(i).value;
            }
        }
        return null;
    }

    private Term find(Term.Free variable) {
        if (terms.size() > SMALL) {
            return termIndex.get(variable.name());
        }
        for (int i = 0; i < terms.size(); i++) {
            if (terms.get(i).variable.name().equals(variable.name())) {
                return terms.get(i).value;
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return types + " " + terms;
    }
}
