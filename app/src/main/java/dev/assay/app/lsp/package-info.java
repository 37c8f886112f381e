/**
 * The language server: what {@link dev.assay.app.lsp.Analyst} finds out about open theories in the background becomes
 * diagnostics; {@link dev.assay.app.lsp.TheoryServer} answers the editor.
 */
@NullMarked
package dev.assay.app.lsp;

import org.jspecify.annotations.NullMarked;
