package dev.assay.code.jvm;

import static dev.assay.code.jvm.Descriptors.CODE;
import static dev.assay.code.jvm.Descriptors.FUEL;
import static dev.assay.code.jvm.Descriptors.LOADER;
import static dev.assay.code.jvm.Descriptors.OBJECT;
import static dev.assay.code.jvm.Descriptors.OBJECTS;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;

/** One class with the methods of some functions, and of the lambdas and suspended expressions inside them. */
final class ClassEmitter {
    /** An expression that became a method of its own, whose first parameters are what it captures. */
    record Lifted(String method, MethodTypeDesc type, List<Expr.Var> captured, ClassDesc closure, int number) {}

    private static final String LOOP = "$loop";

    /** After so many calls of itself, a function that makes cells goes on as a loop. */
    private static final int DEEPEST_NEST = 32;

    private static final int CONSTRUCTOR_FLAGS = 0;
    private static final int METHOD_FLAGS = ClassFile.ACC_STATIC;
    private static final int CONSTANT_FLAGS = ClassFile.ACC_STATIC | ClassFile.ACC_FINAL;

    private final ProgramCompiler program;
    private final ClassDesc self;
    private final IdentityHashMap<Expr, Lifted> lambdas = new IdentityHashMap<>();
    private final IdentityHashMap<Expr, Lifted> suspensions = new IdentityHashMap<>();
    private final List<Lifted> entered = new ArrayList<>();
    private final ArrayDeque<Runnable> pending = new ArrayDeque<>();
    private final BitSet constants = new BitSet();

    ClassEmitter(ProgramCompiler program, ClassDesc self) {
        this.program = program;
        this.self = self;
    }

    ProgramCompiler program() {
        return program;
    }

    ClassDesc self() {
        return self;
    }

    byte[] build(List<List<Function>> groups) {
        return program.classFile().build(self, builder -> {
            builder.withSuperclass(CODE).withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL | ClassFile.ACC_SUPER);
            for (List<Function> group : groups) {
                emitGroup(builder, group);
            }
            while (!pending.isEmpty()) {
                pending.removeFirst().run();
            }
            emitConstructor(builder);
            emitEnter(builder);
            emitInitialiser(builder);
        });
    }

    private void emitGroup(ClassBuilder builder, List<Function> group) {
        if (group.size() == 1) {
            var method = program.method(group.getFirst().constant());
            boolean nests = !program.boxing().isLazy()
                    && !program.calls().isBeyondLoops(group)
                    && Accumulator.of(group, program).hasCells();
            if (nests) {
                emitNesting(builder, group.getFirst(), method);
            }
            builder.withMethodBody(
                    nests ? method.name() + LOOP : method.name(),
                    method.type(),
                    METHOD_FLAGS,
                    code -> new MethodEmitter(this, builder, code).emitLoop(group));
            return;
        }
        String name = program.method(group.getFirst().constant()).name() + "$group";
        var type = program.groupType(group);
        builder.withMethodBody(
                name, type, METHOD_FLAGS, code -> new MethodEmitter(this, builder, code).emitLoop(group));
        for (int i = 0; i < group.size(); i++) {
            int selector = i;
            var method = program.method(group.get(i).constant());
            builder.withMethodBody(
                    method.name(), method.type(), METHOD_FLAGS, code -> emitEntry(code, group, selector, name, type));
        }
    }

    /** A loop that makes cells is faster on the stack as far as that is safe: short lists need not be linked afterwards. */
    private void emitNesting(ClassBuilder builder, Function function, ProgramCompiler.Method method) {
        var nested = new ProgramCompiler.Method(
                self,
                method.name() + "$nested",
                method.type().insertParameterTypes(method.type().parameterCount(), ConstantDescs.CD_int));
        var loop = new ProgramCompiler.Method(self, method.name() + LOOP, method.type());
        builder.withMethodBody(method.name(), method.type(), METHOD_FLAGS, code -> {
            int slot = 0;
            for (Expr.Var parameter : function.parameters()) {
                TypeKind kind = program.kind(parameter.type());
                code.loadLocal(kind, slot);
                slot += kind.slotSize();
            }
            code.loadConstant(DEEPEST_NEST)
                    .invokestatic(self, nested.name(), nested.type())
                    .return_(program.resultKind(function.body().type()));
        });
        builder.withMethodBody(
                nested.name(),
                nested.type(),
                METHOD_FLAGS,
                code -> new MethodEmitter(this, builder, code).emitNested(function, nested, loop));
    }

    /** A function of a group passes its arguments in the places of its own parameters. */
    private void emitEntry(CodeBuilder code, List<Function> group, int selector, String name, MethodTypeDesc type) {
        code.loadConstant(selector);
        for (int i = 0; i < group.size(); i++) {
            int slot = 0;
            for (Expr.Var parameter : group.get(i).parameters()) {
                TypeKind kind = program.kind(parameter.type());
                if (i == selector) {
                    code.loadLocal(kind, slot);
                    slot += kind.slotSize();
                } else {
                    switch (kind) {
                        case BOOLEAN -> code.iconst_0();
                        case LONG -> code.lconst_0();
                        default -> code.aconst_null();
                    }
                }
            }
        }
        code.invokestatic(self, name, type)
                .return_(program.resultKind(group.getFirst().body().type()));
    }

    /** The class of function values for a lambda. */
    Lifted lambda(ClassBuilder builder, Expr.Lambda lambda) {
        Lifted known = lambdas.get(lambda);
        if (known != null) {
            return known;
        }
        var captured = FreeVariables.of(lambda);
        int number = program.fresh();
        String name = "lambda$" + number;
        TypeKind result = program.resultKind(lambda.body().type());
        var type = program.methodType(List.of(captured, lambda.parameters()), result);
        var closure = program.closureDesc(number);
        var lifted = new Lifted(name, type, captured, closure, number);
        lambdas.put(lambda, lifted);
        program.addClosure(
                closure, self, lifted, lambda.parameters(), lambda.body().type());
        pending.add(() -> builder.withMethodBody(
                name,
                type,
                METHOD_FLAGS,
                code -> new MethodEmitter(this, builder, code)
                        .emitLifted(List.of(captured, lambda.parameters()), lambda.body(), false)));
        return lifted;
    }

    /** The method that evaluates an expression when its suspension is forced. */
    Lifted suspension(ClassBuilder builder, Expr expr) {
        Lifted known = suspensions.get(expr);
        if (known != null) {
            return known;
        }
        var captured = FreeVariables.of(expr);
        String name = "suspended$" + program.fresh();
        var type = program.methodType(List.of(captured), TypeKind.REFERENCE);
        var lifted = new Lifted(name, type, captured, self, entered.size());
        suspensions.put(expr, lifted);
        entered.add(lifted);
        pending.add(() -> builder.withMethodBody(
                name,
                type,
                METHOD_FLAGS,
                code -> new MethodEmitter(this, builder, code).emitLifted(List.of(captured), expr, true)));
        return lifted;
    }

    /** Pushes an object that the compiler made. */
    void pushConstant(CodeBuilder code, Object value) {
        int index = program.constant(value);
        if (constants.cardinality() >= MOST_CONSTANT_FIELDS && !constants.get(index)) {
            code.getstatic(self, "constants", OBJECTS).loadConstant(index).aaload();
            return;
        }
        constants.set(index);
        code.getstatic(self, "k" + index, OBJECT);
    }

    /** The initialiser must not outgrow a method; further constants are read from the array. */
    private static final int MOST_CONSTANT_FIELDS = 3000;

    private static void emitConstructor(ClassBuilder builder) {
        builder.withMethodBody(
                ConstantDescs.INIT_NAME,
                ConstantDescs.MTD_void,
                CONSTRUCTOR_FLAGS,
                code -> code.aload(0)
                        .invokespecial(CODE, ConstantDescs.INIT_NAME, ConstantDescs.MTD_void)
                        .return_());
    }

    private void emitEnter(ClassBuilder builder) {
        var type = Descriptors.method(OBJECT, ConstantDescs.CD_int, OBJECTS);
        builder.withMethodBody("enter", type, ClassFile.ACC_PUBLIC, code -> {
            var cases = new ArrayList<SwitchCase>();
            for (Lifted lifted : entered) {
                cases.add(SwitchCase.of(lifted.number(), code.newLabel()));
            }
            Label none = code.newLabel();
            code.iload(1);
            if (!cases.isEmpty()) {
                code.tableswitch(0, cases.size() - 1, none, cases);
            }
            for (int i = 0; i < cases.size(); i++) {
                code.labelBinding(cases.get(i).target());
                Lifted lifted = entered.get(i);
                for (int j = 0; j < lifted.captured().size(); j++) {
                    code.aload(2).loadConstant(j).aaload();
                }
                code.invokestatic(self, lifted.method(), lifted.type()).areturn();
            }
            code.labelBinding(none);
            code.aconst_null().areturn();
        });
    }

    private void emitInitialiser(ClassBuilder builder) {
        builder.withField("fuel", FUEL, CONSTANT_FLAGS);
        builder.withField("code", CODE, CONSTANT_FLAGS);
        builder.withField("constants", OBJECTS, CONSTANT_FLAGS);
        constants.stream().forEach(i -> builder.withField("k" + i, OBJECT, CONSTANT_FLAGS));
        builder.withMethodBody(ConstantDescs.CLASS_INIT_NAME, ConstantDescs.MTD_void, ClassFile.ACC_STATIC, code -> {
            code.loadConstant(self)
                    .invokevirtual(
                            ConstantDescs.CD_Class,
                            "getClassLoader",
                            Descriptors.method(ClassDesc.of("java.lang.ClassLoader")))
                    .checkcast(LOADER)
                    .dup()
                    .invokevirtual(LOADER, "fuel", Descriptors.method(FUEL))
                    .putstatic(self, "fuel", FUEL)
                    .invokevirtual(LOADER, "constants", Descriptors.method(OBJECTS))
                    .putstatic(self, "constants", OBJECTS)
                    .new_(self)
                    .dup()
                    .invokespecial(self, ConstantDescs.INIT_NAME, ConstantDescs.MTD_void)
                    .putstatic(self, "code", CODE);
            constants.stream()
                    .forEach(i -> code.getstatic(self, "constants", OBJECTS)
                            .loadConstant(i)
                            .aaload()
                            .putstatic(self, "k" + i, OBJECT));
            code.return_();
        });
    }
}
