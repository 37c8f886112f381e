@NullMarked
package dev.assay.explore;

import org.jspecify.annotations.NullMarked;
