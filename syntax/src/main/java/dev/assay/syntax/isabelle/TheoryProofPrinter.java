package dev.assay.syntax.isabelle;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.Type;
import dev.assay.logic.TypePrinter;
import dev.assay.logic.proof.Argument;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.ProofPrinter;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.TermArgument;
import dev.assay.logic.proof.Writing;
import dev.assay.syntax.SyntaxException;
import java.util.HashMap;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes proofs so that they can be read in a theory. */
public final class TheoryProofPrinter implements ProofPrinter {
    private final Writing writing;
    private final UnaryOperator<String> placing;

    /** With terms and names as {@code writing} has them. */
    public TheoryProofPrinter(Writing writing) {
        this(writing, UnaryOperator.identity());
    }

    /** At a place of a theory. */
    public static TheoryProofPrinter in(Context context) {
        return new TheoryProofPrinter(new InContext(context), proof -> LocaleAssumptions.written(context, proof));
    }

    private TheoryProofPrinter(Writing writing, UnaryOperator<String> placing) {
        this.writing = writing;
        this.placing = placing;
    }

    /** Types are written where a term would mean something else without them. */
    private static final class InContext implements Writing {
        private final Context context;
        private final TermPrinter plain;
        private final TermPrinter typed;

        InContext(Context context) {
            this.context = context;
            this.plain = context.printer().withWidth(Integer.MAX_VALUE);
            this.typed = plain.withSorts(true).showTypes(true);
        }

        @Override
        public String term(Term t) {
            String text = plain.print(t);
            return means(text, t) ? text : typed.print(t);
        }

        @Override
        public String fact(String name) {
            if (context.theory().fact(name).isPresent()) {
                return context.factText(name);
            }
            // One that the proof states itself.
            String own = context.name() + ".";
            return name.startsWith(own) ? name.substring(own.length()) : name;
        }

        // What is said of it later need not tell its type.
        @Override
        public String variable(Free v) {
            return v.type().variables().isEmpty()
                    ? v.name()
                    : v.name() + " :: \"" + TypePrinter.UNICODE.print(v.type()) + "\"";
        }

        private boolean means(String text, Term t) {
            try {
                Term read = context.terms(List.of(Quoted.of("proof", text)), List.of())
                        .getFirst();
                return general(read).sameAs(general(t));
            } catch (SyntaxException _) {
                return false;
            }
        }
    }

    /** With type variables named as they come. */
    private static Term general(Term t) {
        var names = new HashMap<Type.Var, Type>();
        t.typeVariables().forEach(v -> names.put(v, Type.var("'t" + names.size(), v.sort())));
        return t.substituteTypes(names);
    }

    @Override
    public String term(Term term) {
        return writing.term(term);
    }

    @Override
    public String fact(String name) {
        return writing.fact(name);
    }

    @Override
    public String variable(Free variable) {
        return writing.variable(variable);
    }

    @Override
    public String proof(ProofStep.By proof) {
        Method terminal = proof.terminal();
        return "by " + outer(proof.initial()) + (terminal == null ? "" : " " + outer(terminal));
    }

    @Override
    public String placed(String proof) {
        return placing.apply(proof);
    }

    // Methods

    /** As a proof command has it: a name alone, or in parentheses. */
    private String outer(Method method) {
        String text = inner(method);
        return text.matches("[A-Za-z_0-9.]+|-") ? text : "(" + text + ")";
    }

    private String inner(Method method) {
        return switch (method) {
            case Method.Named(var name, var sections) ->
                Stream.concat(Stream.of(name.text()), sections.stream().map(this::section))
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining(" "));
            case Method.Sequence(var parts) -> joined(parts, ", ");
            case Method.Structured(var first, var rest) -> part(first) + "; " + part(rest);
            case Method.Choice(var parts) -> joined(parts, " | ");
            case Method.Optional(var part) -> outer(part) + "?";
            case Method.Repeated(var part) -> outer(part) + "+";
            case Method.Restricted(var part, var goals) -> outer(part) + "[" + goals + "]";
            case Method.Using(var facts, var part) ->
                "use " + facts.stream().map(this::argument).collect(Collectors.joining(" ")) + " in " + part(part);
        };
    }

    private String joined(List<Method> parts, String sign) {
        return parts.stream().map(this::part).collect(Collectors.joining(sign));
    }

    /** A method among others; what is put together needs parentheses. */
    private String part(Method method) {
        return switch (method) {
            case Method.Named _, Method.Optional _, Method.Repeated _, Method.Restricted _ -> inner(method);
            case Method.Sequence _, Method.Structured _, Method.Choice _, Method.Using _ -> "(" + inner(method) + ")";
        };
    }

    private String section(Method.Section section) {
        String header = section.keyword().isEmpty() ? "" : section.keyword() + section.modifier() + ": ";
        return header + section.arguments().stream().map(this::argument).collect(Collectors.joining(" "));
    }

    private String argument(Argument argument) {
        return switch (argument) {
            case Argument.Word(var text) -> text;
            case TermArgument.Given(Free(var name, var _)) -> name;
            case TermArgument.Given(var term) -> quoted(term(term));
            case Quoted(var text, var _) -> quoted(text);
            case FactReference.Named(var name, var selections, var attributes) ->
                fact(name.text()) + selected(selections) + written(attributes);
            case FactReference.Literal(var statement, var attributes) -> "‹" + statement + "›" + written(attributes);
            case FactReference.Given(var theorem) -> "‹" + term(theorem.conclusion()) + "›";
            case FactReference.Settings(var attributes) -> "[" + written(attributes) + "]";
        };
    }

    private static String quoted(String text) {
        return text.matches("[A-Za-z][A-Za-z0-9_']*") ? text : "\"" + text + "\"";
    }

    private static String selected(List<FactReference.Selection> selections) {
        return selections.isEmpty()
                ? ""
                : selections.stream()
                        .map(s -> s.from() == s.to()
                                ? "" + s.from()
                                : s.from() + "-" + (s.to() == Integer.MAX_VALUE ? "" : s.to()))
                        .collect(Collectors.joining(",", "(", ")"));
    }

    private String written(List<Attribute> attributes) {
        return attributes.isEmpty()
                ? ""
                : attributes.stream()
                        .map(a -> (a.name() + " " + arguments(a.arguments())).strip())
                        .collect(Collectors.joining(", ", "[", "]"));
    }

    private String arguments(Attribute.Arguments arguments) {
        return switch (arguments) {
            case Attribute.Words(var words) -> spaced(words.stream().map(Quoted::text));
            case Attribute.Facts(var number, var facts) ->
                (number == 1 ? "" : "[" + number + "] ")
                        + spaced(facts.stream().map(f -> f.map(this::argument).orElse("_")));
            case Attribute.Terms(var all, var conclusion) ->
                spaced(all.stream().map(t -> t.map(this::argument).orElse("_")))
                        + (conclusion.isEmpty()
                                ? ""
                                : " concl: "
                                        + spaced(conclusion.stream()
                                                .map(t -> t.map(this::argument).orElse("_"))));
            case Attribute.Assignments(var assignments) ->
                assignments.stream()
                        .map(a -> a.variable() + " = " + quoted(a.value().text()))
                        .collect(Collectors.joining(" and "));
        };
    }

    private static String spaced(Stream<String> parts) {
        return parts.collect(Collectors.joining(" "));
    }
}
