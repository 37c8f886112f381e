package dev.assay.app.options;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A whole number from 1 on, as users write it. */
public final class Positive implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
        try {
            int number = Integer.parseInt(text);
            if (number >= 1) {
                return number;
            }
        } catch (NumberFormatException _) {
            throw new TypeConversionException("takes a whole number, not '" + text + "'");
        }
        throw new TypeConversionException("takes a positive number, not '" + text + "'");
    }
}
