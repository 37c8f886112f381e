/** The commands, one class each; {@link dev.assay.app.Assay} lists them. */
@NullMarked
package dev.assay.app.commands;

import org.jspecify.annotations.NullMarked;
