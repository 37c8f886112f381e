package dev.assay.test.query;

import dev.assay.code.extract.Code;
import dev.assay.code.extract.NotExecutable;
import dev.assay.code.extract.Reify;
import dev.assay.code.predicate.LogicProgram;
import dev.assay.code.predicate.LogicSearch;
import dev.assay.code.predicate.Values;
import dev.assay.code.runtime.TooDeep;
import dev.assay.logic.HolNames;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Abs;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.theory.Theory;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Meter;
import dev.assay.test.domain.Domains;
import dev.assay.test.domain.Enumeration;
import dev.assay.test.run.Codes;
import dev.assay.test.run.Trial;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The elements of a set that is given by a condition, found by running the condition as a logic program. */
public sealed interface Solutions {
    /**
     * Elements, in the order in which they were found.
     *
     * @param isComplete whether there are no others
     */
    record Found(List<Term> elements, boolean isComplete) implements Solutions {
        public Found {
            elements = List.copyOf(elements);
        }
    }

    /** Why the set cannot be searched. */
    record Failed(String reason) implements Solutions {}

    /** How deep the deepest search goes; each is twice as deep as the one before, after the first few. */
    int DEEPEST = 4096;

    /** At most so many elements of a set, until the meter stops. */
    static Solutions of(Theory theory, Term set, long most, Meter meter) {
        Term ground = Ground.of(theory, set).normal();
        if (!ground.frees().isEmpty()) {
            return new Failed(ground.frees().iterator().next().name() + " is a variable without a value");
        }
        try {
            return new Search(theory, ground, most, meter).run();
        } catch (NotExecutable e) {
            return new Failed(String.valueOf(e.getMessage()));
        }
    }

    /** One search after another, each deeper. */
    final class Search {
        private final Code code;
        private final Enumeration enumeration;
        private final LogicProgram program;
        private final LogicProgram.Query query;
        private final List<Free> variables = new ArrayList<>();
        private final Term element;
        private final long most;
        private final Meter meter;
        private final Set<Term> found = new LinkedHashSet<>();

        private Search(Theory theory, Term set, long most, Meter meter) {
            this.code = Codes.of(theory);
            this.most = most;
            this.meter = meter;
            Type type = ((Type.Con) set.type()).arguments().getFirst();
            Term condition;
            if (set instanceof App(Const(var collect, var _), var predicate) && collect.equals(HolNames.COLLECT)) {
                var elements = new ArrayList<Term>();
                condition = opened(predicate, elements);
                this.element = tuple(elements);
            } else {
                Free x = fresh("x", type);
                Const member = new Const(HolNames.MEMBER, Type.fun(List.of(type, set.type()), Type.bool()));
                condition = Term.app(member, x, set);
                this.element = x;
            }
            this.enumeration = new Enumeration(new Domains(theory, code));
            this.program = new LogicProgram(code);
            this.query = program.query(List.of(), variables, List.of(condition.betaNormal()));
            program.prepare();
        }

        /** The condition for variables in place of what a predicate on tuples binds. */
        private Term opened(Term predicate, List<Term> elements) {
            if (predicate instanceof App(Const(var split, var _), Abs(var hint, var type, var body))
                    && split.equals(HolNames.CASE_PROD)) {
                Free x = fresh(hint, type);
                elements.add(x);
                return opened(body.instantiate(x).betaNormal(), elements);
            }
            if (predicate instanceof Abs(var hint, var type, var body)) {
                Free x = fresh(hint, type);
                elements.add(x);
                return body.instantiate(x);
            }
            Free x = fresh("x", predicate.type().domain());
            elements.add(x);
            return new App(predicate, x);
        }

        private Free fresh(String hint, Type type) {
            String name = hint;
            while (named(name)) {
                name += "'";
            }
            var result = new Free(name, type);
            variables.add(result);
            return result;
        }

        private boolean named(String name) {
            return variables.stream().anyMatch(v -> v.name().equals(name));
        }

        private static Term tuple(List<Term> elements) {
            Term result = elements.getLast();
            for (Term left : elements.subList(0, elements.size() - 1).reversed()) {
                Type both = Type.con(HolNames.PROD, left.type(), result.type());
                Const pair = new Const(HolNames.PAIR, Type.fun(List.of(left.type(), result.type()), both));
                result = Term.app(pair, left, result);
            }
            return result;
        }

        private Solutions run() {
            return TooDeep.guarded(() -> {
                boolean isComplete = false;
                try {
                    for (int size = 1; size <= DEEPEST && !isComplete; size += size < 10 ? 1 : size) {
                        var search = new LogicSearch(program, values(), size, meter);
                        search.solve(query, new Object[0], this::take);
                        if (search.obstacle().isPresent() && found.isEmpty()) {
                            return new Failed(search.obstacle().get());
                        }
                        if (found.size() >= most) {
                            break;
                        }
                        isComplete = !search.isCut();
                    }
                } catch (BudgetExhausted e) {
                    // What was found until then holds.
                    isComplete = false;
                }
                return new Found(List.copyOf(found), isComplete);
            });
        }

        /** Whether more are wanted. */
        private boolean take(Object[] values) {
            var reify = new Reify(code, Trial.DATA);
            Map<Free, Term> bindings = new HashMap<>();
            for (int i = 0; i < values.length; i++) {
                Free variable = variables.get(i);
                bindings.put(variable, reify.term(values[i], variable.type()).orElse(new Free("_", variable.type())));
            }
            found.add(element.substitute(bindings));
            return found.size() < most;
        }

        private Values values() {
            return new Values() {
                @Override
                public boolean each(Type type, int size, Predicate<Object> sink) {
                    return enumeration.each(type, size, sink::test);
                }

                @Override
                public boolean isComplete(Type type) {
                    return enumeration.isComplete(type);
                }
            };
        }
    }
}
