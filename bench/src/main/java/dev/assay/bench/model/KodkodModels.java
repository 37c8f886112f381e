package dev.assay.bench.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongBiFunction;
import java.util.stream.IntStream;
import kodkod.ast.Expression;
import kodkod.ast.Formula;
import kodkod.ast.Relation;
import kodkod.ast.Variable;
import kodkod.engine.Solver;
import kodkod.engine.satlab.SATFactory;
import kodkod.instance.Bounds;
import kodkod.instance.TupleFactory;
import kodkod.instance.TupleSet;
import kodkod.instance.Universe;

/** The problems of the benchmark as one writes them for Kodkod; 1 if there is a model, otherwise 0. */
public final class KodkodModels implements ToLongBiFunction<String, Integer> {
    @Override
    public long applyAsLong(String problem, Integer size) {
        return switch (problem) {
            case "pigeons" -> pigeons(size);
            case "closure" -> closure(size);
            case "groups" -> groups(size);
            case "orders" -> orders(size);
            case "hotel" -> new KodkodHotel(size).breakIn();
            default -> throw new IllegalArgumentException("there is no problem " + problem);
        };
    }

    static long solve(Formula formula, Bounds bounds) {
        var solver = new Solver();
        solver.options().setSolver(SATFactory.DEFAULT);
        return solver.solve(formula, bounds).sat() ? 1 : 0;
    }

    static List<String> atoms(String letter, int count) {
        return IntStream.rangeClosed(1, count).mapToObj(i -> letter + i).toList();
    }

    static TupleSet all(TupleFactory factory, List<String> atoms) {
        return factory.setOf(atoms.toArray());
    }

    /** n + 1 pigeons in n holes, alone each. */
    private static long pigeons(int size) {
        List<String> pigeons = atoms("p", size + 1);
        List<String> holes = atoms("h", size);
        var universe = new ArrayList<>(pigeons);
        universe.addAll(holes);
        TupleFactory factory = new Universe(universe).factory();
        var bounds = new Bounds(factory.universe());
        Relation pigeon = Relation.unary("pigeon");
        Relation hole = Relation.unary("hole");
        Relation nest = Relation.binary("nest");
        bounds.boundExactly(pigeon, all(factory, pigeons));
        bounds.boundExactly(hole, all(factory, holes));
        bounds.bound(nest, all(factory, pigeons).product(all(factory, holes)));
        Variable p = Variable.unary("p");
        Variable h = Variable.unary("h");
        return solve(
                p.join(nest)
                        .one()
                        .forAll(p.oneOf(pigeon))
                        .and(nest.join(h).lone().forAll(h.oneOf(hole))),
                bounds);
    }

    /** The closure of a relation and its converse is symmetric. */
    private static long closure(int size) {
        List<String> atoms = atoms("a", size);
        TupleFactory factory = new Universe(atoms).factory();
        var bounds = new Bounds(factory.universe());
        Relation r = Relation.binary("r");
        bounds.bound(r, all(factory, atoms).product(all(factory, atoms)));
        Expression closure = r.union(r.transpose()).closure();
        return solve(closure.eq(closure.transpose()).not(), bounds);
    }

    /** A group that is not commutative. */
    private static long groups(int size) {
        List<String> atoms = atoms("a", size);
        TupleFactory factory = new Universe(atoms).factory();
        var bounds = new Bounds(factory.universe());
        TupleSet all = all(factory, atoms);
        Relation element = Relation.unary("element");
        Relation unit = Relation.unary("e");
        Relation times = Relation.ternary("f");
        bounds.boundExactly(element, all);
        bounds.bound(unit, all);
        bounds.bound(times, all.product(all).product(all));
        Variable x = Variable.unary("x");
        Variable y = Variable.unary("y");
        Variable z = Variable.unary("z");
        var two = x.oneOf(element).and(y.oneOf(element));
        Formula function = times(x, y, times).one().forAll(two);
        Formula associative = times(times(x, y, times), z, times)
                .eq(times(x, times(y, z, times), times))
                .forAll(two.and(z.oneOf(element)));
        Formula neutral = times(unit, x, times).eq(x).forAll(x.oneOf(element));
        Formula inverse = times(y, x, times).eq(unit).forSome(y.oneOf(element)).forAll(x.oneOf(element));
        Formula commutative = times(x, y, times).eq(times(y, x, times)).forAll(two);
        return solve(Formula.and(function, unit.one(), associative, neutral, inverse, commutative.not()), bounds);
    }

    private static Expression times(Expression x, Expression y, Relation times) {
        return y.join(x.join(times));
    }

    /** A dense strict order in which any two elements can be compared. */
    private static long orders(int size) {
        List<String> atoms = atoms("a", size);
        TupleFactory factory = new Universe(atoms).factory();
        var bounds = new Bounds(factory.universe());
        TupleSet all = all(factory, atoms);
        Relation element = Relation.unary("element");
        Relation less = Relation.binary("less");
        bounds.boundExactly(element, all);
        bounds.bound(less, all.product(all));
        Variable x = Variable.unary("x");
        Variable y = Variable.unary("y");
        Formula irreflexive = less.intersection(Expression.IDEN).no();
        Formula transitive = less.join(less).in(less);
        Formula total = x.eq(y)
                .or(x.product(y).in(less))
                .or(y.product(x).in(less))
                .forAll(x.oneOf(element).and(y.oneOf(element)));
        return solve(Formula.and(irreflexive, transitive, total, less.in(less.join(less))), bounds);
    }
}
