package dev.assay.syntax.tptp;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Type;
import dev.assay.logic.infer.SortAlgebra;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.UnsupportedException;
import dev.assay.syntax.tptp.TptpFormula.Binding;
import dev.assay.syntax.tptp.TptpFormula.Junction;
import dev.assay.syntax.tptp.TptpFormula.Quantifier;
import dev.assay.syntax.tptp.TptpStatement.Language;
import dev.assay.syntax.typing.Scope;
import dev.assay.syntax.typing.Typed;
import dev.assay.syntax.typing.Typing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Set;

/** The formulas of one statement as terms. */
final class TptpFormulas {
    private final TptpSymbols symbols;
    private final TptpArithmetic arithmetic;
    private final Language language;
    private final Typing typing = new Typing(SortAlgebra.DISCRETE);
    private final Scope scope = new Scope();

    TptpFormulas(TptpSymbols symbols, Language language) {
        this.symbols = symbols;
        this.arithmetic = new TptpArithmetic(symbols);
        this.language = language;
    }

    /** The closed proposition that the formula is; the variables of a clause are universal. */
    Term proposition(TptpFormula formula) {
        var variables = new ArrayList<Binding>();
        if (language == Language.CNF) {
            TptpVariables.of(formula).forEach(v -> variables.add(new Binding(v.name(), null, v.position())));
        }
        Typed typed = variables.isEmpty()
                ? outermost(formula)
                : quantified(Quantifier.FORALL, variables, formula, formula.position(), true);
        typing.require(typed.type(), Type.bool(), formula.position());
        return typing.finish(typed.term(), _ -> {
            throw new SyntaxException(formula.position(), "the type of a polymorphic operator is not determined");
        });
    }

    private Typed outermost(TptpFormula formula) {
        return formula instanceof TptpFormula.Quantified(Quantifier quantifier, var bindings, var body, var position)
                ? quantified(quantifier, bindings, body, position, quantifier == Quantifier.FORALL)
                : elaborate(formula, Type.bool());
    }

    /** The term for a formula; {@code expected} is the type of a symbol that is not declared yet. */
    private Typed elaborate(TptpFormula formula, Type expected) {
        return switch (formula) {
            case TptpFormula.Quantified(var quantifier, var bindings, var body, var position) ->
                quantified(quantifier, bindings, body, position, false);
            case TptpFormula.Not(var body, var _) -> new Typed(Hol.mkNot(bool(body)), Type.bool());
            case TptpFormula.Binary(var connective, var left, var right, var _) ->
                new Typed(TptpOperators.binary(connective, bool(left), bool(right)), Type.bool());
            case TptpFormula.Joined(var junction, var parts, var _) -> joined(junction, parts);
            case TptpFormula.Equation(var left, var right, var isPositive, var position) -> {
                Typed l = elaborate(left, symbols.individuals());
                Typed r = elaborate(right, symbols.individuals());
                typing.require(r.type(), l.type(), position);
                Term equation = app(Hol.eq(l.type()), l.term(), r.term());
                yield new Typed(isPositive ? equation : Hol.mkNot(equation), Type.bool());
            }
            case TptpFormula.Applied(var name, var arguments, var position) ->
                applied(name, arguments, expected, position);
            case TptpFormula.Application application -> application(application);
            case TptpFormula.Variable(var name, var position) -> scope.variable(name, position);
            case TptpFormula.Number number -> number(number);
            case TptpFormula.Distinct(var text, var position) ->
                Typed.of(known("\"" + text + "\"", 0, symbols.individuals(), position)
                        .constant());
            case TptpFormula.Operator(var symbol, var _) -> TptpOperators.operator(symbol, typing);
            case TptpFormula.Conditional(var condition, var then, var otherwise, var position) -> {
                Term c = bool(condition);
                Typed t = elaborate(then, expected);
                Typed e = elaborate(otherwise, expected);
                typing.require(e.type(), t.type(), position);
                yield new Typed(app(Hol.conditional(t.type()), c, t.term(), e.term()), t.type());
            }
            case TptpFormula.Let let -> let(let, expected);
            case TptpFormula.OfType(var _, var position) ->
                throw new SyntaxException(position, "expected a formula or term, found a type");
        };
    }

    private Term bool(TptpFormula formula) {
        Typed typed = elaborate(formula, Type.bool());
        typing.require(typed.type(), Type.bool(), formula.position());
        return typed.term();
    }

    /** a ∧ (b ∧ c). */
    private Typed joined(Junction junction, List<TptpFormula> parts) {
        var terms = new ArrayList<Term>();
        parts.forEach(p -> terms.add(bool(p)));
        Term result = terms.getLast();
        for (Term term : terms.subList(0, terms.size() - 1).reversed()) {
            result = junction == Junction.AND ? Hol.mkAnd(term, result) : Hol.mkOr(term, result);
        }
        return new Typed(result, Type.bool());
    }

    // Binders

    private Typed quantified(
            Quantifier quantifier, List<Binding> bindings, TptpFormula body, Position position, boolean isOutermost) {
        var names = new ArrayList<String>();
        var types = new ArrayList<Type>();
        for (Binding binding : bindings) {
            if (binding.type() instanceof TptpType.Named(var name, var _, var _) && name.equals("$tType")) {
                if (!isOutermost) {
                    throw new UnsupportedException(binding.position(), "quantifiers over types inside of a formula");
                }
                scope.bindType(binding.name(), Type.var("'" + binding.name()));
            } else {
                Type type = binding.type() == null
                        ? symbols.individuals()
                        : symbols.type(binding.type(), scope.typeVariables());
                names.add(binding.name());
                types.add(type);
                scope.bind(binding.name(), type);
            }
        }
        boolean isTerm = quantifier == Quantifier.LAMBDA;
        Typed typed = isOutermost ? outermost(body) : elaborate(body, Type.bool());
        if (!isTerm) {
            typing.require(typed.type(), Type.bool(), body.position());
        }
        names.reversed().forEach(scope::unbind);
        for (int i = names.size() - 1; i >= 0; i--) {
            typed = bound(quantifier, new Abs(names.get(i), types.get(i), typed.term()), typed.type(), position);
        }
        return typed;
    }

    private Typed bound(Quantifier quantifier, Abs function, Type result, Position position) {
        Type argument = function.argument();
        return switch (quantifier) {
            case FORALL -> new Typed(app(Hol.all(argument), function), Type.bool());
            case EXISTS -> new Typed(app(Hol.ex(argument), function), Type.bool());
            case LAMBDA -> new Typed(function, Type.fun(argument, result));
            case CHOICE, DESCRIPTION -> {
                typing.require(result, Type.bool(), position);
                var operator = quantifier == Quantifier.CHOICE ? Hol.some(argument) : Hol.the(argument);
                yield new Typed(app(operator, function), argument);
            }
        };
    }

    /** $let: the values are read outside of all its names. */
    private Typed let(TptpFormula.Let let, Type expected) {
        var types = new HashMap<String, Type>();
        let.declared().forEach(d -> types.put(d.name(), symbols.type(d.type(), scope.typeVariables())));
        var values = new ArrayList<Typed>();
        for (TptpFormula.Defined defined : let.defined()) {
            Type type = types.get(defined.name());
            if (type == null) {
                throw new SyntaxException(defined.position(), defined.name() + " is not declared in this $let");
            }
            values.add(value(defined, type));
        }
        let.defined().forEach(d -> scope.bind(d.name(), types.getOrDefault(d.name(), Type.bool())));
        Typed body = elaborate(let.body(), expected);
        let.defined().reversed().forEach(d -> scope.unbind(d.name()));
        Term result = body.term();
        for (int i = values.size() - 1; i >= 0; i--) {
            Typed value = values.get(i);
            var function = new Abs(let.defined().get(i).name(), value.type(), result);
            result = app(Hol.let(value.type(), body.type()), value.term().shift(i), function);
        }
        return new Typed(result, body.type());
    }

    private Typed value(TptpFormula.Defined defined, Type type) {
        Type rest = type;
        var arguments = new ArrayList<Type>();
        for (Binding parameter : defined.parameters()) {
            if (!rest.isFun()) {
                throw new SyntaxException(parameter.position(), defined.name() + " has fewer arguments in its type");
            }
            arguments.add(rest.domain());
            scope.bind(parameter.name(), rest.domain());
            rest = rest.range();
        }
        Typed value = elaborate(defined.value(), rest);
        typing.require(value.type(), rest, defined.value().position());
        Term term = value.term();
        for (int i = arguments.size() - 1; i >= 0; i--) {
            scope.unbind(defined.parameters().get(i).name());
            term = new Abs(defined.parameters().get(i).name(), arguments.get(i), term);
        }
        return new Typed(term, type);
    }

    // Symbols

    private Typed number(TptpFormula.Number number) {
        boolean isTyped = language == Language.TFF || language == Language.THF;
        String typeName = isTyped ? number.kind().type() : "$i";
        Type type = isTyped ? symbols.numbers(typeName) : symbols.individuals();
        if (isTyped && symbols.isCalculating()) {
            return TptpCalculation.number(number);
        }
        Term.Const constant = arithmetic.number(number.text(), type, typeName).constant();
        if (!isTyped) {
            symbols.distinguish(TptpCalculation.value(number), constant);
        }
        return Typed.of(constant);
    }

    private Typed applied(String name, List<TptpFormula> arguments, Type expected, Position position) {
        switch (name) {
            case "$true", "$false" -> {
                requireArity(name, 0, arguments.size(), position);
                return new Typed(name.equals("$true") ? Hol.TRUE : Hol.FALSE, Type.bool());
            }
            case "$distinct" -> {
                return distinct(arguments, position);
            }
            default -> {}
        }
        if (scope.isBound(name)) {
            return apply(scope.variable(name, position), arguments);
        }
        if (TptpArithmetic.isSymbol(name)) {
            return calculated(name, arguments, position);
        }
        TptpSymbols.Symbol symbol = known(name, arguments.size(), expected, position);
        int types = symbol.parameters().size();
        requireArity(name, types + symbol.arity(), arguments.size(), symbol, position);
        return apply(instance(symbol, arguments, position), arguments.subList(types, arguments.size()));
    }

    private Typed calculated(String name, List<TptpFormula> arguments, Position position) {
        if (symbols.isCalculating()) {
            return calculatedThere(name, arguments, position);
        }
        TptpSymbols.Symbol symbol = arithmetic.symbol(name);
        requireArity(name, symbol.arity(), arguments.size(), position);
        Typed result = apply(typing.instance(symbol.constant()), arguments);
        Type type = typing.resolve(result.term().arguments().isEmpty() ? Type.bool() : argumentType(result));
        if (!symbols.numberTypes().contains(type)) {
            throw new SyntaxException(position, name + " is about numbers, not about " + type);
        }
        return result;
    }

    private Typed calculatedThere(String name, List<TptpFormula> arguments, Position position) {
        requireArity(name, TptpArithmetic.arity(name), arguments.size(), position);
        var terms = new ArrayList<Term>();
        Type type = null;
        for (TptpFormula argument : arguments) {
            Typed typed = elaborate(argument, symbols.individuals());
            type = type == null ? typing.resolve(typed.type()) : type;
            typing.require(typed.type(), type, argument.position());
            terms.add(typed.term());
        }
        if (type == null || !symbols.numberTypes().contains(type)) {
            throw new SyntaxException(position, name + " is about numbers, not about " + type);
        }
        return new TptpCalculation(symbols).apply(name, terms, type, position);
    }

    private static Type argumentType(Typed application) {
        return ((Term.Const) application.term().head()).type().domain();
    }

    private Typed distinct(List<TptpFormula> arguments, Position position) {
        if (arguments.isEmpty()) {
            throw new SyntaxException(position, "$distinct takes arguments");
        }
        var terms = new ArrayList<Term>();
        Type type = null;
        for (TptpFormula argument : arguments) {
            Typed typed = elaborate(argument, symbols.individuals());
            type = type == null ? typed.type() : type;
            typing.require(typed.type(), type, argument.position());
            terms.add(typed.term());
        }
        return new Typed(TptpOperators.distinct(terms, type == null ? Type.bool() : type), Type.bool());
    }

    private Typed application(TptpFormula.Application application) {
        List<TptpFormula> arguments = application.arguments();
        if (application.function() instanceof TptpFormula.Applied(var name, var none, var position)
                && none.isEmpty()
                && !scope.isBound(name)
                && !Set.of("$true", "$false", "$distinct").contains(name)) {
            if (TptpArithmetic.isSymbol(name) && symbols.isCalculating()) {
                if (arguments.size() != TptpArithmetic.arity(name)) {
                    throw new UnsupportedException(position, "symbols of arithmetic without all their arguments");
                }
                return calculatedThere(name, arguments, position);
            }
            if (TptpArithmetic.isSymbol(name)) {
                return apply(typing.instance(arithmetic.symbol(name).constant()), arguments);
            }
            TptpSymbols.Symbol symbol = known(name, 0, Type.bool(), position);
            Typed function = instance(symbol, arguments, position);
            return apply(function, arguments.subList(symbol.parameters().size(), arguments.size()));
        }
        if (application.function() instanceof TptpFormula.Operator(var symbol, var position)
                && TptpOperators.isTyped(symbol)
                && isType(arguments.getFirst())) {
            Type type = symbols.type(TptpTypeParser.of(arguments.getFirst()), scope.typeVariables());
            Typed operator = TptpOperators.operator(symbol, typing);
            typing.require(TptpOperators.typeArgument(symbol, operator), type, position);
            return apply(operator, arguments.subList(1, arguments.size()));
        }
        return apply(elaborate(application.function(), Type.bool()), arguments);
    }

    /** Whether a type stands in the place of an argument. */
    private boolean isType(TptpFormula formula) {
        return switch (formula) {
            case TptpFormula.OfType _ -> true;
            case TptpFormula.Variable(var name, var _) ->
                !scope.isBound(name) && scope.typeVariables().containsKey(name);
            case TptpFormula.Applied(var name, var _, var _) -> !scope.isBound(name) && symbols.isType(name);
            case TptpFormula.Application(TptpFormula.Applied(var name, var _, var _), var _, var _) ->
                !scope.isBound(name) && symbols.isType(name);
            default -> false;
        };
    }

    private Typed apply(Typed function, List<TptpFormula> arguments) {
        Typed result = function;
        for (TptpFormula argument : arguments) {
            result = typing.apply(result, elaborate(argument, symbols.individuals()), argument.position());
        }
        return result;
    }

    /** The symbol of this name; without a declaration, it is one of individuals, as the dialect allows. */
    private TptpSymbols.Symbol known(String name, int arity, Type expected, Position position) {
        if (symbols.isKnown(name)) {
            TptpSymbols.Symbol symbol = symbols.symbol(name);
            boolean isTyped = language == Language.TFF || language == Language.THF;
            Type result = symbol.constant().type().resultType();
            if (!isTyped && !result.equals(expected)) {
                String use = expected.equals(Type.bool()) ? "a predicate" : "a function";
                String other = result.equals(Type.bool()) ? "a predicate" : "a function";
                throw new SyntaxException(
                        position,
                        name + " is used as " + use + " here but as " + other + TptpSymbols.at(symbol.position()));
            }
            return symbol;
        }
        if (name.startsWith("$") && !name.startsWith("$$")) {
            throw new SyntaxException(position, name + " is no symbol of TPTP that is known here");
        }
        if (language == Language.THF && !name.startsWith("\"")) {
            throw new SyntaxException(position, name + " is not declared");
        }
        Type result = expected.equals(Type.bool()) ? Type.bool() : symbols.individuals();
        return symbols.implicit(name, arity, result, position);
    }

    private Typed instance(TptpSymbols.Symbol symbol, List<TptpFormula> arguments, Position position) {
        List<Type.Var> parameters = symbol.parameters();
        if (parameters.isEmpty()) {
            return Typed.of(symbol.constant());
        }
        if (arguments.size() < parameters.size()) {
            throw new SyntaxException(
                    position,
                    symbols.names().get(symbol.constant().name()) + " takes "
                            + TptpSymbols.count(parameters.size(), "type argument") + ", found " + arguments.size());
        }
        var types = new ArrayList<Type>();
        for (TptpFormula argument : arguments.subList(0, parameters.size())) {
            types.add(symbols.type(TptpTypeParser.of(argument), scope.typeVariables()));
        }
        Typed result = typing.instance(symbol.constant(), parameters, types);
        for (Type.Var phantom : symbol.phantoms()) {
            Type type = types.get(parameters.indexOf(phantom));
            result = typing.apply(result, Typed.of(symbols.typeAsTerm(type)), position);
        }
        return result;
    }

    private static void requireArity(String name, int arity, int given, Position position) {
        if (arity != given) {
            throw new SyntaxException(
                    position, name + " takes " + TptpSymbols.count(arity, "argument") + ", found " + given);
        }
    }

    private void requireArity(String name, int arity, int given, TptpSymbols.Symbol symbol, Position position) {
        if (arity != given && (language != Language.THF || given > 0)) {
            throw new SyntaxException(
                    position,
                    name + " is used with " + TptpSymbols.count(given, "argument") + " here but with " + arity
                            + TptpSymbols.at(symbol.position()));
        }
    }
}
