package com.example;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A room from one day to before another. */
public record Booking(LocalDate from, LocalDate until) {
    public Booking {
        if (!from.isBefore(until)) {
            throw new IllegalArgumentException(from + " is not before " + until);
        }
    }

    public boolean overlaps(Booking other) {
        return from.isBefore(other.until) && other.from.isBefore(until);
    }

    /** The same days in as few bookings as possible, in order. */
    public static List<Booking> merge(List<Booking> bookings) {
        var result = new ArrayList<Booking>();
        for (Booking next : bookings.stream().sorted(Comparator.comparing(Booking::from)).toList()) {
            Booking last = result.isEmpty() ? null : result.getLast();
            if (last != null && !next.from.isAfter(last.until)) {
                LocalDate end = next.until.isAfter(last.until) ? next.until : last.until;
                result.set(result.size() - 1, new Booking(last.from, end));
            } else {
                result.add(next);
            }
        }
        return result;
    }
}
