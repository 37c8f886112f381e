/** The command line: {@link dev.assay.app.Main} reads it, each command is one class in {@code commands}. */
@NullMarked
package dev.assay.app;

import org.jspecify.annotations.NullMarked;
