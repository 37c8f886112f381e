package dev.assay.code.jvm;

import static dev.assay.code.jvm.Descriptors.FUN;
import static dev.assay.code.jvm.Descriptors.LONG;
import static dev.assay.code.jvm.Descriptors.OBJECT;
import static dev.assay.code.jvm.Descriptors.OBJECTS;
import static dev.assay.code.jvm.Descriptors.TRUTH;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Representation;
import dev.assay.code.runtime.Signal;
import dev.assay.code.runtime.Undecided;
import dev.assay.logic.Type;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/**
 * The class of the function values of one lambda: it keeps what the lambda captures, and passes it with the arguments to
 * the lambda's method. A class for each lambda lets the JIT see through calls where one kind of function arrives.
 */
record ClosureClass(
        Boxing boxing,
        ClassDesc self,
        ClassDesc owner,
        String method,
        MethodTypeDesc type,
        List<TypeKind> captured,
        List<Expr.Var> parameters,
        Type result) {
    /** {@link dev.assay.code.runtime.Fun#number}. */
    static final String NUMBER = "number";

    static final MethodTypeDesc NUMBER_TYPE = Descriptors.method(LONG, LONG);

    private static final int MOST_ARGUMENTS = 4;
    private static final MethodTypeDesc SKIP = Descriptors.method(
            ConstantDescs.CD_int, OBJECTS, OBJECTS, ConstantDescs.CD_int, ConstantDescs.CD_int, TRUTH);

    byte[] build(ClassFile classFile) {
        return classFile.build(self, builder -> {
            builder.withSuperclass(FUN).withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL | ClassFile.ACC_SUPER);
            for (int i = 0; i < captured.size(); i++) {
                builder.withField("c" + i, Descriptors.of(captured.get(i)), ClassFile.ACC_FINAL);
            }
            emitConstructor(builder);
            if (captured.isEmpty()) {
                emitInstance(builder);
            }
            emitApply(builder);
            if (boxing.isLazy()) {
                builder.withMethodBody(
                        "isLazy",
                        Descriptors.method(TRUTH),
                        ClassFile.ACC_PUBLIC,
                        code -> code.iconst_1().ireturn());
            }
        });
    }

    static MethodTypeDesc constructorType(List<TypeKind> captured) {
        return MethodTypeDesc.of(
                ConstantDescs.CD_void, captured.stream().map(Descriptors::of).toList());
    }

    private void emitConstructor(ClassBuilder builder) {
        builder.withMethodBody(ConstantDescs.INIT_NAME, constructorType(captured), 0, code -> {
            code.aload(0)
                    .loadConstant(parameters.size())
                    .invokespecial(
                            FUN,
                            ConstantDescs.INIT_NAME,
                            Descriptors.method(ConstantDescs.CD_void, ConstantDescs.CD_int));
            int slot = 1;
            for (int i = 0; i < captured.size(); i++) {
                TypeKind kind = captured.get(i);
                code.aload(0).loadLocal(kind, slot).putfield(self, "c" + i, Descriptors.of(kind));
                slot += kind.slotSize();
            }
            code.return_();
        });
    }

    /** A lambda that captures nothing has one value. */
    private void emitInstance(ClassBuilder builder) {
        builder.withField("instance", FUN, ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC | ClassFile.ACC_FINAL);
        builder.withMethodBody(
                ConstantDescs.CLASS_INIT_NAME,
                ConstantDescs.MTD_void,
                ClassFile.ACC_STATIC,
                code -> code.new_(self)
                        .dup()
                        .invokespecial(self, ConstantDescs.INIT_NAME, ConstantDescs.MTD_void)
                        .putstatic(self, "instance", FUN)
                        .return_());
    }

    private void emitApply(ClassBuilder builder) {
        boolean truth = Representation.of(result) == Representation.TRUTH;
        int arity = parameters.size();
        if (arity >= 1 && arity <= MOST_ARGUMENTS) {
            emitMethod(builder, "apply", Descriptors.objects(OBJECT, List.of(), arity), false, false);
            if (truth) {
                emitMethod(builder, "test", Descriptors.objects(TRUTH, List.of(), arity), false, true);
            }
        }
        if (arity == 1
                && boxing.variable(parameters.getFirst().type()) == TypeKind.LONG
                && boxing.kind(result) == TypeKind.LONG) {
            builder.withMethodBody(NUMBER, NUMBER_TYPE, ClassFile.ACC_PUBLIC, code -> {
                pushCaptured(code);
                code.lload(1).invokestatic(owner, method, type).lreturn();
            });
        }
        emitMethod(builder, "applyExactly", Descriptors.method(OBJECT, OBJECTS), true, false);
        if (truth && arity >= 1 && !boxing.isLazy()) {
            builder.withMethodBody("skip", SKIP, ClassFile.ACC_PUBLIC, this::emitSkip);
        }
    }

    /** The loop of {@link dev.assay.code.runtime.Fun#skip}, around a call that the JIT sees through. */
    private void emitSkip(CodeBuilder code) {
        int first = 1;
        int last = 2;
        int at = 3;
        int to = 4;
        int sense = 5;
        int next = 6;
        Label start = code.newLabel();
        Label head = code.newLabel();
        Label end = code.newLabel();
        Label found = code.newLabel();
        Label failed = code.newLabel();
        code.labelBinding(start);
        for (int i = 0; i < parameters.size() - 1; i++) {
            Type type = parameters.get(i).type();
            code.aload(first).loadConstant(i).aaload();
            boxing.unboxVariable(code, type);
            code.storeLocal(boxing.variable(type), next);
            next += boxing.variable(type).slotSize();
        }
        code.labelBinding(head);
        code.iload(at).iload(to).if_icmpge(end);
        pushCaptured(code);
        int slot = 6;
        for (int i = 0; i < parameters.size() - 1; i++) {
            TypeKind kind = boxing.variable(parameters.get(i).type());
            code.loadLocal(kind, slot);
            slot += kind.slotSize();
        }
        code.aload(last).iload(at).aaload();
        boxing.unboxVariable(code, parameters.getLast().type());
        code.invokestatic(owner, method, type).iload(sense).if_icmpne(found);
        code.iinc(at, 1).goto_(head);
        code.labelBinding(end);
        code.iload(to).ireturn();
        code.labelBinding(found);
        code.iload(at).ireturn();
        code.labelBinding(failed);
        code.pop().iload(at).iconst_m1().ixor().ireturn();
        for (Class<?> failure : List.of(Signal.class, Undecided.class, StackOverflowError.class)) {
            code.exceptionCatch(start, end, failed, Descriptors.of(failure));
        }
    }

    private void pushCaptured(CodeBuilder code) {
        for (int i = 0; i < captured.size(); i++) {
            code.aload(0).getfield(self, "c" + i, Descriptors.of(captured.get(i)));
        }
    }

    private void emitMethod(ClassBuilder builder, String name, MethodTypeDesc signature, boolean array, boolean test) {
        builder.withMethodBody(name, signature, ClassFile.ACC_PUBLIC, code -> {
            pushCaptured(code);
            for (int i = 0; i < parameters.size(); i++) {
                if (array) {
                    code.aload(1).loadConstant(i).aaload();
                } else {
                    code.aload(1 + i);
                }
                boxing.unboxVariable(code, parameters.get(i).type());
            }
            code.invokestatic(owner, method, type);
            finish(code, test);
        });
    }

    private void finish(CodeBuilder code, boolean test) {
        if (test) {
            code.ireturn();
        } else {
            boxing.boxResult(code, result);
            code.areturn();
        }
    }
}
