/** Pure Java source as a theory: records and sealed interfaces become datatypes, methods become functions. */
@NullMarked
package dev.assay.lift;

import org.jspecify.annotations.NullMarked;
