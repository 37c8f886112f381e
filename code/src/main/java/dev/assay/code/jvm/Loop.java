package dev.assay.code.jvm;

import static dev.assay.code.jvm.Descriptors.DATA;
import static dev.assay.code.jvm.Descriptors.OBJECT;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import org.jspecify.annotations.Nullable;

/**
 * The variables that a loop carries from round to round besides its parameters: the first and the last cell of the
 * result, as far as it is made; or the sum so far.
 */
final class Loop {
    private final MethodEmitter method;
    private final CodeBuilder code;
    private final Accumulator accumulator;
    private MethodEmitter.@Nullable Local first;
    private MethodEmitter.@Nullable Local last;
    private MethodEmitter.@Nullable Local index;
    private MethodEmitter.@Nullable Local sum;

    Loop(MethodEmitter method, CodeBuilder code, Accumulator accumulator) {
        this.method = method;
        this.code = code;
        this.accumulator = accumulator;
    }

    Accumulator accumulator() {
        return accumulator;
    }

    void begin() {
        if (accumulator.hasCells()) {
            first = method.temporary(TypeKind.REFERENCE);
            last = method.temporary(TypeKind.REFERENCE);
            code.aconst_null().astore(first.slot()).aconst_null().astore(last.slot());
            if (accumulator.onlyField() == null) {
                index = method.temporary(TypeKind.INT);
                code.iconst_0().istore(index.slot());
            }
        }
        if (accumulator.hasSum()) {
            boolean small = method.boxing().mode() == Mode.SMALL;
            sum = method.temporary(small ? TypeKind.LONG : TypeKind.REFERENCE);
            code.lconst_0();
            if (!small) {
                code.invokestatic(
                        ConstantDescs.CD_Long,
                        "valueOf",
                        Descriptors.method(ConstantDescs.CD_Long, ConstantDescs.CD_long));
            }
            method.store(sum);
        }
    }

    /** The data on the stack, with an open field, comes after the last cell. */
    void link(int field) {
        if (first == null || last == null) {
            throw new IllegalStateException("a loop without cells");
        }
        ClassDesc type = cellClass();
        Label chained = code.newLabel();
        Label linked = code.newLabel();
        var cell = method.temporary(TypeKind.REFERENCE);
        code.checkcast(type).astore(cell.slot());
        code.aload(last.slot()).ifnonnull(chained);
        code.aload(cell.slot()).astore(first.slot()).goto_(linked);
        code.labelBinding(chained);
        fillLast(cell);
        code.labelBinding(linked);
        code.aload(cell.slot()).astore(last.slot());
        if (index != null) {
            code.loadConstant(field).istore(index.slot());
        }
    }

    private ClassDesc cellClass() {
        var field = accumulator.onlyField();
        return field == null ? DATA : field.cell().made();
    }

    private void fillLast(MethodEmitter.Local value) {
        var field = accumulator.onlyField();
        if (last == null) {
            throw new IllegalStateException("a loop without cells");
        }
        code.aload(last.slot());
        if (index != null) {
            code.iload(index.slot())
                    .aload(value.slot())
                    .invokevirtual(
                            DATA, "fill", Descriptors.method(ConstantDescs.CD_void, ConstantDescs.CD_int, OBJECT));
        } else if (field != null) {
            code.aload(value.slot());
            field.cell().fill(code, field.index());
        }
    }

    void addOne() {
        if (method.boxing().mode() == Mode.SMALL) {
            code.lconst_1();
        } else {
            code.lconst_1()
                    .invokestatic(
                            ConstantDescs.CD_Long,
                            "valueOf",
                            Descriptors.method(ConstantDescs.CD_Long, ConstantDescs.CD_long));
        }
        add();
    }

    /** Adds the number on the stack to the sum. */
    void add() {
        if (sum == null) {
            throw new IllegalStateException("a loop without a sum");
        }
        method.load(sum);
        OperationEmitter.plus(code, method.boxing());
        method.store(sum);
    }

    /** From the value of the last round, on the stack, to the value of the function. */
    void finish() {
        if (sum != null) {
            method.load(sum);
            OperationEmitter.plus(code, method.boxing());
        }
        if (first != null && last != null) {
            Label whole = code.newLabel();
            var value = method.temporary(TypeKind.REFERENCE);
            code.aload(last.slot()).ifnull(whole);
            code.astore(value.slot());
            fillLast(value);
            code.aload(first.slot());
            code.labelBinding(whole);
        }
    }
}
