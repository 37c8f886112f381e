/** Attempts to make theorems from outside the kernel's package. */
package dev.assay.logic.forgery;
