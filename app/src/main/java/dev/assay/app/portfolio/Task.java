package dev.assay.app.portfolio;

import dev.assay.lift.Lifted;
import dev.assay.logic.Conjecture;
import dev.assay.logic.TermPrinter;
import dev.assay.logic.theory.Theory;
import dev.assay.syntax.Document;
import dev.assay.syntax.isabelle.TheoryStatement;
import java.lang.reflect.Method;
import java.util.function.UnaryOperator;

/**
 * A conjecture that is to be settled.
 *
 * @param file as the user named it
 * @param statement as text
 * @param origin what else is known of where it comes from
 * @param dependencies what its verdict may depend on
 */
public record Task(
        String file, Theory theory, Conjecture conjecture, String statement, Origin origin, Dependencies dependencies) {
    /** Where a conjecture comes from. */
    public sealed interface Origin {
        /** A statement of a theory, with what is known there. */
        record OfTheory(TheoryStatement statement) implements Origin {}

        /** A problem about programs. */
        record OfTip() implements Origin {}

        /** A problem in first-order or higher-order logic; the conjecture is its only one here. */
        record OfTptp(Document document) implements Origin {}

        /**
         * A property of Java code.
         *
         * @param lifted the code as a theory
         * @param method the property as Java runs it
         */
        record OfJava(Lifted lifted, Method method) implements Origin {}

        /**
         * A property of Java code that only Java can judge.
         *
         * @param obstacle why it cannot be lifted
         */
        record OfJavaAlone(Method method, String obstacle) implements Origin {}

        /**
         * Anything else that has a theory.
         *
         * @param words from the language of the theory to that of the user
         */
        record Other(UnaryOperator<String> words) implements Origin {}
    }

    /** Writes terms in one line, in the notation of the text. */
    TermPrinter printer() {
        TermPrinter printer =
                origin instanceof Origin.OfTheory(var stated) ? stated.context().printer() : TermPrinter.UNICODE;
        return printer.withWidth(Integer.MAX_VALUE);
    }

    public int line() {
        return conjecture.position().line();
    }

    public String name() {
        return conjecture.name();
    }

    /** file:line, and the name if there is one. */
    public String title() {
        return file + ":" + line() + (name().isEmpty() ? "" : " " + shortName());
    }

    /** The name without that of its theory. */
    public String shortName() {
        return name().substring(name().lastIndexOf('.') + 1);
    }
}
