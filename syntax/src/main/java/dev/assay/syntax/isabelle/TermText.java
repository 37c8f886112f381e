package dev.assay.syntax.isabelle;

import dev.assay.logic.Notation;
import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.syntax.isabelle.inner.PrintedNotation;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The texts of what was read at some places. */
final class TermText {
    /** How much is said about types: at variables and binders, nowhere, or at every constant as well. */
    enum Detail {
        VARIABLES,
        NONE,
        ALL
    }

    private final Context context;
    private final Recording recording;
    private final TermPrinter printer;

    TermText(Context context, Recording recording, Detail detail) {
        this.context = context;
        this.recording = recording;
        TermPrinter base = printer(context).withSorts(true);
        this.printer = switch (detail) {
            case VARIABLES -> base.showTypes(true);
            case NONE -> base;
            case ALL -> base.showTypes(true).showConstantTypes(true);
        };
    }

    /** Writes terms as the text at that place would. */
    static TermPrinter printer(Context context) {
        return TermPrinter.UNICODE.withNotation(notation(context)).withNames(name -> shortest(context, name));
    }

    /** Known notation stays; constants without any have what the theories declare. */
    private static Notation notation(Context context) {
        Notation result = Notation.HOL;
        for (var declared : context.grammar().notation().entrySet()) {
            var mixfix = PrintedNotation.of(declared.getValue());
            if (mixfix.isPresent() && Notation.HOL.of(declared.getKey()).isEmpty()) {
                result = result.with(declared.getKey(), mixfix.get());
            }
        }
        return result;
    }

    static String shortest(Context context, String name) {
        if (context.scheme(name).isPresent()) {
            return context.constants().shortest(name);
        }
        return context.typeName(name).isPresent()
                ? context.types().shortest(name)
                : context.classes().shortest(name);
    }

    /** The text of what was read there, if anything was; the variables are those whose types are said elsewhere. */
    Optional<String> at(Position start, Set<String> variables) {
        return recording.at(start).map(reading -> switch (reading) {
            case Recording.Reading.OfTerm(var term) ->
                printer.withoutTypesAt(variables).print(inLocale(term));
            case Recording.Reading.OfType(var type) -> printer.types().print(type);
        });
    }

    /** What a locale defines is written without the locale's own parameters. */
    private Term inLocale(Term term) {
        return switch (term) {
            case Term.Const _, Term.Free _, Term.Bound _ -> term;
            case Term.Abs(var hint, var type, var body) -> new Term.Abs(hint, type, inLocale(body));
            case Term.App app -> {
                List<Term> arguments =
                        app.arguments().stream().map(this::inLocale).toList();
                Term head = inLocale(app.head());
                int implicit = implicit(head, arguments);
                Term start = implicit == 0 ? head : withoutDomains((Term.Const) head, implicit);
                yield Term.app(start, arguments.subList(implicit, arguments.size()));
            }
        };
    }

    /** How many arguments are parameters of the locale that defines the head. */
    private int implicit(Term head, List<Term> arguments) {
        if (!(head instanceof Term.Const(var name, var _))) {
            return 0;
        }
        List<String> parameters = context.localConstant(name)
                .map(Locale.LocalConstant::parameters)
                .orElse(List.of());
        List<String> written = arguments.stream()
                .limit(parameters.size())
                .map(argument -> argument instanceof Term.Free(var variable, var _) ? variable : "")
                .toList();
        return written.equals(parameters) ? parameters.size() : 0;
    }

    /** Under the name that it has in the locale: with the locale's name before it, it would be that of all instances. */
    private static Term withoutDomains(Term.Const constant, int count) {
        Type type = constant.type();
        for (int i = 0; i < count; i++) {
            type = type.range();
        }
        return new Term.Free(Context.base(constant.name()), type);
    }
}
