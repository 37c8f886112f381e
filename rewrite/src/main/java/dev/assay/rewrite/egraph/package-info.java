/**
 * Congruence closure with explanations, and matching modulo the equations that it knows.
 *
 * <p>An {@link dev.assay.rewrite.egraph.EGraph} has terms as nodes, and merges those that are said to be equal, and all that follows
 * by congruence:
 *
 * <pre>{@code
 * var graph = new EGraph<String>();
 * int a = graph.node(0);
 * int b = graph.node(1);
 * int fa = graph.node(2, a);
 * int fb = graph.node(2, b);
 * graph.merge(a, b, "a = b");
 * graph.equal(fa, fb);                    // true
 * graph.path(fa, fb);                     // one link, by congruence
 * }</pre>
 *
 * A {@link dev.assay.rewrite.egraph.Trigger} is a list of patterns; a {@link dev.assay.rewrite.egraph.Matching} finds the classes for
 * their variables.
 */
@NullMarked
package dev.assay.rewrite.egraph;

import org.jspecify.annotations.NullMarked;
