package dev.assay.explore.reflect;

import dev.assay.explore.Domain;
import dev.assay.explore.Operation;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Type;
import dev.assay.explore.discovery.Exploration;
import dev.assay.explore.discovery.Settings;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The public methods, constructors and constants of a class as a signature. A method that changes its object is a function to
 * the object as it is afterwards, written {@code object..method(…)}, and one to its result.
 *
 * @param extreme the same with the largest numbers there are, for which methods may well throw
 * @param remarks what is left out and why, and what to know of methods that share their objects
 */
public record JavaSignature(Class<?> type, Signature signature, Signature extreme, List<String> remarks) {
    /** Methods of every object, which say little. */
    private static final Set<String> COMMON = Set.of(
            "equals",
            "hashCode",
            "toString",
            "getClass",
            "notify",
            "notifyAll",
            "wait",
            "compareTo",
            "finalize",
            "clone",
            "describeConstable");

    /** Between the object and a method that changes it. */
    static final String CASCADE = "..";

    public JavaSignature {
        remarks = List.copyOf(remarks);
    }

    /** All that is public. */
    public static JavaSignature of(Class<?> type) {
        return of(type, List.of());
    }

    /** Only the members of these names, if there are any; {@code new} is the name of constructors. */
    public static JavaSignature of(Class<?> type, List<String> wanted) {
        return of(type, wanted, Set.of());
    }

    /** @param endless what is never called, since it does not return */
    public static JavaSignature of(Class<?> type, List<String> wanted, Set<Executable> endless) {
        return of(type, wanted, endless, () -> false);
    }

    /** @param isLate when true, what was not tried yet is left out */
    public static JavaSignature of(
            Class<?> type, List<String> wanted, Set<Executable> endless, BooleanSupplier isLate) {
        JavaSignature pure = new Reflection(type, wanted, endless, isLate, false).signature();
        return pure == null ? new Reflection(type, wanted, endless, isLate, true).orThrow() : pure;
    }

    /** What a thread has been calling for so long that it will hardly return. */
    public static Optional<Executable> endlessCall(Thread thread) {
        return Patience.endless(thread);
    }

    /** The work on one class. */
    private static final class Reflection {
        private final Class<?> type;
        private final List<String> wanted;
        private final Set<Executable> endless;
        private final BooleanSupplier isLate;
        private final JavaTypes types;
        private final JavaValues values;
        private final Building building;
        private final List<String> remarks = new ArrayList<>();
        private final Signature.Builder builder = Signature.builder();
        private boolean hasNull;

        Reflection(
                Class<?> type,
                List<String> wanted,
                Set<Executable> endless,
                BooleanSupplier isLate,
                boolean isMutable) {
            this.isLate = isLate;
            this.type = type;
            this.wanted = wanted;
            this.endless = endless;
            this.types = new JavaTypes(type);
            this.values = new JavaValues(type, isMutable);
            this.building = new Building(types, values);
        }

        JavaSignature orThrow() {
            JavaSignature result = signature();
            if (result == null) {
                throw new IllegalArgumentException(type.getName() + " changes even when it is built anew");
            }
            return result;
        }

        /** None if objects change although they were taken for values. */
        @Nullable
        JavaSignature signature() {
            types.special().ifPresent(domain -> types.domains().put(types.own(), domain));
            types.setNamed(named());
            List<Member> all = members(false);
            List<Member> members = members(true);
            var purity = new Purity(types, values);
            List<Member> changers;
            if (values.isMutable()) {
                types.domains().put(types.own(), building.objects(all, all));
                endure(all);
                observe(all);
                changers = changers(all, purity);
                types.domains()
                        .put(types.own(), building.objects(all, changers).observedBy(building.lasting(changers)));
            } else {
                if (all.stream().anyMatch(m -> m.isInstance() && m.result() == null)) {
                    return null;
                }
                if (used(all).contains(types.own())) {
                    types.domains().computeIfAbsent(types.own(), t -> building.values(all, purity));
                    types.domains().computeIfPresent(types.own(), (t, domain) -> types.withNamed(domain));
                }
                endure(all);
                types.setAnswers(building.answers(all));
                types.domain(types.own())
                        .ifPresent(domain -> values.observeBy(new Observers(domain, values).among(questions(all))));
                changers = changers(members, purity);
                if (!changers.isEmpty()) {
                    return null;
                }
            }
            declare(members, purity, changers);
            constants();
            Set<Type> used = used(members);
            background(used);
            types.domains().forEach((t, domain) -> {
                if (used.contains(t)) {
                    builder.domain(t, domain);
                }
            });
            Signature signature = builder.partial().build();
            return new JavaSignature(type, signature, signature.withDomains(types.extremes(used)), remarks);
        }

        /** Numbers are so large that some member endures them; others are not called with the largest. */
        private void endure(List<Member> members) {
            Map<Executable, Integer> endured = new Endurance(types, values).of(members);
            values.endure(endured);
            types.setLargest(members.stream()
                    .filter(m -> m.arguments().stream().anyMatch(JavaTypes::isNumber))
                    .mapToInt(m -> Math.min(Endurance.LARGEST, endured.getOrDefault(m.executable(), Endurance.LARGEST)))
                    .max()
                    .orElse(Endurance.LARGEST));
        }

        /** Those that leave their object as it is come first: laws say what the others are in their words. */
        private void declare(List<Member> members, Purity purity, List<Member> changers) {
            var changing = new LinkedHashMap<Member, Boolean>();
            for (Member member : members) {
                String place = type.getSimpleName() + "." + distinctly(member, members);
                if (isLate.getAsBoolean() && !changing.isEmpty()) {
                    remarks.add(place + " is left out: there was no time to try it");
                    continue;
                }
                Purity.Conduct conduct = purity.of(member, changers);
                if (conduct.complaint().isPresent()) {
                    remarks.add(place + " is left out: " + conduct.complaint().get());
                    continue;
                }
                conduct.remark().ifPresent(remark -> remarks.add(place + " " + remark));
                if (conduct.givesNull() && Signature.ELEMENT.equals(member.result())) {
                    hasNull = true;
                }
                changing.put(member, conduct.changes());
            }
            for (boolean changes : new boolean[] {false, true}) {
                changing.forEach((member, itChanges) -> {
                    if (itChanges == changes) {
                        declare(member, changes);
                    }
                });
            }
        }

        /** The name, with the types of the parameters if others have the same name. */
        private static String distinctly(Member member, List<Member> members) {
            boolean isOnly =
                    members.stream().filter(m -> m.name().equals(member.name())).count() == 1;
            return isOnly
                    ? member.name()
                    : member.name()
                            + Arrays.stream(member.executable().getParameterTypes())
                                    .map(Class::getSimpleName)
                                    .collect(Collectors.joining(", ", "(", ")"));
        }

        /** The types that the members speak of. */
        private Set<Type> used(List<Member> members) {
            var result = new HashSet<Type>();
            for (Member member : members) {
                member.arguments().forEach(t -> t.forEachPart(result::add));
                if (member.result() != null) {
                    member.result().forEachPart(result::add);
                }
            }
            return result;
        }

        // Members

        private boolean isWanted(String name, boolean onlyWanted) {
            return wanted.isEmpty() || !onlyWanted ? !COMMON.contains(name) : wanted.contains(name);
        }

        /** @param onlyWanted whether others, which may help to build objects, are left out */
        private List<Member> members(boolean onlyWanted) {
            var result = new LinkedHashMap<String, Member>();
            for (Constructor<?> constructor : type.getConstructors()) {
                if (isWanted("new", onlyWanted) && !Modifier.isAbstract(type.getModifiers())) {
                    add(constructor, types.own(), result, onlyWanted);
                }
            }
            List<Method> methods = new ArrayList<>(List.of(type.getMethods()));
            methods.sort(Comparator.comparing(Method::getName)
                    .thenComparingInt(Method::getParameterCount)
                    .thenComparing(Method::toGenericString));
            for (Method method : methods) {
                if (isWanted(method.getName(), onlyWanted)
                        && !(method.isBridge() && isDeclaredOtherwise(method))
                        && !method.isAnnotationPresent(Deprecated.class)
                        && method.getDeclaringClass() != Object.class) {
                    Optional<Type> given = types.of(method.getGenericReturnType());
                    if (given.isPresent() || method.getReturnType() == void.class) {
                        add(method, given.orElse(null), result, onlyWanted);
                    } else if (onlyWanted) {
                        leftOut(method, method.getReturnType());
                    }
                }
            }
            return List.copyOf(result.values());
        }

        /** Some bridges are the only way to a method: those of a class that nobody may name. */
        private boolean isDeclaredOtherwise(Method bridge) {
            return Arrays.stream(type.getMethods())
                    .anyMatch(m -> !m.isBridge()
                            && m.getName().equals(bridge.getName())
                            && m.getParameterCount() == bridge.getParameterCount());
        }

        private void leftOut(Executable executable, Class<?> cause) {
            if (!wanted.isEmpty()) {
                remarks.add(type.getSimpleName() + "." + executable.getName() + " is left out: nothing is known of "
                        + cause.getSimpleName());
            }
        }

        private void add(Executable executable, @Nullable Type given, Map<String, Member> result, boolean onlyWanted) {
            var arguments = new ArrayList<Type>();
            if (executable instanceof Method m && !Modifier.isStatic(m.getModifiers())) {
                arguments.add(types.own());
            }
            for (int i = 0; i < executable.getParameterCount(); i++) {
                Optional<Type> argument = types.of(executable.getGenericParameterTypes()[i]);
                if (argument.isEmpty()) {
                    if (onlyWanted) {
                        leftOut(executable, executable.getParameterTypes()[i]);
                    }
                    return;
                }
                arguments.add(argument.get());
            }
            if (endless.contains(executable)) {
                if (onlyWanted) {
                    remarks.add(type.getSimpleName() + "." + executable.getName() + " is left out: a call did not end");
                }
                return;
            }
            Optional<Invocation> invocation = Invocation.of(executable);
            if (invocation.isPresent()) {
                var member = new Member(executable, invocation.get(), arguments, given);
                result.putIfAbsent(member.name() + arguments, member);
            }
        }

        /** What objects without equals are compared by: all that can be asked without changing them. */
        private void observe(List<Member> members) {
            if (values.hasContents()) {
                return;
            }
            Domain objects = types.domain(types.own()).orElseThrow();
            values.observeBy(new Observers(objects, values).among(questions(members)));
        }

        /** What objects can be asked: their methods without parameters, what they write of themselves, and their hash. */
        private List<Invocation> questions(List<Member> members) {
            return Stream.concat(
                            members.stream()
                                    .filter(m -> m.isInstance()
                                            && m.arguments().size() == 1
                                            && m.result() != null
                                            && !m.result().equals(types.own()))
                                    .map(Member::invocation),
                            Stream.of("toString", "hashCode").flatMap(name -> ofObject(name).stream()))
                    .toList();
        }

        /** A method of every object that the class has written anew. */
        private Optional<Invocation> ofObject(String name) {
            try {
                Method method = type.getMethod(name);
                return method.getDeclaringClass() == Object.class ? Optional.empty() : Invocation.of(method);
            } catch (NoSuchMethodException e) {
                return Optional.empty();
            }
        }

        private List<Member> changers(List<Member> members, Purity purity) {
            return members.stream()
                    .filter(m -> m.isInstance() && purity.of(m, List.of()).changes())
                    .toList();
        }

        // Functions

        private void declare(Member member, boolean changes) {
            if (changes) {
                var types = new ArrayList<>(member.arguments());
                types.add(this.types.own());
                // The array is not ours to keep, and the calls that build an object are kept.
                declare(
                        CASCADE + member.name(),
                        arguments -> checked(building.changed(member, arguments.clone())),
                        member,
                        types);
            }
            if (member.result() != null) {
                var types = new ArrayList<>(member.arguments());
                types.add(member.result());
                declare(member.name(), arguments -> result(member, arguments.clone()), member, types);
            }
        }

        private void declare(String name, Operation operation, Member member, List<Type> types) {
            builder.declare(name, instance -> operation, Role.FOREGROUND, false, member, types);
        }

        /** Fails at once if the object cannot be made. */
        private static Object checked(Built built) {
            try {
                return built.checked();
            } catch (Throwable e) {
                throw raised(e);
            }
        }

        private Object result(Member member, Object[] arguments) {
            try {
                Object receiver = member.isInstance() ? values.java(arguments[0], type) : null;
                Object result = JavaValues.modest(member.call(receiver, arguments, values));
                if (result == null || !values.isMutable() || !types.own().equals(member.result())) {
                    return result == null ? JavaValues.Nothing.NULL : result;
                }
                return new Built(
                        () -> {
                            Object again = member.isInstance() ? values.java(arguments[0], type) : null;
                            return java.util.Objects.requireNonNull(member.call(again, arguments, values));
                        },
                        () -> member.written(".", arguments),
                        member.isInstance(),
                        values);
            } catch (Throwable e) {
                throw raised(e);
            }
        }

        /** Whatever the method throws, an assertion's error as well, is its result; that there was no room is none. */
        private static RuntimeException raised(Throwable e) {
            if (e instanceof VirtualMachineError noRoom) {
                throw noRoom;
            }
            return e instanceof RuntimeException r ? r : new IllegalStateException(e);
        }

        /** What the class names by constants. */
        private List<Object> named() {
            var result = new ArrayList<Object>();
            for (Field field : type.getFields()) {
                boolean isConstant = Modifier.isStatic(field.getModifiers()) && Modifier.isFinal(field.getModifiers());
                boolean isValue = field.getType() == type && !values.isMutable();
                if (isConstant && (isValue || field.getType().isPrimitive() || field.getType() == String.class)) {
                    read(field).ifPresent(result::add);
                }
            }
            return result;
        }

        private static Optional<Object> read(Field field) {
            try {
                return Optional.ofNullable(field.get(null));
            } catch (IllegalAccessException e) {
                return Optional.empty();
            }
        }

        private void constants() {
            for (Field field : type.getFields()) {
                boolean isConstant = Modifier.isStatic(field.getModifiers()) && Modifier.isFinal(field.getModifiers());
                if (isConstant && field.getType() == type && (wanted.isEmpty() || wanted.contains(field.getName()))) {
                    try {
                        Object value = java.util.Objects.requireNonNull(field.get(null));
                        builder.constant(type.getSimpleName() + "." + field.getName(), value, types.own());
                    } catch (IllegalAccessException e) {
                        remarks.add(field.getName() + " cannot be read");
                    }
                }
            }
        }

        /** The simplest words about numbers, texts and truth. */
        private void background(Set<Type> used) {
            if (used.contains(JavaTypes.INT)) {
                builder.background("0", arguments -> 0, JavaTypes.INT);
                builder.background("1", arguments -> 1, JavaTypes.INT);
                builder.background("-1", arguments -> -1, JavaTypes.INT);
                builder.background(
                        "+", a -> (Integer) a[0] + (Integer) a[1], JavaTypes.INT, JavaTypes.INT, JavaTypes.INT);
            }
            if (used.contains(JavaTypes.LONG)) {
                builder.background("0L", arguments -> 0L, JavaTypes.LONG);
                builder.background("1L", arguments -> 1L, JavaTypes.LONG);
                builder.background("+", a -> (Long) a[0] + (Long) a[1], JavaTypes.LONG, JavaTypes.LONG, JavaTypes.LONG);
            }
            if (used.contains(JavaTypes.TEXT) && !types.own().equals(JavaTypes.TEXT)) {
                builder.background("\"\"", arguments -> "", JavaTypes.TEXT);
                builder.background("+", a -> (String) a[0] + a[1], JavaTypes.TEXT, JavaTypes.TEXT, JavaTypes.TEXT);
            }
            if (hasNull) {
                builder.peculiar("null", JavaValues.Nothing.NULL, Signature.ELEMENT);
            }
            if (used.contains(JavaTypes.BOOLEAN)) {
                builder.background("true", arguments -> true, JavaTypes.BOOLEAN);
                builder.background("false", arguments -> false, JavaTypes.BOOLEAN);
                builder.background("!", a -> !(Boolean) a[0], JavaTypes.BOOLEAN, JavaTypes.BOOLEAN);
            }
        }
    }

    /** A search for the laws of the class. */
    public Exploration exploration(Settings settings) {
        return Exploration.bySize(signature, settings, new Tedium(signature, new JavaTypes(type).own()));
    }

    /** Terms and laws as one would write them in Java. */
    public JavaNotation notation() {
        return new JavaNotation(signature);
    }

    /** The names of all members that became functions. */
    public List<String> functions() {
        return signature.symbols().stream()
                .filter(s -> s.role() == Role.FOREGROUND)
                .map(s -> s.name())
                .distinct()
                .toList();
    }
}
