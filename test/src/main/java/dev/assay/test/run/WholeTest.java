package dev.assay.test.run;

import dev.assay.code.extract.Extraction;
import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Program;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** A test from beginning to end as a function of the size: whether a premise does not hold or the conclusion does. */
final class WholeTest {
    private static final Type NAT = Type.con(HolNames.NAT);
    private static final Expr.Var SIZE = new Expr.Var("size", NAT);
    static final Const CONSTANT = new Const("assay.test.whole", Type.fun(NAT, Type.bool()));

    private final List<Plan.Part> parts;
    private final List<Optional<Extraction.Root>> roots;
    private final Generators generators;
    private final Map<Free, Expr.Var> variables = new HashMap<>();

    private WholeTest(List<Plan.Part> parts, List<Optional<Extraction.Root>> roots, Generators generators) {
        this.parts = parts;
        this.roots = roots;
        this.generators = generators;
    }

    /** The program with the test, and with generators for all of the types. */
    static Program add(
            Program program,
            List<Plan.Part> parts,
            List<Optional<Extraction.Root>> roots,
            Collection<Type> types,
            Generators generators) {
        var functions = new HashMap<>(program.functions());
        var layouts = new HashMap<>(program.layouts());
        types.forEach(generators::generator);
        if (isPossible(parts)) {
            Expr body = new WholeTest(parts, roots, generators).from(0);
            var begun = new Expr.Var("begun", Type.bool());
            functions.put(
                    CONSTANT, new Function(CONSTANT, List.of(SIZE), new Expr.Let(begun, generators.begin(), body)));
        }
        functions.putAll(generators.program().functions());
        layouts.putAll(generators.program().layouts());
        return new Program(functions, layouts);
    }

    /** A test that takes values apart to give them to variables is not one function. */
    static boolean isPossible(List<Plan.Part> parts) {
        return parts.stream().noneMatch(Plan.Part.Match.class::isInstance);
    }

    private Expr from(int index) {
        return switch (parts.get(index)) {
            case Plan.Part.Generate(var variable) -> {
                var bound = new Expr.Var("value" + index, variable.type());
                variables.put(variable, bound);
                Const generator = generators.generator(variable.type());
                yield new Expr.Let(bound, new Expr.Call(generator, List.of(SIZE), variable.type()), from(index + 1));
            }
            case Plan.Part.Check _ -> new Expr.If(call(index), from(index + 1), new Expr.Value(true, Type.bool()));
            case Plan.Part.Conclude _ -> call(index);
            case Plan.Part.Match _ -> throw new IllegalStateException("a test that takes values apart");
        };
    }

    private Expr call(int index) {
        Extraction.Root root = roots.get(index).orElseThrow();
        return new Expr.Call(
                root.constant(),
                root.parameters().stream()
                        .<Expr>map(p -> Objects.requireNonNull(variables.get(p)))
                        .toList(),
                Type.bool());
    }
}
