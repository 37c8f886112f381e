package dev.assay.lift;

import com.sun.source.tree.Tree;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/** Turns a file into a theory: what its properties speak of, and the properties as conjectures. */
public final class Lifting {
    private final JavaCode code;
    private final Names names = new Names();
    private final Arithmetic arithmetic = new Arithmetic();
    private final DataTypes types;
    private final Functions functions;

    private Lifting(JavaCode code) {
        this.code = code;
        this.types = new DataTypes(code, names);
        this.functions = new Functions(code, types, names, arithmetic);
    }

    /** A property of a file, which may or may not be liftable. */
    public record Candidate(Method method, Position position) {}

    /** The properties of a file, in the order in which they stand there. */
    public static List<Candidate> candidates(JavaCode code) {
        var lifting = new Lifting(code);
        return lifting.found().stream()
                .map(m -> new Candidate(lifting.compiled(m), code.position(m)))
                .toList();
    }

    /** All properties of a file. */
    public static Lifted lift(JavaCode code) {
        return new Lifting(code).lift(method -> true);
    }

    /** Some of them. */
    public static Lifted lift(JavaCode code, List<Candidate> candidates) {
        return new Lifting(code).lift(isAmong(code, candidates));
    }

    /** Throws if a property cannot be lifted; functions that have no definition are found out later. */
    public static void check(JavaCode code, Candidate candidate) {
        new Lifting(code).properties(isAmong(code, List.of(candidate)));
    }

    private static Predicate<ExecutableElement> isAmong(JavaCode code, List<Candidate> candidates) {
        return method -> candidates.stream().anyMatch(c -> c.position().equals(code.position(method)));
    }

    private List<ExecutableElement> found() {
        var found = new ArrayList<ExecutableElement>();
        for (Tree declaration : code.unit().getTypeDecls()) {
            if (code.element(declaration) instanceof TypeElement type) {
                properties(type, found);
            }
        }
        return found;
    }

    private List<Lifted.Property> properties(Predicate<ExecutableElement> isWanted) {
        var statements = new LinkedHashMap<ExecutableElement, Term>();
        found().stream().filter(isWanted).forEach(method -> statements.put(method, statement(method)));
        Definedness definedness = functions.close(arithmetic);
        var equality = new Equality(types, functions.routines());
        var properties = new ArrayList<Lifted.Property>();
        statements.forEach((method, statement) -> {
            Conjecture conjecture = conjecture(method, statement, definedness);
            conjecture.assumptions().forEach(a -> equality.check(a, conjecture.position()));
            equality.check(conjecture.conclusion(), conjecture.position());
            properties.add(new Lifted.Property(compiled(method), parameters(method), conjecture));
        });
        return properties;
    }

    private Lifted lift(Predicate<ExecutableElement> isWanted) {
        List<Lifted.Property> properties = properties(isWanted);
        arithmetic.prepare();
        Theory theory = functions.define(types.define(arithmetic.declared(Theory.HOL)));
        var lifted = new ArrayList<Lifted.Function>();
        for (Functions.Routine routine : functions.routines()) {
            if (routine.method() != null && !routine.position().file().equals("Prelude.java")) {
                lifted.add(new Lifted.Function(
                        compiled(routine.method()),
                        routine.constant().name(),
                        functions.returns(routine).map(Const::name)));
            }
        }
        var text = new JavaText(types.all(), functions.routines(), arithmetic);
        return new Lifted(
                theory,
                properties,
                lifted,
                arithmetic.laws(theory),
                arithmetic,
                text,
                new JavaValues(types.all(), code),
                constants(),
                functions.notes());
    }

    private void properties(TypeElement type, List<ExecutableElement> result) {
        for (ExecutableElement method : ElementFilter.methodsIn(type.getEnclosedElements())) {
            boolean isProperty = method.getAnnotationMirrors().stream()
                    .anyMatch(a ->
                            a.getAnnotationType().asElement().getSimpleName().contentEquals("Property"));
            if (isProperty) {
                result.add(method);
            }
        }
        ElementFilter.typesIn(type.getEnclosedElements()).forEach(inner -> properties(inner, result));
    }

    private Term statement(ExecutableElement method) {
        TypeKind returned = method.getReturnType().getKind();
        if (returned != TypeKind.BOOLEAN && returned != TypeKind.VOID) {
            throw new LiftException(
                    code.position(method), "a property that is to be proved returns a boolean, or nothing and asserts");
        }
        List<Free> parameters = functions.parameters(method);
        // What makes the parameters is needed to say which of them there are.
        functions.checked(parameters);
        return functions.statement(method, parameters, functions.records(parameters));
    }

    private List<Term> parameters(ExecutableElement method) {
        List<Free> parameters = functions.parameters(method);
        Map<Free, Term> records = functions.records(parameters);
        return parameters.stream().map(p -> records.getOrDefault(p, p)).toList();
    }

    private List<Lifted.Constant> constants() {
        var result = new ArrayList<Lifted.Constant>();
        functions.fields().forEach((field, value) -> {
            try {
                result.add(new Lifted.Constant(
                        type(JavaCode.owner(field))
                                .getDeclaredField(field.getSimpleName().toString()),
                        Definedness.erased(value)));
            } catch (NoSuchFieldException e) {
                throw new IllegalStateException("the field " + field + " was compiled, but is not there", e);
            }
        });
        return result;
    }

    /** All that the property says, with its conditions as assumptions: that it is true, and that nothing in it throws. */
    private Conjecture conjecture(ExecutableElement method, Term statement, Definedness definedness) {
        Term rest = statement;
        var assumptions = new ArrayList<Term>(validity(method, definedness));
        while (true) {
            Optional<Implication> step = implication(rest, definedness);
            if (step.isEmpty()) {
                Term claim = Definedness.and(definedness.defined(rest), Definedness.erased(rest));
                return new Conjecture(method.getSimpleName().toString(), code.position(method), assumptions, claim);
            }
            step.get().assumption().map(Definedness::erased).ifPresent(assumptions::add);
            rest = step.get().conclusion();
        }
    }

    /** Of records whose constructor checks its arguments there are only those that it lets pass. */
    private List<Term> validity(ExecutableElement method, Definedness definedness) {
        List<Free> parameters = functions.parameters(method);
        Map<Free, Term> records = functions.records(parameters);
        var result = new ArrayList<Term>();
        functions.checked(parameters).forEach((variable, maker) -> {
            List<Term> fields = Objects.requireNonNull(records.get(variable)).arguments();
            result.add(definedness.defined(Term.app(maker, fields)));
        });
        result.remove(Hol.TRUE);
        return result;
    }

    private record Implication(Optional<Term> assumption, Term conclusion) {}

    /** {@code !p || q}, {@code p ? q : true} and {@code p ? true : q} are implications, where p always has a value. */
    private static Optional<Implication> implication(Term term, Definedness definedness) {
        List<Term> parts = term.arguments();
        if (parts.isEmpty() || !definedness.defined(parts.getFirst()).equals(Hol.TRUE)) {
            return Optional.empty();
        }
        Term first = parts.getFirst();
        if (Definedness.isAfter(term)) {
            return Optional.of(new Implication(Optional.empty(), parts.get(1)));
        }
        if (term.isApplied(Hol.OR.name()) && parts.size() == 2) {
            return Optional.of(new Implication(Optional.of(Expressions.negated(first)), parts.get(1)));
        }
        if (term.isApplied(Hol.IF) && parts.size() == 3) {
            if (parts.get(2).equals(Hol.TRUE)) {
                return Optional.of(new Implication(Optional.of(first), parts.get(1)));
            }
            if (parts.get(1).equals(Hol.TRUE)) {
                return Optional.of(new Implication(Optional.of(Expressions.negated(first)), parts.get(2)));
            }
        }
        return Optional.empty();
    }

    /** The method of the class that was compiled. */
    private Method compiled(ExecutableElement method) {
        for (Method candidate : type(JavaCode.owner(method)).getDeclaredMethods()) {
            if (candidate.getName().contentEquals(method.getSimpleName())
                    && !candidate.isBridge()
                    && hasTypes(candidate, method)) {
                candidate.setAccessible(true);
                return candidate;
            }
        }
        throw new LiftException(code.position(method), "the method was not compiled");
    }

    /** The class, which is not asked to initialise itself: it may be unable to. */
    private Class<?> type(TypeElement element) {
        String name = code.elements().getBinaryName(element).toString();
        try {
            return Class.forName(name, false, code.classes());
        } catch (ClassNotFoundException e) {
            throw new LiftException(code.position((Element) element), "the class " + name + " was not compiled");
        }
    }

    private boolean hasTypes(Method candidate, ExecutableElement method) {
        if (candidate.getParameterCount() != method.getParameters().size()) {
            return false;
        }
        for (int i = 0; i < candidate.getParameterCount(); i++) {
            String erased =
                    code.types().erasure(method.getParameters().get(i).asType()).toString();
            String own = candidate.getParameterTypes()[i].getCanonicalName();
            if (!erased.equals(own)) {
                return false;
            }
        }
        return true;
    }
}
