/** Verdicts as a page that needs nothing but a browser. */
@NullMarked
package dev.assay.app.report;

import org.jspecify.annotations.NullMarked;
