package dev.assay.code.jvm;

import static dev.assay.code.jvm.Descriptors.FUEL;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import org.jspecify.annotations.Nullable;

/**
 * The fuel that a recursive function takes. In strict code a call takes a step if it may nest, and a loop takes one for many
 * rounds, which are counted in a variable: short loops, which most are, cost nothing. In lazy code each round takes a step.
 */
final class Rounds {
    private static final int ROUNDS_PER_STEP = 64;

    private final MethodEmitter method;
    private final CodeBuilder code;
    private final ClassDesc self;
    private MethodEmitter.@Nullable Local count;

    Rounds(MethodEmitter method, CodeBuilder code, ClassDesc self) {
        this.method = method;
        this.code = code;
        this.self = self;
    }

    /** Before the first round. */
    void begin(boolean mayNest) {
        if (method.boxing().isLazy()) {
            return;
        }
        if (mayNest) {
            emitStep();
        }
        count = method.temporary(TypeKind.INT);
        code.iconst_0().istore(count.slot());
    }

    /** At the beginning of each. */
    void next() {
        if (count == null) {
            emitStep();
            return;
        }
        Label few = code.newLabel();
        code.iinc(count.slot(), 1)
                .iload(count.slot())
                .loadConstant(ROUNDS_PER_STEP)
                .if_icmplt(few);
        code.iconst_0().istore(count.slot());
        emitStep();
        code.labelBinding(few);
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
