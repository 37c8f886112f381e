/**
 * Sweeps as jobs of Apache Spark.
 *
 * <p>{@link dev.assay.sweepspark.SparkCluster} is the driver: it hands out the pieces of a sweep in rounds, and is the only one that
 * writes. {@link dev.assay.sweepspark.BagOfPieces} is what an executor works on, in worker JVMs of its own.
 */
@NullMarked
package dev.assay.sweepspark;

import org.jspecify.annotations.NullMarked;
