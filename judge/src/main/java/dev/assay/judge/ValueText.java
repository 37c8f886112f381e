package dev.assay.judge;

import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.logic.theory.TypeSpecification;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Values in the notation of the text: records as ⦇x = 1⦈, characters and texts, maps as [x ↦ y], relations by the tuples that are in
 * them, functions as f(x := y, …).
 *
 * @param printer writes everything else
 */
public record ValueText(TermPrinter printer, Theory theory) {
    /** What a value is that nobody knows. */
    public static final String UNKNOWN = "?";

    /** What stands for elements that are not listed. */
    public static final String OTHERS = "…";

    private static final List<String> BOUND = List.of("x", "y", "z", "u", "v", "w");

    /** A text, and whether it needs no brackets around it as an argument. */
    private record Text(String text, boolean isClosed) {
        String asArgument() {
            return isClosed ? text : "(" + text + ")";
        }
    }

    public String print(Term value) {
        return special(value).map(Text::text).orElseGet(() -> printer.print(inside(value)));
    }

    /** The term with a name in place of each part that has a notation of its own. */
    private Term inside(Term term) {
        Optional<Text> special = special(term);
        if (special.isPresent()) {
            return new Free(special.get().asArgument(), term.type());
        }
        return switch (term) {
            case App(var function, var argument) -> new App(inside(function), inside(argument));
            case Abs(var hint, var type, var body) -> new Abs(hint, type, inside(body));
            case Term.Bound _, Const _, Free _ -> term;
        };
    }

    private Optional<Text> special(Term term) {
        if (!term.isClosed()) {
            return Optional.empty();
        }
        if (term instanceof Const(var name, Type.Con(var type, var _))
                && name.equals(HolNames.TOP)
                && type.equals(HolNames.SET)) {
            return Optional.of(new Text("UNIV", true));
        }
        return character(term)
                .or(() -> string(term))
                .or(() -> record(term))
                .or(() -> map(term))
                .or(() -> relation(term))
                .or(() -> updated(term));
    }

    // Characters

    private static Optional<Text> character(Term term) {
        OptionalInt code = code(term);
        return code.isEmpty()
                ? Optional.empty()
                : Optional.of(new Text(
                        isPlain(code.getAsInt())
                                ? "CHR ''" + (char) code.getAsInt() + "''"
                                : String.format(Locale.ROOT, "CHR 0x%02X", code.getAsInt()),
                        false));
    }

    private static boolean isPlain(int code) {
        return code >= ' ' && code < 127 && code != '\'' && code != '\\';
    }

    /** Bit by bit, the lowest first. */
    private static OptionalInt code(Term term) {
        if (!term.isApplied(HolNames.CHAR) || term.arguments().size() != 8) {
            return OptionalInt.empty();
        }
        int result = 0;
        for (int bit = 0; bit < 8; bit++) {
            Term value = term.arguments().get(bit);
            if (!isTrue(value) && !isFalse(value)) {
                return OptionalInt.empty();
            }
            result |= isTrue(value) ? 1 << bit : 0;
        }
        return OptionalInt.of(result);
    }

    private static Optional<Text> string(Term term) {
        var text = new StringBuilder();
        Term rest = term;
        while (rest.isApplied(HolNames.CONS) && rest.arguments().size() == 2) {
            OptionalInt code = code(rest.arguments().getFirst());
            if (code.isEmpty() || !isPlain(code.getAsInt())) {
                return Optional.empty();
            }
            text.append((char) code.getAsInt());
            rest = rest.arguments().getLast();
        }
        return text.isEmpty() || !(rest instanceof Const)
                ? Optional.empty()
                : Optional.of(new Text("''" + text + "''", true));
    }

    // Records

    private Optional<Text> record(Term term) {
        var fields = new ArrayList<String>();
        Term rest = term;
        while (extension(rest).isPresent()) {
            List<Const> names = extension(rest).get().fields();
            List<Term> values = rest.arguments();
            for (int i = 0; i < names.size(); i++) {
                fields.add(local(names.get(i).name()) + " = " + print(values.get(i)));
            }
            rest = values.getLast();
        }
        if (fields.isEmpty()) {
            return Optional.empty();
        }
        if (!(rest instanceof Const(var name, var _) && name.equals(HolNames.UNITY))) {
            fields.add(OTHERS + " = " + print(rest));
        }
        return Optional.of(new Text("⦇" + String.join(", ", fields) + "⦈", true));
    }

    /** The record of which the term gives all fields and what comes after them. */
    private Optional<TypeSpecification.Record> extension(Term term) {
        return term.head() instanceof Const(var name, var type)
                        && type.resultType() instanceof Type.Con(var constructor, var _)
                        && theory.typeSpecification(constructor).orElse(null) instanceof TypeSpecification.Record record
                        && record.datatype().constructors().getFirst().name().equals(name)
                        && term.arguments().size() == record.fields().size() + 1
                ? Optional.of(record)
                : Optional.empty();
    }

    private static String local(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    // Functions

    /** A function that has one value but for some arguments. */
    private record Updated(Term base, Map<Term, Term> updates) {}

    private static Updated updates(Term term) {
        var steps = new ArrayList<Term>();
        Term rest = term;
        while (rest.isApplied(HolNames.FUN_UPD) && rest.arguments().size() == 3) {
            steps.addFirst(rest);
            rest = rest.arguments().getFirst();
        }
        var updates = new LinkedHashMap<Term, Term>();
        steps.forEach(
                step -> updates.put(step.arguments().get(1), step.arguments().get(2)));
        return new Updated(rest, updates);
    }

    private Optional<Text> updated(Term term) {
        Updated function = updates(term);
        return function.updates.isEmpty()
                ? Optional.empty()
                : Optional.of(new Text(
                        "(" + print(function.base) + ")("
                                + function.updates.entrySet().stream()
                                        .map(e -> print(e.getKey()) + " := " + print(e.getValue()))
                                        .collect(Collectors.joining(", "))
                                + ")",
                        true));
    }

    private Optional<Text> map(Term term) {
        Updated function = updates(term);
        if (!(function.base instanceof Abs(var _, var _, var elsewhere))
                || !isOption(function.base.type().range())
                || !isNone(elsewhere) && !isUnknown(elsewhere)
                || !function.updates.values().stream().allMatch(value -> isNone(value) || isSome(value))) {
            return Optional.empty();
        }
        var entries = new ArrayList<String>();
        function.updates.forEach((key, value) -> {
            if (isSome(value)) {
                entries.add(print(key) + " ↦ " + print(value.arguments().getFirst()));
            }
        });
        if (isUnknown(elsewhere)) {
            entries.add(OTHERS);
        }
        return Optional.of(new Text(entries.isEmpty() ? "Map.empty" : "[" + String.join(", ", entries) + "]", true));
    }

    private static boolean isOption(Type type) {
        return type instanceof Type.Con(var name, var _) && name.equals(HolNames.OPTION);
    }

    private static boolean isSome(Term term) {
        return term.isApplied(HolNames.OPTION_SOME) && term.arguments().size() == 1;
    }

    private static boolean isNone(Term term) {
        return term instanceof Const(var name, var _) && name.equals(HolNames.OPTION_NONE);
    }

    /** λx y. (x, y) ∈ {(a, b), …} for a function whose values are truth values, mostly false. */
    private Optional<Text> relation(Term term) {
        int arity = term.type().argumentTypes().size();
        if (updates(term).updates.isEmpty()
                || arity > BOUND.size()
                || !term.type().resultType().equals(Type.bool())) {
            return Optional.empty();
        }
        var tuples = new ArrayList<String>();
        boolean[] isOpen = {false};
        if (!collect(term, arity, List.of(), tuples, isOpen)) {
            return Optional.empty();
        }
        if (isOpen[0]) {
            tuples.add(OTHERS);
        }
        List<String> names = BOUND.subList(0, arity);
        String body = tuples.isEmpty() ? "False" : tuple(names) + " ∈ {" + String.join(", ", tuples) + "}";
        return Optional.of(new Text("λ" + String.join(" ", names) + ". " + body, false));
    }

    private static String tuple(List<String> parts) {
        return parts.size() == 1 ? parts.getFirst() : "(" + String.join(", ", parts) + ")";
    }

    /** Collects the arguments for which the function is true; whether it can be said so. */
    private boolean collect(Term term, int arity, List<String> arguments, List<String> tuples, boolean[] isOpen) {
        if (arity == 0) {
            if (isTrue(term)) {
                tuples.add(tuple(arguments));
            }
            isOpen[0] |= isUnknown(term);
            return isTrue(term) || isFalse(term) || isUnknown(term);
        }
        Updated function = updates(term);
        boolean isOpenElsewhere = isConstantly(function.base, ValueText::isUnknown);
        isOpen[0] |= isOpenElsewhere;
        boolean isSo = isOpenElsewhere || isConstantly(function.base, ValueText::isFalse);
        for (Map.Entry<Term, Term> update : function.updates.entrySet()) {
            var more = new ArrayList<>(arguments);
            more.add(print(update.getKey()));
            isSo = isSo && collect(update.getValue(), arity - 1, more, tuples, isOpen);
        }
        return isSo;
    }

    private static boolean isConstantly(Term term, java.util.function.Predicate<Term> value) {
        return term instanceof Abs(var _, var _, var body) ? isConstantly(body, value) : value.test(term);
    }

    private static boolean isTrue(Term term) {
        return term instanceof Const(var name, var _) && name.equals(HolNames.TRUE);
    }

    private static boolean isFalse(Term term) {
        return term instanceof Const(var name, var _) && name.equals(HolNames.FALSE);
    }

    private static boolean isUnknown(Term term) {
        return term instanceof Free(var name, var _) && name.equals(UNKNOWN);
    }
}
