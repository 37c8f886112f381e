package dev.assay.explore.reflect;

import dev.assay.explore.Domain;
import dev.assay.explore.Operation;
import dev.assay.explore.Signature;
import dev.assay.explore.Symbol.Role;
import dev.assay.explore.Type;
import dev.assay.property.Gens;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The public methods, constructors and constants of a class as a signature. A method that changes its object is a function to
 * the object as it is afterwards, written {@code object..method(…)}, and one to its result.
 *
 * @param remarks what is left out and why, and what to know of methods that share their objects
 */
public record JavaSignature(Signature signature, List<String> remarks) {
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
        JavaSignature pure = new Reflection(type, wanted, false).signature();
        return pure == null ? new Reflection(type, wanted, true).orThrow() : pure;
    }

    /** The work on one class. */
    private static final class Reflection {
        private final Class<?> type;
        private final List<String> wanted;
        private final JavaTypes types;
        private final JavaValues values;
        private final List<String> remarks = new ArrayList<>();
        private final Signature.Builder builder = Signature.builder();

        Reflection(Class<?> type, List<String> wanted, boolean isMutable) {
            this.type = type;
            this.wanted = wanted;
            this.types = new JavaTypes(type);
            this.values = new JavaValues(type, isMutable);
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
            List<Member> all = members(false);
            List<Member> members = members(true);
            if (!values.isMutable()) {
                if (all.stream().anyMatch(m -> m.isInstance() && m.result() == null)) {
                    return null;
                }
                types.domains().computeIfAbsent(types.own(), t -> computed(all));
            } else {
                observe(all);
                types.domains().put(types.own(), built(all));
            }
            var purity = new Purity(types, values);
            List<Member> changers = changers(members, purity);
            if (!values.isMutable() && !changers.isEmpty()) {
                return null;
            }
            for (Member member : members) {
                Purity.Conduct conduct = purity.of(member, changers);
                String place = type.getSimpleName() + "." + member.name();
                if (conduct.complaint().isPresent()) {
                    remarks.add(place + " is left out: " + conduct.complaint().get());
                    continue;
                }
                conduct.remark().ifPresent(remark -> remarks.add(place + " " + remark));
                declare(member, conduct.changes());
            }
            constants();
            Set<Type> used = used(members);
            background(used);
            types.domains().forEach((t, domain) -> {
                if (used.contains(t)) {
                    builder.domain(t, domain);
                }
            });
            return new JavaSignature(builder.partial().build(), remarks);
        }

        /** The types that the members speak of. */
        private Set<Type> used(List<Member> members) {
            var result = new HashSet<Type>();
            result.add(types.own());
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
                        && !method.isBridge()
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
            makeAccessible(executable);
            var member = new Member(executable, arguments, given);
            result.putIfAbsent(member.name() + arguments, member);
        }

        /** A method of a class that nobody may name is called through what declares it openly. */
        private static void makeAccessible(Executable executable) {
            boolean isOpen = Modifier.isPublic(executable.getDeclaringClass().getModifiers());
            if (!isOpen && !executable.getDeclaringClass().getName().startsWith("java.")) {
                executable.setAccessible(true);
            }
        }

        /** What objects without equals are compared by: all that can be asked without changing them. */
        private void observe(List<Member> members) {
            values.observeBy(members.stream()
                    .filter(m -> m.isInstance()
                            && m.arguments().size() == 1
                            && m.result() != null
                            && !m.result().equals(types.own()))
                    .map(m -> (Method) m.executable())
                    .filter(m -> m.getParameterCount() == 0)
                    .toList());
        }

        private List<Member> changers(List<Member> members, Purity purity) {
            return members.stream()
                    .filter(m -> m.isInstance() && purity.of(m, List.of()).changes())
                    .toList();
        }

        // Objects that change

        private List<Member> makers(List<Member> members) {
            return members.stream()
                    .filter(m -> !m.isInstance() && types.own().equals(m.result()))
                    .filter(m -> !m.arguments().contains(types.own()))
                    .toList();
        }

        /** Values: what a factory gives, and what some methods make of it. */
        private Domain computed(List<Member> members) {
            List<Member> makers = makers(members);
            List<Member> steps = members.stream()
                    .filter(m -> m.isInstance() && types.own().equals(m.result()))
                    .filter(m -> m.arguments().stream().skip(1).noneMatch(types.own()::equals))
                    .toList();
            if (makers.isEmpty()) {
                return types.derived(type, Gens.of(type));
            }
            return Domain.of((random, size) -> value(makers, steps, random, size), names());
        }

        private Object value(List<Member> makers, List<Member> steps, RandomGenerator random, int size) {
            Object value = null;
            while (value == null) {
                value = called(makers.get(random.nextInt(makers.size())), null, random, size);
            }
            int count = steps.isEmpty() ? 0 : random.nextInt(1 + Math.min(size, 6));
            for (int i = 0; i < count; i++) {
                Object next = called(steps.get(random.nextInt(steps.size())), value, random, size);
                value = next == null ? value : next;
            }
            return value;
        }

        private @Nullable Object called(Member member, @Nullable Object self, RandomGenerator random, int size) {
            var arguments = new Object[member.arguments().size()];
            for (int i = 0; i < arguments.length; i++) {
                Optional<Domain> domain = types.domain(member.arguments().get(i));
                if (i == 0 && self != null) {
                    arguments[i] = self;
                } else if (domain.isPresent()) {
                    arguments[i] = domain.get().generator().draw(random, Math.min(size, 8));
                } else {
                    return null;
                }
            }
            try {
                return member.call(self, arguments, values);
            } catch (Throwable e) {
                return null;
            }
        }

        private String[] names() {
            String name = type.getSimpleName().substring(0, 1).toLowerCase(Locale.ROOT);
            return new String[] {name, name + "1", name + "2"};
        }

        /** A constructor and some calls. */
        private Domain built(List<Member> members) {
            List<Member> makers = makers(members);
            List<Member> simple = makers.isEmpty() ? anyConstructor() : makers;
            List<Member> calls = members.stream()
                    .filter(Member::isInstance)
                    .filter(m -> m.arguments().stream().skip(1).noneMatch(types.own()::equals))
                    .toList();
            return Domain.of((random, size) -> object(simple, calls, random, size), names());
        }

        private List<Member> anyConstructor() {
            for (Constructor<?> constructor : type.getConstructors()) {
                if (constructor.getParameterCount() == 0) {
                    return List.of(new Member(constructor, List.of(), types.own()));
                }
            }
            throw new IllegalArgumentException(type.getName() + " has no public constructor that can be called");
        }

        private Object object(List<Member> makers, List<Member> calls, RandomGenerator random, int size) {
            Member maker = makers.get(random.nextInt(makers.size()));
            Optional<Built> first = step(null, maker, random, size);
            if (first.isEmpty()) {
                return object(makers, calls, random, size);
            }
            Built result = first.get();
            int count = random.nextInt(1 + Math.min(size, 8));
            for (int i = 0; i < count && !calls.isEmpty(); i++) {
                Member call = calls.get(random.nextInt(calls.size()));
                Built before = result;
                result = step(before, call, random, size).orElse(before);
            }
            return result;
        }

        /** One call more; nothing if it throws. */
        private Optional<Built> step(@Nullable Built before, Member member, RandomGenerator random, int size) {
            var arguments = new Object[member.arguments().size()];
            for (int i = 0; i < arguments.length; i++) {
                Type needed = member.arguments().get(i);
                if (i == 0 && before != null) {
                    arguments[i] = before;
                } else if (types.domain(needed).isPresent()) {
                    arguments[i] = types.domain(needed).get().generator().draw(random, Math.min(size, 8));
                } else {
                    return Optional.empty();
                }
            }
            Built after = before == null ? made(member, arguments) : changed(member, arguments);
            try {
                after.make();
                return Optional.of(after);
            } catch (Throwable e) {
                return Optional.empty();
            }
        }

        private Built made(Member member, Object[] arguments) {
            return new Built(() -> java.util.Objects.requireNonNull(member.call(null, arguments, values)), values);
        }

        private Built changed(Member member, Object[] arguments) {
            return new Built(
                    () -> {
                        Object object = ((Built) arguments[0]).make();
                        member.call(object, arguments, values);
                        return object;
                    },
                    values);
        }

        // Functions

        private void declare(Member member, boolean changes) {
            if (changes) {
                var types = new ArrayList<>(member.arguments());
                types.add(this.types.own());
                declare(CASCADE + member.name(), arguments -> checked(changed(member, arguments)), member, types);
            }
            if (member.result() != null) {
                var types = new ArrayList<>(member.arguments());
                types.add(member.result());
                declare(member.name(), arguments -> result(member, arguments), member, types);
            }
        }

        private void declare(String name, Operation operation, Member member, List<Type> types) {
            builder.declare(name, instance -> operation, Role.FOREGROUND, false, member, types);
        }

        /** Fails at once if the object cannot be made. */
        private static Object checked(Built built) {
            try {
                built.make();
                return built;
            } catch (Throwable e) {
                throw raised(e);
            }
        }

        private Object result(Member member, Object[] arguments) {
            try {
                Object receiver = member.isInstance() ? values.java(arguments[0], type) : null;
                Object result = member.call(receiver, arguments, values);
                return values.value(result, () -> {
                    Object again = member.isInstance() ? values.java(arguments[0], type) : null;
                    return java.util.Objects.requireNonNull(member.call(again, arguments, values));
                });
            } catch (Throwable e) {
                throw raised(e);
            }
        }

        private static RuntimeException raised(Throwable e) {
            return e instanceof RuntimeException r
                    ? r
                    : e instanceof Error error ? thrown(error) : new IllegalStateException(e);
        }

        private static RuntimeException thrown(Error error) {
            throw error;
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

        /** The simplest words about numbers and truth. */
        private void background(Set<Type> used) {
            if (used.contains(JavaTypes.INT)) {
                builder.background("0", arguments -> 0, JavaTypes.INT);
                builder.background("1", arguments -> 1, JavaTypes.INT);
                builder.background(
                        "+", a -> (Integer) a[0] + (Integer) a[1], JavaTypes.INT, JavaTypes.INT, JavaTypes.INT);
            }
            if (used.contains(JavaTypes.BOOLEAN)) {
                builder.background("true", arguments -> true, JavaTypes.BOOLEAN);
                builder.background("false", arguments -> false, JavaTypes.BOOLEAN);
            }
        }
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
