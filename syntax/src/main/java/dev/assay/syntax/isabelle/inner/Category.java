package dev.assay.syntax.isabelle.inner;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The syntactic categories: terms, types, the parts of which built-in notation is made, and what theories declare as
 * nonterminals.
 *
 * @param shown as an error says what was expected
 */
record Category(String name, String shown) {
    static final Category TERM = new Category("term", "a term");
    static final Category TYPE = new Category("type", "a type");
    static final Category SORT = new Category("sort", "a sort");

    /** What a binder binds: a variable, a typed variable, a tuple of such. */
    static final Category PATTERN = new Category("pattern", "a variable");

    static final Category PATTERNS = new Category("patterns", "a variable");
    static final Category CLAUSE = new Category("clause", "a case");
    static final Category BINDING = new Category("binding", "a binding");
    static final Category QUALIFIER = new Category("qualifier", "a generator");
    static final Category UPDATE = new Category("update", "an update");

    /** Updates with commas between them, as declared notation takes them. */
    static final Category UPDATES = new Category("updates", "an update");

    static final Category FIELD = new Category("field", "a field");
    static final Category INDEX = new Category("index", "an index");

    /** Terms with commas between them, as declared notation takes them apart. */
    static final Category ARGUMENTS = new Category("arguments", "a term");

    private static final Map<String, Category> BUILT_IN = List.of(
                    TERM, TYPE, SORT, PATTERN, PATTERNS, CLAUSE, BINDING, QUALIFIER, UPDATE, UPDATES, FIELD, INDEX,
                    ARGUMENTS)
            .stream()
            .collect(Collectors.toUnmodifiableMap(Category::name, Function.identity()));

    static Category named(String name) {
        Category result = BUILT_IN.get(name);
        if (result == null) {
            throw new IllegalArgumentException("no category: " + name);
        }
        return result;
    }

    /** A category that a theory declares. */
    static Category declared(String nonterminal) {
        return new Category("nonterminal " + nonterminal, "something of the kind " + nonterminal);
    }

    // The name tells them apart; the parser compares them often.

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Category(var otherName, var _) && name.equals(otherName);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
