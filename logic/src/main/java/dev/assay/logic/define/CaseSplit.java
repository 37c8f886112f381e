package dev.assay.logic.define;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Bound;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A function by its body as a function by equations: a case distinction on a variable of the left-hand side becomes one
 * equation for each constructor.
 *
 * <pre>
 *   f x y = (case x of Zero ⇒ y | Suc n ⇒ g n)
 *  ────────────────────────────────────────────
 *     f Zero y = y        f (Suc n) y = g n
 * </pre>
 */
public final class CaseSplit {
    /** Where there would be more equations than this, case distinctions stay on the right-hand sides. */
    private static final int MOST_EQUATIONS = 100;

    private final Signature signature;
    private final Free function;
    private final List<Term> equations = new ArrayList<>();
    private int expected = 1;

    private CaseSplit(Signature signature, Free function) {
        this.signature = signature;
        this.function = function;
    }

    /** The equations for function parameters = body. */
    public static List<Term> equations(Signature signature, Free function, List<Free> parameters, Term body) {
        var split = new CaseSplit(signature, function);
        split.split(List.copyOf(parameters), split.simplified(body));
        return split.equations;
    }

    private void split(List<Term> patterns, Term right) {
        Optional<Datatype> cases = caseFunction(right);
        List<Term> arguments = right.arguments();
        Set<Free> variables = variables(patterns);
        if (cases.isEmpty()
                || !(arguments.getLast() instanceof Free v)
                || !variables.contains(v)
                || expected + cases.get().constructors().size() - 1 > MOST_EQUATIONS) {
            equations.add(Hol.mkEq(app(function, patterns), right));
            return;
        }
        List<Datatype.Constructor> constructors = cases.get().constructors();
        expected += constructors.size() - 1;
        for (int i = 0; i < constructors.size(); i++) {
            Const constant = cases.get().constant(constructors.get(i), ((Type.Con) v.type()).arguments());
            List<Free> fields = fields(arguments.get(i), constant, constructors.get(i), v, variables);
            Map<Free, Term> instance = Map.of(v, app(constant, fields));
            List<Term> special =
                    patterns.stream().map(p -> p.substitute(instance)).toList();
            split(special, simplified(applied(arguments.get(i).substitute(instance), fields)));
        }
    }

    private static Set<Free> variables(List<Term> patterns) {
        var result = new HashSet<Free>();
        patterns.forEach(p -> result.addAll(p.frees()));
        return result;
    }

    /** Variables for the fields, named as the branch names them. */
    private static List<Free> fields(
            Term branch, Const constant, Datatype.Constructor constructor, Free replaced, Set<Free> variables) {
        var taken = new HashSet<String>();
        variables.forEach(v -> taken.add(v.name()));
        taken.remove(replaced.name());
        var result = new ArrayList<Free>();
        Term rest = branch;
        for (Type type : constant.type()
                .argumentTypes()
                .subList(0, constructor.arguments().size())) {
            String hint = "x";
            if (rest instanceof Abs(var name, var _, var body)) {
                hint = name;
                rest = body;
            }
            result.add(new Free(fresh(hint, taken), type));
        }
        return result;
    }

    private static String fresh(String hint, Set<String> taken) {
        String candidate = hint;
        for (int i = 1; !taken.add(candidate); i++) {
            candidate = hint + "_" + i;
        }
        return candidate;
    }

    /** The datatype over which a term is a complete case distinction. */
    private Optional<Datatype> caseFunction(Term term) {
        return term.head() instanceof Const(var name, var _)
                ? signature
                        .casesOf(name)
                        .filter(d -> term.arguments().size() == d.constructors().size() + 1)
                : Optional.empty();
    }

    /** Decides the case distinctions on constructors. */
    private Term simplified(Term term) {
        return switch (term) {
            case Const _, Free _, Bound _ -> term;
            case Abs(var hint, var type, var body) -> {
                Term inner = simplified(body);
                yield inner == body ? term : new Abs(hint, type, inner);
            }
            case App(var f, var a) -> {
                Optional<Datatype> cases = caseFunction(term);
                if (cases.isPresent()
                        && a.head() instanceof Const c
                        && signature.constructed(c).filter(cases.get()::equals).isPresent()) {
                    int index = index(cases.get(), c);
                    yield simplified(applied(term.arguments().get(index), a.arguments()));
                }
                Term function = simplified(f);
                Term argument = simplified(a);
                yield function == f && argument == a ? term : new App(function, argument);
            }
        };
    }

    private static int index(Datatype datatype, Const constructor) {
        List<Datatype.Constructor> all = datatype.constructors();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).name().equals(constructor.name())) {
                return i;
            }
        }
        throw new IllegalArgumentException(constructor + " does not construct " + datatype.name());
    }

    /** A branch at its fields. */
    private static Term applied(Term branch, List<? extends Term> fields) {
        Term result = branch;
        for (Term field : fields) {
            result = result instanceof Abs(var _, var _, var body) ? body.instantiate(field) : app(result, field);
        }
        return result;
    }
}
