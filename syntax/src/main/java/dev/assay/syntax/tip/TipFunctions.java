package dev.assay.syntax.tip;

import dev.assay.logic.DefinitionException;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.define.CaseSplit;
import dev.assay.logic.define.Components;
import dev.assay.logic.define.Functions;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.kernel.Definition;
import dev.assay.logic.kernel.Extension;
import dev.assay.logic.kernel.KernelException;
import dev.assay.logic.kernel.Thm;
import dev.assay.logic.kernel.Trust;
import dev.assay.logic.theory.Specification;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Goal;
import dev.assay.syntax.Identifiers;
import dev.assay.syntax.Note;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tip.TipProblem.Termination;
import dev.assay.syntax.typing.Scope;
import dev.assay.syntax.typing.Typing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Functions: definitions where nothing recurs and no case is distinguished, equations otherwise. */
final class TipFunctions {
    /** A function on its way from text to equations. */
    private record Draft(
            TipCommand.Function written, Scope scope, List<Type> typeArguments, List<Type> arguments, Type result) {}

    private final TipSymbols symbols;
    private final List<Termination> termination;
    private final List<Note> notes;

    TipFunctions(TipSymbols symbols, List<Termination> termination, List<Note> notes) {
        this.symbols = symbols;
        this.termination = termination;
        this.notes = notes;
    }

    void declare(TipCommand.DeclareFun command) {
        var names = new Identifiers(List.of());
        Map<String, Type> variables = new HashMap<>();
        var parameters = new ArrayList<Type.Var>();
        for (String parameter : command.parameters()) {
            parameters.add(Type.var("'" + names.fresh(parameter)));
            variables.put(parameter, parameters.getLast());
        }
        List<Type> arguments = symbols.types(command.arguments(), variables);
        Type type = Type.fun(arguments, symbols.type(command.result(), variables));
        String fullName = symbols.reserve(command.name(), command.position());
        symbols.become(symbols.theory()
                .withSignature(Definition.declare(symbols.theory().signature(), fullName, type)));
        symbols.add(
                command.name(),
                new TipSymbols.Symbol(new Const(fullName, type), parameters, arguments.size(), command.position()));
    }

    void define(TipCommand.DefineFuns command) {
        var byName = new LinkedHashMap<String, TipCommand.Function>();
        var uses = new LinkedHashMap<String, Set<String>>();
        for (TipCommand.Function function : command.functions()) {
            TipCommand.Function other = byName.put(function.name(), function);
            if (other != null) {
                throw new SyntaxException(
                        function.position(), function.name() + " is declared already at " + other.position());
            }
            uses.put(function.name(), command.isRecursive() ? TipUses.of(function.body()) : Set.of());
        }
        for (List<String> component : Components.of(uses)) {
            var functions = component.stream()
                    .flatMap(name ->
                            byName.values().stream().filter(f -> f.name().equals(name)))
                    .toList();
            boolean isRecursive = component.size() > 1
                    || uses.getOrDefault(component.getFirst(), Set.of()).contains(component.getFirst());
            define(functions, isRecursive);
        }
    }

    private void define(List<TipCommand.Function> functions, boolean isRecursive) {
        var typing = new Typing(SortAlgebra.of(symbols.theory().signature()));
        var parameters = new TypeParameters(typing);
        var drafts = new ArrayList<Draft>();
        var called = new HashMap<String, TipTerms.Called>();
        var fullNames = new ArrayList<String>();
        for (TipCommand.Function function : functions) {
            Draft draft = draft(function, parameters);
            drafts.add(draft);
            fullNames.add(symbols.reserve(function.name(), function.position()));
            if (isRecursive) {
                var free = new Free(fullNames.getLast(), Type.fun(draft.arguments(), draft.result()));
                called.put(
                        function.name(),
                        new TipTerms.Called(
                                free, draft.typeArguments(), draft.arguments().size()));
            }
        }
        var bodies = new ArrayList<Term>();
        drafts.forEach(d -> bodies.add(body(d, typing, called)));
        var frees = new ArrayList<Free>();
        var equations = new ArrayList<Term>();
        for (int i = 0; i < drafts.size(); i++) {
            Draft draft = drafts.get(i);
            Position position = draft.written().position();
            List<Type.Var> variables = parameters.close(draft.written().parameters(), draft.typeArguments(), position);
            Type type = typing.finish(Type.fun(draft.arguments(), draft.result()), parameters::variable);
            frees.add(new Free(fullNames.get(i), type));
            symbols.add(
                    draft.written().name(),
                    new TipSymbols.Symbol(
                            new Const(fullNames.get(i), type),
                            variables,
                            draft.arguments().size(),
                            position));
        }
        for (int i = 0; i < drafts.size(); i++) {
            Draft draft = drafts.get(i);
            Term body = typing.finish(bodies.get(i), open -> closed(open, parameters, draft));
            List<Free> variables = variables(draft, frees.get(i).type());
            List<Term> own = CaseSplit.equations(
                    symbols.theory().signature(), frees.get(i), variables, Goal.open(body, variables));
            if (!isRecursive && own.size() == 1) {
                defineDirectly(frees.get(i), Term.lambda(variables, Goal.open(body, variables)), draft.written());
                return;
            }
            equations.addAll(own);
        }
        defineByEquations(functions, frees, equations, isRecursive);
    }

    private Draft draft(TipCommand.Function function, TypeParameters parameters) {
        var scope = new Scope();
        List<Type> typeArguments = parameters.open(function.parameters(), scope);
        List<Type> arguments = symbols.types(
                function.variables().stream().map(TipTerm.Variable::type).toList(), scope.typeVariables());
        Type result = symbols.type(function.result(), scope.typeVariables());
        return new Draft(function, scope, typeArguments, arguments, result);
    }

    /** The body below a binder for each variable. */
    private Term body(Draft draft, Typing typing, Map<String, TipTerms.Called> called) {
        List<TipTerm.Variable> variables = draft.written().variables();
        for (int i = 0; i < variables.size(); i++) {
            draft.scope().bind(variables.get(i).name(), draft.arguments().get(i));
        }
        return new TipTerms(symbols, typing, draft.scope(), called)
                .expect(draft.written().body(), draft.result());
    }

    private static Type closed(Type.Var open, TypeParameters parameters, Draft draft) {
        if (!parameters.isParameter(open)) {
            throw new SyntaxException(
                    draft.written().body().position(),
                    "a type in the definition of " + draft.written().name() + " is not determined");
        }
        return parameters.variable(open);
    }

    private static List<Free> variables(Draft draft, Type type) {
        var names = new Identifiers(List.of());
        var result = new ArrayList<Free>();
        Type rest = type;
        for (TipTerm.Variable variable : draft.written().variables()) {
            result.add(new Free(names.fresh(variable.name()), rest.domain()));
            rest = rest.range();
        }
        return result;
    }

    private void defineDirectly(Free function, Term value, TipCommand.Function written) {
        try {
            Extension<Thm> extension = Definition.define(symbols.theory().signature(), function.name(), value);
            symbols.become(symbols.theory()
                    .withSignature(extension.signature())
                    .with(new Specification.Defined(new Const(function.name(), function.type()), extension.facts()))
                    .withFact(function.name() + "_def", extension.facts()));
        } catch (KernelException e) {
            throw new SyntaxException(written.position(), String.valueOf(e.getMessage()));
        }
    }

    private void defineByEquations(
            List<TipCommand.Function> functions, List<Free> frees, List<Term> equations, boolean isRecursive) {
        Position position = functions.getFirst().position();
        Theory theory = symbols.theory();
        String doubt = "";
        try {
            try {
                theory = Functions.define(theory, frees, equations, new Functions.Termination.Required());
            } catch (KernelException e) {
                theory = Functions.define(
                        theory, frees, equations, new Functions.Termination.Claimed(Trust.Obligation::new));
                doubt = String.valueOf(e.getMessage());
            }
        } catch (KernelException | DefinitionException e) {
            throw new SyntaxException(position, String.valueOf(e.getMessage()));
        }
        symbols.become(theory);
        List<String> names = functions.stream().map(TipCommand.Function::name).toList();
        if (isRecursive) {
            termination.add(new Termination(names, doubt));
        }
        if (!doubt.isEmpty()) {
            notes.add(new Note(
                    position, "that " + String.join(", ", names) + " terminates is taken for granted: " + doubt));
        }
    }
}
