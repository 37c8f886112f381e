package dev.assay.bench.agree;

/** The types that every theory has. */
final class Types {
    static final Ty BOOL = Ty.con("bool");
    static final Ty NAT = Ty.con("nat");
    static final Ty INT = Ty.con("int");
    static final Ty A = new Ty.Var("'a");
    /** The type variable where it is one type, as inside the definition of a polymorphic function. */
    static final Ty FIXED_A = Ty.con("'a");

    private Types() {}
}
