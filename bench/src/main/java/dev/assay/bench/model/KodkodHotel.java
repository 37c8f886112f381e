package dev.assay.bench.model;

import java.util.ArrayList;
import java.util.List;
import kodkod.ast.Expression;
import kodkod.ast.Formula;
import kodkod.ast.Relation;
import kodkod.ast.Variable;
import kodkod.instance.Bounds;
import kodkod.instance.TupleFactory;
import kodkod.instance.TupleSet;
import kodkod.instance.Universe;

/** A hotel whose rooms take the next key of whoever shows the present one, as a sequence of states written for Kodkod by hand. */
final class KodkodHotel {
    private final int keys;
    private final int states;

    private final Relation state = Relation.unary("state");
    private final Relation room = Relation.unary("room");
    private final Relation guest = Relation.unary("guest");
    private final Relation key = Relation.unary("key");
    private final Relation first = Relation.unary("first");
    private final Relation next = Relation.binary("next");
    private final Relation owns = Relation.ternary("owns");
    private final Relation current = Relation.ternary("current");
    private final Relation issued = Relation.binary("issued");
    private final Relation cards = Relation.nary("cards", 4);
    private final Relation roomKey = Relation.ternary("roomKey");
    private final Relation inside = Relation.ternary("inside");
    private final Relation safe = Relation.binary("safe");

    private final Variable s = Variable.unary("s");
    private final Variable r = Variable.unary("r");
    private final Variable g = Variable.unary("g");
    private final Variable k = Variable.unary("k");
    private final Variable l = Variable.unary("l");

    /** Two keys fewer than states: that is how many it takes. */
    KodkodHotel(int states) {
        this.keys = states - 2;
        this.states = states;
    }

    /** 1 if a guest can be in a room that somebody else believes to be safe. */
    long breakIn() {
        List<String> rooms = KodkodModels.atoms("r", 1);
        List<String> guests = KodkodModels.atoms("g", 2);
        List<String> allKeys = KodkodModels.atoms("k", keys);
        List<String> allStates = KodkodModels.atoms("s", states);
        var atoms = new ArrayList<String>();
        List.of(rooms, guests, allKeys, allStates).forEach(atoms::addAll);
        TupleFactory factory = new Universe(atoms).factory();
        TupleSet ss = KodkodModels.all(factory, allStates);
        TupleSet rs = KodkodModels.all(factory, rooms);
        TupleSet gs = KodkodModels.all(factory, guests);
        TupleSet ks = KodkodModels.all(factory, allKeys);
        var bounds = new Bounds(factory.universe());
        bounds.boundExactly(state, ss);
        bounds.boundExactly(room, rs);
        bounds.boundExactly(guest, gs);
        bounds.boundExactly(key, ks);
        bounds.boundExactly(first, factory.setOf(allStates.getFirst()));
        TupleSet steps = factory.noneOf(2);
        for (int i = 1; i < states; i++) {
            steps.add(factory.tuple(allStates.get(i - 1), allStates.get(i)));
        }
        bounds.boundExactly(next, steps);
        bounds.bound(owns, ss.product(rs).product(gs));
        bounds.bound(current, ss.product(rs).product(ks));
        bounds.bound(issued, ss.product(ks));
        bounds.bound(cards, ss.product(gs).product(ks).product(ks));
        bounds.bound(roomKey, ss.product(rs).product(ks));
        bounds.bound(inside, ss.product(rs).product(gs));
        bounds.bound(safe, ss.product(rs));
        Formula violated = r.in(s.join(safe))
                .and(g.in(r.join(s.join(inside))))
                .and(g.in(r.join(s.join(owns))).not())
                .forSome(s.oneOf(state).and(r.oneOf(room)).and(g.oneOf(guest)));
        Formula proper = r.join(s.join(current))
                .one()
                .and(r.join(s.join(roomKey)).one())
                .and(r.join(s.join(owns)).lone())
                .forAll(s.oneOf(state).and(r.oneOf(room)));
        Formula moves = checkIn().or(enter()).or(exit()).forAll(s.oneOf(next.join(state)));
        return KodkodModels.solve(Formula.and(proper, start(), moves, violated), bounds);
    }

    private Formula start() {
        Expression keysNow = first.join(current);
        return Formula.and(
                first.join(owns).no(),
                keysNow.join(k).lone().forAll(k.oneOf(key)),
                first.join(issued).eq(room.join(keysNow)),
                first.join(cards).no(),
                first.join(roomKey).eq(keysNow),
                first.join(inside).no(),
                first.join(safe).eq(room));
    }

    /** The value of a relation after the step. */
    private Expression after(Relation relation) {
        return s.join(next).join(relation);
    }

    private Formula same(Relation... relations) {
        var result = new ArrayList<Formula>();
        for (Relation relation : relations) {
            result.add(after(relation).eq(s.join(relation)));
        }
        return Formula.and(result);
    }

    private Formula checkIn() {
        return Formula.and(
                        k.in(s.join(issued)).not(),
                        after(current).eq(s.join(current).override(r.product(k))),
                        after(issued).eq(s.join(issued).union(k)),
                        after(cards)
                                .eq(s.join(cards)
                                        .union(g.product(r.join(s.join(current)))
                                                .product(k))),
                        after(owns).eq(s.join(owns).override(r.product(g))),
                        after(safe).eq(s.join(safe).difference(r)),
                        same(roomKey, inside))
                .forSome(r.oneOf(room).and(g.oneOf(guest)).and(k.oneOf(key)));
    }

    private Formula enter() {
        Formula becomesSafe =
                r.join(s.join(owns)).eq(g).and(r.join(s.join(inside)).no());
        Formula safety = becomesSafe
                .implies(after(safe).eq(s.join(safe).union(r)))
                .and(becomesSafe.not().implies(after(safe).eq(s.join(safe))));
        return Formula.and(
                        g.product(k).product(l).in(s.join(cards)),
                        r.join(s.join(roomKey)).in(k.union(l)),
                        after(inside).eq(s.join(inside).union(r.product(g))),
                        after(roomKey).eq(s.join(roomKey).override(r.product(l))),
                        safety,
                        same(owns, current, issued, cards))
                .forSome(r.oneOf(room).and(g.oneOf(guest)).and(k.oneOf(key)).and(l.oneOf(key)));
    }

    private Formula exit() {
        return Formula.and(
                        r.product(g).in(s.join(inside)),
                        after(inside).eq(s.join(inside).difference(r.product(g))),
                        same(owns, current, issued, cards, roomKey, safe))
                .forSome(r.oneOf(room).and(g.oneOf(guest)));
    }
}
