/** Derived rules and conversions: everyday reasoning steps, each a composition of the kernel's rules. */
package dev.assay.logic.rules;
