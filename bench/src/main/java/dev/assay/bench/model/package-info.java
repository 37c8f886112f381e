/** The model finder against Kodkod and cvc5, on problems stated in the language of each. */
@NullMarked
package dev.assay.bench.model;

import org.jspecify.annotations.NullMarked;
