package dev.assay.bench.agree;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** What parts of statements look like, whatever kinds they are of: operations on a few parts, binders, and the branches of programs. */
final class Shapes {
    private final Values values;
    private final int depth;

    /** Parts of parts are drawn to this depth. */
    Shapes(Values values, int depth) {
        this.values = values;
        this.depth = depth;
    }

    interface Ternary<A, B, C, R> {
        R of(A a, B b, C c);
    }

    <A, R> Written<R> one(String text, Kind<A> first, Function<A, R> result) {
        Written<A> a = values.term(first, depth);
        return Written.of(at -> result.apply(a.at(at)), text, a);
    }

    <A, B, R> Written<R> two(String text, Kind<A> first, Kind<B> second, BiFunction<A, B, R> result) {
        Written<A> a = values.term(first, depth);
        Written<B> b = values.term(second, depth);
        return Written.of(at -> result.apply(a.at(at), b.at(at)), text, a, b);
    }

    <A, B, C, R> Written<R> three(
            String text, Kind<A> first, Kind<B> second, Kind<C> third, Ternary<A, B, C, R> result) {
        Written<A> a = values.term(first, depth);
        Written<B> b = values.term(second, depth);
        Written<C> c = values.term(third, depth);
        return Written.of(at -> result.of(a.at(at), b.at(at), c.at(at)), text, a, b, c);
    }

    /** A binder over a part: its text has the variable, the part, and the body, in which the variable is a number. */
    <A, B, R> Written<R> binder(String text, Kind<A> over, Kind<B> body, BiFunction<A, Function<Long, B>, R> result) {
        return binder(text, values.fresh(), over, body, result);
    }

    /** The same where the part stands in the scope of the variable, and so must not mention it. */
    <A, B, R> Written<R> around(String text, Kind<A> over, Kind<B> body, BiFunction<A, Function<Long, B>, R> result) {
        return binder(text, values.unused(), over, body, result);
    }

    private <A, B, R> Written<R> binder(
            String text, String u, Kind<A> over, Kind<B> body, BiFunction<A, Function<Long, B>, R> result) {
        Written<A> a = values.term(over, depth);
        Written<B> b = values.under(List.of(Kind.NUMBER), List.of(u), body, depth);
        return Written.of(at -> result.apply(a.at(at), n -> b.with(at, n)), text, u, a, b);
    }

    /** A binder of a number over nothing. */
    <B, R> Written<R> binder(String text, Kind<B> body, Function<Function<Long, B>, R> result) {
        String u = values.fresh();
        Written<B> b = values.under(List.of(Kind.NUMBER), List.of(u), body, depth);
        return Written.of(at -> result.apply(n -> b.with(at, n)), text, u, b);
    }

    /** A binder of two numbers: its text has both variables, two parts and the body. */
    <A, B, C, R> Written<R> binderOfTwo(
            String text,
            Kind<A> first,
            Kind<B> second,
            Kind<C> body,
            Ternary<A, B, BiFunction<Long, Long, C>, R> result) {
        String u = values.fresh();
        String w = values.unused();
        Written<A> a = values.term(first, depth);
        Written<B> b = values.term(second, depth);
        Written<C> c = values.under(List.of(Kind.NUMBER, Kind.NUMBER), List.of(u, w), body, depth);
        return Written.of(at -> result.of(a.at(at), b.at(at), (m, n) -> c.with(at, m, n)), text, u, w, a, b, c);
    }

    // Branches of programs, which may be of any kind

    <T> Written<T> branch(Kind<T> kind) {
        return switch (values.below(5)) {
            case 0 -> three("(if %s then %s else %s)", Kind.TRUTH, kind, kind, (p, a, b) -> p ? a : b);
            case 1 -> let(kind, Kind.NUMBER);
            case 2 -> let(kind, Kind.INTEGER);
            case 3 -> ofOption(kind);
            default -> ofPair(kind);
        };
    }

    private <A, T> Written<T> let(Kind<T> kind, Kind<A> bound) {
        String u = values.fresh();
        Written<A> a = values.term(bound, depth);
        Written<T> body = values.under(List.of(bound), List.of(u), kind, depth);
        return Written.of(at -> body.with(at, a.at(at)), "(let %s = %s in %s)", u, a, body);
    }

    private <T> Written<T> ofOption(Kind<T> kind) {
        String u = values.fresh();
        Written<Optional<Long>> o = values.term(Kind.OPTION, depth);
        Written<T> none = values.term(kind, depth);
        Written<T> some = values.under(List.of(Kind.NUMBER), List.of(u), kind, depth);
        return Written.of(
                at -> o.at(at).map(v -> some.with(at, v)).orElseGet(() -> none.at(at)),
                "(case %s of None ⇒ %s | Some %s ⇒ %s)",
                o,
                none,
                u,
                some);
    }

    private <T> Written<T> ofPair(Kind<T> kind) {
        String u = values.fresh();
        String w = values.unused();
        Written<Pairs.Pair> p = values.term(Kind.PAIR, depth);
        Written<T> body = values.under(List.of(Kind.NUMBER, Kind.NUMBER), List.of(u, w), kind, depth);
        return Written.of(
                at -> body.with(at, p.at(at).first(), p.at(at).second()),
                values.below(2) == 0 ? "(case %3$s of (%1$s, %2$s) ⇒ %4$s)" : "(let (%1$s, %2$s) = %3$s in %4$s)",
                u,
                w,
                p,
                body);
    }
}
