package dev.assay.syntax.isabelle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.syntax.isabelle.outer.Command;
import dev.assay.syntax.isabelle.outer.ConstantCommand;
import dev.assay.syntax.isabelle.outer.ContextCommand;
import dev.assay.syntax.isabelle.outer.Diagnostic;
import dev.assay.syntax.isabelle.outer.FactCommand;
import dev.assay.syntax.isabelle.outer.NotationCommand;
import dev.assay.syntax.isabelle.outer.TypeCommand;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A table of the clauses by command, printed: what becomes of each. A new clause needs a row here. */
class ClauseTableTest {
    /** Of clauses with terms or types, {@link TextsRead} sees to it that they are interpreted, or the command fails. */
    private static final String TABLE = """
            Abbreviation      target interpreted, mode interpreted, constant interpreted, equation interpreted
            Alias             target harmless, space interpreted, name interpreted, original interpreted
            Axiomatization    constants interpreted, axioms interpreted, premises interpreted, variables interpreted
            Bundle            name interpreted, facts harmless, begin interpreted, opens interpreted
            CodeAbort         constants interpreted
            CodeDatatype      constructors interpreted
            Constants         constants interpreted
            Context           name interpreted, bundles interpreted, elements interpreted
            Datatype          codatatype interpreted, options checked, types interpreted, defaults interpreted
            DatatypeCompat    types interpreted
            DefaultSort       sort interpreted
            Declare           target interpreted, facts interpreted
            Definition        target interpreted, constant interpreted, equation interpreted
            End
            Experiment        elements interpreted
            Hide              space interpreted, open interpreted, names interpreted
            Inductive         coinductive interpreted, set interpreted, target interpreted, options checked, constants interpreted, \
            parameters interpreted, rules interpreted, monotonicity harmless
            InductiveRules    target interpreted, simps interpreted, rules interpreted
            InstanceProof     arity interpreted, subclass interpreted, superclass interpreted, proof checked
            Instantiation     arity interpreted
            Interpretation    target interpreted, expression interpreted, definitions interpreted, rewrites interpreted, proof checked
            Lemmas            target interpreted, facts interpreted, variables interpreted
            LiftDefinition    options checked, constant interpreted, raw interpreted, parametricity harmless, proof checked
            Locale            name interpreted, imports interpreted, bundles interpreted, elements interpreted, begin interpreted
            NamedTheorems     target harmless, names interpreted
            Nonterminals      names interpreted
            Notation          target interpreted, types interpreted, remove interpreted, mode interpreted, entries interpreted
            OldDefinitions    options checked, equations interpreted
            Overloading       overloads interpreted
            Overloading       remove interpreted, constants interpreted
            QuotientDefinition constant interpreted, binding interpreted, left interpreted, raw interpreted, proof harmless
            QuotientType      overloaded harmless, parameters interpreted, name interpreted, mixfix interpreted, raw interpreted, \
            partial interpreted, relation interpreted, morphisms interpreted, proof checked
            RecordType        overloaded harmless, parameters interpreted, name interpreted, parent interpreted, fields interpreted
            Recursion         scheme interpreted, target interpreted, options checked, constants interpreted, equations interpreted, proof harmless
            SpecificationOf   constants interpreted, propositions interpreted, proof checked
            Statement         target interpreted, binding interpreted, includes interpreted, elements interpreted, conclusion interpreted, \
            premises interpreted, variables interpreted, proof checked
            Subclass          target interpreted, superclass interpreted, proof checked
            Syntax            remove interpreted, mode interpreted, productions interpreted
            Termination       target harmless, function harmless, proof harmless
            Translations      remove interpreted, rules interpreted
            TypeClass         name interpreted, superclasses interpreted, bundles interpreted, elements interpreted, begin interpreted
            TypeDeclaration   parameters interpreted, name interpreted, mixfix interpreted
            TypeSynonym       target harmless, parameters interpreted, name interpreted, type interpreted, mixfix interpreted
            Typedef           overloaded harmless, parameters interpreted, name interpreted, mixfix interpreted, set interpreted, \
            morphisms interpreted, proof checked
            Unbundle          bundles interpreted
            """;

    @Test
    void everyClauseOfEveryCommandHasARow() {
        Map<String, String> rows = new TreeMap<>();
        TABLE.lines()
                .forEach(line -> rows.put(
                        line.replaceAll(" (interpreted|harmless|checked|refused)", "")
                                .replaceAll("\\s+", " "),
                        line));
        Stream.of(
                        TypeCommand.class,
                        ConstantCommand.class,
                        NotationCommand.class,
                        ContextCommand.class,
                        FactCommand.class)
                .flatMap(kind -> Arrays.stream(kind.getPermittedSubclasses()))
                .forEach(command -> {
                    String clauses = Arrays.stream(command.getRecordComponents())
                            .map(RecordComponent::getName)
                            .filter(name -> !name.equals("span"))
                            .reduce((a, b) -> a + ", " + b)
                            .map(all -> " " + all)
                            .orElse("");
                    String key = command.getSimpleName() + clauses;
                    assertEquals(key, rows.containsKey(key) ? key : "no row", () -> "rows: " + rows.keySet());
                    System.out.println(rows.get(key));
                });
        // Headings and texts have no clauses; diagnostic commands have options of their own, which their tools check.
        assertEquals(10, Command.class.getPermittedSubclasses().length);
        assertEquals(true, Diagnostic.class.isSealed());
    }
}
