@NullMarked
package dev.assay.explore.discovery;

import org.jspecify.annotations.NullMarked;
