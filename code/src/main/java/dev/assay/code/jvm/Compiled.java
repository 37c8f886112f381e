package dev.assay.code.jvm;

import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.program.Program;
import dev.assay.code.runtime.CodeLoader;
import dev.assay.code.runtime.Fuel;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.TooDeep;
import dev.assay.code.runtime.Values;
import dev.assay.logic.Term.Const;
import java.lang.constant.ClassDesc;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A program as JVM code. Belongs to one thread at a time, since its functions take from one {@link Fuel}; threads that
 * run the same program compile it each for themselves.
 */
public final class Compiled {
    private final Program program;
    private final Mode mode;
    private final Fuel fuel = new Fuel();
    private final CodeLoader loader = new CodeLoader(fuel);
    private final ProgramCompiler compiler;
    private final Map<Const, Fun> functions = new HashMap<>();
    private @Nullable Compiled unbounded;

    private Compiled(Program program, Mode mode) {
        this.program = program;
        this.mode = mode;
        Program simple = Specialisation.of(mode == Mode.LAZY ? program : Equalities.replace(program));
        this.compiler = new ProgramCompiler(Outlining.split(simple), mode, loader);
        compiler.compile();
    }

    public static Compiled of(Program program, Mode mode) {
        try {
            return new Compiled(program, mode);
        } catch (StackOverflowError e) {
            // Expressions may be nested deeper than this thread can follow.
            return TooDeep.guarded(() -> new Compiled(program, mode));
        }
    }

    public Mode mode() {
        return mode;
    }

    /** The steps that functions may still take. */
    public Fuel fuel() {
        return fuel;
    }

    /**
     * A function of the program as a value. It takes and gives numbers as {@link Long}, or {@link java.math.BigInteger}
     * where they do not fit, and truth values as {@link Boolean}; lazy ones take suspended arguments too, and give
     * values that are evaluated down to the outermost constructor.
     */
    public Fun function(Const constant) {
        return functions.computeIfAbsent(constant, this::load);
    }

    public boolean has(Const constant) {
        return program.functions().containsKey(constant);
    }

    /** The value of a function for these arguments; numbers may be given in any form. */
    public Object call(Const constant, Object... arguments) {
        var prepared = new Object[arguments.length];
        for (int i = 0; i < prepared.length; i++) {
            prepared[i] = Values.argument(arguments[i]);
        }
        return function(constant).applyAll(prepared);
    }

    /** The same program with unbounded numbers, compiled when first asked for. */
    public Compiled unbounded() {
        if (mode != Mode.SMALL) {
            return this;
        }
        if (unbounded == null) {
            unbounded = of(program, Mode.BIG);
        }
        return unbounded;
    }

    private Fun load(Const constant) {
        Function function = program.functions().get(constant);
        if (function == null) {
            throw new IllegalArgumentException("the program has no function " + constant.name());
        }
        List<Expr.Var> parameters = function.parameters();
        var method = compiler.method(constant);
        ClassDesc desc = compiler.closureDesc(compiler.fresh());
        var lifted = new ClassEmitter.Lifted(method.name(), method.type(), List.of(), desc, 0);
        compiler.addClosure(
                desc, method.owner(), lifted, parameters, function.body().type());
        try {
            Class<?> type = Class.forName(ProgramCompiler.name(desc), true, loader);
            return (Fun) type.getField("instance").get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a class that was just made cannot be used", e);
        }
    }
}
