package dev.assay.code.jvm;

import static dev.assay.code.jvm.Descriptors.FUN;
import static dev.assay.code.jvm.Descriptors.LAZY;
import static dev.assay.code.jvm.Descriptors.OBJECT;
import static dev.assay.code.jvm.Descriptors.OBJECTS;
import static dev.assay.code.jvm.Descriptors.SUSPENDED;
import static dev.assay.code.jvm.Descriptors.TRUTH;

import dev.assay.code.program.Expr;
import dev.assay.logic.Type;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/** Function values: how they are made of lambdas, how they are applied, and how an expression is put off. */
record ApplicationEmitter(
        MethodEmitter method, ClassEmitter owner, ClassBuilder builder, CodeBuilder code, Boxing boxing) {
    void emit(Expr.Apply apply, Sink sink) {
        var arguments = apply.arguments();
        int count = arguments.size();
        if (count == 1 && isNumeric(arguments.getFirst().type(), apply.type())) {
            method.argument(apply.function());
            code.checkcast(FUN);
            method.push(arguments.getFirst());
            code.invokevirtual(FUN, ClosureClass.NUMBER, ClosureClass.NUMBER_TYPE);
            method.deliver(sink);
            return;
        }
        boolean spread = count <= 4;
        method.argument(apply.function());
        if (!boxing.isLazy()) {
            code.checkcast(FUN);
        }
        if (spread) {
            arguments.forEach(method::boxedArgument);
        } else {
            pushArray(count, i -> method.boxedArgument(arguments.get(i)));
        }
        if (boxing.isLazy()) {
            code.invokestatic(
                    LAZY,
                    spread ? "apply" : "applyAll",
                    spread
                            ? Descriptors.objects(OBJECT, List.of(), count + 1)
                            : Descriptors.method(OBJECT, OBJECT, OBJECTS));
            boxing.unboxResult(code, apply.type());
        } else if (boxing.kind(apply.type()) == TypeKind.BOOLEAN) {
            code.invokevirtual(
                    FUN,
                    spread ? "test" : "testAll",
                    spread ? Descriptors.objects(TRUTH, List.of(), count) : Descriptors.method(TRUTH, OBJECTS));
        } else {
            code.invokevirtual(
                    FUN,
                    spread ? "apply" : "applyAll",
                    spread ? Descriptors.objects(OBJECT, List.of(), count) : Descriptors.method(OBJECT, OBJECTS));
            boxing.unboxResult(code, apply.type());
        }
        method.deliver(sink);
    }

    /** Whether such a function takes and gives numbers that are no objects. */
    private boolean isNumeric(Type argument, Type result) {
        return boxing.variable(argument) == TypeKind.LONG && boxing.kind(result) == TypeKind.LONG;
    }

    void pushSuspended(Expr expr) {
        var lifted = owner.suspension(builder, expr);
        code.new_(SUSPENDED)
                .dup()
                .getstatic(owner.self(), "code", Descriptors.CODE)
                .loadConstant(lifted.number());
        pushArray(
                lifted.captured().size(),
                i -> method.load(method.local(lifted.captured().get(i))));
        code.invokespecial(
                SUSPENDED,
                ConstantDescs.INIT_NAME,
                Descriptors.method(ConstantDescs.CD_void, Descriptors.CODE, ConstantDescs.CD_int, OBJECTS));
    }

    void pushArray(int length, IntConsumer element) {
        code.loadConstant(length).anewarray(OBJECT);
        for (int i = 0; i < length; i++) {
            code.dup().loadConstant(i);
            element.accept(i);
            code.aastore();
        }
    }

    void pushLambda(Expr.Lambda lambda) {
        var lifted = owner.lambda(builder, lambda);
        if (lifted.captured().isEmpty()) {
            code.getstatic(lifted.closure(), "instance", FUN);
            return;
        }
        code.new_(lifted.closure()).dup();
        var kinds = new ArrayList<TypeKind>();
        for (Expr.Var captured : lifted.captured()) {
            method.load(method.local(captured));
            kinds.add(boxing.variable(captured.type()));
        }
        code.invokespecial(lifted.closure(), ConstantDescs.INIT_NAME, ClosureClass.constructorType(kinds));
        // Only an object from here on, so that the verifier need not load the class to know what it extends.
        code.checkcast(OBJECT);
    }
}
