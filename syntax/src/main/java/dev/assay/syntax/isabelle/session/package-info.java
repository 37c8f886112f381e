/** Sessions: what {@code ROOT} files say, and where the theories lie that an import names. */
@NullMarked
package dev.assay.syntax.isabelle.session;

import org.jspecify.annotations.NullMarked;
