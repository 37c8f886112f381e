package dev.assay.lift;

import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import dev.assay.logic.define.Datatypes;
import dev.assay.logic.kernel.Datatype;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** A sealed interface with its records, a single record, or an enum: a datatype to be. */
final class Data {
    /** A record, or a constant of an enum. */
    record Shape(String name, Element element, List<String> fields, List<Type> types) {}

    private final String name;
    private final TypeElement root;
    private final List<Type.Var> parameters;
    /** Filled after the type has its name, as fields may be of the type itself. */
    private final List<Shape> shapes = new ArrayList<>();

    Data(String name, TypeElement root, List<Type.Var> parameters) {
        this.name = name;
        this.root = root;
        this.parameters = List.copyOf(parameters);
    }

    String name() {
        return name;
    }

    TypeElement root() {
        return root;
    }

    List<Type.Var> parameters() {
        return parameters;
    }

    void add(Shape shape) {
        shapes.add(shape);
    }

    List<Shape> shapes() {
        return shapes;
    }

    Optional<Shape> shape(Element element) {
        return shapes.stream().filter(s -> s.element().equals(element)).findFirst();
    }

    Type.Con type(List<Type> arguments) {
        return new Type.Con(name, arguments);
    }

    Type.Con type() {
        return type(List.copyOf(parameters));
    }

    private Map<Type.Var, Type> instance(List<Type> arguments) {
        var result = new HashMap<Type.Var, Type>();
        for (int i = 0; i < parameters.size(); i++) {
            result.put(parameters.get(i), arguments.get(i));
        }
        return result;
    }

    List<Type> fields(Shape shape, List<Type> arguments) {
        Map<Type.Var, Type> instance = instance(arguments);
        return shape.types().stream().map(t -> t.substitute(instance)).toList();
    }

    Const constructor(Shape shape, List<Type> arguments) {
        return new Const(shape.name(), Type.fun(fields(shape, arguments), type(arguments)));
    }

    Const distinction(List<Type> arguments, Type result) {
        var branches = new ArrayList<Type>();
        shapes.forEach(s -> branches.add(Type.fun(fields(s, arguments), result)));
        return new Const(Datatypes.standardNames(name).caseOf(), Type.fun(branches, Type.fun(type(arguments), result)));
    }

    Datatype.Spec spec() {
        return new Datatype.Spec(
                name,
                parameters,
                shapes.stream()
                        .map(s -> new Datatype.Constructor(s.name(), s.types()))
                        .toList(),
                Datatypes.standardNames(name));
    }
}
