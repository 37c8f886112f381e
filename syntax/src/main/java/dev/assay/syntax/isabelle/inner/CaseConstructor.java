package dev.assay.syntax.isabelle.inner;

import java.util.List;

/** A constructor of a datatype, as one place among all of them. */
public record CaseConstructor(Family family, int index) {
    /**
     * All constructors of a datatype.
     *
     * @param caseConstant the full name of the constant that takes a function for each constructor, then a value
     */
    public record Family(String caseConstant, List<Member> members) {
        public Family {
            members = List.copyOf(members);
        }
    }

    /** A constructor by its full name, with the number of its arguments. */
    public record Member(String name, int arity) {}

    static final CaseConstructor PAIR =
            new CaseConstructor(new Family(Names.CASE_PROD, List.of(new Member(Names.PAIR, 2))), 0);

    /** The values of bool, told apart by {@code if}. */
    static final Family BOOL = new Family(Names.IF, List.of(new Member(Names.TRUE, 0), new Member(Names.FALSE, 0)));

    public Member member() {
        return family.members().get(index);
    }
}
