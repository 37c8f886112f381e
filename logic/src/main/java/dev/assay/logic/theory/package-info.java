/** Theories: a signature with the facts and specifications that its commands left. */
package dev.assay.logic.theory;
