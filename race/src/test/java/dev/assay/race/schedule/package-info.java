@NullMarked
package dev.assay.race.schedule;

import org.jspecify.annotations.NullMarked;
