package com.example;

import static dev.assay.property.Case.classify;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.junit.ForAll;
import dev.assay.junit.Property;
import dev.assay.property.Gen;
import dev.assay.property.Gens;
import java.time.LocalDate;
import java.util.List;

/** Properties as methods: the parameters get values by their types, also of records. */
class BookingProperties {
    /** Bookings within a few weeks, so that some of them overlap. */
    Gen<Booking> nearby() {
        Gen<Integer> day = Gens.ints(0, 40);
        return Gens.combine(day, Gens.ints(1, 10), (start, length) -> {
            LocalDate from = LocalDate.of(2026, 1, 1).plusDays(start);
            return new Booking(from, from.plusDays(length));
        });
    }

    Gen<List<Booking>> calendars() {
        return nearby().list();
    }

    @Property
    boolean overlappingIsSymmetric(Booking one, Booking other) {
        return one.overlaps(other) == other.overlaps(one);
    }

    @Property
    void mergedBookingsDoNotOverlap(@ForAll("calendars") List<Booking> bookings) {
        List<Booking> merged = Booking.merge(bookings);
        classify(merged.size() < bookings.size(), "something was merged");
        for (int i = 1; i < merged.size(); i++) {
            assertTrue(merged.get(i - 1).until().isBefore(merged.get(i).from()));
        }
    }

    @Property
    void mergingTwiceIsMergingOnce(@ForAll("calendars") List<Booking> bookings) {
        List<Booking> merged = Booking.merge(bookings);
        assertEquals(merged, Booking.merge(merged));
    }
}
