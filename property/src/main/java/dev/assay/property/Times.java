package dev.assay.property;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;

/** Generators of dates and times, of the years 1 to 9999 unless said otherwise. The start of the year 2000 is the simplest. */
public final class Times {
    private static final LocalDate FIRST = LocalDate.of(1, 1, 1);
    private static final LocalDate LAST = LocalDate.of(9999, 12, 31);
    private static final int ORIGIN = 2000;
    /** Leap years, and the ends of centuries that are none. */
    private static final long[] YEARS = {1970, 1999, 2004, 1900};

    private static final int FEBRUARY = 2;
    private static final int NANOS = 1_000_000_000;

    private Times() {}

    public static Gen<LocalDate> localDates() {
        return localDates(FIRST, LAST);
    }

    public static Gen<LocalDate> localDates(LocalDate min, LocalDate max) {
        // Year, month and day are chosen one by one, so that each is shrunk as what it is.
        return Gens.composed(choices -> {
            int year = (int) choices.choose(Range.between(
                    min.getYear(), max.getYear(), Math.clamp(ORIGIN, min.getYear(), max.getYear()), YEARS));
            boolean first = year == min.getYear();
            boolean last = year == max.getYear();
            int month = (int) choices.choose(
                    Range.between(first ? min.getMonthValue() : 1, last ? max.getMonthValue() : 12, 1, FEBRUARY));
            first &= month == min.getMonthValue();
            last &= month == max.getMonthValue();
            int length = YearMonth.of(year, month).lengthOfMonth();
            int day = (int)
                    choices.choose(Range.between(first ? min.getDayOfMonth() : 1, last ? max.getDayOfMonth() : length));
            return LocalDate.of(year, month, day);
        });
    }

    public static Gen<LocalTime> localTimes() {
        return Gens.combine(
                Gens.ints(0, 24 * 60 * 60 - 1),
                nanos(),
                (second, nano) -> LocalTime.ofSecondOfDay(second).withNano(nano));
    }

    /** Half of them none, for most times are whole seconds. */
    private static Gen<Integer> nanos() {
        return Gens.oneOf(Gens.always(0), Gens.ints(1, NANOS - 1));
    }

    public static Gen<LocalDateTime> localDateTimes() {
        return Gens.combine(localDates(), localTimes(), LocalDateTime::of);
    }

    public static Gen<Year> years() {
        return new Choice<>(Range.between(1, 9999, ORIGIN, YEARS), year -> Year.of((int) year));
    }

    /** The 29th of February is one of them. */
    public static Gen<MonthDay> monthDays() {
        return localDates(LocalDate.of(2000, 1, 1), LocalDate.of(2000, 12, 31)).map(MonthDay::from);
    }

    public static Gen<OffsetTime> offsetTimes() {
        return Gens.combine(localTimes(), offsets(), OffsetTime::of);
    }

    public static Gen<YearMonth> yearMonths() {
        return localDates().map(YearMonth::from);
    }

    public static Gen<Instant> instants() {
        return localDateTimes().map(time -> time.toInstant(ZoneOffset.UTC));
    }

    /** Of either sign. */
    public static Gen<Duration> durations() {
        return Gens.combine(Gens.longs(-1L << 40, 1L << 40), nanos(), Duration::ofSeconds);
    }

    public static Gen<Period> periods() {
        return Gens.combine(Gens.ints(-1000, 1000), Gens.ints(-11, 11), Gens.ints(-30, 30), Period::of);
    }

    /** All that the system knows; UTC is the simplest. */
    public static Gen<ZoneId> zones() {
        List<ZoneId> others =
                ZoneId.getAvailableZoneIds().stream().sorted().map(ZoneId::of).toList();
        return Gens.oneOf(Gens.always(ZoneOffset.UTC), Gens.elements(others));
    }

    public static Gen<ZoneOffset> offsets() {
        return Gens.ints(-18 * 4, 18 * 4).map(quarters -> ZoneOffset.ofTotalSeconds(quarters * 15 * 60));
    }

    public static Gen<ZonedDateTime> zonedDateTimes() {
        return Gens.combine(localDateTimes(), zones(), ZonedDateTime::of);
    }

    public static Gen<OffsetDateTime> offsetDateTimes() {
        return Gens.combine(localDateTimes(), offsets(), OffsetDateTime::of);
    }
}
