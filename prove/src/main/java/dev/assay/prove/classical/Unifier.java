package dev.assay.prove.classical;

import dev.assay.logic.Sort;
import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import dev.assay.logic.Type;
import dev.assay.logic.kernel.Signature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * First-order unification with a way back. Variables are named {@code ?…}, type variables too; what is below a λ is
 * the same or is not.
 */
final class Unifier {
    private final Signature signature;
    private final Map<String, Term> terms = new HashMap<>();
    private final Map<String, Type> types = new HashMap<>();
    private final List<String> trail = new ArrayList<>();

    Unifier(Signature signature) {
        this.signature = signature;
    }

    int mark() {
        return trail.size();
    }

    /** Forgets what was bound since. */
    void undo(int mark) {
        while (trail.size() > mark) {
            String name = trail.removeLast();
            if (terms.remove(name) == null) {
                types.remove(name);
            }
        }
    }

    static boolean isVariable(Term t) {
        return t instanceof Free(var name, var _) && name.charAt(0) == '?';
    }

    private Term walk(Term t) {
        Term now = t;
        while (now instanceof Free(var name, var _) && name.charAt(0) == '?') {
            Term next = terms.get(name);
            if (next == null) {
                return now;
            }
            now = next;
        }
        return now;
    }

    boolean unify(Term first, Term second) {
        Term s = walk(first);
        Term t = walk(second);
        if (s == t) {
            return true;
        }
        if (isVariable(s)) {
            return bind((Free) s, t);
        }
        if (isVariable(t)) {
            return bind((Free) t, s);
        }
        return switch (s) {
            case Term.Const(var name, var type) ->
                t instanceof Term.Const(var other, var at) && name.equals(other) && unify(type, at);
            case Free(var name, var type) ->
                t instanceof Free(var other, var at) && name.equals(other) && unify(type, at);
            case Term.Bound b -> b.equals(t);
            case Term.Abs(var _, var argument, var body) ->
                t instanceof Term.Abs(var _, var at, var other) && unify(argument, at) && unify(body, other);
            case Term.App(var f, var a) -> t instanceof Term.App(var g, var b) && unify(f, g) && unify(a, b);
        };
    }

    private boolean bind(Free v, Term t) {
        if (isVariable(t) && ((Free) t).name().equals(v.name())) {
            return true;
        }
        if (!t.isClosed() || occurs(v.name(), t) || !unify(v.type(), t.type())) {
            return false;
        }
        terms.put(v.name(), t);
        trail.add(v.name());
        return true;
    }

    private boolean occurs(String name, Term t) {
        return switch (walk(t)) {
            case Free(var other, var _) -> other.equals(name);
            case Term.Const _, Term.Bound _ -> false;
            case Term.Abs(var _, var _, var body) -> occurs(name, body);
            case Term.App(var f, var a) -> occurs(name, f) || occurs(name, a);
        };
    }

    private Type walk(Type type) {
        Type now = type;
        while (now instanceof Type.Var(var name, var _) && name.charAt(0) == '?') {
            Type next = types.get(name);
            if (next == null) {
                return now;
            }
            now = next;
        }
        return now;
    }

    private boolean unify(Type first, Type second) {
        Type s = walk(first);
        Type t = walk(second);
        if (s.equals(t)) {
            return true;
        }
        if (s instanceof Type.Var(var name, var sort) && name.charAt(0) == '?') {
            return bind(name, sort, t);
        }
        if (t instanceof Type.Var(var name, var sort) && name.charAt(0) == '?') {
            return bind(name, sort, s);
        }
        if (!(s instanceof Type.Con(var con, var arguments))
                || !(t instanceof Type.Con(var other, var others))
                || !con.equals(other)) {
            return false;
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (!unify(arguments.get(i), others.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean bind(String name, Sort sort, Type type) {
        Type full = resolved(type);
        if (full.variables().stream().anyMatch(v -> v.name().equals(name))
                || !sort.isTop() && !signature.hasSort(full, sort)) {
            return false;
        }
        types.put(name, full);
        trail.add(name);
        return true;
    }

    Type resolved(Type type) {
        return switch (walk(type)) {
            case Type.Var v -> v;
            case Type.Con(var name, var arguments) ->
                new Type.Con(name, arguments.stream().map(this::resolved).toList());
        };
    }

    /** The term with all that is bound put in. */
    Term resolved(Term t) {
        return switch (walk(t)) {
            case Term.Const(var name, var type) -> new Term.Const(name, resolved(type));
            case Free(var name, var type) -> new Free(name, resolved(type));
            case Term.Bound b -> b;
            case Term.Abs(var hint, var argument, var body) -> new Term.Abs(hint, resolved(argument), resolved(body));
            case Term.App(var f, var a) -> new Term.App(resolved(f), resolved(a));
        };
    }
}
