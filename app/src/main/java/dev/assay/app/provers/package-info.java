/** Which provers and solvers there are on this machine, asked of the tools themselves. */
@NullMarked
package dev.assay.app.provers;

import org.jspecify.annotations.NullMarked;
