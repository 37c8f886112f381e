package dev.assay.syntax.isabelle.inner;

import dev.assay.syntax.isabelle.inner.MixfixTemplate.Item;
import java.util.ArrayList;
import java.util.List;

/** The productions that a mixfix declaration stands for. */
final class MixfixProductions {
    private final SyntaxTypes types;
    private final Category category;
    private final Meaning meaning;

    private MixfixProductions(Category category, Meaning meaning) {
        this(new SyntaxTypes(List.of(), category), meaning);
    }

    private MixfixProductions(SyntaxTypes types, Meaning meaning) {
        this.types = types;
        this.category = types.result();
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

    /** For a syntactic constant, whose arguments are of the given categories. */
    static List<Production> ofSyntax(String constant, SyntaxTypes types, MixfixSyntax mixfix) {
        return new MixfixProductions(types, new Meaning.Syntactic(constant))
                .of(mixfix).stream()
                        // To be of a kind because one is of that kind says nothing.
                        .filter(p -> !(p.isInfix() && p.parts().size() == 1))
                        .toList();
    }

    private List<Production> of(MixfixSyntax mixfix) {
        return switch (mixfix) {
            case MixfixSyntax.Template template -> template(template);
            case MixfixSyntax.Infix infix -> infix(infix);
            case MixfixSyntax.Structure _ -> List.of();
            case MixfixSyntax.Binder binder ->
                throw new IllegalArgumentException("a type has no binder: " + binder.text());
        };
    }

    private List<Production> template(MixfixSyntax.Template template) {
        var items = MixfixTemplate.items(template.text());
        var result = new ArrayList<Production>();
        result.add(template(items, template, true));
        if (items.contains(Item.Hole.INDEX)) {
            result.add(template(items, template, false));
        }
        return result;
    }

    private Production template(List<Item> items, MixfixSyntax.Template template, boolean indexed) {
        var parts = new ArrayList<Part>();
        int argument = 0;
        for (Item item : items) {
            switch (item) {
                case Item.Delimiter(var text) -> parts.add(new Part.Terminal(text));
                case Item.Hole hole
                when hole == Item.Hole.ARGUMENT -> {
                    var priorities = template.arguments();
                    parts.add(new Part.Argument(
                            argumentCategory(argument), argument < priorities.size() ? priorities.get(argument) : 0));
                    argument++;
                }
                case Item.Hole _ -> {
                    if (indexed) {
                        parts.add(new Part.Argument(Category.INDEX, 0));
                    }
                }
            }
        }
        boolean implicit = !indexed && items.contains(Item.Hole.INDEX);
        return new Production(category, parts, template.priority(), implicit ? implicitIndex() : meaning);
    }

    private Category argumentCategory(int index) {
        return types.arguments().isEmpty() ? category : types.argument(index);
    }

    /** An index that is left out means the structure that the context fixes. */
    private Meaning implicitIndex() {
        if (!(meaning instanceof Meaning.Notation(var head))) {
            throw new IllegalArgumentException("a type has no index");
        }
        return new Meaning.StructureNotation(head);
    }

    private List<Production> infix(MixfixSyntax.Infix infix) {
        if (MixfixTemplate.hasHoles(infix.text())) {
            var result = new ArrayList<>(template(new MixfixSyntax.Template(
                    "_ " + infix.text() + " _", List.of(infix.left(), infix.right()), infix.priority())));
            result.addAll(indexedSections(infix));
            return result;
        }
        var delimiters = MixfixTemplate.delimiters(infix.text());
        var parts = new ArrayList<Part>();
        parts.add(new Part.Argument(argumentCategory(0), infix.left()));
        parts.addAll(delimiters);
        parts.add(new Part.Argument(argumentCategory(1), infix.right()));
        var result = new ArrayList<Production>();
        result.add(new Production(category, parts, infix.priority(), meaning));
        if (category.equals(Category.TERM)) {
            result.add(section(delimiters));
        }
        return result;
    }

    /** (⊗) of the structure that the context fixes, and (⊗⇘G⇙) of one that is told. */
    private List<Production> indexedSections(MixfixSyntax.Infix infix) {
        var items = MixfixTemplate.items(infix.text());
        boolean hasArgument = items.contains(Item.Hole.ARGUMENT);
        if (hasArgument || !(meaning instanceof Meaning.Notation(var head))) {
            return List.of();
        }
        var parts = new ArrayList<Part>();
        parts.add(new Part.Terminal("("));
        var delimiters = new ArrayList<Part>();
        for (Item item : items) {
            switch (item) {
                case Item.Delimiter(var text) -> {
                    parts.add(new Part.Terminal(text));
                    delimiters.add(new Part.Terminal(text));
                }
                case Item.Hole _ -> parts.add(new Part.Argument(Category.INDEX, 0));
            }
        }
        parts.add(new Part.Terminal(")"));
        Production structural = section(delimiters);
        return List.of(
                new Production(category, structural.parts(), 1000, new Meaning.StructureNotation(head)),
                new Production(category, parts, 1000, meaning));
    }

    /** (+): one delimiter, so that no word is reserved. */
    private Production section(List<Part> delimiters) {
        var words = new ArrayList<String>();
        for (Part part : delimiters) {
            if (part instanceof Part.Terminal(var delimiter)) {
                words.add(delimiter);
            }
        }
        var terminal = new Part.Terminal("(" + String.join(" ", words) + ")");
        return new Production(category, List.of(terminal), 1000, meaning);
    }
}
