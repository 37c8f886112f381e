package dev.assay.fol.hol;

/** How many arguments a constant takes directly; the others come through an application operator. */
public enum ArityRule {
    /** As many as it has everywhere. Not complete: a variable cannot stand for a function that takes arguments. */
    MINIMUM,
    /** As the minimum, but so few that each universal variable of function type can stand for what is left. */
    SUFFICIENT,
    /** None. */
    SYSTEMATIC
}
