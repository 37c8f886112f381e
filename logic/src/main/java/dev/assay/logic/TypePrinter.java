package dev.assay.logic;

/** Types as text. */
public final class TypePrinter {
    public static final TypePrinter ASCII = new TypePrinter();

    public String print(Type type) {
        return switch (type) {
            case Type.Var v -> v.name();
            case Type.Con(var name, var arguments) -> arguments + name;
        };
    }
}
