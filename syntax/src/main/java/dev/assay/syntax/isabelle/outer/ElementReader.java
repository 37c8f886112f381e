package dev.assay.syntax.isabelle.outer;

import dev.assay.logic.proof.Name;
import dev.assay.logic.proof.Proposition;
import dev.assay.logic.proof.Quoted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the elements of contexts and locale expressions, for all commands that have some. */
class ElementReader extends Phrases {
    private static final Set<String> ELEMENTS = Set.of("fixes", "constrains", "assumes", "defines", "notes");

    ElementReader(CommandSpan span) {
        super(span);
    }

    boolean atElement() {
        return peek().kind() == Token.Kind.KEYWORD && ELEMENTS.contains(peek().text());
    }

    List<Element> elements() {
        List<Element> elements = new ArrayList<>();
        while (atElement()) {
            elements.add(
                    switch (next().text()) {
                        case "fixes" -> new Element.Fixes(fixes());
                        case "constrains" -> new Element.Constrains(fixes());
                        case "assumes" -> new Element.Assumes(groups());
                        case "defines" -> new Element.Defines(groups());
                        default -> new Element.Notes(namedFacts());
                    });
        }
        return elements;
    }

    /** The bundles after {@code includes} or {@code opening}. */
    List<Name> bundles() {
        List<Name> bundles = new ArrayList<>();
        while (accept("includes") || accept("opening")) {
            do {
                bundles.addAll(names("the name of a bundle"));
            } while (accept("and"));
        }
        return bundles;
    }

    LocaleExpression expression() {
        List<LocaleExpression.Instance> instances = new ArrayList<>();
        do {
            instances.add(instance());
        } while (is("+") && isName(peek(1)) && accept("+"));
        return new LocaleExpression(instances, forFixes());
    }

    private LocaleExpression.Instance instance() {
        @Nullable Name qualifier = null;
        boolean mandatory = true;
        if (atName() && (isNext(":") || (isNext("!") || isNext("?")) && peek(2).is(":"))) {
            qualifier = name("a qualifier");
            mandatory = !accept("?");
            accept("!");
            expect(":");
        }
        Name locale = name("the name of a locale");
        List<Quoted> positional = new ArrayList<>();
        while (atInner()) {
            positional.add(inner("a term"));
        }
        Map<String, Quoted> named = new LinkedHashMap<>();
        List<Proposition.Group> rewrites = new ArrayList<>();
        if (accept("where")) {
            if (isNext("=")) {
                do {
                    Name parameter = name("a parameter");
                    expect("=");
                    named.put(parameter.text(), inner("a term"));
                } while (accept("and"));
            } else {
                rewrites.addAll(groups());
            }
        }
        if (accept("rewrites")) {
            rewrites.addAll(groups());
        }
        return new LocaleExpression.Instance(qualifier, mandatory, locale, positional, named, rewrites);
    }
}
