package dev.assay.syntax.isabelle.inner;

import dev.assay.logic.Position;
import dev.assay.logic.Type;
import dev.assay.logic.infer.PreTerm;
import java.util.List;
import java.util.function.Supplier;

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

    /** Whether every value of the type fits. */
    default boolean isIrrefutable() {
        return switch (this) {
            case Variable _, Anything _ -> true;
            case Applied(var constructor, var arguments, var _) ->
                constructor.family().members().size() == 1 && arguments.stream().allMatch(Pattern::isIrrefutable);
        };
    }

    /** The pattern with a variable of a new name for each wildcard. */
    default Pattern named(Supplier<String> names) {
        return switch (this) {
            case Variable variable -> variable;
            case Anything(var type, var position) -> new Variable(names.get(), type, position);
            case Applied(var constructor, var arguments, var position) ->
                new Applied(
                        constructor, arguments.stream().map(p -> p.named(names)).toList(), position);
        };
    }

    /** λp. body, for a pattern of variables and pairs, without wildcards. */
    default PreTerm abstraction(PreTerm body) {
        return switch (this) {
            case Variable(var name, var type, var position) -> new PreTerm.Lambda(name, type, body, position);
            case Anything anything -> throw new IllegalStateException("no name: " + anything);
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

    /** The pattern as a term, if it has no wildcards. */
    default PreTerm term() {
        return switch (this) {
            case Variable(var name, var _, var position) -> PreTerms.ident(name, position);
            case Anything anything -> throw new IllegalStateException("no name: " + anything);
            case Applied(var constructor, var arguments, var position) ->
                PreTerms.apply(
                        PreTerms.constant(constructor.member().name(), position),
                        arguments.stream().map(Pattern::term).toList());
        };
    }
}
