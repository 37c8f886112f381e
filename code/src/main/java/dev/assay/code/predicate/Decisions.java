package dev.assay.code.predicate;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.Extraction;
import dev.assay.code.extract.PredicateCompilation;
import dev.assay.code.program.Expr;
import dev.assay.code.program.Function;
import dev.assay.code.runtime.Fun;
import dev.assay.code.runtime.SetFinite;
import dev.assay.code.runtime.TooDeep;
import dev.assay.code.runtime.Undecided;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Specification;
import dev.assay.run.Budget;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Decides inductive predicates for which no unfolding gives code, by running their rules with all arguments given, and
 * collects what such predicates hold for. Where the search comes to its limits, nobody knows the answer, and the program
 * says so.
 */
public final class Decisions implements PredicateCompilation {
    private static final PredicateCompilation SEARCHED = new Decisions();

    /** Programs that search where equations do not suffice. */
    public static final Extraction.Options STRICT = new Extraction.Options(false, SEARCHED);

    /** Likewise, with parts that say why they cannot be run. */
    public static final Extraction.Options LENIENT = new Extraction.Options(true, SEARCHED);

    /** Nothing is enumerated: what could not be found without that is open. */
    private static final Values NONE = new Values() {
        @Override
        public boolean each(Type type, int size, Predicate<Object> sink) {
            return true;
        }

        @Override
        public boolean isComplete(Type type) {
            return false;
        }
    };

    private Decisions() {}

    @Override
    public Optional<List<Function>> compile(
            Code code, Specification.Inductive specification, Const predicate, Callees callees) {
        List<Type> types = predicate.type().argumentTypes();
        if (specification.isCo() || types.isEmpty() || types.stream().anyMatch(Type::isFun)) {
            return Optional.empty();
        }
        var program = new LogicProgram(code);
        LogicProgram.Query query = program.predicate(predicate, Collections.nCopies(types.size(), true));
        program.prepare();
        var parameters = new ArrayList<Expr.Var>();
        types.forEach(type -> parameters.add(new Expr.Var("x" + parameters.size(), type)));
        var decision = new Decision(program, query, types.size());
        return Optional.of(List.of(new Function(
                predicate,
                parameters,
                new Expr.Apply(new Expr.Value(decision, predicate.type()), List.copyOf(parameters), Type.bool()))));
    }

    @Override
    public Optional<Fun> solutions(Code code, List<Free> inputs, Free output, Term formula) {
        if (Stream.concat(inputs.stream(), Stream.of(output))
                .anyMatch(v -> v.type().isFun())) {
            return Optional.empty();
        }
        var program = new LogicProgram(code);
        LogicProgram.Query query = program.query(inputs, List.of(output), List.of(formula));
        program.prepare();
        return query.generates() ? Optional.empty() : Optional.of(new Solutions(program, query, inputs.size()));
    }

    private static LogicSearch search(LogicProgram program) {
        // The search has limits of its own.
        return new LogicSearch(program, NONE, 0, Budget.UNLIMITED.start());
    }

    private static Undecided open(LogicSearch search, LogicProgram.Query query) {
        return new Undecided(
                search.obstacle().orElse("no rule of " + query.procedure + " gives an answer within limits"));
    }

    private static final class Solutions extends Fun {
        private final LogicSearch search;
        private final LogicProgram.Query query;

        Solutions(LogicProgram program, LogicProgram.Query query, int arity) {
            super(arity);
            this.search = search(program);
            this.query = query;
        }

        @Override
        protected Object applyExactly(Object... arguments) {
            var found = new ArrayList<Object>();
            if (!TooDeep.guarded(() -> search.all(query, arguments, outputs -> found.add(outputs[0])))) {
                throw open(search, query);
            }
            return SetFinite.of(found);
        }
    }

    private static final class Decision extends Fun {
        private final LogicSearch search;
        private final LogicProgram.Query query;

        Decision(LogicProgram program, LogicProgram.Query query, int arity) {
            super(arity);
            this.search = search(program);
            this.query = query;
        }

        @Override
        protected Object applyExactly(Object... arguments) {
            return switch (TooDeep.guarded(() -> search.decide(query, arguments))) {
                case YES -> true;
                case NO -> false;
                case UNKNOWN -> throw open(search, query);
            };
        }
    }
}
