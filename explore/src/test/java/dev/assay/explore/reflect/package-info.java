@NullMarked
package dev.assay.explore.reflect;

import org.jspecify.annotations.NullMarked;
