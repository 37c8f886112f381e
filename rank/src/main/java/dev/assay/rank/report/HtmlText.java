package dev.assay.rank.report;

/** Text that is safe in a page, whoever wrote it. */
final class HtmlText {
    private HtmlText() {}

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
