package dev.assay.bench.agree;

import java.util.List;

/** Functions whose termination the user proves, and functions that do not terminate, beside what Java computes. */
final class Computations {
    private final Draft draft;

    Computations(Draft draft) {
        this.draft = draft;
    }

    void declare() {
        draft.pick(List.<Runnable>of(
                        this::onIntegers, this::byThree, this::tailRecursive, this::conditional, this::withoutEnd))
                .run();
    }

    private static long number(Object value) {
        return (Long) value;
    }

    void onIntegers() {
        String f = draft.name("f");
        int stride = draft.pick(List.of(1, 2, 3));
        int bound = draft.pick(List.of(-1, 0, 2));
        draft.add("function " + f + " :: \"int ⇒ nat\" where\n  \"" + f + " i = (if i ≤ " + bound
                + " then nat i else Suc (" + f + " (i - " + stride
                + ")))\"\n  by auto\ntermination by (relation \"measure (λi. nat (i + 1))\") auto");
        draft.provide(Operation.prefix(f, List.of(Types.INT), Types.NAT));
        draft.know("i ≤ " + bound + " ⟹ " + f + " i = nat i");
        draft.deny(f + " i = " + f + " (i + 1)");
        draft.provide(new Values.Function(f, List.of(Kind.INTEGER), Kind.NUMBER, arguments -> {
            long i = number(arguments.getFirst());
            long calls = 0;
            for (; i > bound; i -= stride) {
                calls++;
            }
            return calls + Math.max(0, i);
        }));
    }

    /** Clauses for single numbers, and for those after them. */
    void byThree() {
        String f = draft.name("f");
        int a = draft.pick(List.of(0, 1, 3));
        int b = draft.pick(List.of(0, 1, 2));
        draft.add("fun " + f + " :: \"nat ⇒ nat\" where\n  \"" + f + " 0 = " + a + "\" |\n  \"" + f + " (Suc 0) = " + b
                + "\" |\n  \"" + f + " (Suc (Suc n)) = " + f + " n + " + f + " (Suc n)\"");
        draft.provide(Operation.prefix(f, List.of(Types.NAT), Types.NAT));
        draft.know(f + " 2 = " + (a + b));
        draft.know(f + " (n + 2) = " + f + " n + " + f + " (n + 1)");
        draft.deny(f + " (Suc n) ≤ " + f + " n");
        draft.provide(new Values.Function(f, List.of(Kind.NUMBER), Kind.NUMBER, arguments -> {
            long now = a;
            long next = b;
            for (long n = number(arguments.getFirst()); n > 0; n--) {
                long sum = now + next;
                now = next;
                next = sum;
            }
            return now;
        }));
    }

    /** A loop of a kind that need not end; only those that end are read. */
    void tailRecursive() {
        String f = draft.name("f");
        draft.add("partial_function (tailrec) " + f + " :: \"nat ⇒ nat ⇒ nat\" where\n  \"" + f
                + " n a = (if n = 0 then a else " + f + " (n - 1) (a + 2))\"");
        draft.provide(Operation.prefix(f, List.of(Types.NAT, Types.NAT), Types.NAT));
        draft.know(f + " 0 a = a");
        draft.know(f + " 3 1 = 7");
        draft.deny(f + " n a = a");
        draft.deny(f + " n a = n + a");
        draft.provide(new Values.Function(
                f,
                List.of(Kind.NUMBER, Kind.NUMBER),
                Kind.NUMBER,
                arguments -> 2 * number(arguments.getFirst()) + number(arguments.getLast())));
    }

    /** Equations that hold under conditions. */
    void conditional() {
        String f = draft.name("f");
        draft.add("function " + f + " :: \"nat ⇒ nat\" where\n  \"even n ⟹ " + f + " n = n div 2\" |\n  \"odd n ⟹ " + f
                + " n = 3 * n + 1\"\n  by auto\ntermination by (relation \"{}\") auto");
        draft.provide(Operation.prefix(f, List.of(Types.NAT), Types.NAT));
        draft.know("even n ⟹ " + f + " n = n div 2");
        draft.know(f + " 5 = 16");
        draft.deny(f + " n < n");
        draft.deny(f + " (Suc n) = 3 * n + 4");
        draft.provide(new Values.Function(f, List.of(Kind.NUMBER), Kind.NUMBER, arguments -> {
            long n = number(arguments.getFirst());
            return n % 2 == 0 ? n / 2 : 3 * n + 1;
        }));
    }

    /** A function that does not end everywhere; nothing is known of it where it does not. */
    void withoutEnd() {
        String f = draft.name("f");
        draft.add("function " + f + " :: \"nat ⇒ nat\" where\n  \"" + f + " n = (if n = 3 then 0 else Suc (" + f
                + " (Suc n)))\"\n  by auto");
        draft.provide(Operation.prefix(f, List.of(Types.NAT), Types.NAT));
        draft.ask(f + " 3 = 0");
        draft.ask(f + " 4 = Suc (" + f + " 5)");
        draft.ask(f + " n = " + f + " n + 0");
        draft.ask(f + " 4 = 0");
    }
}
