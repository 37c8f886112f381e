package dev.assay.code.jvm;

import static dev.assay.code.jvm.Descriptors.BIG_NUMBERS;
import static dev.assay.code.jvm.Descriptors.LAZY_NUMBERS;
import static dev.assay.code.jvm.Descriptors.OBJECT;
import static dev.assay.code.jvm.Descriptors.TRUTH;

import dev.assay.code.program.Expr;
import dev.assay.logic.Term.Const;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ConstantDescs;
import java.util.List;

/** Decisions on numbers: their constructors are tests of the sign. */
record NumberBranching(MethodEmitter method, CodeBuilder code, MethodEmitter.Local scrutinee, boolean natural)
        implements Branching {
    @Override
    public int constructors() {
        return 2;
    }

    @Override
    public void test(Const constructor, Label next) {
        if (natural && method.boxing().isLazy()) {
            method.load(scrutinee);
            code.invokestatic(LAZY_NUMBERS, "isZero", Descriptors.method(TRUTH, OBJECT));
            if (isZero(constructor)) {
                code.ifeq(next);
            } else {
                code.ifne(next);
            }
            return;
        }
        pushSign();
        switch (constructor.name()) {
            case Names.ZERO -> code.ifne(next);
            case Names.SUC -> code.ifeq(next);
            case Names.NONNEG -> code.iflt(next);
            case Names.NEGSUC -> code.ifge(next);
            default -> throw notANumber(constructor);
        }
    }

    private static boolean isZero(Const constructor) {
        return constructor.name().equals(Names.ZERO);
    }

    private static IllegalArgumentException notANumber(Const constructor) {
        return new IllegalArgumentException(constructor.name() + " does not construct numbers");
    }

    private void pushSign() {
        method.load(scrutinee);
        if (method.boxing().mode() == Mode.SMALL) {
            code.lconst_0().lcmp();
        } else {
            code.invokestatic(BIG_NUMBERS, "signum", Descriptors.method(ConstantDescs.CD_int, OBJECT));
        }
    }

    @Override
    public void pushField(Const constructor, int index) {
        method.load(scrutinee);
        boolean small = method.boxing().mode() == Mode.SMALL;
        switch (constructor.name()) {
            case Names.SUC -> {
                if (small) {
                    code.lconst_1().lsub();
                } else {
                    code.invokestatic(
                            natural && method.boxing().isLazy() ? LAZY_NUMBERS : BIG_NUMBERS,
                            "predecessor",
                            Descriptors.method(OBJECT, OBJECT));
                }
            }
            case Names.NONNEG -> {}
            case Names.NEGSUC -> {
                // -(n + 1) is the complement of n.
                if (small) {
                    code.loadConstant(-1L).lxor();
                } else {
                    code.invokestatic(BIG_NUMBERS, "complement", Descriptors.method(OBJECT, OBJECT));
                }
            }
            default -> throw notANumber(constructor);
        }
    }

    @Override
    public boolean isBoxed(Const constructor, int index) {
        return false;
    }

    @Override
    public List<Label> dispatch(List<Expr.Case> cases) {
        return List.of();
    }
}
