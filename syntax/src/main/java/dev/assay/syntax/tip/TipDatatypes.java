package dev.assay.syntax.tip;

import static dev.assay.logic.Term.app;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.Components;
import dev.assay.logic.define.Datatypes;
import dev.assay.logic.define.Functions;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.KernelException;
import dev.assay.syntax.Identifiers;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Datatypes with the functions that select the fields and test for the constructors. */
final class TipDatatypes {
    private final TipSymbols symbols;

    TipDatatypes(TipSymbols symbols) {
        this.symbols = symbols;
    }

    void define(TipCommand.DeclareDatatypes command) {
        var byName = new LinkedHashMap<String, TipCommand.Datatype>();
        var uses = new LinkedHashMap<String, Set<String>>();
        for (TipCommand.Datatype datatype : command.datatypes()) {
            symbols.declareType(datatype.name(), datatype.parameters().size(), datatype.position());
            byName.put(datatype.name(), datatype);
            uses.put(datatype.name(), TipUses.of(datatype));
        }
        for (List<String> component : Components.of(uses)) {
            define(component.stream()
                    .flatMap(name ->
                            byName.values().stream().filter(d -> d.name().equals(name)))
                    .toList());
        }
    }

    private void define(List<TipCommand.Datatype> group) {
        TipCommand.Datatype first = group.getFirst();
        var names = new Identifiers(List.of());
        List<Type.Var> parameters = first.parameters().stream()
                .map(p -> Type.var("'" + names.fresh(p)))
                .toList();
        var specs = new ArrayList<Datatype.Spec>();
        for (TipCommand.Datatype datatype : group) {
            if (datatype.parameters().size() != parameters.size()) {
                throw new SyntaxException(
                        datatype.position(),
                        "datatypes " + first.name() + " and " + datatype.name()
                                + " use each other but have different numbers of parameters");
            }
            specs.add(spec(datatype, parameters));
        }
        try {
            symbols.become(Datatypes.define(symbols.theory(), specs));
        } catch (KernelException e) {
            throw new SyntaxException(first.position(), String.valueOf(e.getMessage()));
        }
        for (int i = 0; i < group.size(); i++) {
            constructors(group.get(i), specs.get(i));
        }
        for (int i = 0; i < group.size(); i++) {
            selectors(group.get(i), specs.get(i));
        }
    }

    private Datatype.Spec spec(TipCommand.Datatype datatype, List<Type.Var> parameters) {
        Map<String, Type> variables = new HashMap<>();
        for (int i = 0; i < parameters.size(); i++) {
            variables.put(datatype.parameters().get(i), parameters.get(i));
        }
        var constructors = new ArrayList<Datatype.Constructor>();
        for (TipCommand.Constructor constructor : datatype.constructors()) {
            List<Type> fields = constructor.fields().stream()
                    .map(f -> symbols.type(f.type(), variables))
                    .toList();
            constructors.add(
                    new Datatype.Constructor(symbols.reserve(constructor.name(), constructor.position()), fields));
        }
        String fullName = symbols.fullName(datatype.name());
        return new Datatype.Spec(fullName, parameters, constructors, Datatypes.standardNames(fullName));
    }

    private void constructors(TipCommand.Datatype datatype, Datatype.Spec spec) {
        for (int i = 0; i < spec.constructors().size(); i++) {
            TipCommand.Constructor written = datatype.constructors().get(i);
            Const constant = constant(spec, spec.constructors().get(i));
            symbols.add(
                    written.name(),
                    new TipSymbols.Symbol(
                            constant, spec.parameters(), written.fields().size(), written.position()));
        }
    }

    private static Const constant(Datatype.Spec spec, Datatype.Constructor constructor) {
        Type.Con type = new Type.Con(spec.name(), List.copyOf(spec.parameters()));
        return new Const(constructor.name(), Type.fun(constructor.arguments(), type));
    }

    /** sel (C x₁ … xₙ) = xᵢ, and for other constructors something that depends on the selector and the value. */
    private void selectors(TipCommand.Datatype datatype, Datatype.Spec spec) {
        for (int k = 0; k < spec.constructors().size(); k++) {
            Const constant = constant(spec, spec.constructors().get(k));
            List<TipCommand.Field> fields = datatype.constructors().get(k).fields();
            List<Free> variables = variables(constant, fields.size());
            for (int i = 0; i < fields.size(); i++) {
                TipCommand.Field field = fields.get(i);
                Type type = Type.fun(
                        app(constant, variables).type(), variables.get(i).type());
                String fullName = symbols.reserve(field.selector(), field.position());
                var function = new Free(fullName, type);
                var equations = new ArrayList<Term>();
                equations.add(Hol.mkEq(app(function, app(constant, variables)), variables.get(i)));
                if (spec.constructors().size() > 1) {
                    Const elsewhere = symbols.unspecifiedHere(field.selector() + " elsewhere", type);
                    var other = new Free("x", type.domain());
                    equations.add(Hol.mkEq(app(function, other), app(elsewhere, other)));
                    symbols.defines(elsewhere);
                }
                define(symbols, function, equations, field.position());
                symbols.add(
                        field.selector(),
                        new TipSymbols.Symbol(new Const(fullName, type), spec.parameters(), 1, field.position()));
            }
        }
    }

    private static List<Free> variables(Const constructor, int count) {
        var result = new ArrayList<Free>();
        for (Type type : constructor.type().argumentTypes().subList(0, count)) {
            result.add(new Free("x" + (result.size() + 1), type));
        }
        return result;
    }

    private static void define(TipSymbols symbols, Free function, List<Term> equations, Position position) {
        try {
            symbols.become(Functions.define(
                    symbols.theory(), List.of(function), equations, new Functions.Termination.Required()));
        } catch (KernelException | DefinitionException e) {
            throw new SyntaxException(position, String.valueOf(e.getMessage()));
        }
    }

    /** The test for a constructor, which is defined when it is first used. */
    static Const tester(TipSymbols symbols, String constructor, Position position) {
        if (!symbols.isKnown(constructor)) {
            throw new SyntaxException(position, "unknown constructor " + constructor);
        }
        TipSymbols.Symbol symbol = symbols.symbol(constructor);
        Datatype datatype = symbols.theory()
                .signature()
                .constructed(symbol.constant())
                .orElseThrow(() -> new SyntaxException(position, constructor + " is not a constructor"));
        String name = "is-" + constructor;
        if (!symbols.isKnown(name)) {
            String fullName = symbols.reserve(name, position);
            var function = new Free(fullName, Type.fun(datatype.type(), Type.bool()));
            var equations = new ArrayList<Term>();
            for (Datatype.Constructor c : datatype.constructors()) {
                Const constant = datatype.constant(c, datatype.type().arguments());
                Term value = app(constant, variables(constant, c.arguments().size()));
                boolean isTested = c.name().equals(symbol.constant().name());
                equations.add(Hol.mkEq(app(function, value), isTested ? Hol.TRUE : Hol.FALSE));
            }
            define(symbols, function, equations, position);
            symbols.add(
                    name,
                    new TipSymbols.Symbol(new Const(fullName, function.type()), datatype.parameters(), 1, position));
        }
        return symbols.symbol(name).constant();
    }
}
