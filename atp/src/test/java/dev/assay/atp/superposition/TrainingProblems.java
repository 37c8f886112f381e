package dev.assay.atp.superposition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Theorems of several kinds, made here, on which schedules are trained; none is of a collection that provers are measured on. */
final class TrainingProblems {
    private TrainingProblems() {}

    private static final String GROUP = """
            fof(assoc, axiom, ![X,Y,Z]: m(m(X,Y),Z) = m(X,m(Y,Z))).
            fof(one, axiom, ![X]: m(e,X) = X).
            fof(inv, axiom, ![X]: m(i(X),X) = e).
            """;

    private static final String LATTICE = """
            fof(l1, axiom, ![X,Y]: j(X,Y) = j(Y,X)).
            fof(l2, axiom, ![X,Y]: k(X,Y) = k(Y,X)).
            fof(l3, axiom, ![X,Y,Z]: j(j(X,Y),Z) = j(X,j(Y,Z))).
            fof(l4, axiom, ![X,Y,Z]: k(k(X,Y),Z) = k(X,k(Y,Z))).
            fof(l5, axiom, ![X,Y]: j(X,k(X,Y)) = X).
            fof(l6, axiom, ![X,Y]: k(X,j(X,Y)) = X).
            """;

    private static final String SETS = """
            fof(subset, axiom, ![A,B]: (sub(A,B) <=> ![X]: (in(X,A) => in(X,B)))).
            fof(union, axiom, ![X,A,B]: (in(X,un(A,B)) <=> (in(X,A) | in(X,B)))).
            fof(both, axiom, ![X,A,B]: (in(X,cap(A,B)) <=> (in(X,A) & in(X,B)))).
            fof(minus, axiom, ![X,A,B]: (in(X,diff(A,B)) <=> (in(X,A) & ~ in(X,B)))).
            """;

    private static final String EXTENSIONALITY = """
            fof(ext, axiom, ![A,B]: ((sub(A,B) & sub(B,A)) => A = B)).
            """;

    private static final String ORDER = """
            fof(refl, axiom, ![X]: le(X,X)).
            fof(trans, axiom, ![X,Y,Z]: ((le(X,Y) & le(Y,Z)) => le(X,Z))).
            fof(mono, axiom, ![X,Y]: (le(X,Y) => le(f(X),f(Y)))).
            fof(grow, axiom, ![X]: le(X,g(X))).
            """;

    private static final String LISTS = """
            fof(a1, axiom, ![Y]: app(nil,Y) = Y).
            fof(a2, axiom, ![X,Y,Z]: app(cons(X,Y),Z) = cons(X,app(Y,Z))).
            fof(r1, axiom, rev(nil) = nil).
            fof(r2, axiom, ![X,Y]: rev(cons(X,Y)) = app(rev(Y),cons(X,nil))).
            fof(m1, axiom, ![X]: ~ mem(X,nil)).
            fof(m2, axiom, ![X,Y,Z]: (mem(X,cons(Y,Z)) <=> (X = Y | mem(X,Z)))).
            fof(d1, axiom, ![X,Y]: cons(X,Y) != nil).
            fof(d2, axiom, ![X,Y,U,V]: (cons(X,Y) = cons(U,V) => (X = U & Y = V))).
            fof(l1, axiom, len(nil) = zero).
            fof(l2, axiom, ![X,Y]: len(cons(X,Y)) = s(len(Y))).
            fof(p1, axiom, ![Y]: plus(zero,Y) = Y).
            fof(p2, axiom, ![X,Y]: plus(s(X),Y) = s(plus(X,Y))).
            """;

    private static final List<String> GROUP_GOALS = List.of(
            "![X]: m(X,i(X)) = e",
            "![X]: m(X,e) = X",
            "![X]: i(i(X)) = X",
            "![X,Y]: i(m(X,Y)) = m(i(Y),i(X))",
            "![X,Y,Z]: (m(X,Y) = m(X,Z) => Y = Z)",
            "(![X]: m(X,X) = e) => ![X,Y]: m(X,Y) = m(Y,X)",
            "(![X,Y]: m(m(X,X),m(Y,Y)) = m(m(X,Y),m(X,Y))) => ![X,Y]: m(X,Y) = m(Y,X)",
            "![X,Y]: ?[Z]: m(X,Z) = Y",
            "![X,Y]: (m(X,Y) = m(Y,X) => m(i(X),Y) = m(Y,i(X)))");

    private static final List<String> LATTICE_GOALS = List.of(
            "![X]: j(X,X) = X",
            "![X,Y]: (j(X,Y) = Y <=> k(X,Y) = X)",
            "![X,Y,Z]: (j(X,Y) = Y => j(k(X,Z),k(Y,Z)) = k(Y,Z))",
            "(![X,Y,Z]: k(X,j(Y,Z)) = j(k(X,Y),k(X,Z))) => ![X,Y,Z]: j(X,k(Y,Z)) = k(j(X,Y),j(X,Z))",
            "![X,Y,Z]: k(k(X,Y),j(X,Z)) = k(X,Y)");

    private static final List<String> SET_GOALS = List.of(
            "![A,B]: sub(cap(A,B),un(B,A))",
            "![A,B,C]: (sub(A,B) => sub(diff(A,C),B))",
            "![A,B,C]: ((sub(A,B) & sub(B,C)) => sub(A,C))",
            "![A,B,C]: sub(cap(A,un(B,C)),un(cap(A,B),cap(A,C)))",
            "![A,B,C]: sub(un(cap(A,B),cap(A,C)),cap(A,un(B,C)))",
            "![A,B]: (sub(A,B) => sub(un(A,B),B))",
            "![A,B,C]: sub(diff(A,un(B,C)),cap(diff(A,B),diff(A,C)))");

    private static final List<String> EXTENSIONAL_GOALS = List.of(
            "![A,B]: un(A,B) = un(B,A)",
            "![A,B]: cap(A,A) = A",
            "![A,B]: (sub(A,B) => un(A,B) = B)",
            "![A,B,C]: un(un(A,B),C) = un(A,un(B,C))",
            "![A,B]: diff(A,B) = diff(un(A,B),B)");

    private static final List<String> ORDER_GOALS = List.of(
            "le(f(a),f(g(g(a))))",
            "![X]: le(f(f(X)),f(f(g(X))))",
            "![X,Y]: (le(g(X),Y) => le(f(X),g(f(Y))))",
            "![X,Y,Z]: ((le(X,Y) & le(g(g(Y)),Z)) => le(X,g(Z)))",
            "?[X]: (le(f(a),X) & le(X,f(g(a))) & le(a,g(X)))");

    private static final List<String> LIST_GOALS = List.of(
            "![X,Y]: app(cons(X,nil),Y) = cons(X,Y)",
            "(![Z,W]: app(app(b,Z),W) = app(b,app(Z,W))) => ![Z,W]: app(app(cons(a,b),Z),W) = app(cons(a,b),app(Z,W))",
            "(![Z]: len(app(b,Z)) = plus(len(b),len(Z))) => ![Z]: len(app(cons(a,b),Z)) = plus(len(cons(a,b)),len(Z))",
            "(![X,Z]: (mem(X,app(b,Z)) <=> (mem(X,b) | mem(X,Z)))) => "
                    + "![X,Z]: (mem(X,app(cons(a,b),Z)) <=> (mem(X,cons(a,b)) | mem(X,Z)))",
            "app(b,nil) = b => app(cons(a,b),nil) = cons(a,b)",
            "((![X,Y,Z]: app(app(X,Y),Z) = app(X,app(Y,Z))) & (![Z]: rev(app(b,Z)) = app(rev(Z),rev(b)))) => "
                    + "![Z]: rev(app(cons(a,b),Z)) = app(rev(Z),rev(cons(a,b)))",
            "![X,Y]: (cons(X,cons(Y,nil)) = cons(Y,cons(X,nil)) => X = Y)",
            "![X]: (mem(X,cons(a,cons(b,nil))) => (X = a | X = b))");

    /** By name, as text in TPTP's language. */
    static Map<String, String> all() {
        Map<String, String> result = new LinkedHashMap<>();
        add(result, "group", GROUP, GROUP_GOALS);
        add(result, "lattice", LATTICE, LATTICE_GOALS);
        add(result, "sets", SETS, SET_GOALS);
        add(result, "extensional", SETS + EXTENSIONALITY, EXTENSIONAL_GOALS);
        add(result, "order", ORDER, ORDER_GOALS);
        add(result, "lists", LISTS, LIST_GOALS);
        add(result, "large", SETS + EXTENSIONALITY + ORDER + LISTS + GROUP + noise(150), LIST_GOALS.subList(0, 4));
        add(result, "larger", SETS + EXTENSIONALITY + ORDER + noise(400), EXTENSIONAL_GOALS.subList(0, 3));
        add(result, "largest", SETS + ORDER + noise(800), ORDER_GOALS.subList(0, 4));
        for (int pigeons = 3; pigeons <= 5; pigeons++) {
            result.put("pigeons" + pigeons, pigeons(pigeons));
        }
        for (int length = 4; length <= 12; length += 4) {
            result.put("chain" + length, chain(length));
        }
        return result;
    }

    private static void add(Map<String, String> result, String kind, String axioms, List<String> goals) {
        for (String goal : goals) {
            result.put(kind + result.size(), axioms + "fof(goal, conjecture, " + goal + ").\n");
        }
    }

    /** Axioms that have little to do with anything. */
    private static String noise(int count) {
        var random = new Random(count);
        var text = new StringBuilder();
        for (int n = 0; n < count; n++) {
            int p = random.nextInt(count / 4);
            int q = random.nextInt(count / 4);
            String link = random.nextInt(10) == 0 ? "in(X,h%d(Y))".formatted(p) : "q%d(X,Y)".formatted(p);
            text.append(
                    switch (random.nextInt(3)) {
                        case 0 -> "fof(n%d, axiom, ![X,Y]: (%s => q%d(Y,h%d(X)))).%n".formatted(n, link, q, p);
                        case 1 -> "fof(n%d, axiom, ![X,Y]: (%s | r%d(h%d(Y)))).%n".formatted(n, link, q, q);
                        default -> "fof(n%d, axiom, ![X,Y]: (r%d(X) => h%d(h%d(X)) = X)).%n".formatted(n, p, q, p);
                    });
        }
        return text.toString();
    }

    private static String pigeons(int pigeons) {
        var text = new StringBuilder();
        for (int p = 0; p < pigeons; p++) {
            var holes = new ArrayList<String>();
            for (int h = 0; h < pigeons - 1; h++) {
                holes.add("sits(p%d,h%d)".formatted(p, h));
                for (int other = 0; other < p; other++) {
                    text.append("fof(d%d_%d_%d, axiom, ~ (sits(p%d,h%d) & sits(p%d,h%d))).%n"
                            .formatted(p, h, other, p, h, other, h));
                }
            }
            text.append("fof(some%d, axiom, %s).%n".formatted(p, String.join(" | ", holes)));
        }
        return text.toString();
    }

    private static String chain(int length) {
        var text = new StringBuilder("fof(start, axiom, ![X]: (l0(X) | k0(f(X)))).\n");
        for (int n = 0; n < length; n++) {
            text.append("fof(l%d, axiom, ![X]: (l%d(X) => l%d(f(X)))).%n".formatted(n, n, n + 1));
            text.append("fof(k%d, axiom, ![X]: (k%d(f(X)) => (k%d(X) | l%d(X)))).%n".formatted(n, n, n + 1, n));
            text.append("fof(f%d, axiom, ![X]: (k%d(X) => k%d(f(X)))).%n".formatted(n, n, n));
        }
        return text + "fof(goal, conjecture, ?[X]: (l%d(X) | k%d(X))).%n".formatted(length, length);
    }
}
