package dev.assay.property;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A statement about all values of some generators, and how to test it.
 *
 * <pre>
 * Property.forAll(Gens.lists(Gens.ints())).holds(xs -&gt; reverse(reverse(xs)).equals(xs));
 * </pre>
 *
 * @param id under which failures are kept
 * @param names of the arguments
 * @param origin the code that states it
 */
public record Property(String id, String name, List<String> names, List<Gen<?>> gens, Body body, Origin origin) {
    public static <A> ForAll.One<A> forAll(Gen<A> a) {
        return new ForAll.One<>(Statement.here(a));
    }

    public static <A, B> ForAll.Two<A, B> forAll(Gen<A> a, Gen<B> b) {
        return new ForAll.Two<>(Statement.here(a, b));
    }

    public static <A, B, C> ForAll.Three<A, B, C> forAll(Gen<A> a, Gen<B> b, Gen<C> c) {
        return new ForAll.Three<>(Statement.here(a, b, c));
    }

    public static <A, B, C, D> ForAll.Four<A, B, C, D> forAll(Gen<A> a, Gen<B> b, Gen<C> c, Gen<D> d) {
        return new ForAll.Four<>(Statement.here(a, b, c, d));
    }

    /** Any number of arguments, which the body gets as an array. */
    public static ForAll.Many forAll(List<? extends Gen<?>> gens) {
        return new ForAll.Many(Statement.here(gens.toArray(Gen<?>[]::new)));
    }

    /** The generator of a type as it stands at a parameter or field; {@code own} knows some by itself, or returns null. */
    public static Gen<?> derive(AnnotatedType type, BiFunction<Class<?>, AnnotatedElement, @Nullable Gen<?>> own) {
        return new Derivation(own).of(type);
    }

    /** Tests it. */
    public Result test(Settings settings) {
        return new PropertyTest(this, settings).run();
    }

    /** Whether the case does not fail; one that does not count does not. */
    public boolean passes(Object... arguments) {
        try {
            body.run(arguments);
            return true;
        } catch (Rejected e) {
            return true;
        } catch (Throwable e) {
            return false;
        }
    }

    static List<String> numbered(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(i -> "x" + i).toList();
    }

    Gen<Object[]> arguments() {
        return new Tuple<>(gens, values -> values);
    }
}
