/** Programs in processes of their own, which can neither harm nor outlive us. */
@NullMarked
package dev.assay.rank.isolation;

import org.jspecify.annotations.NullMarked;
