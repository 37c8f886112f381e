/** Terms with their types while a formula of an explicitly typed language is read. */
@NullMarked
package dev.assay.syntax.typing;

import org.jspecify.annotations.NullMarked;
