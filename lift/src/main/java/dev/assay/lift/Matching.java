package dev.assay.lift;

import static dev.assay.logic.Term.app;

import com.sun.source.tree.AnyPatternTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.ConstantCaseLabelTree;
import com.sun.source.tree.DeconstructionPatternTree;
import com.sun.source.tree.PatternTree;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Patterns as case distinctions. Each test of a value is made once: below it, the shape of the value is known. */
final class Matching {
    private final JavaCode code;
    private final DataTypes types;
    private int fields;

    Matching(JavaCode code, DataTypes types) {
        this.code = code;
        this.types = types;
    }

    /** What to do next, with what is known by then. */
    interface Next extends Function<Scope, Term> {}

    /** {@code success} if the value fits, with the variables of the pattern; otherwise {@code failure}. */
    Term match(PatternTree pattern, Term value, Scope scope, Next success, Next failure) {
        Position position = code.position(pattern);
        return switch (pattern) {
            case BindingPatternTree binding -> {
                var variable = (VariableElement) Objects.requireNonNull(code.element(binding.getVariable()));
                Next bound = inner -> success.apply(inner.with(variable, value));
                yield instance(variable.asType(), value, scope, bound, failure, position);
            }
            case DeconstructionPatternTree deconstruction -> {
                var type = (DeclaredType) code.type(deconstruction.getDeconstructor());
                var record = (TypeElement) type.asElement();
                Data data = types.data(record, position);
                Data.Shape shape = data.shape(record)
                        .orElseThrow(() -> new LiftException(position, record + " cannot be matched here"));
                yield distinguish(
                        value,
                        shape,
                        scope,
                        (inner, parts) -> all(deconstruction.getNestedPatterns(), parts, 0, inner, success, failure),
                        failure);
            }
            case AnyPatternTree any -> success.apply(scope);
            default ->
                throw new LiftException(position, "this pattern cannot be lifted: use record patterns and variables");
        };
    }

    private Term all(
            List<? extends PatternTree> patterns,
            List<? extends Term> parts,
            int index,
            Scope scope,
            Next success,
            Next failure) {
        return index == patterns.size()
                ? success.apply(scope)
                : match(
                        patterns.get(index),
                        parts.get(index),
                        scope,
                        inner -> all(patterns, parts, index + 1, inner, success, failure),
                        failure);
    }

    /** {@code success} if the value is one of the type. */
    Term instance(TypeMirror type, Term value, Scope scope, Next success, Next failure, Position position) {
        Optional<Data> data = types.data(value.type());
        if (data.isPresent()
                && type instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement tested
                && code.isOurs(tested)
                && types.data(tested, position).equals(data.get())) {
            List<Data.Shape> fitting = data.get().shapes().stream()
                    .filter(shape -> tested.equals(data.get().root()) || isBelow(shape.element(), tested))
                    .toList();
            if (fitting.size() == data.get().shapes().size()) {
                return success.apply(scope);
            }
            return scope.shape(value)
                    .map(known -> (fitting.contains(known.shape()) ? success : failure).apply(scope))
                    .orElseGet(() -> cases(
                            value,
                            scope,
                            (each, inner, _) -> (fitting.contains(each) ? success : failure).apply(inner)));
        }
        if (!types.of(type, position).equals(value.type())) {
            throw new LiftException(
                    position, "whether a value is of type " + type + " cannot be lifted: use a sealed interface");
        }
        return success.apply(scope);
    }

    /** Whether it is the type of a list of the JDK. */
    boolean isSequence(Type type) {
        return types.data(type)
                .filter(d -> d.root().getQualifiedName().contentEquals("dev.assay.lift.prelude.Prelude.Seq"))
                .isPresent();
    }

    private boolean isBelow(Element record, TypeElement type) {
        return code.types()
                .isSubtype(code.types().erasure(record.asType()), code.types().erasure(type.asType()));
    }

    /** A constant: of an enum, a number or a text. */
    Term constant(ConstantCaseLabelTree label, Term literal, Term value, Scope scope, Next success, Next failure) {
        Element element = code.element(label.getConstantExpression());
        Optional<Data.Shape> shape =
                element == null ? Optional.empty() : types.data(value.type()).flatMap(d -> d.shape(element));
        return shape.map(s -> distinguish(value, s, scope, (inner, none) -> success.apply(inner), failure))
                .orElseGet(() -> {
                    Term then = success.apply(scope);
                    return app(Hol.conditional(then.type()), Hol.mkEq(value, literal), then, failure.apply(scope));
                });
    }

    /** What to do with the fields of a value. */
    interface Parts {
        Term apply(Scope scope, List<? extends Term> fields);
    }

    /**
     * <pre>
     *   case value of shape fields ⇒ then | every other ⇒ failure
     * </pre>
     */
    Term distinguish(Term value, Data.Shape shape, Scope scope, Parts then, Next failure) {
        Optional<Scope.Known> known = scope.shape(value);
        if (known.isPresent()) {
            return known.get().shape().equals(shape)
                    ? then.apply(scope, known.get().fields())
                    : failure.apply(scope);
        }
        return cases(
                value,
                scope,
                (each, inner, parts) -> each.equals(shape) ? then.apply(inner, parts) : failure.apply(inner));
    }

    /** What to do with each shape. */
    interface Branch {
        Term apply(Data.Shape shape, Scope scope, List<Free> fields);
    }

    /** A case for every shape of the value. */
    Term cases(Term value, Scope scope, Branch branch) {
        Data data = types.data(value.type())
                .orElseThrow(() -> new LiftException(Position.NONE, "no cases of " + value.type()));
        List<Type> arguments = ((Type.Con) value.type()).arguments();
        var branches = new ArrayList<Term>();
        Type result = scope.result();
        for (Data.Shape shape : data.shapes()) {
            var parts = new ArrayList<Free>();
            List<Type> partTypes = data.fields(shape, arguments);
            for (int i = 0; i < partTypes.size(); i++) {
                parts.add(new Free(shape.fields().get(i) + "'" + fields++, partTypes.get(i)));
            }
            Term body = branch.apply(shape, scope.knowing(value, shape, parts), parts);
            result = body.type();
            branches.add(plain(parts, shape, body));
        }
        return app(app(data.distinction(arguments, result), branches), value);
    }

    /** λfields. body, where the variables have the names of the fields. */
    private static Term plain(List<Free> parts, Data.Shape shape, Term body) {
        Term result = body;
        for (int i = parts.size() - 1; i >= 0; i--) {
            Free part = parts.get(i);
            result = new Term.Abs(shape.fields().get(i), part.type(), result.abstractOver(part));
        }
        return result;
    }
}
