package dev.assay.lift;

import com.sun.source.tree.Tree;
import dev.assay.logic.Conjecture;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.theory.Theory;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
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

    /** One property alone. */
    public static Lifted lift(JavaCode code, Candidate candidate) {
        return new Lifting(code).lift(method -> code.position(method).equals(candidate.position()));
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

    private Lifted lift(Predicate<ExecutableElement> isWanted) {
        List<ExecutableElement> found = found().stream().filter(isWanted).toList();
        var properties = new ArrayList<Lifted.Property>();
        for (ExecutableElement method : found) {
            properties.add(new Lifted.Property(compiled(method), conjecture(method)));
        }
        functions.finish();
        arithmetic.prepare();
        Theory theory = functions.define(types.define(arithmetic.declared(Theory.HOL)));
        var lifted = new ArrayList<Lifted.Function>();
        for (Functions.Routine routine : functions.routines()) {
            if (routine.method() != null && !routine.position().file().equals("Prelude.java")) {
                lifted.add(new Lifted.Function(
                        compiled(routine.method()), routine.constant().name()));
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

    /** All that the property says, with its conditions as assumptions. */
    private Conjecture conjecture(ExecutableElement method) {
        Position position = code.position(method);
        TypeKind returned = method.getReturnType().getKind();
        if (returned != TypeKind.BOOLEAN && returned != TypeKind.VOID) {
            throw new LiftException(
                    position, "a property that is to be proved returns a boolean, or nothing and asserts");
        }
        List<Free> parameters = functions.parameters(method);
        Term rest = functions.statement(method, parameters);
        var assumptions = new ArrayList<Term>();
        while (true) {
            Optional<Term[]> step = implication(rest);
            if (step.isEmpty()) {
                return new Conjecture(method.getSimpleName().toString(), position, assumptions, rest);
            }
            assumptions.add(step.get()[0]);
            rest = step.get()[1];
        }
    }

    /** {@code !p || q}, {@code p ? q : true} and {@code p ? true : q} are implications. */
    private static Optional<Term[]> implication(Term term) {
        List<Term> parts = term.arguments();
        if (term.isApplied(Hol.OR.name()) && parts.size() == 2) {
            return Optional.of(new Term[] {Expressions.negated(parts.get(0)), parts.get(1)});
        }
        if (term.isApplied(Hol.IF) && parts.size() == 3) {
            if (parts.get(2).equals(Hol.TRUE)) {
                return Optional.of(new Term[] {parts.get(0), parts.get(1)});
            }
            if (parts.get(1).equals(Hol.TRUE)) {
                return Optional.of(new Term[] {Expressions.negated(parts.get(0)), parts.get(2)});
            }
        }
        return Optional.empty();
    }

    /** The method of the class that was compiled. */
    private Method compiled(ExecutableElement method) {
        var owner = JavaCode.owner(method);
        String name = code.elements().getBinaryName(owner).toString();
        try {
            Class<?> type = Class.forName(name, true, code.classes());
            for (Method candidate : type.getDeclaredMethods()) {
                if (candidate.getName().contentEquals(method.getSimpleName())
                        && !candidate.isBridge()
                        && hasTypes(candidate, method)) {
                    candidate.setAccessible(true);
                    return candidate;
                }
            }
        } catch (ClassNotFoundException e) {
            throw new LiftException(code.position((Element) owner), "the class " + name + " was not compiled");
        }
        throw new LiftException(code.position(method), "the method was not compiled");
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
