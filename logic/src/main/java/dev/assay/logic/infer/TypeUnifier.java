package dev.assay.logic.infer;

import dev.assay.logic.Sort;
import dev.assay.logic.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * First-order unification of types with sorts, after Robinson, with a mutable store of bindings.
 *
 * <p>The unknowns are the type variables whose name starts with {@code ?}; every other variable is rigid and equal to
 * itself only. An unknown is known by its name. The store is triangular: what an unknown is bound to may contain
 * bound unknowns, and {@link #resolve} replaces them all.
 */
public final class TypeUnifier {
    /** The state of one unknown: bound to {@code value}, or unbound and then {@code self} has its present sort. */
    private static final class Cell {
        final Type.Var declared;
        Type.Var self;
        Type value;

        Cell(Type.Var variable) {
            declared = variable;
            self = variable;
        }
    }

    /** How to take one step of the store back. */
    private record Change(Cell cell, Type.Var self, Type value) {}

    private final SortAlgebra sorts;
    private final Map<String, Cell> cells = new HashMap<>();
    private final List<Change> trail = new ArrayList<>();
    private int openMarks;
    private int supply;

    public TypeUnifier(SortAlgebra sorts) {
        this.sorts = sorts;
    }

    public static boolean isUnknown(Type type) {
        return type instanceof Type.Var(var name, var _) && isUnknown(name);
    }

    static boolean isUnknown(String name) {
        return name.startsWith("?");
    }

    /** Whether the name was made by {@link #fresh}. */
    static boolean isFresh(String name) {
        return name.length() > 1 && isUnknown(name) && Character.isDigit(name.charAt(1));
    }

    /** A new unknown ?1, ?2, …; such names are reserved. */
    public Type.Var fresh(Sort sort) {
        return Type.var("?" + ++supply, sort);
    }

    /** Makes both types equal, or throws and leaves the store as it was. */
    public void unify(Type left, Type right) {
        tryUnify(left, right).ifPresent(mismatch -> {
            throw new TypeUnificationException(mismatch.explain(resolve(left), resolve(right)), mismatch);
        });
    }

    /** Makes both types equal, or tells why that cannot be and leaves the store as it was. */
    public Optional<Mismatch> tryUnify(Type left, Type right) {
        return attempt(() -> solve(left, right));
    }

    /** Makes the type be of the sort, or tells why that cannot be and leaves the store as it was. */
    public Optional<Mismatch> tryConstrain(Type type, Sort sort) {
        return attempt(() -> constrain(type, sort));
    }

    private Optional<Mismatch> attempt(Supplier<Mismatch> step) {
        int mark = mark();
        Mismatch mismatch = step.get();
        if (mismatch == null) {
            release();
            return Optional.empty();
        }
        var resolved = mismatch.map(this::resolve);
        undo(mark);
        return Optional.of(resolved);
    }

    // Choice points

    /** Opens a choice point, to be closed by {@link #undo} or {@link #release}; they nest. */
    public int mark() {
        openMarks++;
        return trail.size();
    }

    /** Closes the innermost choice point and brings the store back to the state it had there. */
    public void undo(int mark) {
        while (trail.size() > mark) {
            var change = trail.removeLast();
            change.cell.self = change.self;
            change.cell.value = change.value;
        }
        release();
    }

    /** Closes the innermost choice point and keeps the store. */
    public void release() {
        if (--openMarks == 0) {
            trail.clear();
        }
    }

    // Reading

    /** The type with its outermost unknown replaced by what that is bound to. */
    public Type walk(Type type) {
        if (!(type instanceof Type.Var variable) || !isUnknown(variable.name())) {
            return type;
        }
        Cell cell = cell(variable);
        while (cell.value instanceof Type.Var next && isUnknown(next.name())) {
            Cell after = cell(next);
            if (after.value != null) {
                set(cell, cell.self, after.value);
            }
            cell = after;
        }
        return cell.value == null ? cell.self : cell.value;
    }

    /** The type with all bound unknowns replaced, and the sorts of the unbound ones up to date. */
    public Type resolve(Type type) {
        return switch (walk(type)) {
            case Type.Var v -> v;
            case Type.Con con -> {
                var arguments = con.arguments();
                var resolved = new Type[arguments.size()];
                boolean changed = false;
                for (int i = 0; i < resolved.length; i++) {
                    resolved[i] = resolve(arguments.get(i));
                    changed |= resolved[i] != arguments.get(i);
                }
                yield changed ? new Type.Con(con.name(), List.of(resolved)) : con;
            }
        };
    }

    /** The bindings as an idempotent substitution, for unknowns that were bound or whose sort was tightened. */
    public Map<Type.Var, Type> substitution() {
        var result = new LinkedHashMap<Type.Var, Type>();
        for (Cell cell : List.copyOf(cells.values())) {
            Type resolved = resolve(cell.declared);
            if (!resolved.equals(cell.declared)) {
                result.put(cell.declared, resolved);
            }
        }
        return result;
    }

    // Solving; each method returns null when it has succeeded

    private Mismatch solve(Type left, Type right) {
        Type l = walk(left);
        Type r = walk(right);
        while (true) {
            if (l == r) {
                return null;
            }
            if (l instanceof Type.Var v && isUnknown(v.name())) {
                return bind(v, r);
            }
            if (r instanceof Type.Var v && isUnknown(v.name())) {
                return bind(v, l);
            }
            if (!(l instanceof Type.Con(var name, var ls)) || !(r instanceof Type.Con(var other, var rs))) {
                return l.equals(r) ? null : new Mismatch.Clash(l, r);
            }
            if (!name.equals(other) || ls.size() != rs.size()) {
                return new Mismatch.Clash(l, r);
            }
            int last = ls.size() - 1;
            for (int i = 0; i < last; i++) {
                Mismatch mismatch = solve(ls.get(i), rs.get(i));
                if (mismatch != null) {
                    return mismatch;
                }
            }
            if (last < 0) {
                return null;
            }
            // The last argument without recursion: function types are nested there.
            l = walk(ls.get(last));
            r = walk(rs.get(last));
        }
    }

    /** Binds an unbound unknown to a type, both as {@link #walk} gives them. */
    private Mismatch bind(Type.Var unknown, Type type) {
        if (type instanceof Type.Var(var name, var _) && name.equals(unknown.name())) {
            return null;
        }
        if (occurs(unknown.name(), type)) {
            return new Mismatch.Occurs(unknown, type);
        }
        set(cell(unknown), unknown, type);
        return constrain(type, unknown.sort());
    }

    private boolean occurs(String unknown, Type type) {
        return switch (walk(type)) {
            case Type.Var(var name, var _) -> name.equals(unknown);
            case Type.Con(var _, var arguments) -> {
                for (Type argument : arguments) {
                    if (occurs(unknown, argument)) {
                        yield true;
                    }
                }
                yield false;
            }
        };
    }

    private Mismatch constrain(Type type, Sort sort) {
        if (sort.isTop()) {
            return null;
        }
        return switch (walk(type)) {
            case Type.Var v
            when isUnknown(v.name()) -> {
                Sort met = sorts.meet(v.sort(), sort);
                if (!met.equals(v.sort())) {
                    set(cell(v), Type.var(v.name(), met), null);
                }
                yield null;
            }
            case Type.Var v -> {
                for (String typeClass : sort.classes()) {
                    if (!sorts.isIn(v.sort(), typeClass)) {
                        yield new Mismatch.NoInstance(v, typeClass);
                    }
                }
                yield null;
            }
            case Type.Con con -> constrainInstance(con, sort);
        };
    }

    private Mismatch constrainInstance(Type.Con con, Sort sort) {
        for (String typeClass : sort.classes()) {
            var arity = sorts.arity(con.name(), typeClass);
            if (arity.isEmpty()) {
                return new Mismatch.NoInstance(con, typeClass);
            }
            for (int i = 0; i < con.arguments().size(); i++) {
                Mismatch mismatch =
                        constrain(con.arguments().get(i), arity.get().get(i));
                if (mismatch != null) {
                    return mismatch;
                }
            }
        }
        return null;
    }

    private Cell cell(Type.Var unknown) {
        Cell cell = cells.get(unknown.name());
        if (cell == null) {
            cell = new Cell(unknown);
            cells.put(unknown.name(), cell);
        }
        return cell;
    }

    private void set(Cell cell, Type.Var self, Type value) {
        if (openMarks > 0) {
            trail.add(new Change(cell, cell.self, cell.value));
        }
        cell.self = self;
        cell.value = value;
    }
}
