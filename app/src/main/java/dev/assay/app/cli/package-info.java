/** What every command sees of the outside: the session, exit codes, which build this is. */
@NullMarked
package dev.assay.app.cli;

import org.jspecify.annotations.NullMarked;
