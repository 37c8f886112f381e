package dev.assay.code.jvm;

import static dev.assay.code.jvm.Descriptors.FUEL;

import dev.assay.code.program.Expr;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The fuel that a recursive function takes. In strict code a call or a round takes a step where it makes its first nested
 * call, so that the leaves of a recursion cost nothing. A loop of rounds without nested calls takes one step for many, which
 * are counted in a variable: short loops, which most are, cost next to nothing. In lazy code each round takes a step.
 */
final class Rounds {
    private static final int ROUNDS_PER_STEP = 64;

    /** The way back to the head of a loop, on which rounds are counted. */
    private record Way(Label counted, Label head) {}

    private final MethodEmitter method;
    private final CodeBuilder code;
    private final ClassDesc self;
    private final NestedCalls nested;
    private final List<Way> ways = new ArrayList<>();
    private MethodEmitter.@Nullable Local count;
    private boolean isTaken;

    Rounds(MethodEmitter method, CodeBuilder code, ClassDesc self, NestedCalls nested) {
        this.method = method;
        this.code = code;
        this.self = self;
        this.nested = nested;
    }

    /** Before the first round of a loop. */
    void begin() {
        if (!method.boxing().isLazy()) {
            count = method.temporary(TypeKind.INT);
            code.iconst_0().istore(count.slot());
        }
    }

    /** At the beginning of each. */
    void next() {
        isTaken = false;
        if (method.boxing().isLazy()) {
            emitStep();
        } else if (nested == NestedCalls.NONE) {
            // The JIT makes more of a count at the head than of one on the way back.
            emitCount();
        }
    }

    /** Before a call, with its arguments on the stack. */
    void beforeCall(Expr.Call call) {
        if (!method.boxing().isLazy() && !isTaken && nested.contains(call.function())) {
            emitStep();
            isTaken = true;
        }
    }

    /** To the next round. */
    void again(Label head) {
        if (count == null || nested == NestedCalls.NONE || isTaken) {
            code.goto_(head);
            return;
        }
        for (Way way : ways) {
            if (way.head.equals(head)) {
                code.goto_(way.counted);
                return;
            }
        }
        var way = new Way(code.newLabel(), head);
        ways.add(way);
        code.goto_(way.counted);
    }

    /** After all rounds. */
    void end() {
        for (Way way : ways) {
            code.labelBinding(way.counted);
            emitCount();
            code.goto_(way.head);
        }
    }

    private void emitCount() {
        if (count != null) {
            Label few = code.newLabel();
            code.iinc(count.slot(), 1)
                    .iload(count.slot())
                    .loadConstant(ROUNDS_PER_STEP)
                    .if_icmplt(few);
            code.iconst_0().istore(count.slot());
            emitStep();
            code.labelBinding(few);
        }
    }

    // Whether a step is taken on every way to the instruction that comes next

    boolean isTaken() {
        return isTaken;
    }

    /** The expression, or a decision by it, is behind us, and {@code before} is how it was ahead of it. */
    void evaluated(boolean before, Expr expr, Optional<Boolean> outcome) {
        isTaken = before || !method.boxing().isLazy() && nested.areMadeBy(expr, outcome);
    }

    private void emitStep() {
        Label enough = code.newLabel();
        code.getstatic(self, "fuel", FUEL)
                .dup()
                .getfield(FUEL, "left", ConstantDescs.CD_int)
                .iconst_1()
                .isub()
                .dup_x1()
                .putfield(FUEL, "left", ConstantDescs.CD_int)
                .ifge(enough)
                .getstatic(self, "fuel", FUEL)
                .invokevirtual(FUEL, "refill", ConstantDescs.MTD_void)
                .labelBinding(enough);
    }
}
