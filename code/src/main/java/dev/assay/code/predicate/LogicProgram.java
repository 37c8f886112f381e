package dev.assay.code.predicate;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.Extraction;
import dev.assay.code.jvm.Compiled;
import dev.assay.code.jvm.Mode;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Relations compiled for the modes in which they are asked. Belongs to one thread. */
public final class LogicProgram {
    /** Something to be asked of a program: formulas with some of their variables given. */
    public static final class Query {
        final Procedure procedure;

        Query(Procedure procedure) {
            this.procedure = procedure;
        }

        /** Whether values of types have to be enumerated for it. */
        public boolean generates() {
            return procedure.generates();
        }
    }

    private final Relations relations;
    private final Modes modes;
    private final Code code;
    private final Mode mode;
    private final Set<Procedure> wanted = new LinkedHashSet<>();
    private final List<Evaluated> formulas = new ArrayList<>();
    private Compiled compiled;

    public LogicProgram(Code code) {
        this(code, true, false, Mode.SMALL);
    }

    /**
     * @param inverts whether functions may be run from the result to the arguments
     * @param restricts whether rules that may put anything in front of a list are asked only for what is looked for in it
     * @param mode how terms are evaluated; by need if values may have holes
     */
    public LogicProgram(Code code, boolean inverts, boolean restricts, Mode mode) {
        this.code = code;
        this.mode = mode;
        this.relations = new Relations(code, restricts);
        this.modes = new Modes(relations, inverts, mode == Mode.LAZY);
        this.compiled = compile(List.of());
    }

    private Compiled compile(List<Extraction.Root> roots) {
        return Compiled.of(Extraction.extract(code, roots, Extraction.Options.LENIENT), mode);
    }

    /** That all formulas hold: the inputs are given, values of the outputs are looked for. */
    public Query query(List<Free> inputs, List<Free> outputs, List<Term> formulas) {
        List<Free> variables = new ArrayList<>(inputs);
        variables.addAll(outputs);
        Const relation = relations.query(variables, formulas);
        List<Boolean> given = new ArrayList<>(Collections.nCopies(inputs.size(), true));
        given.addAll(Collections.nCopies(outputs.size(), false));
        return wanted(relation, given);
    }

    /** The ways for a formula to be false. */
    public List<Denial> denials(Term formula) {
        return new Denials(relations).of(formula);
    }

    /** A predicate of the theory in a mode: whether each argument is given. */
    public Query predicate(Const predicate, List<Boolean> inputs) {
        return wanted(predicate, inputs);
    }

    private Query wanted(Const relation, List<Boolean> inputs) {
        Procedure procedure = modes.procedure(relation, inputs);
        wanted.add(procedure);
        return new Query(procedure);
    }

    /** A formula that compiled code evaluates, given values of the variables in their order. */
    public Evaluated formula(List<Free> variables, Term formula) {
        var result = new Evaluated(
                new Extraction.Root("assay.formula." + formulas.size(), variables, formula),
                IntStream.range(0, variables.size()).toArray());
        formulas.add(result);
        return result;
    }

    /** Whether compiled code alone can evaluate a formula. */
    public boolean isExecutable(Term term) {
        return relations.isExecutable(term);
    }

    /** Whether some rule was restricted, so that not everything is found. */
    public boolean isRestricted() {
        return relations.isRestricted();
    }

    /** Makes all queries ready; to be done once, after the last of them. */
    public LogicProgram prepare() {
        modes.plan();
        Set<Procedure> needed = new LinkedHashSet<>(wanted);
        wanted.forEach(p -> needed.addAll(p.reached()));
        List<Evaluated> terms = new ArrayList<>(formulas);
        needed.forEach(p -> terms.addAll(p.evaluated));
        compiled = compile(terms.stream().map(t -> t.root).toList());
        terms.forEach(t -> t.link(compiled));
        return this;
    }

    /** Whether values may have holes. */
    boolean isPartial() {
        return mode == Mode.LAZY;
    }

    Compiled compiled() {
        return compiled;
    }

    /** The procedures that the queries need, as in {@code append(o, o, i)}. */
    public List<String> modes() {
        Set<String> result = new LinkedHashSet<>();
        wanted.forEach(p -> {
            result.add(p.toString());
            p.reached().forEach(q -> result.add(q.toString()));
        });
        return List.copyOf(result);
    }
}
