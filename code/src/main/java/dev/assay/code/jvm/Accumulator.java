package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.logic.Term.Const;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a loop has done of its result before the last round: it has made cells whose field is open, or summed up. */
final class Accumulator {
    /** A field that is filled in the next round. */
    record OpenField(Cell cell, int index) {}

    private final ProgramCompiler program;
    private final Set<Const> group = new HashSet<>();
    private final Set<OpenField> cells = new LinkedHashSet<>();
    private boolean sum;

    private Accumulator(ProgramCompiler program) {
        this.program = program;
    }

    static Accumulator none(ProgramCompiler program) {
        return new Accumulator(program);
    }

    static Accumulator of(List<Function> group, ProgramCompiler program) {
        var result = new Accumulator(program);
        for (Function function : group) {
            result.group.add(function.constant());
        }
        for (Function function : group) {
            result.scan(function.body());
        }
        return result;
    }

    boolean hasCells() {
        return !cells.isEmpty();
    }

    boolean hasSum() {
        return sum;
    }

    /** The one field that is ever open, if it has a name. */
    @Nullable
    OpenField onlyField() {
        return cells.size() == 1 && cells.iterator().next().cell().arity() <= Descriptors.MOST_FIELDS
                ? cells.iterator().next()
                : null;
    }

    /** The argument that the next round computes, or -1. */
    int open(Expr.Construct construct) {
        if (group.isEmpty()) {
            return -1;
        }
        int open = Tail.open(construct);
        return open >= 0 && reachesLoop(construct.arguments().get(open)) ? open : -1;
    }

    int open(Expr.Operate operate) {
        if (group.isEmpty()) {
            return -1;
        }
        int open = Tail.open(operate);
        return open >= 0 && reachesLoop(operate.arguments().get(open)) ? open : -1;
    }

    private boolean reachesLoop(Expr expr) {
        var found = new boolean[1];
        Tail.calls(expr, true, callee -> found[0] |= group.contains(callee));
        return found[0];
    }

    private void scan(Expr expr) {
        switch (expr) {
            case Expr.Let let -> scan(let.body());
            case Expr.If branch -> {
                scan(branch.then());
                scan(branch.otherwise());
            }
            case Expr.Switch s -> {
                s.cases().forEach(c -> scan(c.body()));
                s.otherwise().ifPresent(this::scan);
            }
            case Expr.Construct construct -> {
                int open = open(construct);
                if (open >= 0) {
                    if (construct.constructor().name().equals(Names.SUC)) {
                        sum = true;
                    } else {
                        cells.add(new OpenField(program.cell(construct.type(), construct.constructor()), open));
                    }
                    scan(construct.arguments().get(open));
                }
            }
            case Expr.Operate operate -> {
                int open = open(operate);
                if (open >= 0) {
                    sum = true;
                    scan(operate.arguments().get(open));
                }
            }
            case Expr.Var _,
                    Expr.Number _,
                    Expr.Value _,
                    Expr.Call _,
                    Expr.Apply _,
                    Expr.Lambda _,
                    Expr.Undefined _ -> {}
        }
    }
}
