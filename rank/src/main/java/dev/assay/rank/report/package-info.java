/** Rankings on paper: tables, files for a spreadsheet, pages with pictures. */
@NullMarked
package dev.assay.rank.report;

import org.jspecify.annotations.NullMarked;
