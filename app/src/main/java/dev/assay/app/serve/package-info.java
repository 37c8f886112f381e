/**
 * The playground: a local web page on which conjectures are written and verdicts come in while the engines work.
 *
 * <p>{@link dev.assay.app.serve.PlaygroundServer} answers the browser. It reads no theory itself: each text goes to a
 * {@link dev.assay.app.serve.PlayWorker}, a process of its own with little memory and no file to read, which is ended when its time
 * is over, whatever it does.
 */
@NullMarked
package dev.assay.app.serve;

import org.jspecify.annotations.NullMarked;
