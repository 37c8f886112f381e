package dev.assay.logic;

/** Terms as text. */
public final class TermPrinter {
    public static final TermPrinter ASCII = new TermPrinter();

    public String print(Term term) {
        return switch (term) {
            case Term.Const c -> c.name();
            case Term.Free v -> v.name();
            case Term.Bound(var i) -> "." + i;
            case Term.Abs(var hint, var _, var body) -> "(%" + hint + ". " + print(body) + ")";
            case Term.App(var f, var a) -> "(" + print(f) + " " + print(a) + ")";
        };
    }
}
