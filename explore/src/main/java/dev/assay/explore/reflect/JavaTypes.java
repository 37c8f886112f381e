package dev.assay.explore.reflect;

import dev.assay.explore.Domain;
import dev.assay.explore.Generator;
import dev.assay.explore.Signature;
import dev.assay.explore.Type;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import dev.assay.property.Sampler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** The types of a class as types of a signature, with the values of those that are known. */
final class JavaTypes {
    static final Type INT = Type.named("int");
    static final Type BOOLEAN = Type.named("boolean");
    static final Type LONG = Type.named("long");
    private static final Type CHAR = Type.named("char");
    static final Type TEXT = Type.named("String");
    private static final int SIZES = 98;
    private static final int FIRST_LARGEST = 10;

    /** The first few are enough for most texts; the others are what numbers, dates and patterns are made of, what changes its length, what ends lines, and last what is two chars. */
    private static final int[] LETTERS =
            "abA ß1.-(İ\n\t\\\0\1\u2003😀".codePoints().toArray();

    private static final int FEW = 4;

    /** Blanks that are none, digits of others, what has no case or two, halves of letters, ends of ranges. */
    private static final String RARE = "\u00a0\u2007\u2028\u0085\ufeff\u200b\u0663\u01c5\u0130\ufb01\u00e9e\u0301"
            + "\ud800\udc00\uffff0129zZ_~\u007f\r\f\"'%$*+?[]{}|^/:;,<=>@#&!`";

    private final Class<?> subject;
    private final Type own;
    private final Map<Type, Domain> domains = new HashMap<>();
    private int largest = FIRST_LARGEST;
    private List<Object> named = List.of();
    /** Whether values are drawn that are rare in practice: at the ends of types, of any size, any char. */
    private boolean isWild;

    private List<Generator> answers = List.of();

    JavaTypes(Class<?> subject) {
        this.subject = subject;
        this.own = subject.getTypeParameters().length == 0
                ? Type.named(subject.getSimpleName())
                : Type.named(subject.getSimpleName(), Signature.ELEMENT);
    }

    Class<?> subject() {
        return subject;
    }

    /** The type of the objects themselves. */
    Type own() {
        return own;
    }

    Map<Type, Domain> domains() {
        return domains;
    }

    /** How large the numbers are from now on. */
    void setLargest(int number) {
        largest = number;
    }

    /** What objects say when they are asked for numbers: some numbers are drawn from there. */
    void setAnswers(List<Generator> generators) {
        answers = List.copyOf(generators);
    }

    /** The constants of the class, which come up now and then. */
    void setNamed(List<Object> constants) {
        named = List.copyOf(constants);
    }

    /** Objects of the class; where rare ones are wanted, its constants are among them. */
    Domain withNamed(Domain usual) {
        List<Object> own = named.stream().filter(subject::isInstance).toList();
        Generator generator = (random, size) -> isWild && random.nextInt(4) == 0
                ? own.get(random.nextInt(own.size()))
                : usual.generator().draw(random, size);
        return own.isEmpty() ? usual : new Domain(generator, usual.observation(), usual.names());
    }

    private <T> Optional<T> oneNamed(Class<T> kind, RandomGenerator random) {
        List<T> all = named.stream().filter(kind::isInstance).map(kind::cast).toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
    }

    static boolean isNumber(Type type) {
        return type.equals(INT) || type.equals(LONG);
    }

    /** A number as a value of its type. */
    static Object number(Type type, int value) {
        return type.equals(LONG) ? (Object) (long) value : (Object) value;
    }

    /** Empty for a type of which nothing can be drawn or seen. */
    Optional<Type> of(java.lang.reflect.Type type) {
        return switch (type) {
            case Class<?> c -> of(c);
            case TypeVariable<?> v -> isElement(v.getBounds()[0]) ? Optional.of(element()) : Optional.empty();
            case WildcardType w -> of(w.getLowerBounds().length > 0 ? w.getLowerBounds()[0] : w.getUpperBounds()[0]);
            case ParameterizedType p -> {
                Class<?> raw = (Class<?>) p.getRawType();
                if (isOwn(raw)) {
                    yield Arrays.stream(p.getActualTypeArguments()).allMatch(this::isElement)
                            ? Optional.of(own)
                            : Optional.empty();
                }
                if (raw == List.class) {
                    yield of(p.getActualTypeArguments()[0]).flatMap(this::list);
                }
                yield raw == Comparable.class ? Optional.of(element()) : function(raw, p);
            }
            default -> Optional.empty();
        };
    }

    /** Whether our elements, which are numbers, are of this type: a call with others would not compile. */
    private boolean isElement(java.lang.reflect.Type type) {
        return switch (type) {
            case Class<?> c -> c.isAssignableFrom(Integer.class);
            case TypeVariable<?> v -> isElement(v.getBounds()[0]);
            case WildcardType w ->
                isElement(w.getLowerBounds().length > 0 ? w.getLowerBounds()[0] : w.getUpperBounds()[0]);
            case ParameterizedType p -> p.getRawType() == Comparable.class;
            default -> false;
        };
    }

    /** The class itself, or an interface by which others speak of its objects. */
    private boolean isOwn(Class<?> type) {
        return type == subject
                || type != Object.class
                        && type != Comparable.class
                        && type.isInterface()
                        && type.isAssignableFrom(subject)
                        && Iterable.class.isAssignableFrom(type);
    }

    private Optional<Type> of(Class<?> c) {
        if (isOwn(c)) {
            return Optional.of(own);
        }
        if (c == Object.class) {
            return subject.getTypeParameters().length > 0 ? Optional.of(element()) : Optional.empty();
        }
        if (c == int.class || c == Integer.class) {
            return known(INT, Domain.of((random, size) -> number(random, size), "i", "j", "k"));
        }
        if (c == long.class || c == Long.class) {
            return known(LONG, Domain.of((random, size) -> longNumber(random, size), "m", "n", "l"));
        }
        if (c == boolean.class || c == Boolean.class) {
            return known(BOOLEAN, Domain.of((random, size) -> random.nextBoolean(), "b", "c"));
        }
        if (c == char.class || c == Character.class) {
            return known(CHAR, Domain.of((random, size) -> letter(random), "ch", "dh"));
        }
        if (c == String.class || c == CharSequence.class) {
            return known(TEXT, Domain.of((random, size) -> text(random, size), "s", "t", "u"));
        }
        if (c.isEnum()) {
            Object[] constants = c.getEnumConstants();
            return known(
                    Type.named(c.getSimpleName()),
                    Domain.of((random, size) -> constants[random.nextInt(constants.length)], "e", "e1"));
        }
        if (c.isRecord() || c.isSealed() && c.isInterface()) {
            return known(Type.named(c.getSimpleName()), derived(c, Gens.of(c)));
        }
        return Optional.empty();
    }

    private Optional<Type> known(Type type, Domain domain) {
        domains.putIfAbsent(type, domain);
        return Optional.of(type);
    }

    private Type element() {
        domains.putIfAbsent(
                Signature.ELEMENT, Domain.of((random, size) -> random.nextInt(1 + Math.min(size, 9)), "x", "y", "z"));
        return Signature.ELEMENT;
    }

    /** Lists that nobody changes. */
    private Optional<Type> list(Type element) {
        return domain(element)
                .flatMap(domain -> known(
                        Type.named("List", element),
                        Domain.of(
                                (random, size) -> {
                                    int length = random.nextInt(1 + Math.min(size, 6));
                                    var list = new ArrayList<Object>();
                                    for (int i = 0; i < length; i++) {
                                        list.add(domain.generator().draw(random, size));
                                    }
                                    return List.copyOf(list);
                                },
                                "xs",
                                "ys",
                                "zs")));
    }

    /** An interface with one method. */
    private Optional<Type> function(Class<?> raw, ParameterizedType type) {
        List<Method> methods = Arrays.stream(raw.getMethods())
                .filter(m -> Modifier.isAbstract(m.getModifiers()))
                .toList();
        if (!raw.isInterface() || methods.size() != 1 || !raw.getName().startsWith("java.util.function.")) {
            return Optional.empty();
        }
        Method method = methods.getFirst();
        var arguments = new ArrayList<Type>();
        for (java.lang.reflect.Type parameter : method.getGenericParameterTypes()) {
            Optional<Type> argument = of(actual(parameter, raw, type));
            if (argument.isEmpty()) {
                return Optional.empty();
            }
            arguments.add(argument.get());
        }
        Optional<Type> result = of(actual(method.getGenericReturnType(), raw, type));
        if (arguments.isEmpty() || result.isEmpty() || domain(result.get()).isEmpty()) {
            return Optional.empty();
        }
        var arrow = new Type.Arrow(arguments, result.get());
        Domain values = domain(result.get()).get();
        List<Domain> given = arguments.stream().flatMap(a -> domain(a).stream()).toList();
        boolean isPredicate = result.get().equals(BOOLEAN);
        return given.size() < arguments.size()
                ? Optional.empty()
                : known(
                        arrow,
                        isPredicate
                                ? Domain.functions(values, given, "p", "q")
                                : Domain.functions(values, given, "f", "g"));
    }

    private static java.lang.reflect.Type actual(java.lang.reflect.Type formal, Class<?> raw, ParameterizedType type) {
        for (int i = 0; i < raw.getTypeParameters().length; i++) {
            if (raw.getTypeParameters()[i].equals(formal)) {
                return type.getActualTypeArguments()[i];
            }
        }
        return formal;
    }

    Optional<Domain> domain(Type type) {
        return Optional.ofNullable(domains.get(type));
    }

    // Values

    /** Most are small, so that some are equal; some are as large as days and letters, a few as large as may be. */
    private int number(RandomGenerator random, int size) {
        if (isWild && random.nextInt(3) == 0) {
            return random.nextBoolean() ? (int) end(true, random) : random.nextInt() >> random.nextInt(Integer.SIZE);
        }
        if (random.nextInt(24) == 0) {
            Optional<Integer> constant = oneNamed(Integer.class, random);
            if (constant.isPresent() && Math.abs((long) constant.get()) <= largest) {
                return constant.get();
            }
        }
        int bound = Math.min(size, 6);
        return switch (random.nextInt(16)) {
            case 0 -> upTo(Math.min(100, largest), random);
            case 1 -> random.nextInt(Math.min(33, largest));
            case 2 -> upTo(largest, random);
            case 3 -> answers.isEmpty() || size < 2 ? 0 : answer(random, size / 2);
            default -> random.nextInt(-(bound / 2), bound + 1);
        };
    }

    private long longNumber(RandomGenerator random, int size) {
        if (!isWild || random.nextInt(3) > 0) {
            return number(random, size);
        }
        return random.nextBoolean()
                ? end(random.nextBoolean(), random)
                : random.nextLong() >> random.nextInt(Long.SIZE);
    }

    private static long end(boolean isInt, RandomGenerator random) {
        int near = random.nextInt(3);
        return random.nextBoolean()
                ? (isInt ? Integer.MAX_VALUE : Long.MAX_VALUE) - near
                : (isInt ? Integer.MIN_VALUE : Long.MIN_VALUE) + near;
    }

    /** Mostly one of a few, so that some are equal; sometimes one that few think of. */
    private char letter(RandomGenerator random) {
        return switch (random.nextInt(isWild ? 4 : 16)) {
            case 0 -> RARE.charAt(random.nextInt(RARE.length()));
            case 1 -> (char) random.nextInt(isWild ? Character.MAX_VALUE + 1 : 256);
            default -> (char) LETTERS[random.nextInt(LETTERS.length - 1)];
        };
    }

    private int answer(RandomGenerator random, int size) {
        Object number = answers.get(random.nextInt(answers.size())).draw(random, size);
        return Math.clamp(((Number) number).longValue(), -largest, largest);
    }

    /** The same types with rarer values; objects are built from them, too. */
    Map<Type, Domain> extremes(Set<Type> used) {
        var result = new HashMap<Type, Domain>();
        for (Type type : List.of(INT, LONG, CHAR, TEXT, own)) {
            Domain usual = domains.get(type);
            if (usual != null && used.contains(type)) {
                Generator generator = (random, size) -> {
                    boolean outer = isWild;
                    isWild = true;
                    try {
                        return usual.generator().draw(random, size);
                    } finally {
                        isWild = outer;
                    }
                };
                result.put(type, new Domain(generator, usual.observation(), usual.names()));
            }
        }
        return result;
    }

    private static int upTo(int most, RandomGenerator random) {
        return random.nextInt(-most, most + 1);
    }

    /** Some are what an object of the class writes of itself, and so perhaps what it reads. */
    private String text(RandomGenerator random, int size) {
        Domain objects = domains.get(own);
        if (objects != null && subject != String.class && size > 0 && random.nextInt(4) == 0) {
            return String.valueOf(objects.generator().draw(random, size / 2));
        }
        if (random.nextInt(24) == 0) {
            Optional<String> constant = oneNamed(String.class, random);
            if (constant.isPresent()) {
                return constant.get();
            }
        }
        return letters(random, size);
    }

    private String letters(RandomGenerator random, int size) {
        int length = random.nextInt(1 + Math.min(size, 6));
        if (isWild && random.nextBoolean()) {
            var text = new StringBuilder();
            for (int i = 0; i < length; i++) {
                text.append(letter(random));
            }
            return text.toString();
        }
        int alphabet = random.nextInt(3) == 0 ? LETTERS.length : FEW;
        var text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(LETTERS[random.nextInt(alphabet)]);
        }
        return text.toString();
    }

    /** Most are days of our time; some are where months, Februaries and years begin and end, and where eras do, long ago or far off. */
    private static LocalDate date(RandomGenerator random) {
        LocalDate near = LocalDate.of(2024, 1, 1).plusDays(random.nextInt(-1500, 1500));
        LocalDate sometime = switch (random.nextInt(8)) {
            case 0 -> near.plusYears(random.nextInt(-5000, 5000));
            case 1 -> near.withYear(random.nextInt(-3, 5));
            default -> near;
        };
        return switch (random.nextInt(8)) {
            case 0 -> sometime.withMonth(2).with(TemporalAdjusters.lastDayOfMonth());
            case 1 -> sometime.with(TemporalAdjusters.lastDayOfYear());
            case 2 -> sometime.with(TemporalAdjusters.firstDayOfYear());
            case 3 -> sometime.with(TemporalAdjusters.lastDayOfMonth()).plusDays(random.nextInt(2));
            default -> sometime;
        };
    }

    /** Most are small, so that some are equal; some are where int and long end, and a few larger, which some methods take long for. */
    private static BigInteger integer(RandomGenerator random, int size) {
        BigInteger small = BigInteger.valueOf(random.nextInt(-size / 2 - 1, size + 2));
        return switch (random.nextInt(32)) {
            case 0 -> small.add(power(random.nextInt(30, 66), random));
            case 1 -> small.add(power(random.nextInt(66, 132), random));
            case 2 ->
                new BigInteger(random.nextInt(1, 66), new java.util.Random(random.nextLong()))
                        .multiply(power(0, random));
            default -> small;
        };
    }

    /** Of two, of either sign. */
    private static BigInteger power(int exponent, RandomGenerator random) {
        BigInteger power = BigInteger.ONE.shiftLeft(exponent);
        return random.nextBoolean() ? power : power.negate();
    }

    /** By a generator of properties; numbers are small, so that some are equal. */
    Domain derived(Class<?> type, Gen<?> gen) {
        var sampler = new Sampler<>(gen.map(x -> (Object) x), 0);
        String name = type.getSimpleName().substring(0, 1).toLowerCase(java.util.Locale.ROOT);
        return Domain.of(
                (random, size) -> {
                    for (int i = 0; i < 1000; i++) {
                        long number = (random.nextLong() >>> 20) * SIZES + Math.max(0, Math.min(size, 60) - 3);
                        Optional<? extends Sampler.Sample<?>> sample = sampler.draw(number);
                        if (sample.isPresent()) {
                            return sample.get().value();
                        }
                    }
                    throw new IllegalStateException("almost no value of " + type.getName() + " can be drawn");
                },
                name,
                name + "1",
                name + "2");
    }

    /** Values of classes that everybody uses. */
    Optional<Domain> special() {
        if (subject == String.class) {
            return Optional.of(Domain.of((random, size) -> letters(random, size), "s", "t", "u"));
        }
        if (subject == BigInteger.class) {
            return Optional.of(Domain.of((random, size) -> integer(random, size), "a", "b", "c"));
        }
        if (subject == Optional.class) {
            element();
            return Optional.of(Domain.of(
                    (random, size) -> random.nextInt(4) == 0
                            ? Optional.empty()
                            : Optional.of(random.nextInt(1 + Math.min(size, 9))),
                    "o",
                    "o1",
                    "o2"));
        }
        if (subject == LocalDate.class) {
            return Optional.of(Domain.of((random, size) -> date(random), "d", "d1", "d2"));
        }
        return Optional.empty();
    }
}
