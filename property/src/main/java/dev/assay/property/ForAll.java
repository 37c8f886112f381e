package dev.assay.property;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * The values for which a property is to hold, and how it is tested. {@code holds} takes a condition, {@code passes} a body
 * that fails by throwing; both run the test, and throw {@link PropertyFailed} if the property does not hold.
 *
 * @param <Q> the class itself
 */
public abstract sealed class ForAll<Q extends ForAll<Q>> {
    final Statement statement;

    ForAll(Statement statement) {
        this.statement = statement;
    }

    abstract Q with(Statement changed);

    private Q with(Settings settings) {
        return with(statement.with(settings));
    }

    /** The name that a failure is printed with; otherwise that of the method. */
    public Q named(String name) {
        return with(statement.named(name));
    }

    /** The names of the arguments that a failure is printed with. */
    public Q naming(String... arguments) {
        return with(statement.naming(List.of(arguments)));
    }

    /** How many cases that count. */
    public Q tries(int tries) {
        return with(statement.settings().trying(tries));
    }

    /** Where randomness starts. */
    public Q seed(long seed) {
        return with(statement.settings().seeded(seed));
    }

    /** Begins no new case after this time. */
    public Q within(Duration limit) {
        return with(statement.settings().within(limit));
    }

    /** A case that takes longer has failed; each then runs on a thread of its own. */
    public Q eachWithin(Duration limit) {
        return with(statement.settings().eachWithin(limit));
    }

    /** All small cases in order, as many as there are tries, rather than random ones. */
    public Q exhaustively() {
        return with(statement.settings().exhaustively());
    }

    /** Whether edge cases come first, among others, or not at all. */
    public Q edgeCases(EdgeCaseMode mode) {
        return with(statement.settings().withEdgeCases(mode));
    }

    /** Looks so long for a simpler failure; not at all if it is zero. */
    public Q shrinkingFor(Duration limit) {
        return with(statement.settings().shrinkingFor(limit));
    }

    /** Only the case that a failure named. */
    public Q replay(String replay) {
        return with(statement.settings().replaying(replay));
    }

    /** Goes on from cases that the feedback says are new. */
    public Q guidedBy(Feedback feedback) {
        return with(statement.settings().guidedBy(feedback));
    }

    /** Does not keep failed cases for the next run. */
    public Q forgetful() {
        return with(statement.settings().keepingFailuresIn(Optional.empty()));
    }

    /** All settings at once. */
    public Q settings(Settings settings) {
        return with(settings);
    }

    static void require(boolean holds) {
        if (!holds) {
            throw new ConditionFailed();
        }
    }

    /** What is thrown for a condition that is false. */
    static final class ConditionFailed extends AssertionError {
        private static final long serialVersionUID = 1;

        ConditionFailed() {
            super("the condition is false");
        }

        /** Where a condition is false says nothing, and takes longer than most cases. */
        @Override
        public Throwable fillInStackTrace() {
            return this;
        }
    }

    /** Of one value. */
    public static final class One<A> extends ForAll<One<A>> {
        One(Statement statement) {
            super(statement);
        }

        @Override
        One<A> with(Statement changed) {
            return new One<>(changed);
        }

        public Result holds(Predicate<? super A> condition) {
            return passes(a -> require(condition.test(a)));
        }

        public Result passes(Body1<? super A> body) {
            return test(body).orThrow();
        }

        /** As {@link #passes}, but returns the result whatever it is. */
        public Result test(Body1<? super A> body) {
            return statement.test(values -> body.run(Gens.as(values[0])));
        }
    }

    /** Of two values. */
    public static final class Two<A, B> extends ForAll<Two<A, B>> {
        Two(Statement statement) {
            super(statement);
        }

        @Override
        Two<A, B> with(Statement changed) {
            return new Two<>(changed);
        }

        public Result holds(BiPredicate<? super A, ? super B> condition) {
            return passes((a, b) -> require(condition.test(a, b)));
        }

        public Result passes(Body2<? super A, ? super B> body) {
            return test(body).orThrow();
        }

        /** As {@link #passes}, but returns the result whatever it is. */
        public Result test(Body2<? super A, ? super B> body) {
            return statement.test(values -> body.run(Gens.as(values[0]), Gens.as(values[1])));
        }
    }

    /** Of three values. */
    public static final class Three<A, B, C> extends ForAll<Three<A, B, C>> {
        Three(Statement statement) {
            super(statement);
        }

        @Override
        Three<A, B, C> with(Statement changed) {
            return new Three<>(changed);
        }

        public Result holds(Predicate3<? super A, ? super B, ? super C> condition) {
            return passes((a, b, c) -> require(condition.test(a, b, c)));
        }

        public Result passes(Body3<? super A, ? super B, ? super C> body) {
            return test(body).orThrow();
        }

        /** As {@link #passes}, but returns the result whatever it is. */
        public Result test(Body3<? super A, ? super B, ? super C> body) {
            return statement.test(values -> body.run(Gens.as(values[0]), Gens.as(values[1]), Gens.as(values[2])));
        }
    }

    /** Of four values. */
    public static final class Four<A, B, C, D> extends ForAll<Four<A, B, C, D>> {
        Four(Statement statement) {
            super(statement);
        }

        @Override
        Four<A, B, C, D> with(Statement changed) {
            return new Four<>(changed);
        }

        public Result holds(Predicate4<? super A, ? super B, ? super C, ? super D> condition) {
            return passes((a, b, c, d) -> require(condition.test(a, b, c, d)));
        }

        public Result passes(Body4<? super A, ? super B, ? super C, ? super D> body) {
            return test(body).orThrow();
        }

        /** As {@link #passes}, but returns the result whatever it is. */
        public Result test(Body4<? super A, ? super B, ? super C, ? super D> body) {
            return statement.test(
                    values -> body.run(Gens.as(values[0]), Gens.as(values[1]), Gens.as(values[2]), Gens.as(values[3])));
        }
    }

    /** Of any number of values, as an array. */
    public static final class Many extends ForAll<Many> {
        Many(Statement statement) {
            super(statement);
        }

        @Override
        Many with(Statement changed) {
            return new Many(changed);
        }

        public Result holds(Predicate<? super Object[]> condition) {
            return passes(values -> require(condition.test(values)));
        }

        public Result passes(Body body) {
            return test(body).orThrow();
        }

        /** As {@link #passes}, but returns the result whatever it is. */
        public Result test(Body body) {
            return statement.test(body);
        }
    }

    /** Fails by throwing. */
    @FunctionalInterface
    public interface Body1<A> {
        void run(A a) throws Throwable;
    }

    /** Fails by throwing. */
    @FunctionalInterface
    public interface Body2<A, B> {
        void run(A a, B b) throws Throwable;
    }

    /** Fails by throwing. */
    @FunctionalInterface
    public interface Body3<A, B, C> {
        void run(A a, B b, C c) throws Throwable;
    }

    /** Fails by throwing. */
    @FunctionalInterface
    public interface Body4<A, B, C, D> {
        void run(A a, B b, C c, D d) throws Throwable;
    }

    /** A condition on three values. */
    @FunctionalInterface
    public interface Predicate3<A, B, C> {
        boolean test(A a, B b, C c);
    }

    /** A condition on four values. */
    @FunctionalInterface
    public interface Predicate4<A, B, C, D> {
        boolean test(A a, B b, C c, D d);
    }
}
