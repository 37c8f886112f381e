package dev.assay.test.run;

import dev.assay.code.extract.Reify;
import dev.assay.code.runtime.Data;
import dev.assay.code.runtime.Fuel;
import dev.assay.code.runtime.MatchFailure;
import dev.assay.code.runtime.Overflow;
import dev.assay.code.runtime.Patience;
import dev.assay.code.runtime.Stopped;
import dev.assay.code.runtime.TooDeep;
import dev.assay.code.runtime.Undecided;
import dev.assay.judge.Counterexample;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.run.BudgetExhausted;
import dev.assay.run.Limit;
import dev.assay.run.Meter;
import dev.assay.test.domain.Enumeration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** A problem under test: the values of its variables at the moment, and what the tests came to so far. */
public final class Trial {
    /** Stands where a variable has no value yet. */
    static final Object NONE = new Object();

    private final TestProgram program;
    private final Meter meter;
    private final BooleanSupplier isStopped;
    private final Fuel fuel;
    final Object[] values;

    private long tests;
    private long undecided;
    private int ticks;
    private final Patience patience = new Patience();
    private String reason = "";

    public Trial(TestProgram program, Meter meter) {
        this.program = program;
        this.meter = meter;
        this.isStopped = () -> meter.stopped().isPresent();
        this.fuel = program.compiled().fuel();
        this.values = new Object[program.width()];
        forget();
        refuel();
    }

    public TestProgram program() {
        return program;
    }

    /** Conclusions tested. */
    public long tests() {
        return tests;
    }

    /** Tests without an answer. */
    public long undecided() {
        return undecided;
    }

    /** Why the last of them had none. */
    public String reason() {
        return reason;
    }

    /** One step towards a test, such as a value generated. */
    public void tick() {
        if ((++ticks & 63) == 0) {
            meter.steps(64);
        }
    }

    void count(long more) {
        tests += more;
        meter.steps(more);
    }

    /** Tests and other steps that are made in one loop, which gets all the steps of compiled code again. */
    public void count(long more, long together) {
        tests += more;
        meter.steps(together);
        refuel();
    }

    /** All the steps again. */
    public void refuel() {
        fuel.start(patience.steps(), isStopped);
    }

    /** No variable has a value any more. */
    void forget() {
        Arrays.fill(values, NONE);
    }

    // Evaluation

    Answer test(Call call) {
        return attempt(() -> call.test(values), () -> call.testUnbounded(values));
    }

    Answer match(Step.Match match) {
        return attempt(
                () -> match.pattern().matches(match.call().value(values), values),
                () -> match.pattern().matches(match.call().valueUnbounded(values), values));
    }

    /** A test as the compiled code does it. */
    private interface Attempt {
        boolean holds();
    }

    private Answer attempt(Attempt small, Attempt big) {
        try {
            return small.holds() ? Answer.TRUE : Answer.FALSE;
        } catch (Overflow e) {
            return patiently(big);
        } catch (Stopped e) {
            return patiently(small);
        } catch (MatchFailure e) {
            return Answer.UNDEFINED;
        } catch (Undecided e) {
            return undecided(String.valueOf(e.getMessage()));
        } catch (StackOverflowError e) {
            return undecided(String.valueOf(TooDeep.SIGNAL.getMessage()));
        }
    }

    /** With all the steps that a single test may take. */
    private Answer patiently(Attempt attempt) {
        Fuel own = program.compiled().fuel();
        own.start(patience.steps(), isStopped);
        program.compiled().unbounded().fuel().start(patience.steps(), isStopped);
        try {
            return attempt.holds() ? Answer.TRUE : Answer.FALSE;
        } catch (Stopped e) {
            Optional<Limit> limit = meter.stopped();
            if (limit.isPresent()) {
                throw new BudgetExhausted(limit.get());
            }
            Answer answer = undecided("a test takes more than " + patience.steps() + " steps");
            patience.lose();
            refuel();
            return answer;
        } catch (Overflow e) {
            return undecided("numbers beyond all bounds");
        } catch (MatchFailure e) {
            return Answer.UNDEFINED;
        } catch (Undecided e) {
            return undecided(String.valueOf(e.getMessage()));
        } catch (StackOverflowError e) {
            return undecided(String.valueOf(TooDeep.SIGNAL.getMessage()));
        }
    }

    private Answer undecided(String why) {
        undecided++;
        reason = why;
        return Answer.UNDECIDED;
    }

    // Results

    /** The values as terms; variables that play no role get any value. */
    public Counterexample counterexample(Enumeration enumeration) {
        var reify = new Reify(program.domains().code(), DATA);
        var bindings = new ArrayList<Counterexample.Binding>();
        for (Free variable : program.problem().variables()) {
            Object given = values[program.slot(variable)];
            @Nullable Object value = given == NONE ? null : given;
            for (int size = 1; value == null && size < 10; size++) {
                value = first(enumeration, variable, size);
            }
            Term unknown = new Free("_", variable.type());
            Term term =
                    value == null ? unknown : reify.term(value, variable.type()).orElse(unknown);
            bindings.add(new Counterexample.Binding(variable.name(), term));
        }
        for (Type type : program.undefinedTypes()) {
            Optional<Term> value = reify.term(program.undefined(type), type);
            value.ifPresent(v -> bindings.add(new Counterexample.Binding("(undefined::" + type + ")", v)));
        }
        return new Counterexample(bindings, java.util.List.of());
    }

    private static @Nullable Object first(Enumeration enumeration, Free variable, int size) {
        var found = new @Nullable Object[1];
        enumeration.each(variable.type(), size, value -> {
            found[0] = value;
            return false;
        });
        return found[0];
    }

    /** Data of compiled code. */
    public static final Reify.Parts DATA = new Reify.Parts() {
        @Override
        public int tag(Object value) {
            return ((Data) value).tag;
        }

        @Override
        public Object field(Object value, int index) {
            return ((Data) value).field(index);
        }
    };
}
