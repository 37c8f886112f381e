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
import dev.assay.logic.define.termination.MeasureSearch;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.kernel.Definition;
import dev.assay.logic.kernel.Extension;
import dev.assay.logic.kernel.Hol;
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
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/** Functions: definitions where nothing recurs and no case is distinguished, equations otherwise. */
final class TipFunctions {
    /** A function on its way from text to equations. */
    private record Draft(
            TipCommand.Function written, Scope scope, List<Type> typeArguments, List<Type> arguments, Type result) {}

    private final TipSymbols symbols;
    private final List<Termination> termination;
    private final List<Note> notes;
    private final Optional<BiConsumer<String, Term>> axioms;

    /**
     * @param axioms takes the equations of recursion that was not shown to end; where there is none, it is claimed to end, as the
     *     recursion of programs
     */
    TipFunctions(
            TipSymbols symbols,
            List<Termination> termination,
            List<Note> notes,
            Optional<BiConsumer<String, Term>> axioms) {
        this.symbols = symbols;
        this.termination = termination;
        this.notes = notes;
        this.axioms = axioms;
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
        Const constant = symbols.declare(fullName, type);
        symbols.add(command.name(), new TipSymbols.Symbol(constant, parameters, arguments.size(), command.position()));
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
        symbols.defines(value);
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
        equations.forEach(symbols::defines);
        try {
            try {
                theory = Functions.define(
                        theory, frees, equations, new Functions.Termination.Searched(MeasureSearch.proving()));
            } catch (KernelException e) {
                if (axioms.isPresent()) {
                    assume(functions, frees, equations, axioms.get());
                    return;
                }
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

    /** In SMT-LIB, a recursive definition is a function with an axiom, whether or not there is such a function. */
    private void assume(
            List<TipCommand.Function> functions,
            List<Free> frees,
            List<Term> equations,
            BiConsumer<String, Term> sink) {
        Map<Free, Term> constants = new HashMap<>();
        frees.forEach(f -> constants.put(f, symbols.declare(f.name(), f.type())));
        for (Term equation : equations) {
            Term constant = equation.substitute(constants);
            List<Free> variables = List.copyOf(constant.frees());
            variables.forEach(
                    v -> symbols.requireNoArrays(v.type(), functions.getFirst().position()));
            sink.accept("definition of " + functions.getFirst().name(), Hol.mkAll(variables, constant));
        }
    }

    // Assertions that define

    /** Defines declared functions by assertions {@code ∀x̄. f p̄ = t}, or says that they do not define them. */
    boolean defineByAssertions(List<TipCommand.DeclareFun> functions, List<TipCommand.Statement> assertions) {
        var called = new HashMap<String, TipTerms.Called>();
        var frees = new ArrayList<Free>();
        TipSymbols before = symbols.copy();
        for (TipCommand.DeclareFun function : functions) {
            Type type =
                    Type.fun(symbols.types(function.arguments(), Map.of()), symbols.type(function.result(), Map.of()));
            frees.add(new Free(symbols.reserve(function.name(), function.position()), type));
            called.put(
                    function.name(),
                    new TipTerms.Called(
                            frees.getLast(), List.of(), function.arguments().size()));
        }
        var equations = new ArrayList<Term>();
        for (TipCommand.Statement assertion : assertions) {
            var typing = new Typing(SortAlgebra.of(symbols.theory().signature()));
            Term read = new TipTerms(symbols, typing, new Scope(), called).proposition(assertion.formula());
            equations.add(equation(typing.finish(read, v -> v)));
        }
        Optional<Theory> theory = defined(frees, equations, false);
        if (theory.isPresent() && !isTotal(theory.get(), frees)) {
            theory = defined(frees, equations, true);
        }
        if (theory.isEmpty()) {
            symbols.restore(before);
            return false;
        }
        equations.forEach(symbols::defines);
        symbols.become(theory.get());
        for (int i = 0; i < frees.size(); i++) {
            TipCommand.DeclareFun function = functions.get(i);
            symbols.add(
                    function.name(),
                    new TipSymbols.Symbol(
                            new Const(frees.get(i).name(), frees.get(i).type()),
                            List.of(),
                            function.arguments().size(),
                            function.position()));
        }
        return true;
    }

    /** ∀x̄. f p̄ = t, ∀x̄. f p̄ or ∀x̄. ¬ f p̄ as an equation with free variables. */
    private static Term equation(Term assertion) {
        Term body = Goal.of("", Position.NONE, assertion).conclusion();
        if (body.isApplied(Hol.EQ) && body.arguments().size() == 2) {
            return body;
        }
        return body.isApplied(Hol.NOT.name())
                ? Hol.mkEq(body.arguments().getFirst(), Hol.FALSE)
                : Hol.mkEq(body, Hol.TRUE);
    }

    private Optional<Theory> defined(List<Free> frees, List<Term> equations, boolean isLeftOpen) {
        var all = new ArrayList<>(equations);
        if (isLeftOpen) {
            for (Free f : frees) {
                Const elsewhere =
                        symbols.unspecifiedHere(f.name().substring(f.name().indexOf('.') + 1), f.type());
                symbols.defines(elsewhere);
                var variables = new ArrayList<Free>();
                f.type().argumentTypes().forEach(t -> variables.add(new Free("x" + variables.size(), t)));
                all.add(Hol.mkEq(Term.app(f, variables), Term.app(elsewhere, variables)));
            }
        }
        try {
            return Optional.of(Functions.define(symbols.theory(), frees, all, new Functions.Termination.Required()));
        } catch (KernelException | DefinitionException e) {
            return Optional.empty();
        }
    }

    private static boolean isTotal(Theory theory, List<Free> functions) {
        return functions.stream()
                .flatMap(f -> theory.specifications(f.name()).stream())
                .allMatch(s -> s instanceof Specification.Recursive recursive && recursive.isTotal());
    }
}
