package dev.assay.syntax.isabelle.outer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands that introduce types, constants and notations, with all that they can have. */
class DefinitionsTest {
    static Stream<Arguments> types() {
        return Stream.of(
                row("datatype colour = Red | Green", """
                        Datatype(types=[DataSpecification(name=colour, constructors=[Constructor(name=Red), \
                        Constructor(name=Green)])])"""),
                row("""
                        datatype (plugins del: size, discs_sels) (dead 'a, elems: 'b :: order) row (infixr "~>" 10) =
                            is_End: End ("<>")
                          | More (first: 'b) (rest: "('a, 'b) row") nat (infixr \\<open>#>\\<close> 65)
                          for map: row_map rel: row_rel pred: row_pred
                        and tag = =: Plain | Other "tag list"
                        where "first End = undefined" | "rest End = End"
                        """, """
                        Datatype(options=[plugins del: size, discs_sels], types=[\
                        DataSpecification(parameters=[TypeParameter(name='a, dead), \
                        TypeParameter(name='b, sort=‹order›, setFunction=elems)], name=row, \
                        mixfix=WrittenNotation(kind=INFIXR, template=‹~>›, priority=10), constructors=[\
                        Constructor(discriminator=is_End, name=End, mixfix=WrittenNotation(kind=TEMPLATE, template=‹<>›)), \
                        Constructor(name=More, arguments=[Argument(selector=first, type=‹'b›), \
                        Argument(selector=rest, type=‹('a, 'b) row›), Argument(type=‹nat›)], \
                        mixfix=WrittenNotation(kind=INFIXR, template=‹#>›, priority=65))], \
                        map=row_map, relator=row_rel, predicator=row_pred), \
                        DataSpecification(name=tag, constructors=[Constructor(discriminator==, name=Plain), \
                        Constructor(name=Other, arguments=[Argument(type=‹tag list›)])])], \
                        defaults=[‹first End = undefined›, ‹rest End = End›])"""),
                row("codatatype 'a flow = Flow 'a \"'a flow\"", """
                        Datatype(codatatype, types=[DataSpecification(parameters=[TypeParameter(name='a)], name=flow, \
                        constructors=[Constructor(name=Flow, arguments=[Argument(type=‹'a›), \
                        Argument(type=‹'a flow›)])])])"""),
                row("code_datatype \"Abs :: nat => t\" none", "CodeDatatype(constructors=[‹Abs :: nat => t›, ‹none›])"),
                row("datatype_compat row tag", "DatatypeCompat(types=[row, tag])"),
                row("type_synonym (in box) 'a bag = \"'a \\<Rightarrow> nat\" (\"_ bag\" [900] 900)", """
                        TypeSynonym(target=box, parameters=[TypeParameter(name='a)], name=bag, \
                        type=‹'a \\<Rightarrow> nat›, \
                        mixfix=WrittenNotation(kind=TEMPLATE, template=‹_ bag›, arguments=[900], priority=900))"""),
                row("typedecl ('a, 'b) opaque", """
                        TypeDeclaration(parameters=[TypeParameter(name='a), TypeParameter(name='b)], name=opaque)"""),
                row("typedef (overloaded) 'a::zero few = \"{x::'a. x = 0}\" morphisms few_rep few_abs by blast", """
                        Typedef(overloaded, parameters=[TypeParameter(name='a, sort=‹zero›)], name=few, \
                        set=‹{x::'a. x = 0}›, morphisms=Morphisms(representation=few_rep, abstraction=few_abs))"""),
                row("quotient_type frac = \"int * int\" / partial: frac_rel morphisms r a sorry", """
                        QuotientType(name=frac, raw=‹int * int›, partial, relation=‹frac_rel›, \
                        morphisms=Morphisms(representation=r, abstraction=a))"""),
                row("record 'a disc = \"'a shape\" + radius :: 'a\n  name :: string (\"nm\")", """
                        RecordType(parameters=[TypeParameter(name='a)], name=disc, parent=‹'a shape›, \
                        fields=[Fix(name=radius, type=‹'a›), Fix(name=name, type=‹string›, \
                        mixfix=WrittenNotation(kind=TEMPLATE, template=‹nm›))])"""));
    }

    static Stream<Arguments> constants() {
        return Stream.of(
                row("""
                        primrec (in tree) (nonexhaustive) depth :: "'a t \\<Rightarrow> nat" ("|_|") and other where
                          leaf [simp, code del]: "depth Leaf = 0"
                        | "depth (Node l r) = Suc (max (depth l) (depth r))" if "l \\<noteq> r" for l r
                        """, """
                        Recursion(scheme=PRIMREC, target=tree, options=[nonexhaustive], \
                        constants=[Fix(name=depth, type=‹'a t \\<Rightarrow> nat›, \
                        mixfix=WrittenNotation(kind=TEMPLATE, template=‹|_|›)), Fix(name=other)], equations=[\
                        Equation(binding=Binding(name=leaf, attributes=[Attribute(name=simp), \
                        Attribute(name=code, arguments=[del])]), proposition=‹depth Leaf = 0›), \
                        Equation(proposition=‹depth (Node l r) = Suc (max (depth l) (depth r))›, \
                        premises=[Group(propositions=[Proposition(term=‹l \\<noteq> r›)])], \
                        variables=[Fix(name=l), Fix(name=r)])])"""),
                row("fun f where \"f x = x\"", """
                        Recursion(scheme=FUN, constants=[Fix(name=f)], \
                        equations=[Equation(proposition=‹f x = x›)])"""),
                row("function (sequential, domintros) (in c) g where \"g x = g x\" by pat_completeness auto", """
                        Recursion(scheme=FUNCTION, target=c, options=[sequential, domintros], \
                        constants=[Fix(name=g)], equations=[Equation(proposition=‹g x = g x›)])"""),
                row("primcorec (exhaustive) ones where \"ones = Flow 1 ones\" of \"ones\"", """
                        Recursion(scheme=PRIMCOREC, options=[exhaustive], constants=[Fix(name=ones)], \
                        equations=[Equation(proposition=‹ones = Flow 1 ones›, of=‹ones›)])"""),
                row("primcorecursive c where \"c = c\" by auto", """
                        Recursion(scheme=PRIMCORECURSIVE, constants=[Fix(name=c)], \
                        equations=[Equation(proposition=‹c = c›)])"""),
                row("partial_function (tailrec) p where [code]: \"p x = p x\"", """
                        Recursion(scheme=PARTIAL_FUNCTION, options=[tailrec], constants=[Fix(name=p)], \
                        equations=[Equation(binding=Binding(attributes=[Attribute(name=code)]), \
                        proposition=‹p x = p x›)])"""),
                row("termination g by lexicographic_order", "Termination(function=‹g›)"),
                row("termination (in c) by (relation \"{}\") auto", "Termination(target=c)"),
                row("definition \"three = 3\"", "Definition(equation=Equation(proposition=‹three = 3›))"),
                row(
                        "definition (in c) sq :: \"nat => nat\" (\"_²\" [81] 80) where sq_eq[simp]: \"sq n = n * n\""
                                + " if \"n > 0\" for n",
                        """
                        Definition(target=c, constant=Fix(name=sq, type=‹nat => nat›, \
                        mixfix=WrittenNotation(kind=TEMPLATE, template=‹_²›, arguments=[81], priority=80)), \
                        equation=Equation(binding=Binding(name=sq_eq, attributes=[Attribute(name=simp)]), \
                        proposition=‹sq n = n * n›, premises=[Group(propositions=[Proposition(term=‹n > 0›)])], \
                        variables=[Fix(name=n)]))"""),
                row("definition one where \"one = 1\"", """
                        Definition(constant=Fix(name=one), equation=Equation(proposition=‹one = 1›))"""),
                row("definition plus (infixl \"++\" 65) where \"a ++ b = a + b\"", """
                        Definition(constant=Fix(name=plus, mixfix=WrittenNotation(kind=INFIXL, template=‹++›, priority=65)), \
                        equation=Equation(proposition=‹a ++ b = a + b›))"""),
                row("definition sq_alt: \"sq' n = n ^ 2\"", """
                        Definition(equation=Equation(binding=Binding(name=sq_alt), proposition=‹sq' n = n ^ 2›))"""),
                row("abbreviation (input) nope :: bool where \"nope \\<equiv> False\"", """
                        Abbreviation(mode=Mode(name=input), constant=Fix(name=nope, type=‹bool›), \
                        equation=Equation(proposition=‹nope \\<equiv> False›))"""),
                row("abbreviation (latex output) \"x \\<equiv> y\"", """
                        Abbreviation(mode=Mode(name=latex, output), equation=Equation(proposition=‹x \\<equiv> y›))"""),
                row("consts a :: nat\n b :: \"nat => nat\" (binder \"\\<Sum>\" [0,10] 10)", """
                        Constants(constants=[Fix(name=a, type=‹nat›), Fix(name=b, type=‹nat => nat›, \
                        mixfix=WrittenNotation(kind=BINDER, template=‹\\<Sum>›, arguments=[0, 10], priority=10))])"""),
                row("axiomatization z :: nat and s where z_s: \"z ~= s\" and \"s = s\" \"z = z\"", """
                        Axiomatization(constants=[Fix(name=z, type=‹nat›), Fix(name=s)], axioms=[\
                        Group(binding=Binding(name=z_s), propositions=[Proposition(term=‹z ~= s›)]), \
                        Group(propositions=[Proposition(term=‹s = s›), Proposition(term=‹z = z›)])])"""),
                row("""
                        inductive step :: "s => s => bool" (infix "\\<rightarrow>" 50) and steps for r :: rel where
                          one[intro!]: "r x y ==> x \\<rightarrow> y"
                        | "steps x x"
                        monos list_all2_mono foo(2,4-)
                        """, """
                        Inductive(constants=[Fix(name=step, type=‹s => s => bool›, \
                        mixfix=WrittenNotation(kind=INFIX, template=‹\\<rightarrow>›, priority=50)), Fix(name=steps)], \
                        parameters=[Fix(name=r, type=‹rel›)], rules=[\
                        Equation(binding=Binding(name=one, attributes=[Attribute(name=intro, arguments=[!])]), \
                        proposition=‹r x y ==> x \\<rightarrow> y›), Equation(proposition=‹steps x x›)], \
                        monotonicity=[Named(name=list_all2_mono), Named(name=foo, \
                        selections=[Selection(from=2, to=2), Selection(from=4, to=2147483647)])])"""),
                row("inductive_set S where \"0 : S\"", """
                        Inductive(set, constants=[Fix(name=S)], rules=[Equation(proposition=‹0 : S›)])"""),
                row("coinductive inf where \"inf x\"", """
                        Inductive(coinductive, constants=[Fix(name=inf)], rules=[Equation(proposition=‹inf x›)])"""),
                row("coinductive_set T :: \"nat set\" where \"n : T\"", """
                        Inductive(coinductive, set, constants=[Fix(name=T, type=‹nat set›)], \
                        rules=[Equation(proposition=‹n : T›)])"""),
                row("inductive_cases oneE[elim!]: \"step 0 y\" and \"step 1 y\"", """
                        InductiveRules(rules=[Group(binding=Binding(name=oneE, \
                        attributes=[Attribute(name=elim, arguments=[!])]), \
                        propositions=[Proposition(term=‹step 0 y›)]), \
                        Group(propositions=[Proposition(term=‹step 1 y›)])])"""),
                row("inductive_simps one_iff: \"step 0 y\"", """
                        InductiveRules(simps, rules=[Group(binding=Binding(name=one_iff), \
                        propositions=[Proposition(term=‹step 0 y›)])])"""),
                row("lift_definition (code_dt) add :: \"q => q\" is \"\\<lambda>x. x\" parametric id_transfer .", """
                        LiftDefinition(options=[code_dt], constant=Fix(name=add, type=‹q => q›), \
                        raw=‹\\<lambda>x. x›, parametricity=[Named(name=id_transfer)])"""),
                row("quotient_definition \"zero :: frac\" is \"(0, 1)\" .", """
                        QuotientDefinition(left=‹zero :: frac›, raw=‹(0, 1)›)"""),
                row("quotient_definition one :: frac (\"1\") is \"(1, 1)\" done", """
                        QuotientDefinition(constant=Fix(name=one, type=‹frac›, \
                        mixfix=WrittenNotation(kind=TEMPLATE, template=‹1›)), raw=‹(1, 1)›)"""),
                row("quotient_definition zero :: frac where \"zero\" is \"(0, 1)\" done", """
                        QuotientDefinition(constant=Fix(name=zero, type=‹frac›), left=‹zero›, raw=‹(0, 1)›)"""),
                row("defs (overloaded) inv_def: \"inv x == x\"", """
                        OldDefinitions(options=[overloaded], equations=[\
                        Equation(binding=Binding(name=inv_def), proposition=‹inv x == x›)])"""));
    }

    static Stream<Arguments> notations() {
        return Stream.of(
                row("notation (in c) f (\"F _\") and \"g\" (infix \\<open>\\<star>\\<close> 60)", """
                        Notation(target=c, entries=[Entry(subject=‹f›, \
                        mixfix=WrittenNotation(kind=TEMPLATE, template=‹F _›)), Entry(subject=‹g›, \
                        mixfix=WrittenNotation(kind=INFIX, template=‹\\<star>›, priority=60))])"""),
                row("no_notation (ASCII) f (\"F\")", """
                        Notation(remove, mode=Mode(name=ASCII), entries=[Entry(subject=‹f›, \
                        mixfix=WrittenNotation(kind=TEMPLATE, template=‹F›))])"""),
                row("type_notation list (\"_*\")", """
                        Notation(types, entries=[Entry(subject=‹list›, \
                        mixfix=WrittenNotation(kind=TEMPLATE, template=‹_*›))])"""),
                row("no_type_notation list (\"_*\")", """
                        Notation(types, remove, entries=[Entry(subject=‹list›, \
                        mixfix=WrittenNotation(kind=TEMPLATE, template=‹_*›))])"""),
                row("nonterminal rows and cols", "Nonterminals(names=[rows, cols])"),
                row("syntax (output) \"_row\" :: \"args => row\" (\"(1<_>)\")\n  \"_nil\" :: row", """
                        Syntax(mode=Mode(output), productions=[Fix(name=_row, type=‹args => row›, \
                        mixfix=WrittenNotation(kind=TEMPLATE, template=‹(1<_>)›)), Fix(name=_nil, type=‹row›)])"""),
                row("no_syntax \"_nil\" :: row", "Syntax(remove, productions=[Fix(name=_nil, type=‹row›)])"),
                row(
                        "translations \"a\" \\<rightleftharpoons> \"b\"\n (type) \"c\" <= (logic) \"d\" \"e\" => \"f\"",
                        """
                        Translations(rules=[\
                        Rule(direction=BOTH, left=Pattern(nonterminal=logic, term=‹a›), \
                        right=Pattern(nonterminal=logic, term=‹b›)), \
                        Rule(direction=PRINT, left=Pattern(nonterminal=type, term=‹c›), \
                        right=Pattern(nonterminal=logic, term=‹d›)), \
                        Rule(direction=PARSE, left=Pattern(nonterminal=logic, term=‹e›), \
                        right=Pattern(nonterminal=logic, term=‹f›))])"""),
                row("no_translations \"a\" == \"b\"", """
                        Translations(remove, rules=[Rule(direction=BOTH, \
                        left=Pattern(nonterminal=logic, term=‹a›), right=Pattern(nonterminal=logic, term=‹b›))])"""));
    }

    private static Arguments row(String text, String expected) {
        return Arguments.of(text, expected);
    }

    @ParameterizedTest
    @MethodSource({"types", "constants", "notations"})
    void aCommandIsReadWithAllItsParts(String text, String expected) {
        TheoryText theory = Samples.theory(text);
        assertEquals(List.of(), theory.errors());
        assertEquals(expected, theory.commands().stream().map(Rendering::of).collect(Collectors.joining("; ")));
    }
}
