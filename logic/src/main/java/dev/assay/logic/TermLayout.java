package dev.assay.logic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The layout of one term. */
final class TermLayout {
    private static final int APPLICATION = 999;
    private static final int ATOM = 1000;
    private static final int LAMBDA = 3;

    private static final Symbol LAMBDA_SYMBOL = new Symbol("λ", "%");

    private final TermPrinter printer;
    private final Term root;
    private final PrintedNames names;
    private final Set<String> annotated = new HashSet<>();

    TermLayout(TermPrinter printer, Term root, List<String> binders) {
        this.printer = printer;
        this.root = root;
        names = new PrintedNames(root, binders, printer.types().names());
    }

    Doc document() {
        return term(root, 0);
    }

    private Doc term(Term term, int priority) {
        return switch (term) {
            case Term.Const c -> application(c, List.of(), priority);
            case Term.Free v -> free(v);
            case Term.Bound(var index) -> Doc.text(names.bound(index));
            case Term.Abs abs -> lambda(abs, priority);
            case Term.App app -> application(app.head(), app.arguments(), priority);
        };
    }

    private Doc free(Term.Free variable) {
        String name = variable.name();
        boolean annotate = printer.showTypes()
                && !printer.untyped().contains(name)
                && (annotated.add(name) || names.hasSeveralTypes(name));
        return annotate ? annotated(name, variable.type()) : Doc.text(name);
    }

    private Doc annotated(String name, Type type) {
        return Doc.concat(Doc.text("(" + name + "::"), printer.types().layout(type, 0), Doc.text(")"));
    }

    // Application

    private Doc application(Term head, List<Term> arguments, int priority) {
        if (head instanceof Term.Const c) {
            var notated = mixfix(c).flatMap(mixfix -> notated(mixfix, arguments, priority));
            return notated.orElseGet(() -> plain(constant(c), arguments, priority));
        }
        return plain(term(head, ATOM), arguments, priority);
    }

    private Doc plain(Doc head, List<Term> arguments, int priority) {
        if (arguments.isEmpty()) {
            return head;
        }
        var parts = new ArrayList<Doc>();
        parts.add(head);
        for (Term argument : arguments) {
            parts.add(Doc.space());
            parts.add(term(argument, ATOM));
        }
        return bracketed(Doc.group(Doc.nest(2, new Doc.Concat(parts))), APPLICATION, priority);
    }

    /** A constant by itself; an infix one as (+). */
    private Doc constant(Term.Const constant) {
        String name = names.constant(constant.name());
        if (printer.showConstantTypes()) {
            return annotated(name, constant.type());
        }
        return switch (mixfix(constant).orElse(null)) {
            case Mixfix.Literal(var symbol) -> symbol(symbol);
            case Mixfix.Infix infix -> Doc.concat(Doc.text("("), symbol(infix.symbol()), Doc.text(")"));
            case Mixfix.Enumeration(var _, var _, var _, Mixfix.Infix infix) ->
                Doc.concat(Doc.text("("), symbol(infix.symbol()), Doc.text(")"));
            case null, default -> Doc.text(name);
        };
    }

    /** The notation at the constant's type, if it has any. */
    private Optional<Mixfix> mixfix(Term.Const constant) {
        if (printer.showConstantTypes()) {
            return Optional.empty();
        }
        var mixfix = printer.types().notation().of(constant.name());
        while (mixfix.orElse(null) instanceof Mixfix.ByType(var constructor, var there, var elsewhere)) {
            Type type = constant.type().isFun() ? constant.type().domain() : constant.type();
            boolean isThere = type instanceof Type.Con(var name, var _) && name.equals(constructor);
            mixfix = Optional.of(isThere ? there : elsewhere);
        }
        return mixfix;
    }

    /** The text in mixfix notation, or empty where the arguments are too few or of the wrong form for it. */
    private Optional<Doc> notated(Mixfix mixfix, List<Term> arguments, int priority) {
        int arity = arity(mixfix);
        if (arguments.size() < arity || arity == 0) {
            return Optional.empty();
        }
        if (arguments.size() > arity) {
            return notated(mixfix, arguments.subList(0, arity), ATOM)
                    .map(head -> plain(head, arguments.subList(arity, arguments.size()), priority));
        }
        return switch (mixfix) {
            case Mixfix.Infix infix ->
                Optional.of(infix(infix, term(arguments.get(0), infix.left()), arguments.get(1), priority));
            case Mixfix.Template template -> Optional.of(template(template, arguments, priority));
            case Mixfix.Negation negation -> Optional.of(negation(negation, arguments.getFirst(), priority));
            case Mixfix.Binder binder -> binder(binder, arguments.getFirst(), priority);
            case Mixfix.Comprehension comprehension -> comprehension(comprehension, arguments.getFirst());
            case Mixfix.Let let -> let(let, arguments, priority);
            case Mixfix.Tuple _ -> Optional.of(tuple(arguments));
            case Mixfix.Enumeration enumeration -> enumeration(enumeration, arguments, priority);
            case Mixfix.Numeral numeral -> decimal(numeral, arguments.getFirst());
            case Mixfix.Literal _, Mixfix.Plain _, Mixfix.ByType _ -> Optional.empty();
        };
    }

    private static int arity(Mixfix mixfix) {
        return switch (mixfix) {
            case Mixfix.Literal _, Mixfix.Plain _, Mixfix.ByType _ -> 0;
            case Mixfix.Negation _, Mixfix.Binder _, Mixfix.Comprehension _, Mixfix.Numeral _ -> 1;
            case Mixfix.Infix _, Mixfix.Let _, Mixfix.Tuple _, Mixfix.Enumeration _ -> 2;
            case Mixfix.Template template -> template.arguments().size();
        };
    }

    private Doc infix(Mixfix.Infix infix, Doc left, Term right, int priority) {
        return infix(infix, left, term(right, infix.right()), priority);
    }

    private Doc infix(Mixfix.Infix infix, Doc left, Doc right, int priority) {
        Doc doc = Doc.group(left, Doc.text(" "), symbol(infix.symbol()), Doc.space(), right);
        return bracketed(doc, infix.priority(), priority);
    }

    private Doc template(Mixfix.Template template, List<Term> arguments, int priority) {
        String[] texts = template.pattern().in(printer.alphabet()).split("_", -1);
        var parts = new ArrayList<Doc>();
        for (int i = 0; i < texts.length; i++) {
            // A line may be broken before a keyword that follows an argument.
            boolean breaks = texts[i].startsWith(" ");
            if (breaks) {
                parts.add(Doc.space());
            }
            parts.add(Doc.text(breaks ? texts[i].substring(1) : texts[i]));
            if (i < arguments.size()) {
                parts.add(term(arguments.get(i), template.arguments().get(i)));
            }
        }
        return bracketed(new Doc.Group(new Doc.Concat(parts)), template.priority(), priority);
    }

    private Doc negation(Mixfix.Negation negation, Term argument, int priority) {
        if (argument instanceof Term.App(Term.App(Term.Const(var name, var _), var left), var right)) {
            var melted = negation.melted().get(name);
            if (melted != null) {
                return infix(melted, term(left, melted.left()), right, priority);
            }
        }
        return template(negation.plain(), List.of(argument), priority);
    }

    private Doc tuple(List<Term> arguments) {
        var components = new ArrayList<Doc>();
        components.add(term(arguments.get(0), 0));
        Term rest = arguments.get(1);
        while (rest instanceof Term.App(Term.App(Term.Const c, var first), var second)
                && mixfix(c).orElse(null) instanceof Mixfix.Tuple) {
            components.add(term(first, 0));
            rest = second;
        }
        components.add(term(rest, 0));
        return Doc.group(Doc.text("("), Doc.nest(1, Doc.separated(",", components)), Doc.text(")"));
    }

    private Optional<Doc> enumeration(Mixfix.Enumeration enumeration, List<Term> arguments, int priority) {
        var elements = new ArrayList<Term>();
        elements.add(arguments.get(0));
        Term rest = arguments.get(1);
        while (rest instanceof Term.App(Term.App(Term.Const c, var element), var tail)
                && mixfix(c).orElse(null) == enumeration) {
            elements.add(element);
            rest = tail;
        }
        if (rest instanceof Term.Const(var name, var _) && name.equals(enumeration.end())) {
            var docs = elements.stream().map(e -> term(e, 0)).toList();
            return Optional.of(Doc.group(
                    symbol(enumeration.left()), Doc.nest(1, Doc.separated(",", docs)), symbol(enumeration.right())));
        }
        if (!(enumeration.open() instanceof Mixfix.Infix infix)) {
            return notated(enumeration.open(), arguments, priority);
        }
        // The whole chain at once: to look at each tail again would take quadratic time.
        var lefts = new ArrayList<Doc>();
        elements.forEach(e -> lefts.add(term(e, infix.left())));
        Doc chain = term(rest, infix.right());
        for (int i = lefts.size() - 1; i >= 0; i--) {
            chain = infix(infix, lefts.get(i), chain, i == 0 ? priority : infix.right());
        }
        return Optional.of(chain);
    }

    /** One is not a numeral here, for 1 is the text of a constant of its own. */
    private Optional<Doc> decimal(Mixfix.Numeral numeral, Term argument) {
        var bits = new StringBuilder();
        Term rest = argument;
        while (rest instanceof Term.App(Term.Const(var bit, var _), var high)) {
            if (!bit.equals(numeral.bit0()) && !bit.equals(numeral.bit1())) {
                return Optional.empty();
            }
            bits.append(bit.equals(numeral.bit1()) ? '1' : '0');
            rest = high;
        }
        boolean isNumber = rest instanceof Term.Const(var one, var _) && one.equals(numeral.one()) && !bits.isEmpty();
        return isNumber
                ? Optional.of(Doc.text(new BigInteger(bits.append('1').reverse().toString(), 2).toString()))
                : Optional.empty();
    }

    // Binders

    private Doc lambda(Term.Abs abs, int priority) {
        var chain = new ArrayList<Term.Abs>();
        Term body = abs;
        while (body instanceof Term.Abs next) {
            chain.add(next);
            body = next.body();
        }
        return bound(symbol(LAMBDA_SYMBOL), chain, body, LAMBDA, priority);
    }

    private Optional<Doc> binder(Mixfix.Binder binder, Term argument, int priority) {
        if (!(argument instanceof Term.Abs abs)) {
            return Optional.empty();
        }
        var chain = new ArrayList<Term.Abs>();
        chain.add(abs);
        Term body = abs.body();
        while (body instanceof Term.App(Term.Const c, Term.Abs next)
                && mixfix(c).orElse(null) == binder) {
            chain.add(next);
            body = next.body();
        }
        return Optional.of(bound(symbol(binder.symbol()), chain, body, binder.priority(), priority));
    }

    private Doc bound(Doc symbol, List<Term.Abs> chain, Term body, int own, int priority) {
        var variables = new ArrayList<Doc>();
        for (Term.Abs abs : chain) {
            variables.add(variable(names.bind(abs.hint(), abs.body()), abs.argument(), chain.size() > 1));
        }
        Doc doc = Doc.group(
                Doc.nest(2, symbol, Doc.nest(2, spaced(variables)), Doc.text("."), Doc.space(), term(body, own)));
        names.unbind(chain.size());
        return bracketed(doc, own, priority);
    }

    private static Doc spaced(List<Doc> docs) {
        return docs.size() == 1 ? docs.getFirst() : Doc.group(Doc.separated("", docs));
    }

    private Doc variable(String name, Type type, boolean inChain) {
        if (!printer.showTypes()) {
            return Doc.text(name);
        }
        return inChain
                ? annotated(name, type)
                : Doc.concat(Doc.text(name + "::"), printer.types().layout(type, 0));
    }

    private Optional<Doc> comprehension(Mixfix.Comprehension comprehension, Term argument) {
        if (!(argument instanceof Term.Abs(var hint, var type, var body))) {
            return Optional.empty();
        }
        Doc variable = variable(names.bind(hint, body), type, false);
        Doc doc = Doc.group(
                symbol(comprehension.open()),
                Doc.nest(1, variable, Doc.text("."), Doc.space(), term(body, 0)),
                symbol(comprehension.close()));
        names.unbind(1);
        return Optional.of(doc);
    }

    private Optional<Doc> let(Mixfix.Let let, List<Term> arguments, int priority) {
        if (!(arguments.get(1) instanceof Term.Abs abs)) {
            return Optional.empty();
        }
        var equations = new ArrayList<Doc>();
        equations.add(equation(arguments.get(0), abs));
        Term body = abs.body();
        while (body instanceof Term.App(Term.App(Term.Const c, var value), Term.Abs next)
                && mixfix(c).orElse(null) == let) {
            equations.add(equation(value, next));
            body = next.body();
        }
        Doc doc = Doc.group(
                Doc.text("let "),
                Doc.nest(4, Doc.separated(";", equations)),
                Doc.space(),
                Doc.text("in "),
                term(body, let.priority()));
        names.unbind(equations.size());
        return Optional.of(bracketed(doc, let.priority(), priority));
    }

    /** x = value, after which x is in scope. */
    private Doc equation(Term value, Term.Abs abs) {
        Doc right = term(value, 0);
        Doc variable = variable(names.bind(abs.hint(), abs.body()), abs.argument(), false);
        return Doc.group(variable, Doc.text(" ="), Doc.nest(2, Doc.space(), right));
    }

    private Doc symbol(Symbol symbol) {
        return Doc.text(symbol.in(printer.alphabet()));
    }

    private Doc bracketed(Doc doc, int own, int priority) {
        boolean needed = priority > own || printer.showBrackets() && priority > 0;
        return needed ? Doc.concat(Doc.text("("), doc, Doc.text(")")) : doc;
    }
}
