/**
 * Processes that share nothing and send each other messages, as in Erlang: {@link dev.assay.race.actor.Actors}.
 *
 * <p>Messages from one process to another arrive in their order; those from different senders may overtake each other.
 */
@NullMarked
package dev.assay.race.actor;

import org.jspecify.annotations.NullMarked;
