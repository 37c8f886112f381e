/**
 * Theories as the build left them, so that no process reads the library's texts again. {@link dev.assay.logic.image.ImageWriter} and
 * {@link dev.assay.logic.image.ImageReader} are the two directions; {@link dev.assay.logic.image.Image} says which images count.
 */
@NullMarked
package dev.assay.logic.image;

import org.jspecify.annotations.NullMarked;
