/** What a conjecture is about: its types, and the axioms that restrict them. */
@NullMarked
package dev.assay.model.collect;

import org.jspecify.annotations.NullMarked;
