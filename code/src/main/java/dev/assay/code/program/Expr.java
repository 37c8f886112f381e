package dev.assay.code.program;

import dev.assay.logic.Term.Const;
import dev.assay.logic.Type;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The expressions of a program. All types are ground: overloading was resolved and polymorphism removed when the
 * program was made. Every bound variable has a name of its own within its function.
 */
public sealed interface Expr {
    Type type();

    record Var(String name, Type type) implements Expr {}

    /** A natural number or an integer. */
    record Number(BigInteger value, Type type) implements Expr {}

    /** A value that was there before the program, such as the array of all values of a finite type. */
    record Value(Object value, Type type) implements Expr {
        /** Functions and sets are the same only if they are one object: what is in them cannot always be compared. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Value(var otherValue, var otherType)
                    && type.equals(otherType)
                    && (value == otherValue || value instanceof Comparable<?> && value.equals(otherValue));
        }

        @Override
        public int hashCode() {
            return value instanceof Comparable<?> ? value.hashCode() : type.hashCode();
        }
    }

    /** A function of the program, applied to exactly its parameters. */
    record Call(Const function, List<Expr> arguments, Type type) implements Expr {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /** A constructor applied to all its arguments. */
    record Construct(Const constructor, List<Expr> arguments, Type type) implements Expr {
        public Construct {
            arguments = List.copyOf(arguments);
        }
    }

    /** An operation of the runtime, applied to all its arguments. */
    record Operate(Operation operation, List<Expr> arguments, Type type) implements Expr {
        public Operate {
            arguments = List.copyOf(arguments);
        }
    }

    /** A function value applied to one or more arguments. */
    record Apply(Expr function, List<Expr> arguments, Type type) implements Expr {
        public Apply {
            arguments = List.copyOf(arguments);
        }
    }

    record Lambda(List<Var> parameters, Expr body) implements Expr {
        public Lambda {
            parameters = List.copyOf(parameters);
        }

        @Override
        public Type type() {
            return Type.fun(parameters.stream().map(Var::type).toList(), body.type());
        }
    }

    record Let(Var variable, Expr value, Expr body) implements Expr {
        @Override
        public Type type() {
            return body.type();
        }
    }

    record If(Expr condition, Expr then, Expr otherwise) implements Expr {
        @Override
        public Type type() {
            return then.type();
        }
    }

    /** A step of a decision tree: looks at the outermost constructor only. */
    record Switch(Expr scrutinee, List<Case> cases, Optional<Expr> otherwise, Type type) implements Expr {
        public Switch {
            cases = List.copyOf(cases);
        }
    }

    record Case(Const constructor, List<Var> fields, Expr body) {
        public Case {
            fields = List.copyOf(fields);
        }
    }

    /** No equation says what the function is here. */
    record Undefined(String function, Type type) implements Expr {}
}
