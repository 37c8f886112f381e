package dev.assay.logic.infer;

import dev.assay.logic.Position;
import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** Algorithm J of Hindley, Damas and Milner for one group of statements; without let, which HOL has as a constant. */
final class Elaboration {
    final TypeUnifier unifier;
    final Choices choices;
    final TypeSentences sentences;
    final PendingCoercions coercions;

    private final InferenceContext context;
    private final WrittenSorts sorts;
    private final Map<String, Type> frees = new HashMap<>();
    private final Map<String, Scheme> schemes = new HashMap<>();
    private final Set<String> rigidNames;
    private final Map<Position, Term> marked = new LinkedHashMap<>();
    private int quiet;
    private int progress;

    /** @param leftOut functions that the text may leave out */
    Elaboration(InferenceContext context, WrittenSorts sorts, Coercions leftOut) {
        this.context = context;
        this.sorts = sorts;
        unifier = new TypeUnifier(context.sorts());
        choices = new Choices(this);
        coercions = new PendingCoercions(leftOut, unifier);
        sentences = new TypeSentences(unifier, choices);
        rigidNames = new HashSet<>(sorts.names());
    }

    /** The names of the rigid type variables that were met. */
    Set<String> rigidNames() {
        return rigidNames;
    }

    /** The terms constrained to nothing, by their places, as they are before types are known. */
    Map<Position, Term> marked() {
        return marked;
    }

    /** The term without placeholders, once all is decided. */
    Term finished(Term term) {
        return coercions.finished(choices.finished(term));
    }

    /** How many types have been unified: of two attempts that fail, the one that got further says more. */
    int progress() {
        return progress;
    }

    /** Runs an attempt whose failure needs no explanation; it fails with {@link Untypable}. */
    <T> T quietly(Supplier<T> attempt) {
        quiet++;
        try {
            return attempt.get();
        } finally {
            quiet--;
        }
    }

    /** Whether a failure now needs no explanation. */
    boolean isQuiet() {
        return quiet > 0;
    }

    RuntimeException failure(Position position, Supplier<String> sentence) {
        return isQuiet() ? new Untypable() : new TypeException(position, sentence.get());
    }

    /** Makes both types equal; the sentence says what it means that they cannot be. */
    void unify(Type left, Type right, Position position, Function<Mismatch, String> sentence) {
        Optional<Mismatch> mismatch = unifier.tryUnify(left, right);
        if (mismatch.isPresent()) {
            throw failure(position, () -> sentence.apply(mismatch.get()));
        }
        progress++;
    }

    /** The first of several readings was taken. */
    void ambiguous(TypeException ambiguity) {
        context.ambiguous(ambiguity);
    }

    Typed elaborate(PreTerm preTerm, Scope scope) {
        return switch (preTerm) {
            case PreTerm.Ident ident -> ident(ident, scope);
            case PreTerm.Const c -> constant(c.name(), c.typeArguments(), c.position());
            case PreTerm.Free(var name, var _) -> free(name);
            case PreTerm.Bound(var index, var position) -> bound(index, scope, position);
            case PreTerm.Lambda(var name, var type, var body, var _) -> {
                Type argument = imported(type);
                Typed typed = elaborate(body, new Scope(name, argument, scope));
                yield new Typed(new Term.Abs(name, argument, typed.term()), Type.fun(argument, typed.type()));
            }
            case PreTerm.App app -> application(app, scope);
            case PreTerm.Constraint(var term, var written, var position) -> {
                Type type = imported(written);
                Typed typed = coercions.between(elaborate(term, scope), type);
                unify(typed.type(), type, position, why -> sentences.constraint(typed, type, why, scope));
                if (written.equals(PreTerm.DUMMY)) {
                    marked.put(position, typed.term());
                }
                yield new Typed(typed.term(), type);
            }
            case PreTerm.Choice choice -> choices.elaborate(choice, scope);
        };
    }

    // Names

    private Typed ident(PreTerm.Ident ident, Scope scope) {
        int index = Scope.find(ident.name(), scope);
        if (index >= 0) {
            return bound(index, scope, ident.position());
        }
        var constant = constantNamed(ident.name());
        return constant.isPresent() ? constant(constant.get(), List.of(), ident.position()) : free(ident.name());
    }

    private Optional<String> constantNamed(String name) {
        return context.fixed(name).isPresent() ? Optional.empty() : context.constant(name);
    }

    /** The type of the bound or free variable that a name means, if it means one. */
    Optional<Type> typeOfVariable(String name, Scope scope) {
        int index = Scope.find(name, scope);
        if (index >= 0) {
            return Optional.of(Scope.typeAt(index, scope));
        }
        return constantNamed(name).isPresent() ? Optional.empty() : Optional.of(typeOfFree(name));
    }

    private Typed bound(int index, Scope scope, Position position) {
        Type type = Scope.typeAt(index, scope);
        if (type == null) {
            throw failure(position, () -> "bound variable " + index + " has no binder");
        }
        return new Typed(new Term.Bound(index), type);
    }

    private Typed free(String name) {
        Type type = typeOfFree(name);
        return new Typed(new Term.Free(name, type), type);
    }

    /** The one type that a free variable has in all of the statements. */
    Type typeOfFree(String name) {
        Type known = frees.get(name);
        if (known == null) {
            var fixed = context.fixed(name);
            fixed.ifPresent(type -> type.forEachVariable(v -> rigidNames.add(v.name())));
            known = fixed.map(this::withoutDummies).orElseGet(() -> unifier.fresh(Sort.TOP));
            frees.put(name, known);
        }
        return known;
    }

    private Typed constant(String name, List<Type> typeArguments, Position position) {
        Scheme scheme = schemes.get(name);
        if (scheme == null) {
            scheme = Scheme.of(
                    context.scheme(name).orElseThrow(() -> failure(position, () -> "unknown constant " + name)));
            schemes.put(name, scheme);
        }
        Type type = scheme.instance(
                typeArguments.isEmpty()
                        ? unknowns(scheme.variables())
                        : given(name, scheme.variables(), typeArguments, position));
        return new Typed(new Term.Const(name, type), type);
    }

    private List<Type> unknowns(List<Type.Var> variables) {
        var result = new ArrayList<Type>(variables.size());
        for (Type.Var variable : variables) {
            result.add(unifier.fresh(variable.sort()));
        }
        return result;
    }

    private List<Type> given(String name, List<Type.Var> variables, List<Type> types, Position position) {
        if (variables.size() != types.size()) {
            throw failure(position, () -> sentences.typeArguments(name, variables.size(), types.size()));
        }
        var result = new ArrayList<Type>(types.size());
        for (int i = 0; i < types.size(); i++) {
            Type type = imported(types.get(i));
            Sort sort = variables.get(i).sort();
            unifier.tryConstrain(type, sort).ifPresent(why -> {
                throw failure(position, () -> sentences.typeArgument(name, type, sort, why));
            });
            result.add(type);
        }
        return result;
    }

    /** A written type with its variables at their sorts and new unknowns for its dummies. */
    private Type imported(Type type) {
        return switch (type) {
            case Type.Var v when v.name().equals(PreTerm.DUMMY.name()) -> unifier.fresh(v.sort());
            case Type.Var v when TypeUnifier.isUnknown(v) -> v;
            case Type.Var(var name, var _) -> Type.var(name, sorts.of(name));
            case Type.Con(var _, var arguments) when arguments.isEmpty() -> type;
            case Type.Con(var name, var arguments) ->
                new Type.Con(name, arguments.stream().map(this::imported).toList());
        };
    }

    /** The type of a variable that was declared with dummies in it: one new unknown for each. */
    private Type withoutDummies(Type type) {
        return switch (type) {
            case Type.Var v when v.name().equals(PreTerm.DUMMY.name()) -> unifier.fresh(Sort.TOP);
            case Type.Var _ -> type;
            case Type.Con(var _, var arguments) when arguments.isEmpty() -> type;
            case Type.Con(var name, var arguments) ->
                new Type.Con(name, arguments.stream().map(this::withoutDummies).toList());
        };
    }

    // Application

    private Typed application(PreTerm.App app, Scope scope) {
        var spine = new ArrayList<PreTerm.App>();
        PreTerm head = app;
        while (head instanceof PreTerm.App next) {
            spine.add(next);
            head = next.function();
        }
        if (head instanceof PreTerm.Choice choice) {
            // The operands may decide which operator is meant.
            return choices.elaborateAfter(choice, scope, operator -> operands(operator, spine, scope));
        }
        return operands(elaborate(head, scope), spine, scope);
    }

    private Typed operands(Typed operator, List<PreTerm.App> spine, Scope scope) {
        Typed result = operator;
        for (PreTerm.App app : spine.reversed()) {
            result = apply(result, elaborate(app.argument(), scope), app.position(), scope);
        }
        return result;
    }

    /**
     * <pre>
     *   f : σ ⇒ τ     x : σ
     *  ─────────────────────
     *         f x : τ
     * </pre>
     */
    private Typed apply(Typed operator, Typed operand, Position position, Scope scope) {
        Type function = unifier.walk(operator.type());
        if (!function.isFun()) {
            if (!TypeUnifier.isUnknown(function)) {
                throw failure(position, () -> sentences.noFunction(operator, operand, scope));
            }
            Type expected = Type.fun(unifier.fresh(Sort.TOP), unifier.fresh(Sort.TOP));
            unify(function, expected, position, why -> sentences.noFunction(operator, operand, scope));
            function = expected;
        }
        Type domain = function.domain();
        Typed fitting = coercions.between(operand, domain);
        unify(fitting.type(), domain, position, why -> sentences.application(operator, domain, operand, why, scope));
        return new Typed(new Term.App(operator.term(), fitting.term()), function.range());
    }
}
