package dev.assay.bench.agree;

import dev.assay.bench.agree.Values.Function;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;

/** Functions by nested patterns, by each other, with {@code let} and {@code case}; Java computes the same beside them. */
final class Patterns {
    private final Draft draft;

    Patterns(Draft draft) {
        this.draft = draft;
    }

    /** A function on numbers that is put into the templates, in both languages. */
    private record Step(String text, LongUnaryOperator meaning) {
        String of(String argument) {
            return "(" + text.replace("%", argument) + ")";
        }
    }

    private Step step() {
        return draft.pick(List.of(
                new Step("%", n -> n),
                new Step("% + 1", n -> n + 1),
                new Step("% - 1", n -> Math.max(0, n - 1)),
                new Step("2 - %", n -> Math.max(0, 2 - n)),
                new Step("% div 2", n -> n / 2),
                new Step("% mod 3", n -> n % 3),
                new Step("case % of 0 ⇒ 2 | Suc m ⇒ m", n -> n == 0 ? 2 : n - 1),
                new Step("let m = % + % in if m < 3 then 0 else m - 2", n -> n + n < 3 ? 0 : n + n - 2)));
    }

    void declare() {
        draft.pick(List.<Runnable>of(
                        this::twoAtATime,
                        this::byPairs,
                        this::eachOther,
                        this::accumulating,
                        this::inThree,
                        this::ofOptions,
                        this::membership))
                .run();
    }

    private void add(String name, String kind, String type, List<String> clauses) {
        draft.add(kind + " " + name + " :: \"" + type + "\" where\n  \"" + String.join("\" |\n  \"", clauses) + "\"");
        // Those after it hold only where none before them fits.
        draft.know(clauses.getFirst());
    }

    private static List<Long> list(Object value) {
        return ((List<?>) value).stream().map(Long.class::cast).toList();
    }

    private static long number(Object value) {
        return (Long) value;
    }

    /** Lists by their first two elements; the clause for one element may be the second or the last. */
    private void twoAtATime() {
        String f = draft.name("f");
        Step one = step();
        Step two = step();
        String first = f + " [x] = [" + one.of("x") + "]";
        String second = f + " (x # y # zs) = " + two.of("y") + " # x # " + f + " zs";
        List<String> rest = draft.chance(50) ? List.of(first, second) : List.of(second, first);
        add(
                f,
                "fun",
                "nat list ⇒ nat list",
                Stream.concat(Stream.of(f + " [] = []"), rest.stream()).toList());
        draft.provide(Operation.prefix(f, List.of(Ty.list(Types.NAT)), Ty.list(Types.NAT)));
        draft.know("length (" + f + " xs) = length xs");
        draft.ask(f + " (" + f + " xs) = xs");
        draft.provide(new Function(f, List.of(Kind.LIST), Kind.LIST, arguments -> {
            List<Long> all = list(arguments.getFirst());
            var result = new ArrayList<Long>();
            for (int i = 0; i < all.size(); i += 2) {
                if (i + 1 == all.size()) {
                    result.add(one.meaning.applyAsLong(all.get(i)));
                } else {
                    result.add(two.meaning.applyAsLong(all.get(i + 1)));
                    result.add(all.get(i));
                }
            }
            return result;
        }));
    }

    /** Patterns below a pair, of which the first that fits counts. */
    private void byPairs() {
        String f = draft.name("f");
        Step step = step();
        add(
                f,
                "fun",
                "nat × nat ⇒ nat",
                List.of(
                        f + " (0, n) = " + step.of("n"),
                        f + " (Suc 0, Suc n) = n",
                        f + " (Suc (Suc m), n) = Suc (" + f + " (m, n))"));
        draft.add("definition " + f + "_c :: \"nat ⇒ nat ⇒ nat\" where\n  \"" + f
                + "_c m n = (if m = 1 ∧ n = 0 then 7 else " + f + " (m, n))\"");
        draft.provide(Operation.prefix(f, List.of(Ty.pair(Types.NAT, Types.NAT)), Types.NAT));
        draft.ask(f + " (Suc 0, 0) = 0");
        draft.ask(f + " (m, n) ≤ m + n + 3");
        // Nothing is said of (1, 0), nor of what comes down to it.
        draft.know(f + " (3, Suc n) = Suc n");
        draft.provide(new Function(f + "_c", List.of(Kind.NUMBER, Kind.NUMBER), Kind.NUMBER, arguments -> {
            long m = number(arguments.getFirst());
            long n = number(arguments.getLast());
            if (m % 2 == 1 && n == 0) {
                if (m == 1) {
                    return 7L;
                }
                throw new Written.Unspecified();
            }
            return m / 2 + (m % 2 == 0 ? step.meaning.applyAsLong(n) : n - 1);
        }));
    }

    /** Two functions that call each other. */
    private void eachOther() {
        String f = draft.name("f");
        String g = draft.name("f");
        Step step = step();
        List<String> clauses = List.of(
                f + " 0 a = a",
                f + " (Suc n) a = " + g + " n " + step.of("a"),
                g + " 0 a = Suc a",
                g + " (Suc n) a = " + f + " n (a - 1)");
        draft.add("fun " + f + " :: \"nat ⇒ nat ⇒ nat\" and " + g + " :: \"nat ⇒ nat ⇒ nat\" where\n  \""
                + String.join("\" |\n  \"", clauses) + "\"");
        clauses.forEach(draft::know);
        for (String name : List.of(f, g)) {
            draft.provide(Operation.prefix(name, List.of(Types.NAT, Types.NAT), Types.NAT));
            draft.provide(new Function(name, List.of(Kind.NUMBER, Kind.NUMBER), Kind.NUMBER, arguments -> {
                long n = number(arguments.getFirst());
                long a = number(arguments.getLast());
                boolean isFirst = name.equals(f);
                for (; n > 0; n--) {
                    a = isFirst ? step.meaning.applyAsLong(a) : Math.max(0, a - 1);
                    isFirst = !isFirst;
                }
                return isFirst ? a : a + 1;
            }));
        }
        draft.ask(f + " n a ≤ " + g + " n a");
        draft.ask(f + " (n + 2) a = " + f + " n a");
    }

    /** A function with a result that grows, and one that starts it. */
    private void accumulating() {
        String f = draft.name("f");
        Step step = step();
        String condition = draft.pick(List.of("x < a", "a mod 2 = 0", "x = a"));
        List<String> clauses = List.of(
                f + " [] a = a",
                f + " (x # xs) a = (if " + condition + " then " + f + " xs " + step.of("x") + " else let b = a + x in "
                        + f + " xs (b - 1))");
        add(f, draft.chance(50) ? "fun" : "primrec", "nat list ⇒ nat ⇒ nat", clauses);
        draft.provide(Operation.prefix(f, List.of(Ty.list(Types.NAT), Types.NAT), Types.NAT));
        draft.know(f + " (xs @ ys) a = " + f + " ys (" + f + " xs a)");
        draft.ask(f + " (xs @ ys) a = " + f + " (ys @ xs) a");
        draft.provide(new Function(f, List.of(Kind.LIST, Kind.NUMBER), Kind.NUMBER, arguments -> {
            long a = number(arguments.getLast());
            for (long x : list(arguments.getFirst())) {
                boolean isSo = switch (condition) {
                    case "x < a" -> x < a;
                    case "x = a" -> x == a;
                    default -> a % 2 == 0;
                };
                a = isSo ? step.meaning.applyAsLong(x) : Math.max(0, a + x - 1);
            }
            return a;
        }));
    }

    /** Every third, by a type whose values say what is left. */
    private void inThree() {
        String t = draft.name("t");
        String f = draft.name("f");
        String one = "C" + t + "0";
        String two = "C" + t + "1";
        draft.add("datatype ('a, 'b) " + t + " = " + one + " 'a | " + two + " \"('a, 'b) " + t + "\" 'b \"'b × 'a\"");
        Step step = step();
        add(
                f,
                "fun",
                "(nat, nat) " + t + " ⇒ nat",
                List.of(
                        f + " (" + one + " n) = " + step.of("n"),
                        f + " (" + two + " (" + one + " n) m (0, _)) = n + m",
                        f + " (" + two + " x m (Suc k, i)) = (case x of " + one + " n ⇒ k + n | " + two
                                + " y _ (j, _) ⇒ if j = k then " + f + " y else i)",
                        f + " (" + two + " x m p) = Suc (" + f + " x)"));
        Ty type = Ty.con(t, Types.NAT, Types.NAT);
        draft.provide(Operation.prefix(one, List.of(Types.NAT), type));
        draft.provide(Operation.prefix(two, List.of(type, Types.NAT, Ty.pair(Types.NAT, Types.NAT)), type));
        draft.provide(Operation.prefix(f, List.of(type), Types.NAT));
        draft.provide(type);
        draft.know(f + " (" + two + " (" + two + " x a p) m (0, i)) = Suc (" + f + " (" + two + " x a p))");
        draft.know("map_" + t + " id id x = x");
        draft.ask("map_" + t + " g h x = x ⟹ x = map_" + t + " g h (map_" + t + " g h x)");
        draft.ask("set1_" + t + " x = {} ");
        // Two levels are enough to come to every clause.
        draft.add("definition " + f + "_c :: \"nat ⇒ nat ⇒ nat ⇒ nat\" where\n  \"" + f + "_c n m k = " + f + " (" + two
                + " (" + two + " (" + one + " n) m (k, m)) n (m, k))\"");
        draft.provide(new Function(f + "_c", List.of(Kind.NUMBER, Kind.NUMBER, Kind.NUMBER), Kind.NUMBER, arguments -> {
            long n = number(arguments.get(0));
            long m = number(arguments.get(1));
            long k = number(arguments.get(2));
            if (m > 0) {
                return k == m - 1 ? step.meaning.applyAsLong(n) : k;
            }
            long inner = k == 0 ? n + m : k - 1 + n;
            return inner + 1;
        }));
    }

    /** What may be missing, twice. */
    private void ofOptions() {
        String f = draft.name("f");
        Step step = step();
        add(
                f,
                "fun",
                "nat option ⇒ nat option ⇒ nat option",
                List.of(
                        f + " (Some (Suc x)) (Some y) = Some " + step.of("(x + y)"),
                        f + " None y = y",
                        f + " x None = x",
                        f + " _ y = map_option (λz. z + 1) y"));
        Ty option = Ty.option(Types.NAT);
        draft.provide(Operation.prefix(f, List.of(option, option), option));
        draft.ask(f + " x y = " + f + " y x");
        draft.know("(" + f + " x y = None) = (x = None ∧ y = None)");
        draft.provide(new Function(f, List.of(Kind.OPTION, Kind.OPTION), Kind.OPTION, arguments -> {
            Optional<Long> x = ((Optional<?>) arguments.getFirst()).map(Long.class::cast);
            Optional<Long> y = ((Optional<?>) arguments.getLast()).map(Long.class::cast);
            if (x.isEmpty() || y.isEmpty()) {
                return x.isEmpty() ? y : x;
            }
            return Optional.of(x.get() > 0 ? step.meaning.applyAsLong(x.get() - 1 + y.get()) : y.get() + 1);
        }));
    }

    /** A predicate by rules whose values below a bound Java lists. */
    private void membership() {
        String p = draft.name("p");
        int start = draft.pick(List.of(0, 1, 2));
        int stride = draft.pick(List.of(1, 2, 3));
        int bound = draft.pick(List.of(3, 5, 8));
        List<String> rules = List.of(
                p + " " + start + " 0", p + " n k ⟹ n < " + bound + " ⟹ " + p + " (n + " + stride + ") (Suc k)");
        draft.add("inductive " + p + " :: \"nat ⇒ nat ⇒ bool\" where\n  \"" + String.join("\" |\n  \"", rules) + "\"");
        rules.forEach(draft::know);
        draft.provide(Operation.prefix(p, List.of(Types.NAT, Types.NAT), Types.BOOL));
        draft.know(p + " n k ⟹ n = " + start + " + " + stride + " * k");
        draft.know(p + " n k ⟹ n < " + (Math.max(bound, start + 1) + stride));
        draft.ask(p + " n k ⟹ n < " + (bound + stride - 1));
        draft.ask("(∃k. " + p + " n k) = (n mod " + stride + " = " + start % stride + ")");
        draft.provide(new Function(p, List.of(Kind.NUMBER, Kind.NUMBER), Kind.TRUTH, arguments -> {
            long n = start;
            for (long k = number(arguments.getLast()); k > 0; k--) {
                if (n >= bound) {
                    return false;
                }
                n += stride;
            }
            return n == number(arguments.getFirst());
        }));
    }
}
