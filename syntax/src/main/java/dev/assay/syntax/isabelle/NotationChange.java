package dev.assay.syntax.isabelle;

import dev.assay.syntax.isabelle.inner.Head;
import dev.assay.syntax.isabelle.inner.MixfixSyntax;
import dev.assay.syntax.isabelle.inner.SyntaxRule;
import java.util.ArrayList;
import java.util.List;

/** Notation that comes, or goes. */
sealed interface NotationChange {
    /** For a constant or a fixed variable. */
    record OfTerm(Head head, MixfixSyntax mixfix, boolean removes) implements NotationChange {}

    /** For a type constructor or a synonym, by its full name. */
    record OfType(String type, MixfixSyntax mixfix, boolean removes) implements NotationChange {}

    /** A constant that another may stand for, where types decide. */
    record Variant(String constant, String meaning, boolean removes) implements NotationChange {}

    /** For a syntactic constant, with the categories of its arguments as a type. */
    record OfSyntax(String constant, String type, MixfixSyntax mixfix, boolean removes) implements NotationChange {}

    /** A category for what syntactic constants take and give. */
    record OfNonterminal(String name) implements NotationChange {}

    /** A rule that says what such notation stands for. */
    record OfRule(SyntaxRule rule, boolean removes) implements NotationChange {}

    /** The change that undoes this one. */
    default NotationChange opposite() {
        return switch (this) {
            case OfTerm(var head, var mixfix, var removes) -> new OfTerm(head, mixfix, !removes);
            case OfType(var type, var mixfix, var removes) -> new OfType(type, mixfix, !removes);
            case Variant(var constant, var meaning, var removes) -> new Variant(constant, meaning, !removes);
            case OfSyntax(var constant, var type, var mixfix, var removes) ->
                new OfSyntax(constant, type, mixfix, !removes);
            case OfNonterminal nonterminal -> nonterminal;
            case OfRule(var rule, var removes) -> new OfRule(rule, !removes);
        };
    }

    default Context apply(Context context) {
        return switch (this) {
            case OfTerm(var head, var mixfix, var removes) ->
                removes ? context.withGrammar(context.grammar().without(head, mixfix)) : with(context, head, mixfix);
            case OfType(var type, var mixfix, var removes) ->
                context.withGrammar(
                        removes
                                ? context.grammar().withoutType(type, mixfix)
                                : context.grammar().withType(type, mixfix));
            case OfSyntax(var constant, var type, var mixfix, var removes) ->
                context.withGrammar(
                        removes
                                ? context.grammar().withoutSyntax(constant, type, mixfix)
                                : context.grammar().withSyntax(constant, type, mixfix));
            case OfNonterminal(var name) ->
                context.withGrammar(context.grammar().withNonterminal(name));
            case OfRule(var rule, var removes) ->
                context.withGrammar(
                        removes
                                ? context.grammar().without(rule)
                                : context.grammar().with(rule));
            case Variant(var constant, var meaning, var removes) -> {
                var meanings = new ArrayList<>(context.variants(constant));
                meanings.remove(meaning);
                if (!removes) {
                    meanings.add(meaning);
                }
                yield context.withVariants(constant, meanings);
            }
        };
    }

    /** In a locale the notation is the locale's, and comes again where it is entered again. */
    private static Context with(Context context, Head head, MixfixSyntax mixfix) {
        Context result = context.withGrammar(context.grammar().with(head, mixfix));
        if (!(context.target() instanceof Target.OfLocale(var locale))) {
            return result;
        }
        Locale extended = locale.withNotation(List.of(new Locale.Written(head, mixfix)));
        result = result.in(new Target.OfLocale(extended));
        return locale.isNamed() ? result.with(extended) : result;
    }
}
