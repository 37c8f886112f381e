/**
 * Definitions as users write them: each package here turns one kind of definition into kernel steps,
 * proves the facts that users expect and records how the new symbols were specified. Nothing here is
 * trusted.
 */
package dev.assay.logic.define;
