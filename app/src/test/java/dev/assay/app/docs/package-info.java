/** What README and the guides show is what the commands print. */
@NullMarked
package dev.assay.app.docs;

import org.jspecify.annotations.NullMarked;
