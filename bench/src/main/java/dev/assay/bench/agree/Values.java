package dev.assay.bench.agree;

import dev.assay.property.Choices;
import dev.assay.property.Gens;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Statements about lists, sets, options and pairs of numbers, whose truth is computed here and nowhere else. */
final class Values {
    private static final int DEPTH = 3;

    /** Longer lists and larger bounds take the engines long and show nothing more. */
    private static final int LARGEST = 12;

    enum Kind {
        NUMBER("nat"),
        TRUTH("bool"),
        LIST("nat list"),
        SET("nat set"),
        OPTION("nat option"),
        PAIR("(nat × nat)");

        private final String type;

        Kind(String type) {
            this.type = type;
        }
    }

    /** A function of the theory, and what it computes. */
    record Function(String name, List<Kind> arguments, Kind result, Computation computation) {}

    interface Computation {
        Object of(List<Object> arguments);
    }

    /** What is written, and what it means for the values of the variables that are bound around it. */
    private record Written(String text, Meaning meaning) {
        long number(List<Object> at) {
            return (Long) meaning.at(at);
        }

        boolean truth(List<Object> at) {
            return (Boolean) meaning.at(at);
        }

        List<Long> list(List<Object> at) {
            return elements(at, LARGEST);
        }

        Set<Long> set(List<Object> at) {
            return new TreeSet<>(elements(at, 2 * LARGEST));
        }

        private List<Long> elements(List<Object> at, int most) {
            var values = (java.util.Collection<?>) meaning.at(at);
            if (values.size() > most) {
                throw new TooLarge();
            }
            return values.stream().map(Long.class::cast).toList();
        }

        Optional<Long> option(List<Object> at) {
            return ((Optional<?>) meaning.at(at)).map(Long.class::cast);
        }

        Pair pair(List<Object> at) {
            return (Pair) meaning.at(at);
        }
    }

    private interface Meaning {
        Object at(List<Object> values);
    }

    private record Pair(long first, long second) {
        Pair swapped() {
            return new Pair(/* first= */ second, /* second= */ first);
        }
    }

    /** Nothing is known of the value. */
    static class Unspecified extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private static final class TooLarge extends Unspecified {
        private static final long serialVersionUID = 1;
    }

    private final Choices choices;
    private final List<Function> functions;
    /** What each variable that is bound stands for, from the outermost. */
    private final List<Kind> scope = new ArrayList<>();

    private final List<String> names = new ArrayList<>();
    /** Values that are said in premises instead of in place. */
    private final List<String> premises = new ArrayList<>();

    private final boolean hasPremises;
    private int supply;

    private Values(Choices choices, List<Function> functions, boolean hasPremises) {
        this.choices = choices;
        this.functions = functions;
        this.hasPremises = hasPremises;
    }

    static Claim claim(Choices choices, List<Function> functions) {
        var values = new Values(choices, functions, choices.draw(Gens.booleans()));
        Written formula = values.truth(DEPTH + 1);
        String text =
                Stream.concat(values.premises.stream(), Stream.of(formula.text)).collect(Collectors.joining(" ⟹ "));
        try {
            return new Claim(text, formula.truth(List.of()) ? Claim.Truth.TRUE : Claim.Truth.FALSE);
        } catch (Unspecified e) {
            return new Claim(text, Claim.Truth.OPEN);
        }
    }

    private int below(int bound) {
        return choices.draw(Gens.ints(0, bound - 1));
    }

    private static Written written(Meaning meaning, String text, Object... parts) {
        return new Written(
                String.format(
                        Locale.ROOT,
                        text,
                        Stream.of(parts)
                                .map(p -> p instanceof Written w ? w.text : p)
                                .toArray()),
                meaning);
    }

    private static List<Object> with(List<Object> at, Object... more) {
        var result = new ArrayList<>(at);
        Collections.addAll(result, more);
        return result;
    }

    private Written term(Kind kind, int depth) {
        List<Integer> fitting = new ArrayList<>();
        for (int i = 0; i < scope.size(); i++) {
            if (scope.get(i) == kind) {
                fitting.add(i);
            }
        }
        if (!fitting.isEmpty() && below(depth > 0 ? 3 : 4) > 0) {
            int index = choices.draw(Gens.elements(fitting.reversed()));
            return new Written(names.get(index), at -> at.get(index));
        }
        List<Function> ours = functions.stream().filter(f -> f.result == kind).toList();
        if (depth > 0 && !ours.isEmpty() && below(2) == 0) {
            return call(choices.draw(Gens.elements(ours)), depth);
        }
        return switch (kind) {
            case NUMBER -> number(depth);
            case TRUTH -> truth(depth);
            case LIST -> list(depth);
            case SET -> set(depth);
            case OPTION -> option(depth);
            case PAIR -> pair(depth);
        };
    }

    private Written call(Function function, int depth) {
        List<Written> arguments =
                function.arguments.stream().map(k -> term(k, depth - 1)).toList();
        return new Written(
                "(" + function.name + " "
                        + arguments.stream().map(Written::text).collect(Collectors.joining(" ")) + ")",
                at -> function.computation.of(arguments.stream()
                        .<Object>map(a -> {
                            Object value = a.meaning.at(at);
                            if (value instanceof Long n && n > LARGEST
                                    || value instanceof java.util.Collection<?> c && c.size() > LARGEST) {
                                throw new TooLarge();
                            }
                            return value;
                        })
                        .toList()));
    }

    /** A part in which new variables are bound. */
    private Written under(List<Kind> kinds, List<String> bound, Kind result, int depth) {
        scope.addAll(kinds);
        names.addAll(bound);
        Written body = term(result, depth);
        bound.forEach(_ -> {
            scope.removeLast();
            names.removeLast();
        });
        return body;
    }

    private String fresh() {
        return "u" + supply++;
    }

    private Written literal(Kind kind, Object value, String text) {
        if (!hasPremises || below(2) == 0) {
            return new Written(text, _ -> value);
        }
        String variable = "(" + "x" + supply++ + "::" + kind.type + ")";
        premises.add(variable + " = " + text);
        return new Written(variable, _ -> value);
    }

    private Written number(int depth) {
        if (depth <= 0) {
            long value = below(5);
            return literal(Kind.NUMBER, value, "(" + value + "::nat)");
        }
        String u = fresh();
        String w = fresh();
        int d = depth - 1;
        return switch (below(18)) {
            case 0 -> {
                Written xs = term(Kind.LIST, d);
                yield written(at -> (long) xs.list(at).size(), "(length %s)", xs);
            }
            case 1 -> {
                Written s = term(Kind.SET, d);
                yield written(at -> (long) s.set(at).size(), "(card %s)", s);
            }
            case 2 -> {
                Written a = term(Kind.NUMBER, d);
                Written b = term(Kind.NUMBER, d);
                yield written(at -> Math.max(0, a.number(at) - b.number(at)), "(%s - %s)", a, b);
            }
            case 3 -> {
                Written a = term(Kind.NUMBER, d);
                Written b = term(Kind.NUMBER, d);
                yield written(at -> b.number(at) == 0 ? 0L : a.number(at) / b.number(at), "(%s div %s)", a, b);
            }
            case 4 -> {
                Written a = term(Kind.NUMBER, d);
                Written b = term(Kind.NUMBER, d);
                yield written(
                        at -> b.number(at) == 0 ? a.number(at) : (Long) (a.number(at) % b.number(at)),
                        "(%s mod %s)",
                        a,
                        b);
            }
            case 5 -> {
                Written a = term(Kind.NUMBER, d);
                Written b = term(Kind.NUMBER, d);
                yield written(at -> a.number(at) + b.number(at), "(%s + %s)", a, b);
            }
            case 6 -> {
                Written a = term(Kind.NUMBER, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                yield written(at -> body.number(with(at, a.number(at))), "(let %s = %s in %s)", u, a, body);
            }
            case 7 -> {
                Written o = term(Kind.OPTION, d);
                Written none = term(Kind.NUMBER, d);
                Written some = under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                yield written(
                        at -> o.option(at).map(v -> some.number(with(at, v))).orElseGet(() -> none.number(at)),
                        "(case %s of None ⇒ %s | Some %s ⇒ %s)",
                        o,
                        none,
                        u,
                        some);
            }
            case 8 -> {
                Written p = term(Kind.PAIR, d);
                Written body = under(List.of(Kind.NUMBER, Kind.NUMBER), List.of(u, w), Kind.NUMBER, d);
                yield written(
                        at -> body.number(with(at, p.pair(at).first, p.pair(at).second)),
                        "(case %s of (%s, %s) ⇒ %s)",
                        p,
                        u,
                        w,
                        body);
            }
            case 9 -> {
                Written p = under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield written(
                        at -> LongStream.range(0, 9)
                                .filter(n -> p.truth(with(at, n)))
                                .findFirst()
                                .orElse(9),
                        "(LEAST %1$s. %2$s ∨ %1$s = (9::nat))",
                        u,
                        p);
            }
            case 10 -> {
                Written a = term(Kind.NUMBER, d);
                String word = choices.draw(Gens.elements("THE", "SOME"));
                yield written(a.meaning, "(%1$s %2$s. %3$s = %2$s)", word, u, a);
            }
            case 11 -> {
                Written a = term(Kind.NUMBER, d);
                Written s = term(Kind.SET, d);
                yield written(
                        at -> Math.max(
                                a.number(at),
                                s.set(at).stream().max(Long::compare).orElse(0L)),
                        "(Max (insert %s %s))",
                        a,
                        s);
            }
            case 12 -> {
                Written a = term(Kind.NUMBER, d);
                Written s = term(Kind.SET, d);
                yield written(
                        at -> Math.min(
                                a.number(at),
                                s.set(at).stream().min(Long::compare).orElse(Long.MAX_VALUE)),
                        "(Min (insert %s %s))",
                        a,
                        s);
            }
            case 13 -> {
                Written s = term(Kind.SET, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                yield written(
                        at -> s.set(at).stream()
                                .mapToLong(v -> body.number(with(at, v)))
                                .sum(),
                        "(∑%s∈%s. %s)",
                        u,
                        s,
                        body);
            }
            case 14 -> {
                Written xs = term(Kind.LIST, d);
                Written start = term(Kind.NUMBER, d);
                Written body = under(List.of(Kind.NUMBER, Kind.NUMBER), List.of(u, w), Kind.NUMBER, 1);
                boolean isRight = below(2) == 0;
                yield written(
                        at -> {
                            List<Long> all = isRight ? xs.list(at).reversed() : xs.list(at);
                            long result = start.number(at);
                            for (long x : all) {
                                result = body.number(with(at, x, result));
                                if (result > 1000) {
                                    throw new TooLarge();
                                }
                            }
                            return result;
                        },
                        "(%s (λ%s %s. %s) %s %s)",
                        isRight ? "foldr" : "fold",
                        u,
                        w,
                        body,
                        xs,
                        start);
            }
            case 15 -> {
                Written a = term(Kind.NUMBER, d);
                Written xs = term(Kind.LIST, d);
                Written index = term(Kind.NUMBER, d);
                yield written(
                        at -> {
                            List<Long> all = Stream.concat(Stream.of(a.number(at)), xs.list(at).stream())
                                    .toList();
                            return all.get((int) (index.number(at) % all.size()));
                        },
                        "((%1$s # %2$s) ! (%3$s mod Suc (length %2$s)))",
                        a,
                        xs,
                        index);
            }
            case 16 -> {
                Written p = term(Kind.TRUTH, d);
                Written a = term(Kind.NUMBER, d);
                Written b = term(Kind.NUMBER, d);
                yield written(at -> p.truth(at) ? a.number(at) : b.number(at), "(if %s then %s else %s)", p, a, b);
            }
            default -> {
                Written xs = term(Kind.LIST, d);
                yield written(at -> xs.list(at).stream().mapToLong(v -> v).sum(), "(sum_list %s)", xs);
            }
        };
    }

    private Written truth(int depth) {
        if (depth <= 0) {
            Written a = term(Kind.NUMBER, 0);
            Written b = term(Kind.NUMBER, 0);
            return written(at -> a.number(at) <= b.number(at), "(%s ≤ %s)", a, b);
        }
        String u = fresh();
        int d = depth - 1;
        return switch (below(17)) {
            case 0, 1 -> {
                Written a = term(Kind.NUMBER, d);
                Written b = term(Kind.NUMBER, d);
                yield written(at -> a.number(at) < b.number(at), "(%s < %s)", a, b);
            }
            case 2, 3, 4 -> {
                Kind kind = choices.draw(Gens.elements(Kind.NUMBER, Kind.LIST, Kind.SET, Kind.OPTION, Kind.PAIR));
                Written a = term(kind, d);
                Written b = term(kind, d);
                yield written(at -> equal(kind, a, b, at), "(%s = %s)", a, b);
            }
            case 5 -> {
                Written a = term(Kind.NUMBER, d);
                Written s = term(Kind.SET, d);
                yield written(at -> s.set(at).contains(a.number(at)), "(%s ∈ %s)", a, s);
            }
            case 6 -> {
                Written s = term(Kind.SET, d);
                Written t = term(Kind.SET, d);
                yield written(at -> t.set(at).containsAll(s.set(at)), "(%s ⊆ %s)", s, t);
            }
            case 7 -> {
                Written xs = term(Kind.LIST, d);
                yield written(
                        at -> Set.copyOf(xs.list(at)).size() == xs.list(at).size(), "(distinct %s)", xs);
            }
            case 8 -> {
                Written xs = term(Kind.LIST, d);
                yield written(at -> xs.list(at).stream().sorted().toList().equals(xs.list(at)), "(sorted %s)", xs);
            }
            case 9 -> {
                Written xs = term(Kind.LIST, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield written(
                        at -> xs.list(at).stream().allMatch(v -> body.truth(with(at, v))),
                        "(list_all (λ%s. %s) %s)",
                        u,
                        body,
                        xs);
            }
            case 10 -> {
                Written s = term(Kind.SET, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield written(
                        at -> s.set(at).stream().allMatch(v -> body.truth(with(at, v))), "(∀%s∈%s. %s)", u, s, body);
            }
            case 11 -> {
                Written xs = term(Kind.LIST, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield written(
                        at -> xs.list(at).stream().anyMatch(v -> body.truth(with(at, v))),
                        "(∃%s∈set %s. %s)",
                        u,
                        xs,
                        body);
            }
            case 12 -> {
                int bound = below(4);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield written(
                        at -> LongStream.range(0, bound).allMatch(v -> body.truth(with(at, v))),
                        "(∀%s<(%s::nat). %s)",
                        u,
                        bound,
                        body);
            }
            case 13 -> {
                Written s = term(Kind.SET, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield written(
                        at -> s.set(at).stream()
                                        .filter(v -> body.truth(with(at, v)))
                                        .count()
                                == 1,
                        "(∃!%1$s. %1$s ∈ %2$s ∧ %3$s)",
                        u,
                        s,
                        body);
            }
            case 14 -> {
                Written a = term(Kind.TRUTH, d);
                yield written(at -> !a.truth(at), "(¬ %s)", a);
            }
            case 15 -> {
                Written a = term(Kind.TRUTH, d);
                Written b = term(Kind.TRUTH, d);
                yield written(at -> a.truth(at) && b.truth(at), "(%s ∧ %s)", a, b);
            }
            default -> {
                Written a = term(Kind.TRUTH, d);
                Written b = term(Kind.TRUTH, d);
                yield written(at -> !a.truth(at) || b.truth(at), "(%s ⟶ %s)", a, b);
            }
        };
    }

    private static boolean equal(Kind kind, Written a, Written b, List<Object> at) {
        return switch (kind) {
            case LIST -> a.list(at).equals(b.list(at));
            case SET -> a.set(at).equals(b.set(at));
            case NUMBER, TRUTH, OPTION, PAIR -> a.meaning.at(at).equals(b.meaning.at(at));
        };
    }

    private Written list(int depth) {
        if (depth <= 0) {
            List<Long> values = choices.repeat(0, 3, _ -> (long) below(4));
            return literal(
                    Kind.LIST,
                    values,
                    values.isEmpty()
                            ? "([]::nat list)"
                            : "[" + values.stream().map(v -> v + "::nat").collect(Collectors.joining(", ")) + "]");
        }
        String u = fresh();
        String w = fresh();
        String us = fresh();
        int d = depth - 1;
        return switch (below(17)) {
            case 0, 1 -> {
                Written x = term(Kind.NUMBER, d);
                Written xs = term(Kind.LIST, d);
                yield written(
                        at -> Stream.concat(Stream.of(x.number(at)), xs.list(at).stream())
                                .toList(),
                        "(%s # %s)",
                        x,
                        xs);
            }
            case 2 -> {
                Written xs = term(Kind.LIST, d);
                Written ys = term(Kind.LIST, d);
                yield written(
                        at -> Stream.concat(xs.list(at).stream(), ys.list(at).stream())
                                .toList(),
                        "(%s @ %s)",
                        xs,
                        ys);
            }
            case 3 -> {
                Written xs = term(Kind.LIST, d);
                yield written(at -> xs.list(at).reversed(), "(rev %s)", xs);
            }
            case 4 -> {
                Written xs = term(Kind.LIST, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                yield written(
                        at -> xs.list(at).stream()
                                .map(v -> body.number(with(at, v)))
                                .toList(),
                        "(map (λ%s. %s) %s)",
                        u,
                        body,
                        xs);
            }
            case 5 -> {
                Written xs = term(Kind.LIST, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield written(
                        at -> xs.list(at).stream()
                                .filter(v -> body.truth(with(at, v)))
                                .toList(),
                        "(filter (λ%s. %s) %s)",
                        u,
                        body,
                        xs);
            }
            case 6 -> {
                Written n = term(Kind.NUMBER, d);
                Written xs = term(Kind.LIST, d);
                yield written(at -> xs.list(at).stream().limit(n.number(at)).toList(), "(take %s %s)", n, xs);
            }
            case 7 -> {
                Written n = term(Kind.NUMBER, d);
                Written xs = term(Kind.LIST, d);
                yield written(at -> xs.list(at).stream().skip(n.number(at)).toList(), "(drop %s %s)", n, xs);
            }
            case 8 -> {
                Written xs = term(Kind.LIST, d);
                yield written(at -> xs.list(at).stream().sorted().toList(), "(sort %s)", xs);
            }
            case 9 -> {
                Written xs = term(Kind.LIST, d);
                // The last of several stays.
                yield written(
                        at -> xs.list(at).reversed().stream()
                                .distinct()
                                .toList()
                                .reversed(),
                        "(remdups %s)",
                        xs);
            }
            case 10 -> {
                Written a = term(Kind.NUMBER, d);
                Written b = term(Kind.NUMBER, d);
                yield written(
                        at -> LongStream.range(a.number(at), small(b.number(at)))
                                .boxed()
                                .toList(),
                        "[%s..<%s]",
                        a,
                        b);
            }
            case 11 -> {
                Written xs = term(Kind.LIST, d);
                Written none = term(Kind.LIST, d);
                Written one = under(List.of(Kind.NUMBER), List.of(u), Kind.LIST, d);
                Written more = under(List.of(Kind.NUMBER, Kind.NUMBER, Kind.LIST), List.of(u, w, us), Kind.LIST, d);
                yield written(
                        at -> {
                            List<Long> all = xs.list(at);
                            return switch (all.size()) {
                                case 0 -> none.list(at);
                                case 1 -> one.list(with(at, all.get(0)));
                                default -> more.list(with(at, all.get(0), all.get(1), all.subList(2, all.size())));
                            };
                        },
                        "(case %1$s of [] ⇒ %2$s | [%3$s] ⇒ %4$s | %3$s # %5$s # %6$s ⇒ %7$s)",
                        xs,
                        none,
                        u,
                        one,
                        w,
                        us,
                        more);
            }
            case 12 -> {
                Written xs = term(Kind.LIST, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.LIST, d);
                yield written(
                        at -> xs.list(at).stream()
                                .flatMap(v -> body.list(with(at, v)).stream())
                                .toList(),
                        "(concat (map (λ%s. %s) %s))",
                        u,
                        body,
                        xs);
            }
            case 13 -> {
                Written p = term(Kind.PAIR, d);
                Written body = under(List.of(Kind.NUMBER, Kind.NUMBER), List.of(u, w), Kind.LIST, d);
                yield written(
                        at -> body.list(with(at, p.pair(at).first, p.pair(at).second)),
                        "(let (%s, %s) = %s in %s)",
                        u,
                        w,
                        p,
                        body);
            }
            case 14 -> {
                Written xs = term(Kind.LIST, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                boolean isTaken = below(2) == 0;
                yield written(
                        at -> isTaken
                                ? xs.list(at).stream()
                                        .takeWhile(v -> body.truth(with(at, v)))
                                        .toList()
                                : xs.list(at).stream()
                                        .dropWhile(v -> body.truth(with(at, v)))
                                        .toList(),
                        "(%s (λ%s. %s) %s)",
                        isTaken ? "takeWhile" : "dropWhile",
                        u,
                        body,
                        xs);
            }
            case 15 -> {
                Written xs = term(Kind.LIST, d);
                yield written(at -> xs.list(at).stream().skip(1).toList(), "(tl %s)", xs);
            }
            default -> {
                Written s = term(Kind.SET, d);
                yield written(at -> List.copyOf(s.set(at)), "(sorted_list_of_set %s)", s);
            }
        };
    }

    private static long small(long number) {
        if (number > LARGEST) {
            throw new TooLarge();
        }
        return number;
    }

    private static Set<Long> collected(Stream<Long> values) {
        return values.collect(Collectors.toCollection(TreeSet::new));
    }

    private Written set(int depth) {
        if (depth <= 0) {
            Set<Long> values = new TreeSet<>(choices.repeat(0, 3, _ -> (long) below(4)));
            return literal(
                    Kind.SET,
                    values,
                    values.isEmpty()
                            ? "({}::nat set)"
                            : "{" + values.stream().map(v -> v + "::nat").collect(Collectors.joining(", ")) + "}");
        }
        String u = fresh();
        int d = depth - 1;
        return switch (below(9)) {
            case 0 -> {
                Written xs = term(Kind.LIST, d);
                yield written(at -> collected(xs.list(at).stream()), "(set %s)", xs);
            }
            case 1 -> {
                Written s = term(Kind.SET, d);
                Written t = term(Kind.SET, d);
                yield written(
                        at -> collected(Stream.concat(s.set(at).stream(), t.set(at).stream())), "(%s ∪ %s)", s, t);
            }
            case 2 -> {
                Written s = term(Kind.SET, d);
                Written t = term(Kind.SET, d);
                yield written(at -> collected(s.set(at).stream().filter(t.set(at)::contains)), "(%s ∩ %s)", s, t);
            }
            case 3 -> {
                Written s = term(Kind.SET, d);
                Written t = term(Kind.SET, d);
                yield written(
                        at -> collected(
                                s.set(at).stream().filter(v -> !t.set(at).contains(v))),
                        "(%s - %s)",
                        s,
                        t);
            }
            case 4 -> {
                Written s = term(Kind.SET, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                yield written(
                        at -> collected(s.set(at).stream().map(v -> body.number(with(at, v)))),
                        "((λ%s. %s) ` %s)",
                        u,
                        body,
                        s);
            }
            case 5 -> {
                Written s = term(Kind.SET, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield written(
                        at -> collected(s.set(at).stream().filter(v -> body.truth(with(at, v)))),
                        "{%s ∈ %s. %s}",
                        u,
                        s,
                        body);
            }
            case 6 -> {
                Written n = term(Kind.NUMBER, d);
                yield written(
                        at -> collected(LongStream.range(0, small(n.number(at))).boxed()), "{..<%s}", n);
            }
            case 7 -> {
                Written s = term(Kind.SET, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.SET, d);
                yield written(
                        at -> collected(s.set(at).stream().flatMap(v -> body.set(with(at, v)).stream())),
                        "(⋃%s∈%s. %s)",
                        u,
                        s,
                        body);
            }
            default -> {
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield written(
                        at -> collected(LongStream.range(0, 4).boxed().filter(v -> body.truth(with(at, v)))),
                        "{%1$s. %1$s < (4::nat) ∧ %2$s}",
                        u,
                        body);
            }
        };
    }

    private Written option(int depth) {
        String u = fresh();
        int d = depth - 1;
        return switch (depth <= 0 ? below(2) : below(6)) {
            case 0 -> literal(Kind.OPTION, Optional.empty(), "(None::nat option)");
            case 1 -> {
                Written n = term(Kind.NUMBER, d);
                yield written(at -> Optional.of(n.number(at)), "(Some %s)", n);
            }
            case 2 -> {
                Written o = term(Kind.OPTION, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.NUMBER, d);
                yield written(
                        at -> o.option(at).map(v -> body.number(with(at, v))), "(map_option (λ%s. %s) %s)", u, body, o);
            }
            case 3 -> {
                Written xs = term(Kind.LIST, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.TRUTH, d);
                yield written(
                        at -> xs.list(at).stream()
                                .filter(v -> body.truth(with(at, v)))
                                .findFirst(),
                        "(find (λ%s. %s) %s)",
                        u,
                        body,
                        xs);
            }
            case 4 -> {
                Written xs = term(Kind.LIST, d);
                Written ys = term(Kind.LIST, d);
                Written key = term(Kind.NUMBER, d);
                yield written(
                        at -> {
                            int index = xs.list(at).indexOf(key.number(at));
                            List<Long> values = ys.list(at);
                            return index < 0 || index >= values.size()
                                    ? Optional.empty()
                                    : Optional.of(values.get(index));
                        },
                        "(map_of (zip %s %s) %s)",
                        xs,
                        ys,
                        key);
            }
            default -> {
                Written o = term(Kind.OPTION, d);
                Written body = under(List.of(Kind.NUMBER), List.of(u), Kind.OPTION, d);
                yield written(
                        at -> o.option(at).flatMap(v -> body.option(with(at, v))),
                        "(Option.bind %s (λ%s. %s))",
                        o,
                        u,
                        body);
            }
        };
    }

    private Written pair(int depth) {
        int d = depth - 1;
        if (depth <= 0 || below(3) > 0) {
            Written a = term(Kind.NUMBER, d);
            Written b = term(Kind.NUMBER, d);
            return written(at -> new Pair(a.number(at), b.number(at)), "(%s, %s)", a, b);
        }
        Written p = term(Kind.PAIR, d);
        return written(at -> p.pair(at).swapped(), "(prod.swap %s)", p);
    }
}
