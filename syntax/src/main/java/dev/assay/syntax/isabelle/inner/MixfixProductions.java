package dev.assay.syntax.isabelle.inner;

import java.util.ArrayList;
import java.util.List;

/** The productions that a mixfix declaration stands for. */
final class MixfixProductions {
    private final Category category;
    private final Meaning meaning;

    private MixfixProductions(Category category, Meaning meaning) {
        this.category = category;
        this.meaning = meaning;
    }

    static List<Production> ofTerm(Head head, MixfixSyntax mixfix) {
        if (mixfix instanceof MixfixSyntax.Binder(var text, var body, var priority)) {
            var parts = new ArrayList<>(MixfixTemplate.delimiters(text));
            parts.add(new Part.Argument(Category.PATTERNS, 0));
            parts.add(new Part.Terminal("."));
            parts.add(new Part.Argument(Category.TERM, body));
            return List.of(new Production(Category.TERM, parts, priority, new Meaning.Binder(head)));
        }
        return new MixfixProductions(Category.TERM, new Meaning.Notation(head)).of(mixfix);
    }

    static List<Production> ofType(String name, MixfixSyntax mixfix) {
        return new MixfixProductions(Category.TYPE, new Meaning.TypeNotation(name)).of(mixfix);
    }

    private List<Production> of(MixfixSyntax mixfix) {
        return switch (mixfix) {
            case MixfixSyntax.Template template -> template(template);
            case MixfixSyntax.Infix infix -> infix(infix);
            case MixfixSyntax.Binder binder ->
                throw new IllegalArgumentException("a type has no binder: " + binder.text());
        };
    }

    private List<Production> template(MixfixSyntax.Template template) {
        var items = MixfixTemplate.items(template.text());
        var result = new ArrayList<Production>();
        result.add(template(items, template, true));
        if (items.contains(MixfixTemplate.Hole.INDEX)) {
            result.add(template(items, template, false));
        }
        return result;
    }

    private Production template(List<Object> items, MixfixSyntax.Template template, boolean indexed) {
        var parts = new ArrayList<Part>();
        int argument = 0;
        for (Object item : items) {
            if (item instanceof String delimiter) {
                parts.add(new Part.Terminal(delimiter));
            } else if (item == MixfixTemplate.Hole.ARGUMENT) {
                int priority = argument < template.arguments().size()
                        ? template.arguments().get(argument)
                        : 0;
                parts.add(new Part.Argument(category, priority));
                argument++;
            } else if (indexed) {
                parts.add(new Part.Argument(Category.INDEX, 0));
            }
        }
        boolean implicit = !indexed && items.contains(MixfixTemplate.Hole.INDEX);
        return new Production(category, parts, template.priority(), implicit ? implicitIndex(items) : meaning);
    }

    /** The structure meant by an index that is left out is the one that the context fixes under that name. */
    private Meaning implicitIndex(List<Object> items) {
        var holes = items.stream()
                .filter(item -> item instanceof MixfixTemplate.Hole)
                .toList();
        int index = holes.indexOf(MixfixTemplate.Hole.INDEX);
        if (!(meaning instanceof Meaning.Notation(var head))) {
            throw new IllegalArgumentException("a type has no index");
        }
        return new Meaning.StructureNotation(head, index);
    }

    private List<Production> infix(MixfixSyntax.Infix infix) {
        var delimiters = MixfixTemplate.delimiters(infix.text());
        var parts = new ArrayList<Part>();
        parts.add(new Part.Argument(category, infix.left()));
        parts.addAll(delimiters);
        parts.add(new Part.Argument(category, infix.right()));
        var result = new ArrayList<Production>();
        result.add(new Production(category, parts, infix.priority(), meaning));
        if (category == Category.TERM) {
            result.add(section(delimiters));
            var old = new ArrayList<Part>();
            old.add(new Part.Terminal("op"));
            old.addAll(delimiters);
            result.add(new Production(category, old, 1000, meaning));
        }
        return result;
    }

    /** (+), which is one delimiter. */
    private Production section(List<Part> delimiters) {
        var text = new StringBuilder("(");
        for (Part part : delimiters) {
            if (part instanceof Part.Terminal(var delimiter)) {
                text.append(text.length() > 1 ? " " : "").append(delimiter);
            }
        }
        return new Production(
                category, List.of(new Part.Terminal(text.append(')').toString())), 1000, meaning);
    }
}
