package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Alternative;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.Binding;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Fix;
import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.NamedFacts;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.WrittenNotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The phrases that many commands have in common: names with attributes, declarations, notations, facts, equations. */
class Phrases extends TokenCursor {
    Phrases(CommandSpan span) {
        super(span);
    }

    /** {@code (in locale)}. */
    @Nullable
    Name target() {
        if (!is("(") || !isNext("in")) {
            return null;
        }
        next();
        next();
        Name name = name("the name of a locale or class");
        expect(")");
        return name;
    }

    /** {@code and}-separated declarations {@code f g :: type (mixfix)}. */
    List<Fix> fixes() {
        List<Fix> fixes = new ArrayList<>();
        do {
            List<Name> names = names("the name of a variable or constant");
            @Nullable Quoted type = accept("::") ? inner("a type") : null;
            @Nullable WrittenNotation mixfix = mixfix();
            names.forEach(name -> fixes.add(new Fix(name, type, mixfix)));
        } while (accept("and"));
        return fixes;
    }

    /** The declarations after {@code for}, if it is there. */
    List<Fix> forFixes() {
        return accept("for") ? fixes() : List.of();
    }

    /** {@code name :: type (mixfix)}, the type being required. */
    Fix typed(String what) {
        Name name = name(what);
        expect("::");
        return new Fix(name, inner("a type"), mixfix());
    }

    /** {@code name :: type (mixfix) where}, if there is a {@code where} that belongs to a name here. */
    @Nullable
    Fix declaredConstant() {
        boolean isDeclared = atName() && (isNext("::") || isNext("where") || isNext("(") && isMixfix(1));
        if (!isDeclared) {
            return null;
        }
        Name name = name("a constant");
        @Nullable Quoted type = accept("::") ? inner("a type") : null;
        @Nullable WrittenNotation mixfix = mixfix();
        expect("where");
        return new Fix(name, type, mixfix);
    }

    private boolean isMixfix(int ahead) {
        Token first = peek(ahead + 1);
        return peek(ahead).is("(")
                && (first.kind() == Token.Kind.STRING
                        || first.kind() == Token.Kind.CARTOUCHE
                        || first.is("infix")
                        || first.is("infixl")
                        || first.is("infixr")
                        || first.is("binder")
                        || first.is("structure"));
    }

    boolean atMixfix() {
        return isMixfix(0);
    }

    /** The notation in parentheses, if there is one here. */
    @Nullable
    WrittenNotation mixfix() {
        if (!atMixfix()) {
            return null;
        }
        next();
        WrittenNotation.Kind kind = mixfixKind();
        if (kind == WrittenNotation.Kind.STRUCTURE) {
            Quoted empty = new Quoted("", source().position(peek().start()));
            expect(")");
            return new WrittenNotation(kind, empty, List.of(), OptionalInt.empty());
        }
        if (!peek().isQuoted()) {
            throw expected("a template in quotes");
        }
        Quoted template = inner("a template in quotes");
        List<Integer> arguments = List.of();
        if (accept("[")) {
            arguments = is("]") ? List.of() : separated(",", () -> number("a priority"));
            expect("]");
        }
        OptionalInt priority = is(")") ? OptionalInt.empty() : OptionalInt.of(number("a priority"));
        expect(")");
        return new WrittenNotation(kind, template, arguments, priority);
    }

    private WrittenNotation.Kind mixfixKind() {
        WrittenNotation.Kind kind = peek().isQuoted()
                ? WrittenNotation.Kind.TEMPLATE
                : WrittenNotation.Kind.valueOf(peek().text().toUpperCase(Locale.ROOT));
        if (kind != WrittenNotation.Kind.TEMPLATE) {
            next();
        }
        return kind;
    }

    /** {@code [simp, of x y]}, or nothing. */
    List<Attribute> attributes() {
        List<Attribute> attributes = new ArrayList<>();
        // What stands in two brackets is a fact of its own, without a name.
        if (!isNext("[") && accept("[")) {
            while (!accept("]")) {
                if (atEnd() || is(",")) {
                    throw expected("an attribute");
                }
                Token name = next();
                attributes.add(AttributeReader.read(span(), nameOf(name), until(",", "]")));
                if (!accept(",") && !is("]")) {
                    throw expected("`]` after the attributes");
                }
            }
        }
        return attributes;
    }

    /** A name, attributes or both, where the sign comes after them; nothing otherwise. */
    Binding binding(String sign) {
        boolean isNamed = atName();
        int afterName = isNamed ? 1 : 0;
        int sure = peek(afterName).is("[") ? closing(afterName) + 1 : afterName;
        if (sure == 0 || !peek(sure).is(sign)) {
            return Binding.EMPTY;
        }
        @Nullable Name name = isNamed ? name("a name") : null;
        List<Attribute> attributes = attributes();
        expect(sign);
        return new Binding(name, attributes);
    }

    boolean atFact() {
        return atName() || peek().kind() == Token.Kind.ALTERNATIVE_STRING || is("[") && isNext("[");
    }

    List<FactReference> facts() {
        return many(this::atFact, this::fact, "the name of a fact");
    }

    FactReference fact() {
        if (accept("[")) {
            List<Attribute> attributes = attributes();
            expect("]");
            return new FactReference.Settings(attributes);
        }
        Token token = next();
        boolean isLiteral = token.kind() == Token.Kind.ALTERNATIVE_STRING || token.kind() == Token.Kind.CARTOUCHE;
        List<FactReference.Selection> selections = List.of();
        if (is("(") && peek(1).kind() == Token.Kind.NATURAL) {
            next();
            selections = separated(",", this::selection);
            expect(")");
        }
        return isLiteral
                ? new FactReference.Literal(token.quoted(source()), attributes())
                : new FactReference.Named(nameOf(token), selections, attributes());
    }

    private FactReference.Selection selection() {
        int from = number("the number of a fact");
        if (!accept("-")) {
            return new FactReference.Selection(from, from);
        }
        boolean hasEnd = peek().kind() == Token.Kind.NATURAL;
        return new FactReference.Selection(from, hasEnd ? number("the number of a fact") : Integer.MAX_VALUE);
    }

    Proposition proposition() {
        Quoted term = inner("a proposition");
        List<Quoted> patterns = List.of();
        if (is("(") && isNext("is")) {
            next();
            patterns = many(
                    () -> is("is"),
                    () -> {
                        expect("is");
                        return inner("a pattern");
                    },
                    "a pattern");
            expect(")");
        }
        return new Proposition(term, patterns);
    }

    /** {@code and}-separated groups of propositions, each with a name or attributes where written. */
    List<Proposition.Group> groups() {
        return separated("and", () -> {
            Binding binding = binding(":");
            return new Proposition.Group(binding, many(this::atInner, this::proposition, "a proposition"));
        });
    }

    /** The premises after {@code if}, where it is there. */
    List<Proposition.Group> premises() {
        return accept("if") ? groups() : List.of();
    }

    Equation equation() {
        Binding binding = binding(":");
        Quoted proposition = inner("a proposition");
        @Nullable Quoted of = accept("of") ? inner("a term") : null;
        List<Proposition.Group> premises = premises();
        return new Equation(binding, proposition, premises, forFixes(), of);
    }

    List<Equation> equations() {
        return separated("|", this::equation);
    }

    List<NamedFacts> namedFacts() {
        return separated("and", () -> {
            Binding binding = binding("=");
            return new NamedFacts(binding, facts());
        });
    }

    /** {@code (a, b c = d)} or the same in brackets; of further signs only the given closing one counts. */
    List<Option> options(String open, String close) {
        List<Option> options = new ArrayList<>();
        if (accept(open)) {
            while (!accept(close)) {
                options.add(option(close));
                if (!accept(",") && !is(close)) {
                    throw expected("`" + close + "` after the options");
                }
            }
        }
        return options;
    }

    private Option option(String close) {
        if (atEnd() || is(",") || is("=") || !(atInner() || peek().kind() == Token.Kind.KEYWORD || isCommand())) {
            throw expected("an option");
        }
        Name name = nameOf(next());
        List<Token> argument = listed("=", close);
        List<Token> values = accept("=") ? listed(close, close) : List.of();
        return new Option(name, argument, values);
    }

    private boolean isCommand() {
        return peek().kind() == Token.Kind.COMMAND;
    }

    /** A list as {@code [a, b]}, with its brackets. */
    private List<Token> bracketed() {
        List<Token> tokens = new ArrayList<>(List.of(next()));
        tokens.addAll(until("]"));
        tokens.add(peek());
        expect("]");
        return tokens;
    }

    /** Tokens up to a sign; a comma before a number belongs to them, as in {@code 1, 2, 3}. */
    private List<Token> listed(String sign, String close) {
        if (is("[")) {
            return bracketed();
        }
        List<Token> tokens = new ArrayList<>(until(sign, ",", close));
        while (is(",") && peek(1).kind() == Token.Kind.NATURAL) {
            tokens.add(next());
            tokens.addAll(until(sign, ",", close));
        }
        return tokens;
    }

    /** {@code 'a} or {@code ('a :: sort, 'b)}, or no parameters. */
    List<TypeParameter> typeParameters() {
        if (peek().kind() == Token.Kind.TYPE_IDENTIFIER) {
            return List.of(typeParameter());
        }
        if (!is("(")) {
            return List.of();
        }
        next();
        List<TypeParameter> parameters = separated(",", this::typeParameter);
        expect(")");
        return parameters;
    }

    private TypeParameter typeParameter() {
        boolean dead = accept("dead");
        @Nullable Name setFunction = null;
        if (!dead && atName() && isNext(":")) {
            setFunction = name("a set function");
            next();
        }
        if (peek().kind() != Token.Kind.TYPE_IDENTIFIER) {
            throw expected("a type variable");
        }
        Name name = nameOf(next());
        return new TypeParameter(name, accept("::") ? inner("a sort") : null, dead, setFunction);
    }

    /** {@code (input)}, {@code (latex output)} and so on. */
    ConstantCommand.Mode mode() {
        if (!is("(") || atMixfix() || isNext("in")) {
            return ConstantCommand.Mode.NONE;
        }
        next();
        boolean isOutput = accept("output");
        Name name = isOutput && is(")") ? new Name("", source().position(peek().start())) : name("a print mode");
        isOutput |= accept("output");
        expect(")");
        return new ConstantCommand.Mode(name.text(), isOutput);
    }

    /** {@code (name) xs where propositions}, as one of the cases of {@code obtains} and {@code consider}. */
    Alternative obtainedCase() {
        Binding binding = Binding.EMPTY;
        if (accept("(")) {
            @Nullable Name name = atName() ? name("the name of a case") : null;
            binding = new Binding(name, attributes());
            expect(")");
        }
        List<Fix> variables = List.of();
        if (hasVariables()) {
            variables = fixes();
            expect("where");
        }
        return new Alternative(binding, variables, groups());
    }

    private boolean hasVariables() {
        for (int i = 0; peek(i).kind() != Token.Kind.END && !peek(i).is("|"); i++) {
            if (peek(i).is("where")) {
                return true;
            }
        }
        return false;
    }
}
