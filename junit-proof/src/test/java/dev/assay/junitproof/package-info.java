@org.jspecify.annotations.NullMarked
package dev.assay.junitproof;
