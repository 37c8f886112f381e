/** Goals, and tactics that take them apart: each keeps how the proof of the parts becomes a proof of the whole. */
@NullMarked
package dev.assay.prove.goal;

import org.jspecify.annotations.NullMarked;
