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

    /** With subscripts as such, where the notation of theories marks them with an arrow. */
    static String formula(String text) {
        return escaped(text).replaceAll("⇩(\\S)", "<sub>$1</sub>");
    }
}
