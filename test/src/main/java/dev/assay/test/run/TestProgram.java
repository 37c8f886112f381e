package dev.assay.test.run;

import dev.assay.code.extract.Extraction;
import dev.assay.code.extract.NotExecutable;
import dev.assay.code.jvm.Compiled;
import dev.assay.code.jvm.Mode;
import dev.assay.code.predicate.Decisions;
import dev.assay.code.program.Program;
import dev.assay.code.runtime.Fun;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.test.Options;
import dev.assay.test.Problem;
import dev.assay.test.domain.Domains;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** A problem compiled. Belongs to one thread. */
public final class TestProgram {
    private final Problem problem;
    private final Domains domains;
    private final Map<Free, Integer> slots;
    private final List<Step> steps;
    private final Compiled compiled;
    private final Map<Type, Completion.Cell> cells;
    private final Optional<NotExecutable> obstacle;

    private TestProgram(
            Problem problem,
            Domains domains,
            Map<Free, Integer> slots,
            List<Step> steps,
            Compiled compiled,
            Map<Type, Completion.Cell> cells,
            Optional<NotExecutable> obstacle) {
        this.problem = problem;
        this.domains = domains;
        this.slots = slots;
        this.steps = List.copyOf(steps);
        this.compiled = compiled;
        this.cells = cells;
        this.obstacle = obstacle;
    }

    /** @throws NotExecutable if nobody knows values for a variable */
    public static TestProgram of(Problem problem, Domains domains, Options options) {
        return of(problem, domains, options, Optional.empty());
    }

    /** With generators, which are compiled together with the problem. */
    public static TestProgram of(Problem problem, Domains domains, Options options, Generators generators) {
        return of(problem, domains, options, Optional.of(generators));
    }

    private static TestProgram of(Problem problem, Domains domains, Options options, Optional<Generators> generators) {
        problem.variables().forEach(v -> domains.of(v.type()));
        List<Plan.Part> parts = Plan.of(problem, domains);
        var roots = new ArrayList<Optional<Extraction.Root>>();
        var bound = new ArrayList<Free>();
        for (int i = 0; i < parts.size(); i++) {
            roots.add(root(i, parts.get(i), bound));
            switch (parts.get(i)) {
                case Plan.Part.Generate(var variable) -> bound.add(variable);
                case Plan.Part.Match(var premise, var _, var _) ->
                    problem.premises().get(premise).frees().stream()
                            .filter(v -> !bound.contains(v))
                            .forEach(bound::add);
                case Plan.Part.Check _, Plan.Part.Conclude _ -> {}
            }
        }
        List<Extraction.Root> wanted = roots.stream().flatMap(Optional::stream).toList();
        Program program;
        Optional<NotExecutable> obstacle = Optional.empty();
        try {
            program = Extraction.extract(domains.code(), wanted, Decisions.STRICT);
        } catch (NotExecutable e) {
            // Tests that do not come to the part in question still count.
            obstacle = Optional.of(e);
            program = Extraction.extract(domains.code(), wanted, Decisions.LENIENT);
        }
        var completion = new Completion();
        Program complete = options.completeUndefined() ? completion.of(program) : program;
        Program whole = generators
                .map(g -> WholeTest.add(complete, parts, roots, types(problem, completion), g))
                .orElse(complete);
        Compiled compiled = Compiled.of(whole, Mode.SMALL);
        Map<Free, Integer> slots = Plan.slots(problem);
        var steps = new ArrayList<Step>();
        for (int i = 0; i < parts.size(); i++) {
            Optional<Call> call = roots.get(i).map(root -> call(compiled, root, slots));
            steps.add(
                    switch (parts.get(i)) {
                        case Plan.Part.Generate(var variable) ->
                            new Step.Generate(variable, Objects.requireNonNull(slots.get(variable)));
                        case Plan.Part.Check(var premise, var _) -> new Step.Check(premise, call.orElseThrow());
                        case Plan.Part.Match(var premise, var _, var pattern) ->
                            new Step.Match(premise, call.orElseThrow(), pattern);
                        case Plan.Part.Conclude _ -> new Step.Conclude(call.orElseThrow());
                    });
        }
        return new TestProgram(problem, domains, slots, steps, compiled, completion.cells(), obstacle);
    }

    /** Of what is generated. */
    private static Set<Type> types(Problem problem, Completion completion) {
        Set<Type> types = new LinkedHashSet<>(completion.cells().keySet());
        problem.variables().forEach(v -> types.add(v.type()));
        return types;
    }

    /** The parameters in the order in which they get values, so that the one that changes fastest is the last. */
    private static Optional<Extraction.Root> root(int index, Plan.Part part, List<Free> bound) {
        return switch (part) {
            case Plan.Part.Generate _ -> Optional.empty();
            case Plan.Part.Check(var _, var formula) -> Optional.of(root(index, formula, bound));
            case Plan.Part.Match(var _, var computed, var _) -> Optional.of(root(index, computed, bound));
            case Plan.Part.Conclude(var formula) -> Optional.of(root(index, formula, bound));
        };
    }

    private static Extraction.Root root(int index, Term body, List<Free> bound) {
        var frees = body.frees();
        return new Extraction.Root(
                "assay.test." + index, bound.stream().filter(frees::contains).toList(), body);
    }

    private static Call call(Compiled compiled, Extraction.Root root, Map<Free, Integer> slots) {
        Const constant = root.constant();
        int[] places = root.parameters().stream().mapToInt(slots::get).toArray();
        return new Call(
                compiled.function(constant), places, () -> compiled.unbounded().function(constant));
    }

    /** Makes a whole test for a size; only where there are generators, and not for every problem. */
    public Optional<Fun> wholeTest() {
        return compiled.has(WholeTest.CONSTANT) ? Optional.of(compiled.function(WholeTest.CONSTANT)) : Optional.empty();
    }

    /** A generator with which this program was compiled. */
    public Fun generator(Const constant) {
        return compiled.function(constant);
    }

    public Problem problem() {
        return problem;
    }

    public Domains domains() {
        return domains;
    }

    Compiled compiled() {
        return compiled;
    }

    /** The types at which functions get a value where no equation defines one. */
    public List<Type> undefinedTypes() {
        return List.copyOf(cells.keySet());
    }

    /** Chooses that value. */
    public void setUndefined(Type type, Object value) {
        Objects.requireNonNull(cells.get(type)).value = value;
    }

    /** The value chosen last. */
    Object undefined(Type type) {
        return Objects.requireNonNull(Objects.requireNonNull(cells.get(type)).value);
    }

    List<Step> steps() {
        return steps;
    }

    int slot(Free variable) {
        return Objects.requireNonNull(slots.get(variable));
    }

    int width() {
        return slots.size();
    }

    /** The part of the problem that cannot be run, if there is one; tests may still do without it. */
    public Optional<NotExecutable> obstacle() {
        return obstacle;
    }
}
