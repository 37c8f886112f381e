/** First-order terms, orders and indexes, and rewriting with them: completion, of use to provers and to exploration alike. */
@NullMarked
package dev.assay.rewrite;

import org.jspecify.annotations.NullMarked;
