package dev.assay.code.jvm;

import static dev.assay.code.jvm.Descriptors.BIG_NUMBERS;
import static dev.assay.code.jvm.Descriptors.LAZY;
import static dev.assay.code.jvm.Descriptors.LAZY_NUMBERS;
import static dev.assay.code.jvm.Descriptors.LONG;
import static dev.assay.code.jvm.Descriptors.OBJECT;
import static dev.assay.code.jvm.Descriptors.SMALL_NUMBERS;
import static dev.assay.code.jvm.Descriptors.TRUTH;
import static dev.assay.code.jvm.Descriptors.VALUES;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Operation;
import dev.assay.code.program.Representation;
import dev.assay.logic.Type;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/** Operations of the runtime, and the constructors of numbers. */
record OperationEmitter(MethodEmitter method, CodeBuilder code, Boxing boxing) {
    void emit(Expr.Operate operate, Sink sink) {
        var arguments = operate.arguments();
        if (operate.operation().method().isPresent()) {
            emitMethod(operate, operate.operation().method().get(), sink);
            return;
        }
        switch (operate.operation()) {
            case NOT -> emitNot(arguments.getFirst(), sink);
            case EQUAL -> {
                method.boxedArgument(arguments.get(0));
                method.boxedArgument(arguments.get(1));
                code.invokestatic(boxing.isLazy() ? LAZY : VALUES, "equal", Descriptors.method(TRUTH, OBJECT, OBJECT));
                method.deliver(sink);
            }
            case BOTH, EITHER -> {
                method.boxedArgument(arguments.get(0));
                method.boxedArgument(arguments.get(1));
                String name = operate.operation() == Operation.BOTH ? "both" : "either";
                code.invokestatic(LAZY, name, Descriptors.method(TRUTH, OBJECT, OBJECT));
                method.deliver(sink);
            }
            case EQUAL_IDENTITY -> {
                method.push(arguments.get(0));
                method.push(arguments.get(1));
                emitIdentity(sink);
            }
            case EQUAL_TRUTH -> {
                method.push(arguments.get(0));
                method.push(arguments.get(1));
                emitTruthEquality(sink);
            }
            case EQUAL_NUMBER, LESS, LESS_EQUAL -> emitComparison(operate, sink);
            case PLUS, MINUS, MONUS, TIMES, NEGATE, DIV, MOD, GCD, POWER, TO_NATURAL -> {
                emitArithmetic(operate);
                method.deliver(sink);
            }
            case SAME_NUMBER -> {
                pushOperand(arguments.getFirst(), false);
                method.deliver(sink);
            }
            default -> throw unknown(operate.operation());
        }
    }

    private static IllegalArgumentException unknown(Operation operation) {
        return new IllegalArgumentException("no code for the operation " + operation);
    }

    /** A method of the runtime, which knows objects without suspensions only. */
    private void emitMethod(Expr.Operate operate, Operation.Method target, Sink sink) {
        for (Expr argument : operate.arguments()) {
            method.boxedArgument(argument);
            if (boxing.isLazy()) {
                code.invokestatic(LAZY, "deep", Descriptors.method(OBJECT, OBJECT));
            }
        }
        boolean truth = operate.operation().result() == Representation.TRUTH;
        code.invokestatic(
                Descriptors.of(target.owner()),
                target.name(),
                Descriptors.objects(
                        truth ? TRUTH : OBJECT, List.of(), operate.arguments().size()));
        if (!truth) {
            boxing.unboxResult(code, operate.type());
        }
        method.deliver(sink);
    }

    private void emitNot(Expr argument, Sink sink) {
        if (sink instanceof Sink.Jump(var target, var sense)) {
            method.emit(argument, new Sink.Jump(target, !sense));
        } else {
            method.push(argument);
            code.iconst_1().ixor();
            method.deliver(sink);
        }
    }

    private void emitIdentity(Sink sink) {
        if (sink instanceof Sink.Jump(var target, var sense)) {
            if (sense) {
                code.if_acmpeq(target);
            } else {
                code.if_acmpne(target);
            }
            return;
        }
        Label otherwise = code.newLabel();
        Label end = code.newLabel();
        code.if_acmpne(otherwise);
        code.iconst_1().goto_(end);
        code.labelBinding(otherwise);
        code.iconst_0();
        code.labelBinding(end);
        method.deliver(sink);
    }

    private void emitTruthEquality(Sink sink) {
        if (sink instanceof Sink.Jump(var target, var sense)) {
            if (sense) {
                code.if_icmpeq(target);
            } else {
                code.if_icmpne(target);
            }
        } else {
            code.ixor().iconst_1().ixor();
            method.deliver(sink);
        }
    }

    private void emitComparison(Expr.Operate operate, Sink sink) {
        Type type = operate.arguments().getFirst().type();
        Operation operation = operate.operation();
        if (boxing.mode() == Mode.SMALL) {
            method.push(operate.arguments().get(0));
            method.push(operate.arguments().get(1));
            code.lcmp();
            emitSign(operation, sink);
            return;
        }
        boolean lazy = boxing.isLazy() && Names.isNat(type);
        operate.arguments().forEach(argument -> pushOperand(argument, lazy));
        code.invokestatic(
                lazy ? LAZY_NUMBERS : BIG_NUMBERS, name(operation), Descriptors.method(TRUTH, OBJECT, OBJECT));
        method.deliver(sink);
    }

    /** The result of a comparison from the sign of the difference. */
    private void emitSign(Operation operation, Sink sink) {
        if (sink instanceof Sink.Jump(var target, var sense)) {
            switch (operation) {
                case EQUAL_NUMBER -> {
                    if (sense) {
                        code.ifeq(target);
                    } else {
                        code.ifne(target);
                    }
                }
                case LESS -> {
                    if (sense) {
                        code.iflt(target);
                    } else {
                        code.ifge(target);
                    }
                }
                default -> {
                    if (sense) {
                        code.ifle(target);
                    } else {
                        code.ifgt(target);
                    }
                }
            }
            return;
        }
        Label otherwise = code.newLabel();
        emitSign(operation, new Sink.Jump(otherwise, false));
        if (sink instanceof Sink.Return) {
            method.deliver(true, sink);
            code.labelBinding(otherwise);
            method.deliver(false, sink);
            return;
        }
        Label end = code.newLabel();
        code.iconst_1().goto_(end);
        code.labelBinding(otherwise);
        code.iconst_0();
        code.labelBinding(end);
    }

    private void emitArithmetic(Expr.Operate operate) {
        Operation operation = operate.operation();
        boolean lazy = boxing.isLazy()
                && Names.isNat(operate.type())
                && (operation == Operation.PLUS || operation == Operation.MONUS || operation == Operation.TIMES);
        operate.arguments().forEach(argument -> pushOperand(argument, lazy));
        boolean small = boxing.mode() == Mode.SMALL;
        var parameters = new ClassDesc[operate.arguments().size()];
        Arrays.fill(parameters, small ? LONG : OBJECT);
        code.invokestatic(
                small ? SMALL_NUMBERS : lazy ? LAZY_NUMBERS : BIG_NUMBERS,
                name(operation),
                Descriptors.method(small ? LONG : OBJECT, parameters));
    }

    /** Operations that know suspensions take them; others need the number through and through. */
    private void pushOperand(Expr argument, boolean lazy) {
        if (lazy) {
            method.argument(argument);
            return;
        }
        method.push(argument);
        if (boxing.isLazy() && Names.isNat(argument.type())) {
            method.numberDeep();
        }
    }

    private static String name(Operation operation) {
        return switch (operation) {
            case EQUAL_NUMBER -> "equal";
            case LESS -> "less";
            case LESS_EQUAL -> "lessEqual";
            case PLUS -> "plus";
            case MINUS -> "minus";
            case MONUS -> "monus";
            case TIMES -> "times";
            case NEGATE -> "negate";
            case DIV -> "div";
            case MOD -> "mod";
            case GCD -> "gcd";
            case POWER -> "power";
            case TO_NATURAL -> "toNatural";
            default -> throw unknown(operation);
        };
    }

    /** Adds the two numbers on the stack. */
    static void plus(CodeBuilder code, Boxing boxing) {
        if (boxing.mode() == Mode.SMALL) {
            code.invokestatic(SMALL_NUMBERS, "plus", Descriptors.method(LONG, LONG, LONG));
        } else {
            code.invokestatic(BIG_NUMBERS, "plus", Descriptors.method(OBJECT, OBJECT, OBJECT));
        }
    }

    void pushOverflow() {
        code.invokestatic(SMALL_NUMBERS, "overflow", Descriptors.method(LONG));
    }

    /** 0, Suc n, and the two constructors of integers. */
    void pushNumberConstruct(Expr.Construct construct) {
        List<Expr> arguments = construct.arguments();
        boolean lazy = boxing.isLazy() && Names.isNat(construct.type());
        switch (construct.constructor().name()) {
            case Names.ZERO -> method.push(new Expr.Number(BigInteger.ZERO, construct.type()));
            case Names.SUC -> {
                pushOperand(arguments.getFirst(), lazy);
                pushUnary(lazy, "successor");
            }
            case Names.NONNEG -> pushOperand(arguments.getFirst(), false);
            case Names.NEGSUC -> {
                pushOperand(arguments.getFirst(), false);
                pushUnary(false, "complement");
            }
            default ->
                throw new IllegalArgumentException(construct.constructor().name() + " does not construct numbers");
        }
    }

    private void pushUnary(boolean lazy, String name) {
        if (boxing.mode() == Mode.SMALL) {
            code.invokestatic(SMALL_NUMBERS, name, Descriptors.method(LONG, LONG));
        } else {
            code.invokestatic(lazy ? LAZY_NUMBERS : BIG_NUMBERS, name, Descriptors.method(OBJECT, OBJECT));
        }
    }
}
