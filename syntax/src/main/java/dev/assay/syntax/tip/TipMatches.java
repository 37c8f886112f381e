package dev.assay.syntax.tip;

import static dev.assay.logic.Term.app;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.syntax.Numerals;
import dev.assay.syntax.SyntaxException;
import dev.assay.syntax.tip.TipTerm.Case;
import dev.assay.syntax.tip.TipTerm.Pattern;
import dev.assay.syntax.typing.Scope;
import dev.assay.syntax.typing.Typed;
import dev.assay.syntax.typing.Typing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Case distinctions as applications of the case functions of datatypes. */
final class TipMatches {
    private final TipSymbols symbols;
    private final Typing typing;
    private final Scope scope;
    private final TipTerms terms;

    TipMatches(TipSymbols symbols, Typing typing, Scope scope, TipTerms terms) {
        this.symbols = symbols;
        this.typing = typing;
        this.scope = scope;
        this.terms = terms;
    }

    Typed match(TipTerm.Match match) {
        Typed scrutinee = terms.elaborate(match.scrutinee());
        Type.Var result = typing.fresh();
        if (match.cases().isEmpty()) {
            throw new SyntaxException(match.position(), "expected a case");
        }
        if (match.cases().stream().anyMatch(c -> c.pattern() instanceof Pattern.Literal)) {
            return new Typed(literals(scrutinee, match.cases(), result, match.position()), result);
        }
        settleType(scrutinee, match.cases());
        Type type = typing.resolve(scrutinee.type());
        if (type.equals(Type.bool())) {
            return new Typed(truth(scrutinee, match.cases(), result), result);
        }
        Optional<Datatype> datatype = type instanceof Type.Con(var name, var _)
                ? symbols.theory().signature().datatype(name)
                : Optional.empty();
        if (datatype.isEmpty()) {
            return new Typed(only(scrutinee, match.cases().getFirst(), type, result), result);
        }
        return new Typed(distinction(scrutinee, (Type.Con) type, datatype.get(), match.cases(), result), result);
    }

    /** Where the scrutinee does not tell its type, the first constructor does. */
    private void settleType(Typed scrutinee, List<Case> cases) {
        for (Case c : cases) {
            if (c.pattern() instanceof Pattern.Named(var name, var _, var position) && isConstructor(name)) {
                Typed constructor = typing.instance(symbols.symbol(name).constant());
                typing.require(constructor.type().resultType(), scrutinee.type(), position);
                return;
            }
        }
    }

    private boolean isConstructor(String name) {
        return symbols.isKnown(name)
                && symbols.theory()
                        .signature()
                        .constructed(symbols.symbol(name).constant())
                        .isPresent();
    }

    /** The value where no case fits: something that depends on this match and the scrutinee. */
    private Term unspecified(Typed scrutinee, Type result) {
        String name = symbols.unspecifiedHere("no case", Type.fun(Type.var("'a"), Type.var("'b")))
                .name();
        return app(new Term.Const(name, Type.fun(scrutinee.type(), result)), scrutinee.term());
    }

    private Term body(Case c, Type result) {
        return terms.expect(c.body(), result);
    }

    /** The body of a case for whatever is left, which may give the scrutinee a name. */
    private Term rest(Typed scrutinee, Case c, Type result) {
        if (c.pattern() instanceof Pattern.Named(var name, var _, var _)) {
            scope.bind(name, scrutinee.type());
            Term body = body(c, result);
            scope.unbind(name);
            return body.instantiate(scrutinee.term());
        }
        return body(c, result);
    }

    private static boolean isRest(Pattern pattern) {
        return switch (pattern) {
            case Pattern.Default _ -> true;
            case Pattern.Named(var _, var variables, var _) -> variables.isEmpty();
            case Pattern.Literal _ -> false;
        };
    }

    private Term only(Typed scrutinee, Case c, Type type, Type result) {
        if (!isRest(c.pattern())) {
            throw new SyntaxException(
                    c.pattern().position(), "match on a value of type " + type + ", which is no datatype");
        }
        return rest(scrutinee, c, result);
    }

    private Term truth(Typed scrutinee, List<Case> cases, Type result) {
        var branches = new HashMap<String, Term>();
        Term otherwise = null;
        for (Case c : cases) {
            if (c.pattern() instanceof Pattern.Named(var name, var _, var _)
                    && (name.equals("true") || name.equals("false"))) {
                Term body = body(c, result);
                branches.putIfAbsent(name, body);
            } else {
                otherwise = only(scrutinee, c, Type.bool(), result);
                break;
            }
        }
        Term missing = otherwise == null ? unspecified(scrutinee, result) : otherwise;
        return app(
                Hol.conditional(result),
                scrutinee.term(),
                branches.getOrDefault("true", missing),
                branches.getOrDefault("false", missing));
    }

    private Term literals(Typed scrutinee, List<Case> cases, Type result, Position position) {
        typing.require(scrutinee.type(), Numbers.INT, position);
        Term otherwise = null;
        record Choice(Term condition, Term body) {}
        var choices = new ArrayList<Choice>();
        for (Case c : cases) {
            if (c.pattern() instanceof Pattern.Literal(var numeral, var at)) {
                Term value = Numbers.numeral(Numerals.value(numeral, 10, at), Numbers.INT);
                Term equal = app(Hol.eq(Numbers.INT), scrutinee.term(), value);
                choices.add(new Choice(equal, body(c, result)));
            } else {
                otherwise = only(scrutinee, c, Numbers.INT, result);
                break;
            }
        }
        otherwise = otherwise == null ? unspecified(scrutinee, result) : otherwise;
        for (Choice choice : choices.reversed()) {
            otherwise = app(Hol.conditional(result), choice.condition(), choice.body(), otherwise);
        }
        return otherwise;
    }

    // Datatypes

    private Term distinction(Typed scrutinee, Type.Con type, Datatype datatype, List<Case> cases, Type result) {
        Map<String, Term> branches = new HashMap<>();
        Term otherwise = null;
        for (Case c : cases) {
            if (c.pattern() instanceof Pattern.Named named && isConstructor(named.name())) {
                branches.putIfAbsent(
                        symbols.symbol(named.name()).constant().name(), branch(named, c, type, datatype, result));
            } else if (isRest(c.pattern())) {
                otherwise = rest(scrutinee, c, result);
                break;
            } else {
                throw new SyntaxException(
                        c.pattern().position(),
                        ((Pattern.Named) c.pattern()).name() + " is not a constructor of type " + type);
            }
        }
        if (otherwise == null && branches.size() < datatype.constructors().size()) {
            otherwise = unspecified(scrutinee, result);
        }
        Term call = datatype.caseConstant(type.arguments(), result);
        for (Datatype.Constructor constructor : datatype.constructors()) {
            Term branch = branches.get(constructor.name());
            call = app(call, branch == null ? ignoring(otherwise, constructor, type, datatype) : branch);
        }
        return app(call, scrutinee.term());
    }

    /** λfields. body. */
    private Term branch(Pattern.Named pattern, Case c, Type.Con type, Datatype datatype, Type result) {
        Datatype.Constructor constructor = datatype.constructor(
                        symbols.symbol(pattern.name()).constant().name())
                .orElseThrow(() -> new SyntaxException(
                        pattern.position(), pattern.name() + " is not a constructor of type " + type));
        List<Type> fields = fields(constructor, type, datatype);
        if (fields.size() != pattern.variables().size()) {
            throw new SyntaxException(
                    pattern.position(),
                    "constructor " + pattern.name() + " takes " + fields.size() + " arguments, found "
                            + pattern.variables().size());
        }
        for (int i = 0; i < fields.size(); i++) {
            scope.bind(pattern.variables().get(i), fields.get(i));
        }
        Term body = body(c, result);
        pattern.variables().reversed().forEach(scope::unbind);
        for (int i = fields.size() - 1; i >= 0; i--) {
            body = new Abs(TipTerms.hint(pattern.variables().get(i)), fields.get(i), body);
        }
        return body;
    }

    /** The same for all fields. */
    private static Term ignoring(
            @Nullable Term body, Datatype.Constructor constructor, Type.Con type, Datatype datatype) {
        List<Type> fields = fields(constructor, type, datatype);
        Term branch = Objects.requireNonNull(body).shift(fields.size());
        for (Type field : fields.reversed()) {
            branch = new Abs("x", field, branch);
        }
        return branch;
    }

    private static List<Type> fields(Datatype.Constructor constructor, Type.Con type, Datatype datatype) {
        return datatype.constant(constructor, type.arguments())
                .type()
                .argumentTypes()
                .subList(0, constructor.arguments().size());
    }
}
