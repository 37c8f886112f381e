/**
 * Tests of systems with state, against a model: a {@link dev.assay.property.state.StateMachine} says which commands there
 * are, what they do to the model, and what they may answer; its programs are generated, run and shrunk.
 */
@NullMarked
package dev.assay.property.state;

import org.jspecify.annotations.NullMarked;
