@NullMarked
package dev.assay.explore.pruning;

import org.jspecify.annotations.NullMarked;
