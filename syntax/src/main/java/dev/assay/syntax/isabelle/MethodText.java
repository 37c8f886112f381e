package dev.assay.syntax.isabelle;

import dev.assay.logic.Term.Free;
import dev.assay.logic.proof.Argument;
import dev.assay.logic.proof.Attribute;
import dev.assay.logic.proof.FactReference;
import dev.assay.logic.proof.Method;
import dev.assay.logic.proof.ProofStep;
import dev.assay.logic.proof.Quoted;
import dev.assay.logic.proof.TermArgument;
import dev.assay.logic.proof.Writing;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes proof methods. */
record MethodText(Writing writing) {
    String proof(ProofStep.By proof) {
        Method terminal = proof.terminal();
        if (terminal == null && proof.initial().equals(Method.named("this"))) {
            return ".";
        }
        if (terminal == null && proof.initial().equals(Method.named(".."))) {
            return "..";
        }
        return "by " + outer(proof.initial()) + (terminal == null ? "" : " " + outer(terminal));
    }

    String facts(List<FactReference> facts) {
        return spaced(facts.stream().map(this::argument));
    }

    /** As a proof command has it: a name alone, or in parentheses. */
    String outer(Method method) {
        String text = inner(method);
        return text.matches("[A-Za-z_0-9.]+|-") ? text : "(" + text + ")";
    }

    private String inner(Method method) {
        return switch (method) {
            case Method.Named named ->
                Stream.concat(
                                Stream.of(named.name().text(), assignments(named)),
                                named.sections().stream()
                                        .filter(s -> !s.keyword().equals(Method.WHERE))
                                        .map(this::section))
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining(" "));
            case Method.Sequence(var parts) -> joined(parts, ", ");
            case Method.Structured(Method.Structured first, var rest) -> inner(first) + "; " + part(rest);
            case Method.Structured(var first, var rest) -> part(first) + "; " + part(rest);
            case Method.Choice(var parts) -> joined(parts, " | ");
            case Method.Optional(var part) -> outer(part) + "?";
            case Method.Repeated(var part) -> outer(part) + "+";
            case Method.Restricted(var part, var goals) -> outer(part) + "[" + goals + "]";
            case Method.Using(var facts, var part) -> "use " + facts(facts) + " in " + part(part);
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

    /** {@code x = t and … in}, or nothing. */
    private String assignments(Method.Named method) {
        return method.sections(Method.WHERE).stream()
                .map(s -> s.arguments().stream().map(this::argument).collect(Collectors.joining(" and ", "", " in")))
                .collect(Collectors.joining());
    }

    private String section(Method.Section section) {
        String header = switch (section.keyword()) {
            case "" -> "";
            case "and" -> "and ";
            default -> section.keyword() + section.modifier() + ": ";
        };
        return header + section.arguments().stream().map(this::argument).collect(Collectors.joining(" "));
    }

    private String argument(Argument argument) {
        return switch (argument) {
            case Argument.Word(var text) -> text;
            case Argument.Assignment(var variable, var value) -> variable + " = " + quoted(value.text());
            case TermArgument.Given(Free(var name, var _)) -> name;
            case TermArgument.Given(var term) -> quoted(writing.term(term));
            case Quoted(var text, var _) -> quoted(text);
            case FactReference.Named(var name, var selections, var attributes) ->
                writing.fact(name.text()) + selected(selections) + written(attributes);
            case FactReference.Literal(var statement, var attributes) -> "‹" + statement + "›" + written(attributes);
            case FactReference.Given(var theorem) -> "‹" + writing.term(theorem.conclusion()) + "›";
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
