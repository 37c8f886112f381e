package dev.assay.explore;

import java.util.List;

/** A function of a signature, at one type. Two symbols are the same only if they are one object. */
public final class Symbol {
    /** What a symbol is there for. */
    public enum Role {
        /** Laws about it are wanted. */
        FOREGROUND,
        /** Helps to express laws; laws with nothing else in them are not told. */
        BACKGROUND,
        /** The application of a function that is itself a value. */
        APPLICATION,
        /** A constant with another value in every test: a variable of a condition. */
        PARAMETER,
        /** What has no value. */
        UNDEFINED
    }

    private final int index;
    private final String name;
    private final List<Type> arguments;
    private final Type result;
    private final Operation operation;
    private final Role role;
    private final boolean isPredicate;
    private final Object origin;

    Symbol(
            int index,
            String name,
            List<Type> arguments,
            Type result,
            Operation operation,
            Role role,
            boolean isPredicate,
            Object origin) {
        this.index = index;
        this.name = name;
        this.arguments = List.copyOf(arguments);
        this.result = result;
        this.operation = operation;
        this.role = role;
        this.isPredicate = isPredicate;
        this.origin = origin;
    }

    /** Its place in the signature; those declared first count as simpler. */
    public int index() {
        return index;
    }

    public String name() {
        return name;
    }

    public List<Type> arguments() {
        return arguments;
    }

    public Type result() {
        return result;
    }

    public int arity() {
        return arguments.size();
    }

    public Operation operation() {
        return operation;
    }

    public Role role() {
        return role;
    }

    /** Whether laws may have it as their condition. */
    public boolean isPredicate() {
        return isPredicate;
    }

    /** What the signature's author declared; all instances of a polymorphic function have the same one. */
    public Object origin() {
        return origin;
    }

    /** Application is not written, and counts for nothing. */
    int weight() {
        return role == Role.APPLICATION ? 0 : 1;
    }

    @Override
    public String toString() {
        return name;
    }
}
