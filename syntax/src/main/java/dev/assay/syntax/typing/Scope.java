package dev.assay.syntax.typing;

import dev.assay.logic.Position;
import dev.assay.logic.Term;
import dev.assay.logic.Type;
import dev.assay.syntax.SyntaxException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** The variables that are bound where a formula stands. */
public final class Scope {
    private record Local(int level, Type type) {}

    private final Map<String, Deque<Local>> locals = new HashMap<>();
    private final Map<String, Type> typeVariables = new HashMap<>();
    private int depth;

    public Map<String, Type> typeVariables() {
        return typeVariables;
    }

    public void bindType(String name, Type type) {
        typeVariables.put(name, type);
    }

    public void bind(String name, Type type) {
        locals.computeIfAbsent(name, _ -> new ArrayDeque<>()).push(new Local(depth++, type));
    }

    public void unbind(String name) {
        Deque<Local> all = locals.get(name);
        if (all == null) {
            throw new IllegalStateException(name + " is not bound");
        }
        all.pop();
        depth--;
    }

    public boolean isBound(String name) {
        Deque<Local> all = locals.get(name);
        return all != null && !all.isEmpty();
    }

    public Typed variable(String name, Position position) {
        Deque<Local> all = locals.get(name);
        Local local = all == null ? null : all.peek();
        if (local == null) {
            throw new SyntaxException(position, "variable " + name + " is not bound");
        }
        return new Typed(new Term.Bound(depth - 1 - local.level()), local.type());
    }
}
