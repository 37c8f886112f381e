package dev.assay.syntax.isabelle.inner;

import java.util.Locale;

/** The syntactic categories: terms, types, and the parts of which built-in notation is made. */
enum Category {
    TERM("a term"),
    TYPE("a type"),
    SORT("a sort"),
    /** What a binder binds: a variable, a typed variable, a tuple of such. */
    PATTERN("a variable"),
    PATTERNS("a variable"),
    CLAUSE("a case"),
    BINDING("a binding"),
    QUALIFIER("a generator"),
    UPDATE("an update"),
    FIELD("a field"),
    INDEX("an index");

    /** As an error says what was expected. */
    final String shown;

    Category(String shown) {
        this.shown = shown;
    }

    static Category named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }
}
