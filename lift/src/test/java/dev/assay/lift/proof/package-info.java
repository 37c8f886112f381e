@org.jspecify.annotations.NullMarked
package dev.assay.lift.proof;
