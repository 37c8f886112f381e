package dev.assay.code.extract;

import dev.assay.code.program.Expr;
import dev.assay.logic.Term;
import dev.assay.logic.Term.App;
import dev.assay.logic.Term.Const;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Hol;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Rows of patterns, of which the first that fits decides, as a decision tree (L. Maranget, Compiling pattern matching to
 * good decision trees, 2008): each step looks at a place that the first row has to look at anyway, and of those at one that
 * most of the following rows look at, too.
 */
final class Matrix {
    /** Numbers up to this become constructors, so that they are told apart together with the other patterns. */
    private static final int SMALL = 16;

    /** What a row that fits stands for. */
    interface Leaf {
        /** @param bindings what the variables of the row's patterns are */
        Expr expr(Map<Free, Term> bindings);
    }

    /**
     * @param bindings what is known of the variables
     * @param guards terms over the variables that have to hold, too
     */
    record Row(List<Term> patterns, Map<Free, Term> bindings, List<Term> guards, Leaf leaf) {
        Row(List<Term> patterns, List<Term> guards, Leaf leaf) {
            this(patterns, Map.of(), guards, leaf);
        }
    }

    private final Translation translation;
    private final Code code;
    private final Supplier<Expr> noRow;
    private final Supplier<Expr> noGuard;

    /**
     * @param noRow for values that no pattern fits
     * @param noGuard for values that a pattern fits but a guard refuses
     */
    Matrix(Translation translation, Supplier<Expr> noRow, Supplier<Expr> noGuard) {
        this.translation = translation;
        this.code = translation.code();
        this.noRow = noRow;
        this.noGuard = noGuard;
    }

    Expr compile(List<Free> places, List<Row> rows) {
        return compile(places, rows.stream().map(r -> simplified(places, r)).toList(), false);
    }

    private Expr compile(List<Free> places, List<Row> rows, boolean refused) {
        if (rows.isEmpty()) {
            return refused ? noGuard.get() : noRow.get();
        }
        Row first = rows.getFirst();
        int column = column(rows);
        if (column < 0) {
            Expr leaf = first.leaf.expr(first.bindings);
            if (first.guards.isEmpty()) {
                return leaf;
            }
            Expr condition = first.guards.stream()
                    .map(g -> translation.term(g.substitute(first.bindings)))
                    .reduce((left, right) -> Exprs.and(left, right))
                    .orElseThrow();
            return Exprs.conditional(condition, leaf, compile(places, rows.subList(1, rows.size()), true));
        }
        return split(places, rows, column, refused);
    }

    /** The place to look at next; none if the first row fits anything. */
    private static int column(List<Row> rows) {
        int best = -1;
        int most = 0;
        for (int i = 0; i < rows.getFirst().patterns.size(); i++) {
            int count = 0;
            while (count < rows.size() && !(rows.get(count).patterns.get(i) instanceof Free)) {
                count++;
            }
            if (count > most) {
                most = count;
                best = i;
            }
        }
        return best;
    }

    private Expr split(List<Free> places, List<Row> rows, int column, boolean refused) {
        Free place = places.get(column);
        List<Const> all = constructors(place.type());
        var used = new LinkedHashSet<String>();
        for (Row row : rows) {
            if (row.patterns.get(column).head() instanceof Const(var name, var _)) {
                used.add(name);
            }
        }
        var cases = new ArrayList<Expr.Case>();
        for (Const constructor : all) {
            if (used.contains(constructor.name())) {
                cases.add(branch(places, rows, column, constructor, refused));
            }
        }
        Optional<Expr> otherwise = Optional.empty();
        if (cases.size() < all.size()) {
            List<Row> rest = rows.stream()
                    .filter(r -> r.patterns.get(column) instanceof Free)
                    .map(r -> without(r, column, List.of()))
                    .toList();
            otherwise = Optional.of(compile(without(places, column, List.of()), rest, refused));
        }
        if (place.type().equals(Type.bool())) {
            Expr yes = cases.stream()
                    .filter(c -> c.constructor().equals(Hol.TRUE))
                    .map(Expr.Case::body)
                    .findFirst()
                    .orElseGet(otherwise::orElseThrow);
            Expr no = cases.stream()
                    .filter(c -> c.constructor().equals(Hol.FALSE))
                    .map(Expr.Case::body)
                    .findFirst()
                    .orElseGet(otherwise::orElseThrow);
            return Exprs.conditional(Exprs.var(place), yes, no);
        }
        translation.layout(place.type());
        Type type = cases.getFirst().body().type();
        return new Expr.Switch(Exprs.var(place), cases, otherwise, type);
    }

    private List<Const> constructors(Type type) {
        return type.equals(Type.bool()) ? List.of(Hol.FALSE, Hol.TRUE) : code.constructors(type);
    }

    private Expr.Case branch(List<Free> places, List<Row> rows, int column, Const constructor, boolean refused) {
        int arity = constructor.type().argumentTypes().size();
        List<Type> types = constructor.type().argumentTypes().subList(0, arity);
        var fields = new ArrayList<Free>();
        for (int i = 0; i < arity; i++) {
            fields.add(translation.names().fresh(hint(rows, column, constructor, i), types.get(i)));
        }
        var next = new ArrayList<Row>();
        List<Free> nextPlaces = without(places, column, fields);
        for (Row row : rows) {
            Term pattern = row.patterns.get(column);
            if (pattern instanceof Free) {
                next.add(without(row, column, fields));
            } else if (pattern.isApplied(constructor.name())) {
                next.add(simplified(nextPlaces, without(row, column, pattern.arguments())));
            }
        }
        List<Expr.Var> variables = fields.stream().map(Exprs::var).toList();
        return new Expr.Case(constructor, variables, compile(nextPlaces, next, refused));
    }

    private static String hint(List<Row> rows, int column, Const constructor, int field) {
        for (Row row : rows) {
            Term pattern = row.patterns.get(column);
            if (pattern.isApplied(constructor.name())
                    && pattern.arguments().get(field) instanceof Free(var name, var _)) {
                return name;
            }
        }
        return "x";
    }

    /** The places without one of them, after which others are looked at. */
    private static <T> List<T> without(List<T> list, int column, List<? extends T> added) {
        var result = new ArrayList<T>(list);
        result.remove(column);
        result.addAll(added);
        return result;
    }

    private static Row without(Row row, int column, List<? extends Term> added) {
        return new Row(without(row.patterns, column, added), row.bindings, row.guards, row.leaf);
    }

    /** Binds the variables of the row; what is no pattern becomes a guard. */
    private Row simplified(List<Free> places, Row row) {
        var patterns = new ArrayList<Term>();
        var bindings = new HashMap<>(row.bindings);
        var guards = new ArrayList<>(row.guards);
        for (int i = 0; i < places.size(); i++) {
            Free place = places.get(i);
            Term pattern = constructed(row.patterns.get(i));
            if (pattern instanceof Free v) {
                if (v.equals(place)) {
                    patterns.add(place);
                    continue;
                }
                Term known = bindings.putIfAbsent(v, place);
                if (known != null && !known.equals(place)) {
                    guards.addFirst(Hol.mkEq(known, place));
                }
                patterns.add(place);
            } else if (isConstructed(code, pattern)) {
                patterns.add(pattern);
            } else if (pattern.frees().isEmpty()) {
                guards.addFirst(Hol.mkEq(place, pattern));
                patterns.add(place);
            } else {
                throw new IllegalArgumentException(pattern + " is no pattern");
            }
        }
        return new Row(patterns, bindings, guards, row.leaf);
    }

    /** Whether values can be compared with the term, part by part. */
    static boolean isPattern(Code code, Term term) {
        Term pattern = constructed(term);
        if (pattern instanceof Free || pattern.frees().isEmpty()) {
            return true;
        }
        return isConstructed(code, pattern) && pattern.arguments().stream().allMatch(a -> isPattern(code, a));
    }

    private static boolean isConstructed(Code code, Term pattern) {
        return pattern.head() instanceof Const c
                && (c.equals(Hol.TRUE) || c.equals(Hol.FALSE) || code.isConstructor(c))
                && pattern.arguments().size() == c.type().argumentTypes().size();
    }

    /** Small natural numbers, and n + 2, in terms of constructors. */
    private static Term constructed(Term pattern) {
        if (!pattern.type().equals(Numerals.NAT)) {
            return pattern;
        }
        Optional<BigInteger> number = Numerals.value(pattern);
        if (number.isPresent() && number.get().compareTo(BigInteger.valueOf(SMALL)) <= 0) {
            return Numerals.successors(number.get().intValue(), Numerals.ZERO_NAT);
        }
        if (pattern instanceof App(App(Const(var plus, var _), var left), var right) && plus.equals(Numerals.PLUS)) {
            Optional<BigInteger> added = Numerals.value(right);
            if (added.isPresent() && added.get().compareTo(BigInteger.valueOf(SMALL)) <= 0) {
                return constructed(Numerals.successors(added.get().intValue(), left));
            }
        }
        return pattern;
    }
}
