package dev.assay.property;

/**
 * The code that states a property: numbers and texts in it are tried, too.
 *
 * @param method its name, or empty where the whole class states it
 */
public record Origin(Class<?> type, String method) {
    /** All of a class. */
    public static Origin of(Class<?> type) {
        return new Origin(type, "");
    }
}
