/** Goals of theories, proved: what the commands {@code prove} and {@code sledgehammer} share. */
@NullMarked
package dev.assay.app.prove;

import org.jspecify.annotations.NullMarked;
