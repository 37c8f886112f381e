/** Models as users see them: as text, as pictures, in TPTP. */
@NullMarked
package dev.assay.app.models;

import org.jspecify.annotations.NullMarked;
