package dev.assay.logic.define;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Recursion;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/**
 * {@code record ('a, …) r = parent + f₁ :: τ₁ …}: a datatype {@code r_ext} with one constructor, whose last
 * argument is room for more. The scheme of r is its parent's scheme with {@code r_ext} for more; r itself is the
 * scheme with the unit type for more.
 */
public final class Records {
    private final RecordSpec spec;
    private Theory theory;
    private Datatype datatype;
    private Datatype.Facts facts;
    private RecordShape shape;

    private Records(Theory theory, RecordSpec spec) {
        this.theory = theory;
        this.spec = spec;
    }

    /**
     * Adds the record with selectors {@code f}, updates {@code f_update}, {@code r.more}, {@code r.more_update},
     * {@code r.make}, {@code r.fields}, {@code r.extend}, {@code r.truncate} and the facts of {@link RecordFacts}.
     */
    public static Theory define(Theory theory, RecordSpec spec) {
        if (spec.fields().isEmpty()) {
            throw new DefinitionException(spec.what() + ": it adds no field");
        }
        return new Records(theory, spec).define();
    }

    private Theory define() {
        List<RecordShape.Level> ancestors = ancestors(theory, spec);
        requireDistinct(ancestors);
        var taken = new HashSet<String>();
        spec.parameters().forEach(v -> taken.add(v.name()));
        Type.Var more = Type.var(Shapes.fresh("'z", taken));
        defineExtension(more);
        var levels = new ArrayList<>(ancestors);
        levels.add(new RecordShape.Level(
                datatype, spec.fields().stream().map(RecordSpec.Field::name).toList(), List.copyOf(spec.parameters())));
        shape = new RecordShape(levels, more);
        List<Free> variables = shape.variables();
        var selectors = new ArrayList<Const>();
        var updates = new ArrayList<Const>();
        var selections = new ArrayList<Thm>();
        var changes = new ArrayList<Thm>();
        for (int i = shape.inherited(); i < shape.size(); i++) {
            String field = shape.fieldNames().get(i);
            selectors.add(select(field, variables.get(i), selections));
            updates.add(update(field + "_update", variables.get(i), changes));
        }
        Const moreSelector = select(spec.name() + ".more", shape.moreVariable(), selections);
        Const moreUpdate = update(spec.name() + ".more_update", shape.moreVariable(), changes);
        var equations = new ArrayList<>(selections);
        equations.addAll(changes);
        var simps = new ArrayList<>(equations);
        simps.addAll(facts.inject());
        theory = theory.withFact(spec.name() + ".select_convs", selections)
                .withFact(spec.name() + ".update_convs", changes)
                .withFact(spec.name() + ".simps", simps, "simp")
                .with(new TypeSpecification.Record(
                        spec.name(),
                        datatype.type(),
                        spec.parent()
                                .map(p -> new TypeSpecification.Parent(RecordSpec.extension(p.name()), p.arguments())),
                        shape.type(),
                        more,
                        selectors,
                        updates,
                        moreSelector,
                        moreUpdate,
                        datatype,
                        facts,
                        equations));
        return new RecordFacts(spec, shape, theory).complete(this::functions);
    }

    // The parent

    /** The levels of the parent and its own ancestors, oldest first, in terms of the new record's parameters. */
    private static List<RecordShape.Level> ancestors(Theory theory, RecordSpec spec) {
        if (spec.parent().isEmpty()) {
            return List.of();
        }
        RecordSpec.Parent parent = spec.parent().get();
        return levels(theory, RecordSpec.extension(parent.name()), parent.arguments(), spec.what());
    }

    private static List<RecordShape.Level> levels(Theory theory, String extension, List<Type> arguments, String what) {
        if (!(theory.typeSpecification(extension).orElse(null) instanceof TypeSpecification.Record record)) {
            throw new DefinitionException(
                    what + ": " + extension.substring(0, extension.length() - "_ext".length()) + " is no record");
        }
        if (record.parameters().size() != arguments.size()) {
            throw new DefinitionException(what + ": record " + record.name() + " takes "
                    + record.parameters().size() + " types, not " + arguments.size());
        }
        var instance = new HashMap<Type.Var, Type>();
        for (int i = 0; i < arguments.size(); i++) {
            instance.put(record.parameters().get(i), arguments.get(i));
        }
        var result = new ArrayList<RecordShape.Level>();
        record.parent()
                .ifPresent(p -> result.addAll(levels(
                        theory,
                        p.extension(),
                        p.arguments().stream().map(t -> t.substitute(instance)).toList(),
                        what)));
        result.add(new RecordShape.Level(
                record.datatype(), record.fields().stream().map(Const::name).toList(), arguments));
        return result;
    }

    private void requireDistinct(List<RecordShape.Level> ancestors) {
        var seen = new HashSet<String>();
        ancestors.forEach(l -> l.fields().forEach(f -> seen.add(Qualified.base(f))));
        for (RecordSpec.Field f : spec.fields()) {
            if (!seen.add(Qualified.base(f.name()))) {
                throw new DefinitionException(
                        spec.what() + ": there are two fields of the name " + Qualified.base(f.name()));
            }
        }
        if (seen.contains("more")) {
            throw new DefinitionException(spec.what() + ": a field must not be called more");
        }
    }

    // The type and its functions

    private void defineExtension(Type.Var more) {
        var parameters = new ArrayList<>(spec.parameters());
        parameters.add(more);
        var arguments = new ArrayList<Type>();
        spec.fields().forEach(f -> arguments.add(f.type()));
        arguments.add(more);
        String name = RecordSpec.extension(spec.name());
        var names = new Datatype.Names(name + ".case", name + ".map", name + ".pred", name + ".rel");
        var constructor = new Datatype.Constructor(name, arguments);
        var extension = Refusals.translated(() -> Datatype.define(
                theory.signature(), List.of(new Datatype.Spec(name, parameters, List.of(constructor), names))));
        theory = theory.withSignature(extension.signature());
        datatype = theory.signature().datatype(name).orElseThrow();
        facts = extension.facts().getFirst();
    }

    /** f (… x … more) = x. */
    private Const select(String name, Free field, List<Thm> equations) {
        Free function = new Free(name, Type.fun(shape.type(), field.type()));
        Term pattern = shape.construct(shape.variables(), shape.moreVariable());
        return recursive(function, Hol.mkEq(app(function, pattern), field), equations);
    }

    /** f_update g (… x … more) = … (g x) … more. */
    private Const update(String name, Free field, List<Thm> equations) {
        List<Free> variables = shape.variables();
        var taken = new HashSet<String>();
        variables.forEach(v -> taken.add(v.name()));
        Free change = new Free(Shapes.fresh("f", taken), Type.fun(field.type(), field.type()));
        Type type = Type.fun(List.of(change.type(), shape.type()), shape.type());
        Free function = new Free(name, type);
        var changed = new ArrayList<Term>();
        variables.forEach(v -> changed.add(v.equals(field) ? app(change, v) : v));
        Free more = shape.moreVariable();
        Term right = shape.construct(changed, more.equals(field) ? app(change, more) : more);
        return recursive(function, Hol.mkEq(app(function, change, shape.construct(variables, more)), right), equations);
    }

    private Const recursive(Free function, Term equation, List<Thm> equations) {
        var extension = Refusals.translated(
                () -> Recursion.define(theory.signature(), List.of(function), List.of(equation), List.of(), List.of()));
        Const constant = new Const(function.name(), function.type());
        Recursion.Facts f = extension.facts();
        theory = theory.withSignature(extension.signature())
                .with(new Specification.Recursive(List.of(constant), f.equations(), f.induct(), true));
        equations.addAll(f.equations());
        return constant;
    }

    /** {@code make}, {@code fields}, {@code extend} and {@code truncate}. */
    private Theory functions(Theory known) {
        RecordShape closed = shape.with(spec.unit().type());
        RecordFacts selectors = new RecordFacts(spec, closed, known);
        List<Free> variables = closed.variables();
        List<Free> own = variables.subList(closed.inherited(), closed.size());
        Const unity = spec.unit().value();
        Free r = new Free("r", closed.type());
        Free scheme = new Free("r", shape.type());
        var ownShape =
                new RecordShape(List.of(shape.levels().getLast()), spec.unit().type());
        Theory result = function(known, "make", variables, closed.construct(variables, unity));
        result = function(result, "fields", own, ownShape.construct(own, unity));
        result = function(
                result,
                "extend",
                List.of(r, shape.moreVariable()),
                shape.construct(selectors.selections(r), shape.moreVariable()));
        return function(
                result,
                "truncate",
                List.of(scheme),
                closed.construct(new RecordFacts(spec, shape, known).selections(scheme), unity));
    }

    private Theory function(Theory known, String name, List<Free> variables, Term right) {
        String constant = spec.name() + "." + name;
        Type type = Type.fun(variables.stream().map(Free::type).toList(), right.type());
        return Definitions.define(known, constant, Hol.mkEq(app(new Const(constant, type), variables), right));
    }

    /** The record type as the user writes it, with the unit type for more: {@code (τ, …) r}. */
    public static Optional<Type> type(Theory theory, String record, List<Type> arguments, Type unit) {
        return theory.typeSpecification(RecordSpec.extension(record))
                .filter(TypeSpecification.Record.class::isInstance)
                .map(_ -> new RecordShape(
                                levels(theory, RecordSpec.extension(record), arguments, "record " + record), unit)
                        .type());
    }
}
