package dev.assay.logic.proof;

import dev.assay.logic.Term;
import dev.assay.logic.Term.Free;
import java.util.Collection;
import java.util.List;

/** Tells what texts mean at a place of a theory. A text that means nothing there is a {@link ReadingException}. */
public interface TermReader {
    /** The variable that the dots stand for, where it is fixed: the last argument of the fact before. */
    String DOTS = "?dots";

    /** How the names of the variables begin that are places of a pattern without a name. */
    String UNNAMED = "?unnamed";

    /** The terms that texts mean, with the given types for variables. */
    List<Term> terms(List<Quoted> texts, Collection<Free> variables);

    /** The propositions that texts mean; the same variables have the same types in all. */
    List<Term> propositions(List<Quoted> texts);

    /** A pattern such as {@code ?lhs = _}: its places are the variables whose names begin with {@code ?}. */
    Term pattern(Quoted text);

    /** How many premises the text of a proposition has before its conclusion, not counting those inside of it. */
    int premises(Quoted proposition);

    /** Whether the text of a proposition says that it is a rule about anything. */
    boolean isRule(Quoted proposition);
}
