package dev.assay.syntax.isabelle.outer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class HeaderTest {
    @Test
    void aHeaderHasNameImportsKeywordsAndAbbreviations() {
        TheoryText theory = Samples.theory("""
                section ‹Before›
                theory "my-theory"
                  imports Main "HOL-Library.Multiset" (* and *) "../Base"
                  keywords "conjure" :: thy_goal % "proof" and "using'" "==>>" and "show_all" :: diag ("x")
                  abbrevs "=>>" = "\\<Rightarrow>"
                begin
                conjure x ==>> y by auto
                show_all
                end
                """);
        assertEquals(List.of(), theory.errors());
        assertEquals("""
                TheoryHeader(name=my-theory, imports=[Main, HOL-Library.Multiset, ../Base], keywords=[\
                KeywordDeclaration(names=[conjure], kind=thy_goal), KeywordDeclaration(names=[using', ==>>]), \
                KeywordDeclaration(names=[show_all], kind=diag)], abbreviations=[=>>, =, \\<Rightarrow>])""", Rendering.of(theory.header()));
        assertEquals(
                List.of("Heading", "PassedOver", "PassedOver", "End"),
                theory.commands().stream()
                        .map(command -> command.getClass().getSimpleName())
                        .toList());
    }

    @Test
    void aDeclaredWordIsACommandAndAnUndeclaredOneIsNot() {
        String body = " begin\nlemma A sorry\nconjure x\nend";
        assertEquals(
                0,
                Samples.theory("theory T keywords \"conjure\" :: thy_decl" + body)
                        .errors()
                        .size());
        assertEquals(1, Samples.theory("theory T" + body).errors().size());
    }

    @Test
    void modifiersBelongToTheCommandAfterThem() {
        var lemma = Samples.only(FactCommand.Statement.class, "qualified private lemma A sorry");
        assertEquals(
                List.of("qualified", "private"),
                lemma.span().modifiers().stream().map(Token::text).toList());
        assertEquals(0, lemma.span().start());
        assertEquals(19, lemma.position().column());
    }
}
