package dev.assay.syntax.isabelle.inner;

/** What the right-hand side of a production is made of. */
sealed interface Part {
    /** A delimiter. */
    record Terminal(String text) implements Part {}

    /** Any token of a kind. */
    record Lexeme(Token.Kind kind) implements Part {}

    /** Anything of the category whose priority is not below {@code priority}. */
    record Argument(Category category, int priority) implements Part {}

    /** At least {@code minimum} arguments with the separator between them; an empty separator is juxtaposition. */
    record Repeated(Argument item, String separator, int minimum) implements Part {}
}
