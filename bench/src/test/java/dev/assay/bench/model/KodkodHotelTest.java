package dev.assay.bench.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The hotel of the benchmark, T21, says the same to Kodkod as to us. */
class KodkodHotelTest {
    @Test // T21
    void sixStatesAndFourKeysAreTheFewestThatLetAStrangerIn() {
        assertEquals(0, new KodkodHotel(5).breakIn());
        assertEquals(1, new KodkodHotel(6).breakIn());
    }
}
