/** The options that several commands share, one mixin each; a command takes those that mean something to it. */
@NullMarked
package dev.assay.app.options;

import org.jspecify.annotations.NullMarked;
