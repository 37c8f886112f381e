package com.example;

/** Numbers from 1 to 3999 as the Romans wrote them. */
public final class RomanNumeral {
    private static final int[] VALUES = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
    private static final String[] SIGNS = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};

    private RomanNumeral() {}

    public static String write(int number) {
        if (number < 1 || number > 3999) {
            throw new IllegalArgumentException("no Roman numeral for " + number);
        }
        var text = new StringBuilder();
        int rest = number;
        for (int i = 0; i < VALUES.length; i++) {
            while (rest >= VALUES[i]) {
                text.append(SIGNS[i]);
                rest -= VALUES[i];
            }
        }
        return text.toString();
    }

    public static int read(String text) {
        int number = 0;
        int at = 0;
        for (int i = 0; i < VALUES.length; i++) {
            while (text.startsWith(SIGNS[i], at)) {
                number += VALUES[i];
                at += SIGNS[i].length();
            }
        }
        if (at != text.length() || number == 0 || !write(number).equals(text)) {
            throw new IllegalArgumentException("no Roman numeral: " + text);
        }
        return number;
    }
}
