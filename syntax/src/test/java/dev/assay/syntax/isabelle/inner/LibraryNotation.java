package dev.assay.syntax.isabelle.inner;

import static dev.assay.syntax.isabelle.inner.MixfixSyntax.infix;
import static dev.assay.syntax.isabelle.inner.MixfixSyntax.infixl;
import static dev.assay.syntax.isabelle.inner.MixfixSyntax.infixr;

import java.util.List;

/** The notation that the usual theories declare. */
final class LibraryNotation {
    static final Grammar GRAMMAR = sums(types(relations(arithmetic(containers(Grammar.BASE)))));

    private LibraryNotation() {}

    static Head constant(String name) {
        return new Head.Constant(name);
    }

    private static Grammar types(Grammar grammar) {
        return grammar.withType("Product_Type.prod", infixr("\\<times>", 20))
                .withType("Product_Type.prod", infixr("*", 20))
                .withType("Sum_Type.sum", infixr("+", 10))
                .withType("Map.map", infixr("\\<rightharpoonup>", 0))
                .withType("Map.map", infixr("~=>", 0));
    }

    private static Grammar arithmetic(Grammar grammar) {
        return grammar.with(constant("Groups.plus_class.plus"), infixl("+", 65))
                .with(constant("Groups.minus_class.minus"), infixl("-", 65))
                .with(constant("Groups.uminus_class.uminus"), new MixfixSyntax.Template("- _", List.of(81), 80))
                .with(constant("Groups.times_class.times"), infixl("*", 70))
                .with(constant("Rings.divide_class.divide"), infixl("div", 70))
                .with(constant("Rings.divide_class.divide"), infixl("'/", 70))
                .with(constant("Rings.modulo_class.modulo"), infixl("mod", 70))
                .with(constant("Power.power_class.power"), infixr("^", 80))
                .with(constant("Nat.compow"), infixr("^^", 80))
                .with(constant("Power.power2"), new MixfixSyntax.Template("(_\\<^sup>2)", List.of(1000), 999))
                .with(constant("Archimedean.floor"), MixfixSyntax.Template.of("\\<lfloor>_\\<rfloor>"))
                .with(constant("Archimedean.ceiling"), MixfixSyntax.Template.of("\\<lceil>_\\<rceil>"))
                .with(constant("Groups.abs_class.abs"), MixfixSyntax.Template.of("\\<bar>_\\<bar>"));
    }

    private static Grammar relations(Grammar grammar) {
        return grammar.with(constant("Orderings.ord_class.less"), infix("<", 50))
                .with(constant("Orderings.ord_class.less_eq"), infix("\\<le>", 50))
                .with(constant("Orderings.ord_class.less_eq"), infix("<=", 50))
                .with(constant("Orderings.ord_class.greater"), infix(">", 50))
                .with(constant("Orderings.ord_class.greater_eq"), infix("\\<ge>", 50))
                .with(constant("Orderings.ord_class.greater_eq"), infix(">=", 50))
                .with(constant("Rings.dvd_class.dvd"), infix("dvd", 50))
                .with(constant("Set.member"), infix("\\<in>", 50))
                .with(constant("Set.member"), infix(":", 50))
                .with(constant("Set.not_member"), infix("\\<notin>", 50))
                .with(constant("Set.not_member"), infix("~:", 50))
                .with(constant("Set.subset"), infix("\\<subset>", 50))
                .with(constant("Set.subset_eq"), infix("\\<subseteq>", 50))
                .with(constant("Set.supset_eq"), infix("\\<supseteq>", 50));
    }

    private static Grammar containers(Grammar grammar) {
        return grammar.with(constant("List.list.Cons"), infixr("#", 65))
                .with(constant("List.list.Nil"), MixfixSyntax.Template.of("[]"))
                .with(constant("List.append"), infixr("@", 65))
                .with(constant("List.nth"), infixl("!", 100))
                .with(constant("Set.union"), infixl("\\<union>", 65))
                .with(constant("Set.union"), infixl("Un", 65))
                .with(constant("Set.inter"), infixl("\\<inter>", 70))
                .with(constant("Set.inter"), infixl("Int", 70))
                .with(constant("Lattices.inf_class.inf"), infixl("\\<sqinter>", 70))
                .with(constant("Lattices.sup_class.sup"), infixl("\\<squnion>", 65))
                .with(constant("Set.image"), infixr("`", 90))
                .with(constant("Set.vimage"), infixr("-`", 90))
                .with(constant("Relation.Image"), infixr("``", 90))
                .with(constant("Product_Type.Times"), infixr("\\<times>", 80))
                .with(constant("Fun.comp"), infixl("\\<circ>", 55))
                .with(constant("Fun.comp"), infixl("o", 55))
                .with(constant("Map.map_add"), infixl("++", 100))
                .with(constant("Map.map_le"), infix("\\<subseteq>\\<^sub>m", 50))
                .with(constant("Map.restrict_map"), infixl("|`", 110))
                .with(constant("Map.map_comp"), infixl("\\<circ>\\<^sub>m", 55))
                .with(constant("Relation.relcomp"), infixr("O", 75))
                .with(constant("Relation.converse"), new MixfixSyntax.Template("(_\\<inverse>)", List.of(1000), 999))
                .with(
                        constant("Relation.conversep"),
                        new MixfixSyntax.Template("(_\\<inverse>\\<inverse>)", List.of(1000), 1000))
                .with(
                        constant("Transitive_Closure.reflcl"),
                        new MixfixSyntax.Template("(_\\<^sup>=)", List.of(1000), 999))
                .with(
                        constant("Transitive_Closure.reflclp"),
                        new MixfixSyntax.Template("(_\\<^sup>=\\<^sup>=)", List.of(1000), 1000))
                .with(constant("Wellfounded.lex_prod"), infixr("<*lex*>", 80))
                .with(
                        constant("Transitive_Closure.rtrancl"),
                        new MixfixSyntax.Template("(_\\<^sup>*)", List.of(1000), 999))
                .with(
                        constant("Transitive_Closure.trancl"),
                        new MixfixSyntax.Template("(_\\<^sup>+)", List.of(1000), 999))
                .with(
                        constant("Transitive_Closure.rtranclp"),
                        new MixfixSyntax.Template("(_\\<^sup>*\\<^sup>*)", List.of(1000), 1000))
                .with(
                        constant("Transitive_Closure.tranclp"),
                        new MixfixSyntax.Template("(_\\<^sup>+\\<^sup>+)", List.of(1000), 1000));
    }

    private static Grammar sums(Grammar grammar) {
        return grammar.with(
                        constant("Complete_Lattices.Union"), new MixfixSyntax.Template("\\<Union>", List.of(), 1000))
                .with(constant("Complete_Lattices.Inter"), new MixfixSyntax.Template("\\<Inter>", List.of(), 1000))
                .with(
                        constant("Complete_Lattices.Sup_class.Sup"),
                        new MixfixSyntax.Template("\\<Squnion>", List.of(), 1000))
                .with(
                        constant("Complete_Lattices.Inf_class.Inf"),
                        new MixfixSyntax.Template("\\<Sqinter>", List.of(), 1000))
                .with(constant("Sum_Type.Plus"), infixr("<+>", 65))
                .with(
                        constant("Lattices_Big.Inf_fin"),
                        new MixfixSyntax.Template("\\<Sqinter>\\<^sub>f\\<^sub>i\\<^sub>n_", List.of(900), 900))
                .with(
                        constant("Lattices_Big.Sup_fin"),
                        new MixfixSyntax.Template("\\<Squnion>\\<^sub>f\\<^sub>i\\<^sub>n_", List.of(900), 900));
    }
}
