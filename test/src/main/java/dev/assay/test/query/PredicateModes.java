package dev.assay.test.query;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.NotExecutable;
import dev.assay.code.predicate.LogicProgram;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.test.run.Codes;
import java.util.ArrayList;
import java.util.List;

/** The modes in which a predicate can be run without values being guessed. */
public final class PredicateModes {
    /** A predicate with more modes than this is asked in those only that its text declares. */
    private static final int MANY = 256;

    private final Code code;
    private final Const predicate;

    public PredicateModes(Theory theory, Const predicate) {
        this.code = Codes.of(theory);
        this.predicate = (Const) Ground.of(theory, predicate);
    }

    /** All modes of the predicate's type; none where they are too many to be tried. */
    public List<List<ArgumentMode>> candidates() {
        List<List<ArgumentMode>> result = List.of(List.of());
        for (Type type : predicate.type().argumentTypes()) {
            var longer = new ArrayList<List<ArgumentMode>>();
            for (List<ArgumentMode> start : result) {
                for (ArgumentMode next : type.isFun() ? List.of(new ArgumentMode.Input()) : ArgumentMode.all(type)) {
                    var all = new ArrayList<>(start);
                    all.add(next);
                    longer.add(all);
                }
            }
            result = longer;
            if (result.size() > MANY) {
                return List.of();
            }
        }
        return result;
    }

    /** Those of the modes that the predicate has. */
    public List<List<ArgumentMode>> supported(List<List<ArgumentMode>> modes) {
        var program = new LogicProgram(code);
        var queries = new ArrayList<LogicProgram.Query>();
        modes.forEach(mode -> queries.add(query(program, mode)));
        program.prepare();
        var result = new ArrayList<List<ArgumentMode>>();
        for (int i = 0; i < modes.size(); i++) {
            if (!queries.get(i).generates()) {
                result.add(modes.get(i));
            }
        }
        return result;
    }

    private LogicProgram.Query query(LogicProgram program, List<ArgumentMode> mode) {
        List<Type> types = predicate.type().argumentTypes();
        if (types.size() != mode.size()) {
            throw new NotExecutable("the mode " + ArgumentMode.text(mode) + " has " + mode.size()
                    + " arguments, and the predicate " + types.size());
        }
        var split = new Split();
        var arguments = new ArrayList<Term>();
        for (int i = 0; i < mode.size(); i++) {
            arguments.add(split.argument(mode.get(i), types.get(i)));
        }
        return program.query(split.inputs, split.outputs, List.of(Term.app(predicate, arguments)));
    }

    /** A variable for each part of an argument. */
    private static final class Split {
        private final List<Free> inputs = new ArrayList<>();
        private final List<Free> outputs = new ArrayList<>();

        Term argument(ArgumentMode mode, Type type) {
            return switch (mode) {
                case ArgumentMode.Input _ -> variable(inputs, type);
                case ArgumentMode.Output _ -> variable(outputs, type);
                case ArgumentMode.Pair(var left, var right) -> {
                    if (!(type instanceof Type.Con(var name, var parts)) || !name.equals(ArgumentMode.PRODUCT)) {
                        throw new NotExecutable("the mode " + mode.text() + " is for pairs, not for the type " + type);
                    }
                    Const pair = new Const(HolNames.PAIR, Type.fun(List.of(parts.get(0), parts.get(1)), type));
                    yield Term.app(pair, argument(left, parts.get(0)), argument(right, parts.get(1)));
                }
            };
        }

        private Free variable(List<Free> among, Type type) {
            var result = new Free("x" + (inputs.size() + outputs.size()), type);
            among.add(result);
            return result;
        }
    }
}
