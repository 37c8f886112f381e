/**
 * Type inference: first-order unification of types with sorts ({@link dev.assay.logic.infer.TypeUnifier}) and, upon
 * it, Hindley–Milner inference from untyped terms with overloaded notation ({@link
 * dev.assay.logic.infer.TypeInference}).
 */
package dev.assay.logic.infer;
