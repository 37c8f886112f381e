package dev.assay.prove.closure;

import dev.assay.logic.Term;
import dev.assay.logic.kernel.Datatype;
import dev.assay.logic.kernel.Hol;
import dev.assay.logic.kernel.Signature;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The heads of terms (constants, variables and abstractions), numbered. */
public final class Symbols {
    private final Signature signature;
    private final Map<Term, Integer> numbers = new HashMap<>();
    private final List<Term> terms = new ArrayList<>();
    /** For a constructor the number of its arguments, otherwise -1. */
    private final List<Integer> arities = new ArrayList<>();

    private final List<Integer> sizes = new ArrayList<>();

    final int truth;
    final int falsity;

    public Symbols(Signature signature) {
        this.signature = signature;
        this.truth = number(Hol.TRUE);
        this.falsity = number(Hol.FALSE);
    }

    public Signature signature() {
        return signature;
    }

    public int number(Term head) {
        Integer known = numbers.get(head);
        if (known != null) {
            return known;
        }
        int number = terms.size();
        numbers.put(head, number);
        terms.add(head);
        arities.add(constructorArity(head));
        sizes.add(size(head));
        return number;
    }

    private static int size(Term t) {
        return switch (t) {
            case Term.Abs abs -> 1 + size(abs.body());
            case Term.App app -> size(app.function()) + size(app.argument());
            case Term.Const _, Term.Free _, Term.Bound _ -> 1;
        };
    }

    /** How large it is as a text: more than 1 only for an abstraction. */
    int size(int number) {
        return sizes.get(number);
    }

    private int constructorArity(Term head) {
        if (head.equals(Hol.TRUE) || head.equals(Hol.FALSE)) {
            return 0;
        }
        if (!(head instanceof Term.Const c)) {
            return -1;
        }
        Optional<Datatype> datatype = signature.constructed(c);
        return datatype.flatMap(d -> d.constructor(c.name()))
                .map(k -> k.arguments().size())
                .orElse(-1);
    }

    public Term term(int number) {
        return terms.get(number);
    }

    /** Whether the symbol with so many arguments is a constructor with all of its own. */
    public boolean isConstruction(int number, int arguments) {
        return arities.get(number) == arguments;
    }
}
