package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Layout;
import dev.assay.code.program.Program;
import dev.assay.code.runtime.CodeLoader;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The classes of one program: which function is where, and under which name. */
final class ProgramCompiler {
    /** A function as a static method. */
    record Method(ClassDesc owner, String name, MethodTypeDesc type) {}

    private static final String PACKAGE = "dev.assay.compiled.";

    /** What fits well in a class: far below the limits of the constant pool. */
    private static final int CLASS_SIZE = 8000;

    private static final ClassFile CLASS_FILE = ClassFile.of(
            ClassFile.ClassHierarchyResolverOption.of(
                    ClassHierarchyResolver.ofClassLoading(ProgramCompiler.class.getClassLoader())),
            ClassFile.DebugElementsOption.DROP_DEBUG,
            ClassFile.LineNumbersOption.DROP_LINE_NUMBERS);

    private final Program program;
    private final Boxing boxing;
    private final CodeLoader loader;
    private final CallGraph calls;
    private final Map<Const, Method> methods = new HashMap<>();
    private final List<Object> constants = new ArrayList<>();
    private final IdentityHashMap<Object, Integer> constantIndex = new IdentityHashMap<>();
    private int numbers;

    ProgramCompiler(Program program, Mode mode, CodeLoader loader) {
        this.program = program;
        this.boxing = new Boxing(mode);
        this.loader = loader;
        this.calls = new CallGraph(program.functions(), mode != Mode.LAZY);
    }

    Map<Const, Method> compile() {
        var parts = new ArrayList<List<List<Function>>>();
        int size = CLASS_SIZE;
        for (List<Function> group : calls.groups()) {
            if (size >= CLASS_SIZE) {
                parts.add(new ArrayList<>());
                size = 0;
            }
            parts.getLast().add(group);
            var owner = partDesc(parts.size());
            for (Function function : group) {
                size += Size.of(function.body());
                methods.put(
                        function.constant(),
                        new Method(
                                owner,
                                methodName(function),
                                methodType(
                                        List.of(function.parameters()),
                                        resultKind(function.body().type()))));
            }
        }
        for (int i = 0; i < parts.size(); i++) {
            var self = partDesc(i + 1);
            loader.add(name(self), new ClassEmitter(this, self).build(parts.get(i)));
        }
        loader.setConstants(constants.toArray());
        return methods;
    }

    private static ClassDesc partDesc(int number) {
        return ClassDesc.of(PACKAGE + "Part" + number);
    }

    static String name(ClassDesc desc) {
        return desc.packageName() + "." + desc.displayName();
    }

    private String methodName(Function function) {
        var name = new StringBuilder("f").append(fresh()).append('_');
        String constant = function.constant().name();
        for (int i = 0; i < constant.length(); i++) {
            char c = constant.charAt(i);
            name.append(Character.isJavaIdentifierPart(c) ? c : '_');
        }
        return name.toString();
    }

    ClassFile classFile() {
        return CLASS_FILE;
    }

    Boxing boxing() {
        return boxing;
    }

    CallGraph calls() {
        return calls;
    }

    int fresh() {
        return numbers++;
    }

    Method method(Const function) {
        Method method = methods.get(function);
        if (method == null) {
            throw new IllegalArgumentException("the program has no function " + function.name());
        }
        return method;
    }

    Layout layout(Type type) {
        Layout layout = program.layouts().get(type);
        if (layout == null) {
            throw new IllegalArgumentException("the program has no layout of " + type);
        }
        return layout;
    }

    /** Where data of a constructor keeps its fields. */
    Cell cell(Type type, Const constructor) {
        Layout layout = layout(type);
        return Cell.of(layout.shapes().get(layout.tag(constructor)), boxing.mode());
    }

    TypeKind kind(Type type) {
        return boxing.variable(type);
    }

    TypeKind resultKind(Type type) {
        return boxing.kind(type);
    }

    MethodTypeDesc methodType(List<List<Expr.Var>> parameters, TypeKind result) {
        var types = new ArrayList<ClassDesc>();
        for (List<Expr.Var> part : parameters) {
            for (Expr.Var parameter : part) {
                types.add(Descriptors.of(kind(parameter.type())));
            }
        }
        return MethodTypeDesc.of(Descriptors.of(result), types);
    }

    /** Which function of the group, then the parameters of all of them. */
    MethodTypeDesc groupType(List<Function> group) {
        var parameters = group.stream().map(Function::parameters).toList();
        return methodType(parameters, resultKind(group.getFirst().body().type()))
                .insertParameterTypes(0, ConstantDescs.CD_int);
    }

    /** The place of an object among the constants. */
    int constant(Object value) {
        Integer known = constantIndex.get(value);
        if (known == null) {
            known = constants.size();
            constants.add(value);
            constantIndex.put(value, known);
        }
        return known;
    }

    ClassDesc closureDesc(int number) {
        return ClassDesc.of(PACKAGE + "Lambda" + number);
    }

    void addClosure(
            ClassDesc closure, ClassDesc owner, ClassEmitter.Lifted lifted, List<Expr.Var> parameters, Type result) {
        var captured = new ArrayList<TypeKind>();
        for (Expr.Var variable : lifted.captured()) {
            captured.add(kind(variable.type()));
        }
        loader.add(
                name(closure),
                new ClosureClass(boxing, closure, owner, lifted.method(), lifted.type(), captured, parameters, result)
                        .build(CLASS_FILE));
    }
}
