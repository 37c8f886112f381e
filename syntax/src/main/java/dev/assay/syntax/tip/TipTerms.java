package dev.assay.syntax.tip;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.Identifiers;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.UnsupportedException;
import dev.assay.syntax.tip.TipTerm.Variable;
import dev.assay.syntax.typing.Scope;
import dev.assay.syntax.typing.Typed;
import dev.assay.syntax.typing.Typing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Terms as they are written, as terms of the logic. */
final class TipTerms {
    /** A function that is being defined: a variable of one type wherever it is called. */
    record Called(Term.Free function, List<Type> typeArguments, int arity) {}

    private static final Pattern STRINGS = Pattern.compile("(?:str|re)\\..*|char|str2.*|int2str");
    private static final Pattern FLOATS =
            Pattern.compile("to_fp.*|fp(?:\\..*)?|[+-](?:oo|zero)|NaN|RNE|RNA|RTP|RTN|RTZ|round(?:Nearest|Toward).*");
    private static final Pattern BITS = Pattern.compile("bv(?:[0-9]+|add|sub|mul|neg|not|and|or|xor|nand|nor|xnor|comp"
            + "|u(?:div|rem|lt|le|gt|ge|addo|mulo)|s(?:div|rem|mod|lt|le|gt|ge|addo|mulo|hl)|shl|lshr|ashr|[su]?subo"
            + "|nego|sdivo|redor|redand)|concat|extract|repeat|(?:zero|sign)_extend|(?:ext_)?rotate_(?:left|right)"
            + "|int2bv|bv2nat|bv2int|int_to_bv|[us]bv_to_int|nat2bv|bit");

    /** Functions of theories that we do not have. */
    private static final Pattern FOREIGN_NAME = Pattern.compile(STRINGS + "|" + FLOATS + "|" + BITS
            + "|(?:seq|set|rel|bag|tuple|table|ff|sep)\\..*|exp|sin|cos|tan|csc|sec|cot|arc.*|sqrt|real\\.pi|int\\.pow2"
            + "|p?iand|update|\\^|map|ext|witness|fmf\\..*");

    private final TipSymbols symbols;
    private final Typing typing;
    private final Scope scope;
    private final Map<String, Called> called;
    private final TipArithmetic arithmetic;
    private final TipOperators operators;
    private final TipMatches matches;

    TipTerms(TipSymbols symbols, Typing typing, Scope scope, Map<String, Called> called) {
        this.symbols = symbols;
        this.typing = typing;
        this.scope = scope;
        this.called = called;
        this.arithmetic = new TipArithmetic(symbols, typing);
        this.operators = new TipOperators(symbols, typing, arithmetic);
        this.matches = new TipMatches(symbols, typing, scope, this);
    }

    Term proposition(TipTerm term) {
        return expect(term, Type.bool());
    }

    /** The term, which must be of the type. */
    Term expect(TipTerm term, Type type) {
        Typed typed = arithmetic.as(type, elaborate(term), term);
        typing.require(typed.type(), type, term.position());
        return typed.term();
    }

    Typed elaborate(TipTerm term) {
        return switch (term) {
            case TipTerm.Name(var name, var position) -> name(name, position);
            case TipTerm.Instance(var name, var types, var position) -> instance(name, types, position);
            case TipTerm.Ascribed(var name, var _, var position)
            when name.equals("const") && !isDeclared(name) ->
                throw new SyntaxException(position, "expected the value of all places of the array after this");
            case TipTerm.Ascribed(var name, var type, var position) -> {
                Typed typed = name(name, position);
                typing.require(result(typed.type(), arity(name)), type(type), position);
                yield typed;
            }
            case TipTerm.Tester(var constructor, var position) -> tester(constructor, position);
            case TipTerm.Indexed(var name, var _, var position) ->
                throw new UnsupportedException(position, foreign(name));
            case TipTerm.Literal(var text, var position) ->
                throw new UnsupportedException(position, text.startsWith("#") ? "bit vectors" : "strings");
            case TipTerm.Labelled(var labelled, var name, var _) -> {
                symbols.label(name, labelled);
                yield elaborate(labelled);
            }
            case TipTerm.Numeral(var text, var position) -> arithmetic.numeral(text, position);
            case TipTerm.Apply apply -> apply(apply);
            case TipTerm.ApplyValue(var function, var arguments, var _) -> applied(elaborate(function), arguments);
            case TipTerm.Lambda(var variables, var body, var _) -> {
                List<Type> types = bind(variables);
                Typed result = elaborate(body);
                unbind(variables);
                for (int i = variables.size() - 1; i >= 0; i--) {
                    Type type = types.get(i);
                    var function = new Abs(hint(variables.get(i).name()), type, result.term());
                    result = new Typed(function, Type.fun(type, result.type()));
                }
                yield result;
            }
            case TipTerm.Quantified(var isUniversal, var variables, var body, var position) -> {
                List<Type> types = bind(variables);
                types.forEach(type -> symbols.requireNoArrays(type, position));
                Term result = proposition(body);
                unbind(variables);
                for (int i = variables.size() - 1; i >= 0; i--) {
                    Type type = types.get(i);
                    var predicate = new Abs(hint(variables.get(i).name()), type, result);
                    result = app(isUniversal ? Hol.all(type) : Hol.ex(type), predicate);
                }
                yield new Typed(result, Type.bool());
            }
            case TipTerm.Let let -> let(let);
            case TipTerm.Match match -> matches.match(match);
        };
    }

    static String hint(String name) {
        return Identifiers.like(name);
    }

    private Type type(TipType type) {
        return symbols.type(type, scope.typeVariables());
    }

    private List<Type> bind(List<Variable> variables) {
        List<Type> types = variables.stream().map(v -> type(v.type())).toList();
        for (int i = 0; i < types.size(); i++) {
            scope.bind(variables.get(i).name(), types.get(i));
        }
        return types;
    }

    private void unbind(List<Variable> variables) {
        variables.reversed().forEach(v -> scope.unbind(v.name()));
    }

    /** The values are read outside of all the names. */
    private Typed let(TipTerm.Let let) {
        List<Typed> values =
                let.bindings().stream().map(b -> elaborate(b.value())).toList();
        for (int i = 0; i < values.size(); i++) {
            scope.bind(let.bindings().get(i).name(), values.get(i).type());
        }
        Typed body = elaborate(let.body());
        let.bindings().reversed().forEach(b -> scope.unbind(b.name()));
        Term result = body.term();
        for (int i = values.size() - 1; i >= 0; i--) {
            Typed value = values.get(i);
            var function = new Abs(hint(let.bindings().get(i).name()), value.type(), result);
            result = app(Hol.let(value.type(), body.type()), value.term().shift(i), function);
        }
        return new Typed(result, body.type());
    }

    // Names

    private boolean isDeclared(String name) {
        return scope.isBound(name) || called.containsKey(name) || symbols.isKnown(name);
    }

    private Typed name(String name, Position position) {
        if (scope.isBound(name)) {
            return scope.variable(name, position);
        }
        Called function = called.get(name);
        if (function != null) {
            return new Typed(function.function(), function.function().type());
        }
        if (symbols.isKnown(name)) {
            return typing.instance(symbols.symbol(name).constant());
        }
        TipTerm labelled = symbols.labelled(name);
        if (labelled != null) {
            return new TipTerms(symbols, typing, new Scope(), called).elaborate(labelled);
        }
        if (name.equals("true") || name.equals("false")) {
            return new Typed(name.equals("true") ? Hol.TRUE : Hol.FALSE, Type.bool());
        }
        if (name.startsWith("is-") && symbols.isKnown(name.substring(3))) {
            return tester(name.substring(3), position);
        }
        throw FOREIGN_NAME.matcher(name).matches()
                ? new UnsupportedException(position, foreign(name))
                : new SyntaxException(position, "unknown name " + name);
    }

    private Typed instance(String name, List<TipType> written, Position position) {
        Called function = called.get(name);
        if (function == null && !symbols.isKnown(name) || scope.isBound(name)) {
            throw FOREIGN_NAME.matcher(name).matches()
                    ? new UnsupportedException(position, foreign(name))
                    : new SyntaxException(position, "unknown function " + name);
        }
        List<Type> types = symbols.types(written, scope.typeVariables());
        List<? extends Type> parameters =
                function == null ? symbols.symbol(name).parameters() : function.typeArguments();
        if (parameters.size() != types.size()) {
            throw new SyntaxException(
                    position, name + " takes " + parameters.size() + " type arguments, found " + types.size());
        }
        if (function == null) {
            TipSymbols.Symbol symbol = symbols.symbol(name);
            return typing.instance(symbol.constant(), symbol.parameters(), types);
        }
        for (int i = 0; i < types.size(); i++) {
            typing.require(types.get(i), parameters.get(i), position);
        }
        return new Typed(function.function(), function.function().type());
    }

    private Typed tester(String constructor, Position position) {
        return typing.instance(TipDatatypes.tester(symbols, constructor, position));
    }

    private int arity(String name) {
        if (scope.isBound(name)) {
            return 0;
        }
        Called function = called.get(name);
        if (function != null) {
            return function.arity();
        }
        return symbols.isKnown(name) ? symbols.symbol(name).arity() : 0;
    }

    private static Type result(Type type, int arity) {
        Type result = type;
        for (int i = 0; i < arity; i++) {
            result = result.range();
        }
        return result;
    }

    // Application

    private Typed apply(TipTerm.Apply apply) {
        if (apply.function() instanceof TipTerm.Name(var name, var position)
                && !isDeclared(name)
                && TipOperators.isOperator(name)) {
            var arguments = new ArrayList<Typed>();
            apply.arguments().forEach(a -> arguments.add(elaborate(a)));
            return operators.apply(name, arguments, apply.arguments(), position);
        }
        if (apply.function() instanceof TipTerm.Indexed(var name, var indices, var position)
                && name.equals("divisible")
                && indices.size() == 1
                && apply.arguments().size() == 1) {
            TipTerm number = apply.arguments().getFirst();
            return arithmetic.divisible(indices.getFirst(), elaborate(number), number);
        }
        if (apply.function() instanceof TipTerm.Ascribed(var name, var type, var position)
                && name.equals("const")
                && !isDeclared(name)
                && type(type).isFun()
                && apply.arguments().size() == 1) {
            Type array = type(type);
            Term value = expect(apply.arguments().getFirst(), array.range());
            return new Typed(new Abs("i", array.domain(), value.shift(1)), array);
        }
        return applied(elaborate(apply.function()), apply.arguments());
    }

    private Typed applied(Typed function, List<TipTerm> arguments) {
        Typed result = function;
        for (TipTerm argument : arguments) {
            Type type = typing.resolve(result.type());
            Typed given = elaborate(argument);
            result = typing.apply(
                    result, type.isFun() ? arithmetic.as(type.domain(), given, argument) : given, argument.position());
        }
        return result;
    }

    /** What a name of SMT-LIB belongs to. */
    private static String foreign(String name) {
        if (STRINGS.matcher(name).matches()) {
            return "strings";
        }
        if (FLOATS.matcher(name).matches()) {
            return "floating-point numbers";
        }
        return BITS.matcher(name).matches() ? "bit vectors" : "functions such as " + name;
    }
}
