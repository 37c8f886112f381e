package dev.assay.explore.reflect;

import dev.assay.explore.Domain;
import dev.assay.explore.Generator;
import dev.assay.explore.Observation;
import dev.assay.explore.Signature;
import dev.assay.explore.Undecided;
import dev.assay.property.Gens;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Draws objects of a class by calling what makes them, and then some of their methods. */
final class Building {
    private static final int MOST_STEPS = 6;
    private static final int MOST_CALLS = 10;
    private static final int LARGEST_ARGUMENT = 8;

    /** An object is built by calls of at most so many methods, or else those that take away would always win. */
    private static final int MOST_METHODS = 3;

    private static final int MOST_LOOKS = 4;

    private static final int TRIALS = 20;

    private static final int SELDOM = 12;

    private static final int PATIENCE = 1000;

    private final Class<?> type;
    private final JavaTypes types;
    private final JavaValues values;

    Building(JavaTypes types, JavaValues values) {
        this.type = types.subject();
        this.types = types;
        this.values = values;
    }

    /** Values: what a factory gives that always gives the same, and what some methods make of it. */
    Domain values(List<Member> members, Purity purity) {
        List<Member> makers = makers(members).stream()
                .filter(maker -> !JavaValues.hasEquals(type)
                        || purity.of(maker, List.of()).complaint().isEmpty())
                .toList();
        List<Member> steps = members.stream()
                .filter(m -> m.isInstance() && types.own().equals(m.result()))
                .filter(this::isAlone)
                .toList();
        return makers.isEmpty()
                ? types.derived(type, Gens.of(type))
                : Domain.of((random, size) -> value(makers, steps, random, size), names());
    }

    /** The numbers that values give when they are asked. */
    List<Generator> answers(List<Member> members) {
        return members.stream()
                .filter(m -> m.isInstance() && m.arguments().size() == 1)
                .filter(m -> m.result() != null && JavaTypes.isNumber(m.result()))
                .map(m -> (Generator) (random, size) -> {
                    Object value =
                            types.domain(types.own()).orElseThrow().generator().draw(random, size);
                    return Objects.requireNonNullElse(called(m, value, random, size), 0);
                })
                .toList();
    }

    /** Objects that change: a constructor, and some calls of these. */
    Domain objects(List<Member> members, List<Member> changers) {
        List<Member> makers = makers(members);
        List<Member> simple = makers.isEmpty() ? List.of(constructor()) : makers;
        List<Member> calls =
                changers.stream().filter(m -> m.isInstance() && isAlone(m)).toList();
        List<Member> first =
                calls.stream().filter(call -> changesNew(call, simple)).toList();
        return Domain.of(
                (random, size) -> object(simple, first.isEmpty() ? calls : first, calls, random, size), names());
    }

    /** Whether it does something to an object that was just made, unlike what only takes away. */
    private boolean changesNew(Member call, List<Member> makers) {
        var random = new SplittableRandom(1);
        for (int i = 0; i < TRIALS; i++) {
            Optional<Built> before = step(null, one(makers, random), random, LARGEST_ARGUMENT);
            Optional<Built> after = before.flatMap(made -> step(made, call, random, LARGEST_ARGUMENT));
            if (after.isPresent() && !after.get().equals(before.get())) {
                return true;
            }
        }
        return false;
    }

    /** What is seen of an object now, and after each of some calls: the same ones for all objects in a test. */
    Observation lasting(List<Member> changers) {
        List<Member> calls = changers.stream().filter(this::isAlone).toList();
        return (value, random, size) -> {
            var seen = new ArrayList<Object>();
            Object object = ((Built) value).made();
            seen.add(values.seen(object));
            for (int i = random.nextInt(MOST_LOOKS); i > 0 && !calls.isEmpty(); i--) {
                seen.add(answer(one(calls, random), object, random, size));
                seen.add(values.seen(object));
            }
            return seen;
        };
    }

    private Object answer(Member member, Object self, RandomGenerator random, int size) {
        Optional<Object[]> arguments = arguments(member, self, random, size);
        try {
            return arguments.isEmpty() ? "nothing" : values.seen(member.call(self, arguments.get(), values));
        } catch (Undecided e) {
            throw e;
        } catch (Throwable e) {
            Thrown.result(e);
            return "throws";
        }
    }

    private List<Member> makers(List<Member> members) {
        return members.stream()
                .filter(m -> !m.isInstance() && types.own().equals(m.result()))
                .filter(m -> !m.arguments().contains(types.own()))
                .toList();
    }

    /** Whether it needs no second object. */
    private boolean isAlone(Member method) {
        return method.arguments().stream().skip(1).noneMatch(types.own()::equals);
    }

    private Member constructor() {
        for (Constructor<?> constructor : type.getConstructors()) {
            Optional<Invocation> invocation = Invocation.of(constructor);
            if (constructor.getParameterCount() == 0 && invocation.isPresent()) {
                return new Member(constructor, invocation.get(), List.of(), types.own());
            }
        }
        throw new IllegalArgumentException(type.getName() + " has no public constructor that can be called");
    }

    /** The first letter, or where others are called so the first letters of all its words, or the first two. */
    private String[] names() {
        String simple = type.getSimpleName();
        String first = simple.substring(0, 1).toLowerCase(Locale.ROOT);
        String initials = simple.replaceAll("[^A-Z]", "").toLowerCase(Locale.ROOT);
        String start = simple.substring(0, Math.min(2, simple.length())).toLowerCase(Locale.ROOT);
        boolean isTaken = types.domains().entrySet().stream()
                .anyMatch(e ->
                        !e.getKey().equals(types.own()) && e.getValue().names().contains(first));
        String name = !isTaken ? first : initials.length() > 1 ? initials : start;
        return new String[] {name, name + "1", name + "2"};
    }

    private Object value(List<Member> makers, List<Member> steps, RandomGenerator random, int size) {
        Object value = null;
        for (int i = 0; value == null; i++) {
            giveUpAfter(i);
            value = called(one(makers, random), null, random, size);
        }
        int count = steps.isEmpty() ? 0 : random.nextInt(1 + Math.min(size, MOST_STEPS));
        for (int i = 0; i < count; i++) {
            Object next = called(one(steps, random), value, random, size);
            value = next == null ? value : next;
        }
        return value;
    }

    private @Nullable Object called(Member member, @Nullable Object self, RandomGenerator random, int size) {
        Optional<Object[]> arguments = arguments(member, self, random, size);
        try {
            return arguments.isEmpty() ? null : member.call(self, arguments.get(), values);
        } catch (Throwable e) {
            Thrown.noValue(e);
            return null;
        }
    }

    private Object object(
            List<Member> makers, List<Member> beginnings, List<Member> calls, RandomGenerator random, int size) {
        Optional<Built> first = Optional.empty();
        for (int i = 0; first.isEmpty(); i++) {
            giveUpAfter(i);
            first = step(null, one(makers, random), random, size);
        }
        Built result = first.get();
        var some = new ArrayList<Member>();
        for (int i = random.nextInt(MOST_METHODS); i >= 0 && !calls.isEmpty(); i--) {
            some.add(one(some.isEmpty() ? beginnings : calls, random));
        }
        int count = some.isEmpty() ? 0 : random.nextInt(1 + Math.min(size, MOST_CALLS));
        for (int i = 0; i < count; i++) {
            result = step(result, one(some, random), random, size).orElse(result);
        }
        return result;
    }

    private void giveUpAfter(int attempts) {
        if (attempts > PATIENCE) {
            throw new IllegalArgumentException("all that makes a " + type.getName() + " throws");
        }
    }

    private static Member one(List<Member> members, RandomGenerator random) {
        return members.get(random.nextInt(members.size()));
    }

    /** One call more; nothing if it throws. */
    private Optional<Built> step(@Nullable Built before, Member member, RandomGenerator random, int size) {
        Optional<Object[]> arguments = arguments(member, before, random, size);
        if (arguments.isEmpty()) {
            return Optional.empty();
        }
        Built after = before == null ? made(member, arguments.get()) : changed(member, arguments.get());
        try {
            return Optional.of(after.checked());
        } catch (Throwable e) {
            Thrown.noValue(e);
            return Optional.empty();
        }
    }

    /** None if there are no values of a parameter. */
    private Optional<Object[]> arguments(Member member, @Nullable Object self, RandomGenerator random, int size) {
        var arguments = new Object[member.arguments().size()];
        for (int i = 0; i < arguments.length; i++) {
            Optional<Domain> domain = types.domain(member.arguments().get(i));
            if (i == 0 && self != null) {
                arguments[i] = self;
            } else if (member.arguments().get(i).equals(Signature.ELEMENT) && random.nextInt(SELDOM) == 0) {
                // Where an object may hold null, some do.
                arguments[i] = JavaValues.Nothing.NULL;
            } else if (domain.isPresent()) {
                arguments[i] = domain.get().generator().draw(random, Math.min(size, LARGEST_ARGUMENT));
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(arguments);
    }

    private Built made(Member member, Object[] arguments) {
        return new Built(
                () -> Objects.requireNonNull(member.call(null, arguments, values)),
                () -> member.written("", arguments),
                false,
                values);
    }

    /** The object after a call. The array of arguments is kept. */
    Built changed(Member member, Object[] arguments) {
        return new Built(
                () -> {
                    Object object = ((Built) arguments[0]).make();
                    member.call(object, arguments, values);
                    return object;
                },
                () -> member.written(JavaSignature.CASCADE, arguments),
                ((Built) arguments[0]).isView(),
                values);
    }
}
