/**
 * Unification and matching of terms: Miller's higher-order patterns ({@link dev.assay.logic.unify.PatternUnifier}) and
 * the one-sided case that rewriting needs ({@link dev.assay.logic.unify.TermMatcher}).
 */
package dev.assay.logic.unify;
