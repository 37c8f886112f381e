package dev.assay.code.jvm;

import static dev.assay.code.jvm.Descriptors.OBJECT;
import static dev.assay.code.jvm.Descriptors.SMALL_NUMBERS;

import dev.assay.code.program.Representation;
import dev.assay.logic.Type;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ConstantDescs;

/** Where values live: on the JVM's stack, in variables, and as objects inside data and function values. */
record Boxing(Mode mode) {
    boolean isLazy() {
        return mode == Mode.LAZY;
    }

    /** Of an evaluated value on the stack. */
    TypeKind kind(Type type) {
        return switch (Representation.of(type)) {
            case TRUTH -> TypeKind.BOOLEAN;
            case NUMBER -> mode == Mode.SMALL ? TypeKind.LONG : TypeKind.REFERENCE;
            case OBJECT -> TypeKind.REFERENCE;
        };
    }

    /** Of a variable; in lazy code all of them may be suspended. */
    TypeKind variable(Type type) {
        return isLazy() ? TypeKind.REFERENCE : kind(type);
    }

    /** From an evaluated value on the stack to an object. */
    void boxResult(CodeBuilder code, Type type) {
        switch (kind(type)) {
            case BOOLEAN ->
                code.invokestatic(
                        ConstantDescs.CD_Boolean,
                        "valueOf",
                        Descriptors.method(ConstantDescs.CD_Boolean, ConstantDescs.CD_boolean));
            case LONG ->
                code.invokestatic(
                        ConstantDescs.CD_Long,
                        "valueOf",
                        Descriptors.method(ConstantDescs.CD_Long, ConstantDescs.CD_long));
            default -> {}
        }
    }

    /** From an object that is evaluated to the value on the stack. */
    void unboxResult(CodeBuilder code, Type type) {
        switch (kind(type)) {
            case BOOLEAN ->
                code.checkcast(ConstantDescs.CD_Boolean)
                        .invokevirtual(
                                ConstantDescs.CD_Boolean, "booleanValue", Descriptors.method(ConstantDescs.CD_boolean));
            case LONG -> code.invokestatic(SMALL_NUMBERS, "number", Descriptors.method(ConstantDescs.CD_long, OBJECT));
            default -> {}
        }
    }

    /** From an object to a variable. */
    void unboxVariable(CodeBuilder code, Type type) {
        if (!isLazy()) {
            unboxResult(code, type);
        }
    }
}
