package dev.assay.code.jvm;

import static dev.assay.code.jvm.Descriptors.DATA;
import static dev.assay.code.jvm.Descriptors.LAZY;
import static dev.assay.code.jvm.Descriptors.LAZY_NUMBERS;
import static dev.assay.code.jvm.Descriptors.OBJECT;
import static dev.assay.code.jvm.Descriptors.OBJECTS;
import static dev.assay.code.jvm.Descriptors.TRUTH;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Representation;
import dev.assay.code.runtime.BigNumbers;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.code.runtime.Values;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ConstantDescs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One method: the expressions of a loop, of a lambda, or of a suspension. */
final class MethodEmitter {
    /** A variable's place; {@code evaluated} if it cannot be suspended. */
    record Local(int slot, TypeKind kind, boolean evaluated) {}

    private record Target(Label head, List<Local> parameters) {}

    /** The function at hand, if it calls itself as the method with the depth that is left. */
    private record Nest(Const function, ProgramCompiler.Method method, Local depth) {}

    private final ClassEmitter owner;
    private final CodeBuilder code;
    private final ProgramCompiler program;
    private final Boxing boxing;
    private final OperationEmitter operations;
    private final DecisionEmitter decisions;
    private final ApplicationEmitter applications;

    private final Map<String, Local> locals = new HashMap<>();
    private final Map<String, Local> objects = new HashMap<>();
    private final Map<Const, Target> targets = new HashMap<>();
    private final Set<String> occurring = new HashSet<>();
    private Loop loop;
    private Rounds rounds;
    private int nextSlot;
    private Type result = Type.bool();
    private boolean boxedResult;
    private @Nullable Nest nest;

    MethodEmitter(ClassEmitter owner, ClassBuilder builder, CodeBuilder code) {
        this.owner = owner;
        this.code = code;
        this.program = owner.program();
        this.boxing = program.boxing();
        this.operations = new OperationEmitter(this, code, boxing);
        this.decisions = new DecisionEmitter(this, code, boxing);
        this.applications = new ApplicationEmitter(this, owner, builder, code, boxing);
        this.loop = new Loop(this, code, Accumulator.none(program));
        this.rounds = new Rounds(this, code, owner.self(), NestedCalls.NONE);
    }

    ProgramCompiler program() {
        return program;
    }

    Boxing boxing() {
        return boxing;
    }

    // Methods

    /** Functions that call one another in tail position; which of them comes first is the first parameter. */
    void emitLoop(List<Function> group) {
        boolean recursive = program.calls().isRecursive(group.getFirst().constant());
        result = group.getFirst().body().type();
        nextSlot = group.size() > 1 ? 1 : 0;
        for (Function function : group) {
            var parameters = new ArrayList<Local>();
            for (Expr.Var parameter : function.parameters()) {
                parameters.add(declare(parameter, false));
            }
            occurring.addAll(FreeVariables.occurring(function.body()));
            targets.put(function.constant(), new Target(code.newLabel(), parameters));
        }
        // A function that needs the stack anyhow, for the left side of a tree, is faster without open fields.
        if (recursive && !program.calls().isBeyondLoops(group) && !boxing.isLazy()) {
            loop = new Loop(this, code, Accumulator.of(group, program));
            loop.begin();
        }
        rounds = new Rounds(this, code, owner.self(), program.calls().nested(group));
        if (recursive) {
            rounds.begin();
        }
        if (group.size() > 1) {
            var cases = new ArrayList<SwitchCase>();
            for (int i = 1; i < group.size(); i++) {
                cases.add(SwitchCase.of(i, target(group.get(i)).head()));
            }
            code.iload(0)
                    .tableswitch(1, group.size() - 1, target(group.getFirst()).head(), cases);
        }
        for (Function function : group) {
            code.labelBinding(target(function).head());
            if (recursive) {
                rounds.next();
            }
            // Variables have names of their own within one function, not within the group.
            locals.clear();
            objects.clear();
            var parameters = target(function).parameters();
            for (int i = 0; i < parameters.size(); i++) {
                locals.put(function.parameters().get(i).name(), parameters.get(i));
            }
            int slot = nextSlot;
            emit(function.body(), Sink.RETURN);
            nextSlot = slot;
        }
        rounds.end();
    }

    /** A function that calls itself while its last parameter, the depth that is left, allows, and is a loop from then on. */
    void emitNested(Function function, ProgramCompiler.Method self, ProgramCompiler.Method inLoop) {
        result = function.body().type();
        var parameters = new ArrayList<Local>();
        for (Expr.Var parameter : function.parameters()) {
            parameters.add(declare(parameter, false));
        }
        Local depth = temporary(TypeKind.INT);
        nest = new Nest(function.constant(), self, depth);
        occurring.addAll(FreeVariables.occurring(function.body()));
        var target = new Target(code.newLabel(), parameters);
        targets.put(function.constant(), target);
        Label isShallow = code.newLabel();
        code.iload(depth.slot()).ifne(isShallow);
        parameters.forEach(this::load);
        code.invokestatic(inLoop.owner(), inLoop.name(), inLoop.type()).return_(boxing.kind(result));
        code.labelBinding(isShallow);
        rounds.begin();
        code.labelBinding(target.head());
        rounds.next();
        emit(function.body(), Sink.RETURN);
        rounds.end();
    }

    private Target target(Function function) {
        Target target = targets.get(function.constant());
        if (target == null) {
            throw new IllegalStateException(
                    "not in this loop: " + function.constant().name());
        }
        return target;
    }

    /** A lambda or a suspended expression; the value of the latter is an object always. */
    void emitLifted(List<List<Expr.Var>> parameters, Expr body, boolean boxed) {
        result = body.type();
        boxedResult = boxed;
        for (List<Expr.Var> part : parameters) {
            for (Expr.Var parameter : part) {
                declare(parameter, false);
            }
        }
        occurring.addAll(FreeVariables.occurring(body));
        rounds = new Rounds(this, code, owner.self(), program.calls().nestedInLambdas());
        emit(body, Sink.RETURN);
    }

    Rounds rounds() {
        return rounds;
    }

    // Variables

    Local temporary(TypeKind kind) {
        var local = new Local(nextSlot, kind, true);
        nextSlot += kind.slotSize();
        return local;
    }

    Local declare(Expr.Var variable, boolean evaluated) {
        TypeKind kind = boxing.variable(variable.type());
        var local = new Local(nextSlot, kind, evaluated);
        nextSlot += kind.slotSize();
        locals.put(variable.name(), local);
        return local;
    }

    Local local(Expr.Var variable) {
        Local local = locals.get(variable.name());
        if (local == null) {
            throw new IllegalArgumentException("a variable that nothing binds: " + variable.name());
        }
        return local;
    }

    /** The variable is in another place, or known to be evaluated, from now on. */
    void rebind(Expr.Var variable, Local local) {
        locals.put(variable.name(), local);
    }

    /** Where the object is that holds the variable's number. */
    void keepObject(Expr.Var variable, Local object) {
        objects.put(variable.name(), object);
    }

    boolean occurs(Expr.Var variable) {
        return occurring.contains(variable.name());
    }

    /** The variables that are declared from here on are forgotten when this mark is released. */
    int mark() {
        return nextSlot;
    }

    void release(int mark) {
        nextSlot = mark;
    }

    void load(Local local) {
        code.loadLocal(local.kind(), local.slot());
    }

    void store(Local local) {
        code.storeLocal(local.kind(), local.slot());
    }

    // Expressions

    /** Leaves the value on the stack, evaluated down to its outermost constructor. */
    void push(Expr expr) {
        emit(expr, Sink.PUSH);
    }

    void emit(Expr expr, Sink sink) {
        switch (expr) {
            case Expr.Var v -> {
                pushVariable(v);
                deliver(sink);
            }
            case Expr.Number number -> {
                pushNumber(number);
                deliver(sink);
            }
            case Expr.Value value -> emitValue(value, sink);
            case Expr.Call call -> emitCall(call, sink);
            case Expr.Construct construct -> emitConstruct(construct, sink);
            case Expr.Operate operate -> emitOperate(operate, sink);
            case Expr.Apply apply -> applications.emit(apply, sink);
            case Expr.Lambda lambda -> {
                applications.pushLambda(lambda);
                deliver(sink);
            }
            case Expr.Let let -> {
                int slot = nextSlot;
                argument(let.value());
                store(declare(let.variable(), false));
                emit(let.body(), sink);
                nextSlot = slot;
            }
            case Expr.If branch -> emitIf(branch, sink);
            case Expr.Switch s -> decisions.emit(s, sink);
            case Expr.Undefined undefined -> emitFailure(undefined.function());
        }
    }

    /** Hands on the value on the stack. */
    void deliver(Sink sink) {
        switch (sink) {
            case Sink.Push() -> {}
            case Sink.Return() -> {
                loop.finish();
                if (boxedResult) {
                    boxing.boxResult(code, result);
                    code.areturn();
                } else {
                    code.return_(boxing.kind(result));
                }
            }
            case Sink.Jump(var target, var sense) -> {
                if (sense) {
                    code.ifne(target);
                } else {
                    code.ifeq(target);
                }
            }
        }
    }

    /** A truth value that is known. */
    void deliver(boolean truth, Sink sink) {
        if (sink instanceof Sink.Jump(var target, var sense)) {
            if (truth == sense) {
                code.goto_(target);
            }
        } else {
            code.loadConstant(truth ? 1 : 0);
            deliver(sink);
        }
    }

    /** After one of several branches: those that have not left go on together. */
    void join(Sink sink, Label end) {
        if (!(sink instanceof Sink.Return)) {
            code.goto_(end);
        }
    }

    private void pushVariable(Expr.Var v) {
        Local local = local(v);
        load(local);
        if (!boxing.isLazy()) {
            return;
        }
        if (boxing.kind(v.type()) == TypeKind.BOOLEAN) {
            code.invokestatic(LAZY, "truth", Descriptors.method(TRUTH, OBJECT));
        } else if (!local.evaluated()) {
            force();
        }
    }

    /** Pushes an object that the compiler made. */
    void pushConstant(Object value) {
        owner.pushConstant(code, value);
    }

    void force() {
        code.invokestatic(LAZY, "force", Descriptors.method(OBJECT, OBJECT));
    }

    private void pushNumber(Expr.Number number) {
        if (boxing.mode() != Mode.SMALL) {
            owner.pushConstant(code, BigNumbers.normal(number.value()));
        } else if (number.value().bitLength() < Long.SIZE) {
            code.loadConstant(number.value().longValue());
        } else {
            operations.pushOverflow();
        }
    }

    private void emitValue(Expr.Value value, Sink sink) {
        if (value.value() instanceof Boolean truth) {
            deliver(truth, sink);
            return;
        }
        owner.pushConstant(code, Values.argument(value.value()));
        boxing.unboxResult(code, value.type());
        deliver(sink);
    }

    /** An argument or a variable's value: suspended in lazy code, unless there is nothing to save. */
    void argument(Expr expr) {
        if (!boxing.isLazy()) {
            push(expr);
            return;
        }
        switch (expr) {
            case Expr.Var v -> load(local(v));
            case Expr.Number _, Expr.Lambda _ -> push(expr);
            case Expr.Value value -> owner.pushConstant(code, Values.argument(value.value()));
            case Expr.Construct construct
            when Names.truth(construct).isPresent() ->
                owner.pushConstant(code, Names.truth(construct).get());
            case Expr.Construct construct when isCheap(construct) -> push(construct);
            case Expr.Construct _,
                    Expr.Call _,
                    Expr.Operate _,
                    Expr.Apply _,
                    Expr.Let _,
                    Expr.If _,
                    Expr.Switch _,
                    Expr.Undefined _ -> applications.pushSuspended(expr);
        }
    }

    /** Data and successors only keep their arguments; integers have to be computed. */
    private static boolean isCheap(Expr.Construct construct) {
        return Representation.of(construct.type()) == Representation.OBJECT || Names.isNat(construct.type());
    }

    /** As a field of data or an argument of a function value. */
    void boxedArgument(Expr expr) {
        Local object = expr instanceof Expr.Var v ? objects.get(v.name()) : null;
        if (object != null) {
            load(object);
            return;
        }
        Optional<Object> known = constant(expr);
        if (known.isPresent()) {
            owner.pushConstant(code, known.get());
            return;
        }
        argument(expr);
        if (!boxing.isLazy()) {
            boxing.boxResult(code, expr.type());
        }
    }

    /** The object that an expression is, whatever the rest comes to. */
    private static Optional<Object> constant(Expr expr) {
        return switch (expr) {
            case Expr.Value value -> Optional.of(Values.argument(value.value()));
            case Expr.Number number -> Optional.of(BigNumbers.normal(number.value()));
            case Expr.Var _,
                    Expr.Call _,
                    Expr.Construct _,
                    Expr.Operate _,
                    Expr.Apply _,
                    Expr.Lambda _,
                    Expr.Let _,
                    Expr.If _,
                    Expr.Switch _,
                    Expr.Undefined _ -> Optional.empty();
        };
    }

    private void emitCall(Expr.Call call, Sink sink) {
        Target target = targets.get(call.function());
        if (target != null && sink instanceof Sink.Return) {
            jumpTo(target, call.arguments());
            return;
        }
        for (Expr argument : call.arguments()) {
            argument(argument);
        }
        var method = program.method(call.function());
        if (nest != null && nest.function.equals(call.function())) {
            method = nest.method;
            load(nest.depth);
            code.iconst_1().isub();
        }
        rounds.beforeCall(call);
        code.invokestatic(method.owner(), method.name(), method.type());
        deliver(sink);
    }

    /** All arguments are computed before the first parameter changes; those that stay the same are left alone. */
    private void jumpTo(Target target, List<Expr> arguments) {
        var changed = new ArrayList<Local>();
        for (int i = 0; i < arguments.size(); i++) {
            Local parameter = target.parameters().get(i);
            if (arguments.get(i) instanceof Expr.Var v && local(v).slot() == parameter.slot()) {
                continue;
            }
            argument(arguments.get(i));
            changed.add(parameter);
        }
        for (Local parameter : changed.reversed()) {
            store(parameter);
        }
        rounds.again(target.head());
    }

    private void emitConstruct(Expr.Construct construct, Sink sink) {
        var truth = Names.truth(construct);
        if (truth.isPresent()) {
            deliver(truth.get(), sink);
            return;
        }
        int open = sink instanceof Sink.Return ? loop.accumulator().open(construct) : -1;
        boolean number = Representation.of(construct.type()) == Representation.NUMBER;
        if (open >= 0 && number) {
            loop.addOne();
            emit(construct.arguments().get(open), sink);
        } else if (open >= 0) {
            pushData(construct, open);
            loop.link(open);
            emit(construct.arguments().get(open), sink);
        } else if (number) {
            operations.pushNumberConstruct(construct);
            deliver(sink);
        } else {
            pushData(construct, -1);
            deliver(sink);
        }
    }

    private void pushData(Expr.Construct construct, int open) {
        int tag = program.layout(construct.type()).tag(construct.constructor());
        var arguments = construct.arguments();
        if (arguments.isEmpty()) {
            owner.pushConstant(code, Data.of(tag));
            return;
        }
        code.loadConstant(tag);
        if (arguments.size() > Descriptors.MOST_FIELDS) {
            applications.pushArray(arguments.size(), i -> pushField(arguments.get(i), i == open));
            code.invokestatic(DATA, "of", Descriptors.method(DATA, ConstantDescs.CD_int, OBJECTS));
            return;
        }
        Cell cell = program.cell(construct.type(), construct.constructor());
        for (int i = 0; i < arguments.size(); i++) {
            if (cell.isNumber(i)) {
                push(arguments.get(i));
            } else {
                pushField(arguments.get(i), i == open);
            }
        }
        cell.make(code);
    }

    private void pushField(Expr field, boolean open) {
        if (open) {
            code.aconst_null();
        } else {
            boxedArgument(field);
        }
    }

    private void emitOperate(Expr.Operate operate, Sink sink) {
        int open = sink instanceof Sink.Return ? loop.accumulator().open(operate) : -1;
        if (open >= 0) {
            push(operate.arguments().get(1 - open));
            loop.add();
            emit(operate.arguments().get(open), sink);
        } else {
            operations.emit(operate, sink);
        }
    }

    private void emitIf(Expr.If branch, Sink sink) {
        Label otherwise = code.newLabel();
        Label end = code.newLabel();
        boolean before = rounds.isTaken();
        emit(branch.condition(), new Sink.Jump(otherwise, false));
        rounds.evaluated(before, branch.condition(), Optional.of(true));
        emit(branch.then(), sink);
        join(sink, end);
        code.labelBinding(otherwise);
        rounds.evaluated(before, branch.condition(), Optional.of(false));
        emit(branch.otherwise(), sink);
        code.labelBinding(end);
        rounds.evaluated(before, branch, Optional.empty());
    }

    void emitFailure(String function) {
        owner.pushConstant(code, new MatchFailure(function));
        code.checkcast(Descriptors.of(MatchFailure.class)).athrow();
    }

    void numberDeep() {
        code.invokestatic(LAZY_NUMBERS, "number", Descriptors.method(OBJECT, OBJECT));
    }
}
