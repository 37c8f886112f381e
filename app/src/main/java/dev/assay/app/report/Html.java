package dev.assay.app.report;

/** Text as HTML. */
public final class Html {
    private Html() {}

    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
