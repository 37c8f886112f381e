package dev.assay.explore.reflect;

import dev.assay.explore.Domain;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Finds out by trying what a method does besides giving a result. */
final class Purity {
    private static final int TRIALS = 60;
    private static final int SIZE = 8;

    /**
     * What was seen.
     *
     * @param changes whether the object is another one after a call
     * @param givesNull whether null is a result
     * @param complaint why the method is no function of its arguments
     * @param remark what one should know of it, although it is one
     */
    record Conduct(boolean changes, boolean givesNull, Optional<String> complaint, Optional<String> remark) {}

    private final JavaTypes types;
    private final JavaValues values;

    Purity(JavaTypes types, JavaValues values) {
        this.types = types;
        this.values = values;
    }

    Conduct of(Member member, List<Member> changers) {
        if (readsTheClock(member.executable())) {
            return new Conduct(false, false, Optional.of("what it gives depends on the clock"), Optional.empty());
        }
        Optional<String> read = Surroundings.readBy(member.executable());
        if (read.isPresent()) {
            return new Conduct(false, false, Optional.of("it reads " + read.get()), Optional.empty());
        }
        var random = new SplittableRandom(member.executable().toGenericString().hashCode());
        boolean changes = false;
        boolean givesNull = false;
        Optional<String> remark = Optional.empty();
        for (int i = 0; i < TRIALS; i++) {
            Optional<Object[]> drawn = arguments(member, random);
            if (drawn.isEmpty()) {
                return new Conduct(
                        false, false, Optional.of("there are no values of its parameters"), Optional.empty());
            }
            try {
                Trial trial = new Trial(member, drawn.get());
                trial.run();
                changes |= trial.changes;
                givesNull |= trial.result == null;
                if (trial.complaint.isPresent()) {
                    return new Conduct(changes, givesNull, trial.complaint, Optional.empty());
                }
                if (remark.isEmpty()) {
                    remark = trial.remark(changers, random);
                }
            } catch (Throwable e) {
                if (e instanceof VirtualMachineError) {
                    String what = e instanceof StackOverflowError ? "stack" : "memory";
                    return new Conduct(changes, givesNull, Optional.of("it needs too much " + what), Optional.empty());
                }
                // An exception is a result like others.
            }
            if (values.patience().isKnownToWait(member.executable())) {
                return new Conduct(changes, givesNull, Optional.of("it may wait for ever"), Optional.empty());
            }
        }
        return new Conduct(changes, givesNull, Optional.empty(), remark);
    }

    /** Where a clock can be given to a method of the same name, it is read if none is given; no test sees that in time. */
    private static boolean readsTheClock(Executable executable) {
        return executable instanceof Method method
                && Modifier.isStatic(method.getModifiers())
                && Arrays.stream(method.getDeclaringClass().getMethods())
                        .filter(other -> other.getName().equals(method.getName()))
                        .anyMatch(other ->
                                Arrays.asList(other.getParameterTypes()).contains(Clock.class));
    }

    private Optional<Object[]> arguments(Member member, SplittableRandom random) {
        var result = new Object[member.arguments().size()];
        for (int i = 0; i < result.length; i++) {
            Optional<Domain> domain = types.domain(member.arguments().get(i));
            if (domain.isEmpty()) {
                return Optional.empty();
            }
            result[i] = domain.get().generator().draw(random, SIZE);
        }
        return Optional.of(result);
    }

    /** One call, looked at closely. */
    private final class Trial {
        private final Member member;
        private final Object[] drawn;
        private final @Nullable Object receiver;
        private final List<@Nullable Object> given;
        private @Nullable Object result;
        boolean changes;
        Optional<String> complaint = Optional.empty();

        Trial(Member member, Object[] drawn) throws Throwable {
            this.member = member;
            this.drawn = drawn;
            this.receiver = member.isInstance() ? values.java(drawn[0], types.subject()) : null;
            this.given = given();
        }

        private List<@Nullable Object> given() throws Throwable {
            int offset = member.isInstance() ? 1 : 0;
            var objects = new ArrayList<@Nullable Object>();
            for (int i = offset; i < drawn.length; i++) {
                objects.add(values.java(drawn[i], member.executable().getParameterTypes()[i - offset]));
            }
            return objects;
        }

        void run() throws Throwable {
            Object before = receiver == null ? "" : values.frozen(receiver);
            // Sets and the like are compared as they are, so they must not be shared.
            Object twin = member.isInstance() ? values.java(drawn[0], types.subject()) : null;
            result = member.call(receiver, given, values);
            changes = receiver != null && !values.frozen(receiver).equals(before);
            Object again = member.call(twin, given(), values);
            if (types.of(resultType()).isPresent() && !values.seen(again).equals(values.seen(result))) {
                complaint = Optional.of("the same call gives " + result + " and then " + again);
            }
            for (int i = 0; i < given.size(); i++) {
                Object fresh = given().get(i);
                if (isOwn(fresh) && !values.seen(fresh).equals(values.seen(given.get(i)))) {
                    complaint = Optional.of("it changes its argument");
                }
            }
        }

        private java.lang.reflect.Type resultType() {
            return member.executable() instanceof java.lang.reflect.Method m
                    ? m.getGenericReturnType()
                    : types.subject();
        }

        private boolean isOwn(@Nullable Object object) {
            return values.isMutable() && types.subject().isInstance(object);
        }

        /** Whether the result, or an argument, and the object go on sharing what they hold. */
        Optional<String> remark(List<Member> changers, SplittableRandom random) throws Throwable {
            if (receiver == null || !values.isMutable()) {
                return Optional.empty();
            }
            if (result == receiver) {
                return Optional.of("returns the object itself");
            }
            if (isOwn(result) && isShared(receiver, Objects.requireNonNull(result), changers, random)) {
                return Optional.of("returns a view: what is done to the result is done to the object");
            }
            for (Object argument : given) {
                if (isOwn(argument)
                        && argument != receiver
                        && isShared(receiver, Objects.requireNonNull(argument), changers, random)) {
                    return Optional.of("keeps its argument: what is done to that later is done to the object");
                }
            }
            return Optional.empty();
        }

        private boolean isShared(Object self, Object other, List<Member> changers, SplittableRandom random) {
            for (Member changer : changers) {
                Object before = values.frozen(self);
                Optional<Object[]> arguments = arguments(changer, random);
                if (arguments.isEmpty()) {
                    continue;
                }
                try {
                    changer.call(other, arguments.get(), values);
                } catch (Throwable e) {
                    // What cannot be done to it changes nothing.
                    Thrown.noValue(e);
                    continue;
                }
                if (!values.frozen(self).equals(before)) {
                    return true;
                }
            }
            return false;
        }
    }
}
