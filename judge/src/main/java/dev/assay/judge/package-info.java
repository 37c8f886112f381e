/**
 * What is judged, who works on it, and what is said in the end.
 *
 * <p>An {@link dev.assay.judge.Engine} returns an {@link dev.assay.judge.Outcome}, which is data; only the judge makes a verdict of
 * outcomes.
 */
@NullMarked
package dev.assay.judge;

import org.jspecify.annotations.NullMarked;
