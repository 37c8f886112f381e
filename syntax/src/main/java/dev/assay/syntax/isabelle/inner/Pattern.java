package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import java.util.List;

/** What a binder binds and what a case matches; the type is a dummy where none is written. */
sealed interface Pattern {
    Position position();

    record Variable(String name, Type type, Position position) implements Pattern {}

    record Anything(Type type, Position position) implements Pattern {}

    record Applied(CaseConstructor constructor, List<Pattern> arguments, Position position) implements Pattern {
        public Applied {
            arguments = List.copyOf(arguments);
        }
    }

    /** (p₁, …, pₙ). */
    static Pattern tuple(List<Pattern> components) {
        Pattern result = components.getLast();
        for (Pattern component : components.subList(0, components.size() - 1).reversed()) {
            result = new Applied(CaseConstructor.PAIR, List.of(component, result), component.position());
        }
        return result;
    }

    /** λp. body, for a pattern of variables and pairs. */
    default PreTerm abstraction(PreTerm body) {
        return switch (this) {
            case Variable(var name, var type, var position) -> new PreTerm.Lambda(name, type, body, position);
            case Anything(var type, var position) -> new PreTerm.Lambda(PreTerms.UNUSED, type, body, position);
            case Applied(var constructor, var arguments, var position) ->
                PreTerms.apply(constructor.family().caseConstant(), position, abstraction(arguments, body));
        };
    }

    /** λp₁ … pₙ. body. */
    static PreTerm abstraction(List<Pattern> patterns, PreTerm body) {
        PreTerm result = body;
        for (Pattern pattern : patterns.reversed()) {
            result = pattern.abstraction(result);
        }
        return result;
    }

    /** The pattern as a term. */
    default PreTerm term() {
        return switch (this) {
            case Variable(var name, var _, var position) -> PreTerms.ident(name, position);
            case Anything(var _, var position) -> PreTerms.ident(PreTerms.UNUSED, position);
            case Applied(var constructor, var arguments, var position) ->
                PreTerms.apply(
                        PreTerms.constant(constructor.member().name(), position),
                        arguments.stream().map(Pattern::term).toList());
        };
    }
}
