package dev.assay.syntax.isabelle.outer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands about contexts, facts and tools, and those passed over, with all that they can have. */
class CommandsTest {
    static Stream<Arguments> contexts() {
        return Stream.of(
                row("class bare", "TypeClass(name=bare)"),
                row(
                        "class g = a + b + fixes op :: \"'a => 'a\" (infixl \"\\<cdot>\" 70) assumes x: \"op y = y\" begin",
                        """
                        TypeClass(name=g, superclasses=[a, b], elements=[\
                        Fixes(variables=[Fix(name=op, type=‹'a => 'a›, \
                        mixfix=WrittenNotation(kind=INFIXL, template=‹\\<cdot>›, priority=70))]), \
                        Assumes(assumptions=[Group(binding=Binding(name=x), \
                        propositions=[Proposition(term=‹op y = y›)])])], begin)"""),
                row("class g = assumes \"A\"", """
                        TypeClass(name=g, elements=[\
                        Assumes(assumptions=[Group(propositions=[Proposition(term=‹A›)])])])"""),
                row("subclass (in g) h ..", "Subclass(target=g, superclass=h)"),
                row("instantiation list and option :: (order, \"{a,b}\") g begin", """
                        Instantiation(arity=Arity(types=[list, option], arguments=[‹order›, ‹{a,b}›], result=‹g›))"""),
                row("instance by standard", "InstanceProof()"),
                row("instance nat :: g ..", "InstanceProof(arity=Arity(types=[nat], result=‹g›))"),
                row("instance g \\<subseteq> h ..", "InstanceProof(subclass=g, superclass=h)"),
                row("""
                        locale box = l: base f "g x" + r?: base where f = h and g = k rewrites "a = b" for h k :: nat +
                          fixes u and v :: int (structure)
                          constrains u :: nat
                          assumes [simp]: "u = u" and "v = v"
                          defines d_def: "d == u"
                          notes old = refl sym[symmetric] and `u = u`
                        begin
                        """, """
                        Locale(name=box, imports=LocaleExpression(instances=[\
                        Instance(qualifier=l, mandatory, locale=base, positional=[‹f›, ‹g x›]), \
                        Instance(qualifier=r, locale=base, named={f=‹h›, g=‹k›}, \
                        rewrites=[Group(propositions=[Proposition(term=‹a = b›)])])], \
                        variables=[Fix(name=h, type=‹nat›), Fix(name=k, type=‹nat›)]), elements=[\
                        Fixes(variables=[Fix(name=u), Fix(name=v, type=‹int›, \
                        mixfix=WrittenNotation(kind=STRUCTURE, template=‹›))]), \
                        Constrains(variables=[Fix(name=u, type=‹nat›)]), \
                        Assumes(assumptions=[Group(binding=Binding(attributes=[Attribute(name=simp)]), \
                        propositions=[Proposition(term=‹u = u›)]), \
                        Group(propositions=[Proposition(term=‹v = v›)])]), \
                        Defines(definitions=[Group(binding=Binding(name=d_def), \
                        propositions=[Proposition(term=‹d == u›)])]), \
                        Notes(facts=[NamedFacts(binding=Binding(name=old), facts=[Named(name=refl), \
                        Named(name=sym, attributes=[Attribute(name=symmetric)])]), \
                        NamedFacts(facts=[Literal(statement=‹u = u›)])])], begin)"""),
                row("locale empty", "Locale(name=empty)"),
                row("context begin", "Context()"),
                row("context box begin", "Context(name=box)"),
                row("context includes lifting_syntax fixes x assumes \"x = x\" begin", """
                        Context(bundles=[lifting_syntax], elements=[Fixes(variables=[Fix(name=x)]), \
                        Assumes(assumptions=[Group(propositions=[Proposition(term=‹x = x›)])])])"""),
                row("experiment begin", "Experiment()"),
                row("sublocale box < inner: other x .", """
                        Interpretation(target=box, expression=LocaleExpression(instances=[\
                        Instance(qualifier=inner, mandatory, locale=other, positional=[‹x›])]))"""),
                row("interpretation b!: box \"0\" _ rewrites \"f = g\" by unfold_locales", """
                        Interpretation(expression=LocaleExpression(instances=[\
                        Instance(qualifier=b, mandatory, locale=box, positional=[‹0›, ‹_›], \
                        rewrites=[Group(propositions=[Proposition(term=‹f = g›)])])]))"""),
                row("global_interpretation box x defines total = b.total and t :: nat = \"b.t\" by auto", """
                        Interpretation(expression=LocaleExpression(instances=[\
                        Instance(mandatory, locale=box, positional=[‹x›])]), definitions=[\
                        DefinedConstant(constant=Fix(name=total), term=‹b.total›), \
                        DefinedConstant(constant=Fix(name=t, type=‹nat›), term=‹b.t›)])"""),
                row("bundle quiet = [[show_types = false]] foo [simp]", """
                        Bundle(name=quiet, facts=[\
                        Settings(attributes=[Attribute(name=show_types, arguments=[=, false])]), \
                        Named(name=foo, attributes=[Attribute(name=simp)])])"""),
                row("bundle loud begin", "Bundle(name=loud, begin)"),
                row("unbundle quiet loud", "Unbundle(bundles=[quiet, loud])"),
                row("overloading size' \\<equiv> \"size :: t => nat\" (unchecked) begin", """
                        Overloading(overloads=[Overload(name=size', constant=‹size :: t => nat›, unchecked)])"""),
                row("end", "End()"));
    }

    static Stream<Arguments> facts() {
        return Stream.of(
                row("lemma \"A\" oops", "Statement(conclusion=Shows(groups=[" + group("A") + "]))"),
                row("theorem (in c) foo [simp, of \"x\" y, THEN sym[symmetric]]: \"A\" \"B\" by auto", """
                        Statement(target=c, binding=Binding(name=foo, attributes=[Attribute(name=simp), \
                        Attribute(name=of, arguments=Terms(all=[‹x›, ‹y›])), \
                        Attribute(name=THEN, arguments=Facts(number=1, facts=[Named(name=sym, attributes=[Attribute(name=symmetric)])]))]), \
                        conclusion=Shows(groups=[Group(propositions=[\
                        Proposition(term=‹A›), Proposition(term=‹B›)])]))"""),
                row(
                        "corollary a: \"A\" (is \"?P x\" is \"_ y\") and b[simp]: \"B\" if \"C\" and \"D\" for x y :: nat sorry",
                        """
                        Statement(conclusion=Shows(groups=[Group(binding=Binding(name=a), \
                        propositions=[Proposition(term=‹A›, patterns=[‹?P x›, ‹_ y›])]), \
                        Group(binding=Binding(name=b, attributes=[Attribute(name=simp)]), \
                        propositions=[Proposition(term=‹B›)])]), premises=["""
                                + group("C") + ", " + group("D") + "], "
                                + "variables=[Fix(name=x, type=‹nat›), Fix(name=y, type=‹nat›)])"),
                row("""
                        proposition long: includes lifting_syntax fixes x :: nat assumes a: "x > 0"
                          defines "y == x" notes [simp] = refl shows one: "x = x" and "y = y" by simp_all
                        """, """
                        Statement(binding=Binding(name=long), includes=[lifting_syntax], elements=[\
                        Fixes(variables=[Fix(name=x, type=‹nat›)]), \
                        Assumes(assumptions=[Group(binding=Binding(name=a), \
                        propositions=[Proposition(term=‹x > 0›)])]), \
                        Defines(definitions=[""" + group("y == x") + """
                        ]), Notes(facts=[NamedFacts(binding=Binding(attributes=[Attribute(name=simp)]), \
                        facts=[Named(name=refl)])])], conclusion=Shows(groups=[\
                        Group(binding=Binding(name=one), propositions=[Proposition(term=‹x = x›)])""" + ", " + group("y = y") + "]))"),
                row(
                        "lemma e: assumes \"A\" obtains (left) x y :: nat where \"P x\" and \"Q y\" | \"R\" sorry",
                        """
                        Statement(binding=Binding(name=e), elements=[Assumes(assumptions=["""
                                + group("A")
                                + """
                        ])], conclusion=Obtains(cases=[Alternative(binding=Binding(name=left), \
                        variables=[Fix(name=x, type=‹nat›), Fix(name=y, type=‹nat›)], propositions=["""
                                + group("P x") + ", " + group("Q y") + "]), Alternative(propositions=[" + group("R")
                                + "])]))"),
                row("schematic_goal \"?x = 1\" by (rule refl)", """
                        Statement(conclusion=Shows(groups=[Group(propositions=[Proposition(term=‹?x = 1›)])]))"""),
                row("lemma True ..", "Statement(conclusion=Shows(groups=[" + group("True") + "]))"),
                row("lemmas (in c) both [simp] = one two(1,2) and three = `x = x` for x", """
                        Lemmas(target=c, facts=[NamedFacts(binding=Binding(name=both, \
                        attributes=[Attribute(name=simp)]), facts=[Named(name=one), Named(name=two, \
                        selections=[Selection(from=1, to=1), Selection(from=2, to=2)])]), \
                        NamedFacts(binding=Binding(name=three), facts=[Literal(statement=‹x = x›)])], \
                        variables=[Fix(name=x)])"""),
                row("theorems old = refl", """
                        Lemmas(facts=[NamedFacts(binding=Binding(name=old), facts=[Named(name=refl)])])"""),
                row("declare a[simp del] b.c(2)[code, intro?] and [[smt_timeout = 20]]", """
                        Declare(facts=[Named(name=a, attributes=[Attribute(name=simp, arguments=[del])]), \
                        Named(name=b.c, selections=[Selection(from=2, to=2)], \
                        attributes=[Attribute(name=code), Attribute(name=intro, arguments=[?])]), \
                        Settings(attributes=[Attribute(name=smt_timeout, arguments=[=, 20])])])"""),
                row("named_theorems rules \"what they are for\" and more", "NamedTheorems(names=[rules, more])"),
                row("hide_const (open) a b.c", "Hide(space=CONSTANT, open, names=[a, b.c])"),
                row("hide_type t", "Hide(space=TYPE, names=[t])"),
                row("hide_fact f", "Hide(space=FACT, names=[f])"),
                row("hide_class c", "Hide(space=CLASS, names=[c])"),
                row("alias x = y.x", "Alias(space=CONSTANT, name=x, original=y.x)"),
                row("type_alias t = y.t", "Alias(space=TYPE, name=t, original=y.t)"));
    }

    static Stream<Arguments> diagnostics() {
        return Stream.of(
                row("nitpick [card 'a = 1-50, dont_box, card \"'a + 'b\" = 2, expect = genuine] 2", """
                        Ask(options=[card 'a = 1-50, dont_box, card 'a + 'b = 2, expect = genuine], subgoal=2)"""),
                row("nitpick", "Ask()"),
                row("nitpick [card = 1,2,4, bisim_depth = -1, mono, timeout = 2.5]", """
                        Ask(options=[card = 1,2,4, bisim_depth = -1, mono, timeout = 2.5])"""),
                row(
                        "quickcheck[random, size=3, tester = [random, narrowing], eval = \"x + y\", expect = no_counterexample]",
                        """
                        Ask(options=[random, size = 3, tester = [random, narrowing], eval = x + y, \
                        expect = no_counterexample])"""),
                row("sledgehammer [provers = e vampire, timeout = 5] (add: foo(1) bar del: baz) 1", """
                        Ask(options=[provers = e vampire, timeout = 5], \
                        arguments=[add, :, foo, (, 1, ), bar, del, :, baz], subgoal=1)"""),
                row("sledgehammer min (foo)", "Ask(arguments=[min, foo])"),
                row("refute [maxsize = 3, expect = potential]", "Ask(options=[maxsize = 3, expect = potential])"),
                row("nunchaku [solvers = cvc4]", "Ask(options=[solvers = cvc4])"),
                row("solve_direct", "Ask()"),
                row("find_unused_assms List", "Ask(arguments=[List])"),
                row("try", "Ask()"),
                row("try0 simp: foo", "Ask(arguments=[simp, :, foo])"),
                row("nitpick_params [verbose, card = 1-4]", "Parameters(options=[verbose, card = 1-4])"),
                row("quickcheck_params [default_type = [int, nat]]", "Parameters(options=[default_type = [int, nat]])"),
                row("refute_params", "Parameters()"),
                row("sledgehammer_params [isar_proofs]", "Parameters(options=[isar_proofs])"),
                row("value [nbe] (latex) \"1 + 1\"", "Value(evaluator=nbe, modes=[latex], term=‹1 + 1›)"),
                row("value x", "Value(term=‹x›)"),
                row("values [expected \"{1, 2}\"] 5 \"{x. p x}\"", """
                        Values(options=[expected {1, 2}], count=5, set=‹{x. p x}›)"""),
                row("values [random_dseq 1, 2, 3] \"{x. p x}\"", """
                        Values(options=[random_dseq 1, 2, 3], set=‹{x. p x}›)"""),
                row("values [expected \"{}\" random_dseq 1, 1, 3] \"{x. p x}\"", """
                        Values(options=[expected {}, random_dseq 1, 1, 3], set=‹{x. p x}›)"""),
                row("code_pred (modes: (i => o) => i * o => bool) p .", """
                        CodePredicate(modes=[Modes(kind=modes, \
                        modes=[NamedMode(mode=‹(i => o) => i * o => bool›)])], predicate=‹p›)"""),
                row("values_prolog 40 \"{x. p x}\"", "Values(count=40, set=‹{x. p x}›)"),
                row("code_pred (modes: i => o as app) [inductify] p .", """
                        CodePredicate(options=[inductify], \
                        modes=[Modes(kind=modes, modes=[NamedMode(mode=‹i => o›, name=app)])], predicate=‹p›)"""),
                row(
                        "code_pred [random_dseq inductify, skip_proof] (expected_modes: i => o => bool as app, \"o * i\") p .",
                        """
                        CodePredicate(options=[random_dseq, inductify, skip_proof], \
                        modes=[Modes(kind=expected_modes, modes=[\
                        NamedMode(mode=‹i => o => bool›, name=app), NamedMode(mode=‹o * i›)])], predicate=‹p›)"""),
                row("code_pred (modes: p: i => bool and q: o => bool, i => bool as qi) q by auto", """
                        CodePredicate(modes=[\
                        Modes(kind=modes, predicate=p, modes=[NamedMode(mode=‹i => bool›)]), \
                        Modes(kind=modes, predicate=q, modes=[NamedMode(mode=‹o => bool›), \
                        NamedMode(mode=‹i => bool›, name=qi)])], predicate=‹q›)"""),
                row("quickcheck_generator dlist predicate: \"distinct\" constructors: empty, \"insert\"", """
                        Generator(type=dlist, predicate=‹distinct›, constructors=[‹empty›, ‹insert›])"""));
    }

    static Stream<Arguments> others() {
        return Stream.of(
                row("chapter \"One\"", "Heading(text=‹One›)"),
                row(
                        "section \\<open>Two \\<open>nested\\<close>\\<close>",
                        "Heading(text=‹Two \\<open>nested\\<close>›)"),
                row("text (in c) ‹Some›", "Text(text=‹Some›)"),
                row("method solve uses x = (simp add: x)", "PassedOver(reason=it has no meaning here)"),
                row("txt {* old *}", "Text(text=‹ old ›)"),
                row("text_raw \"raw\"", "Text(text=‹raw›)"),
                row("ML \\<open>val x = 1;\\<close>", "PassedOver(reason=ML code is not run)"),
                row("setup ‹I›", "PassedOver(reason=ML code is not run)"),
                row("print_theorems", "PassedOver(reason=it only prints)"),
                row("code_printing constant f \\<rightharpoonup> (SML) \"f\"", """
                        PassedOver(reason=it sets up code in other languages)"""),
                row("export_code f in SML module_name M file \"x\"", """
                        PassedOver(reason=code in other languages is not generated)"""),
                row("old_rep_datatype A B by auto", "PassedOver(reason=the type gets no constructors by this)"),
                row("setup_lifting type_definition_few", "PassedOver(reason=lifting works without being set up)"),
                row("notepad begin fix x have \"x = x\" by simp end", """
                        PassedOver(reason=it proves nothing that is kept)"""),
                row("private lemma \"A\" sorry", "Statement(conclusion=Shows(groups=[" + group("A") + "]))"));
    }

    private static String group(String term) {
        return "Group(propositions=[Proposition(term=‹" + term + "›)])";
    }

    private static Arguments row(String text, String expected) {
        return Arguments.of(text, expected);
    }

    @ParameterizedTest
    @MethodSource({"contexts", "facts", "diagnostics", "others"})
    void aCommandIsReadWithAllItsParts(String text, String expected) {
        TheoryText theory = Samples.theory(text);
        assertEquals(List.of(), theory.errors());
        assertEquals(expected, theory.commands().stream().map(Rendering::of).collect(Collectors.joining("; ")));
    }
}
