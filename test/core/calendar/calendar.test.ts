import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  addUnits,
  endOfUnit,
  formatDate,
  isTimeZone,
  parseRelativeDate,
  startOfUnit,
} from '../../../core/calendar/index.js'
import type { DateUnit } from '../../../core/calendar/index.js'
import { fromWallTime, toWallTime } from '../../../core/calendar/zoned-time.js'

const at = (text: string): number => Date.parse(text)
const iso = (instantMs: number): string => new Date(instantMs).toISOString()

const ZONES = [
  'UTC',
  'Europe/Paris',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
]
const UNITS: readonly DateUnit[] = ['year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second']

describe('time zones', () => {
  it.each([
    ['Europe/Paris', true],
    ['UTC', true],
    ['Atlantis/Center', false],
    ['', false],
    [null, false],
  ])('%j is a time zone: %s', (zone, expected) => {
    expect(isTimeZone(zone)).toBe(expected)
  })

  it("show the time of a zone's clocks", () => {
    expect(toWallTime(at('2024-03-31T01:30:00Z'), 'Europe/Paris')).toEqual({
      year: 2024,
      month: 3,
      day: 31,
      hour: 3,
      minute: 30,
      second: 0,
    })
  })

  it.each([
    ['2024-07-01T10:00:00', 'America/New_York', '2024-07-01T14:00:00.000Z'],
    ['2024-12-01T10:00:00', 'America/New_York', '2024-12-01T15:00:00.000Z'],
    // Skipped by the change to summer time: moved forward by it.
    ['2024-03-31T02:30:00', 'Europe/Paris', '2024-03-31T01:30:00.000Z'],
    // There twice when summer time ends: the first is meant.
    ['2024-10-27T02:30:00', 'Europe/Paris', '2024-10-27T00:30:00.000Z'],
    ['2024-03-31T08:00:00', 'Europe/Paris', '2024-03-31T06:00:00.000Z'],
    ['2024-03-30T20:00:00', 'Europe/Paris', '2024-03-30T19:00:00.000Z'],
  ])('%s in %s is %s', (wall, zone, instant) => {
    expect(iso(fromWallTime(toWallTime(at(`${wall}Z`), 'UTC'), zone))).toBe(instant)
  })

  it('find an instant again by its clock time, or the first of two with the same', () => {
    const instants = fc
      .integer({ min: at('1975-01-01'), max: at('2035-01-01') })
      .map((ms) => ms - (ms % 1000))
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
        const found = fromWallTime(toWallTime(instant, zone), zone)
        expect(toWallTime(found, zone)).toEqual(toWallTime(instant, zone))
        expect(instant - found).toBeGreaterThanOrEqual(0)
        expect(instant - found).toBeLessThanOrEqual(3_600_000)
      }),
      { numRuns: 200 },
    )
  })
})

describe('units', () => {
  it.each<[string, number, DateUnit, string, string]>([
    ['2024-01-31T10:00:00Z', 1, 'month', 'UTC', '2024-02-29T10:00:00.000Z'],
    ['2023-01-31T10:00:00Z', 1, 'month', 'UTC', '2023-02-28T10:00:00.000Z'],
    ['2024-02-29T10:00:00Z', 1, 'year', 'UTC', '2025-02-28T10:00:00.000Z'],
    ['2024-01-15T10:00:00Z', -1, 'quarter', 'UTC', '2023-10-15T10:00:00.000Z'],
    ['2024-12-30T10:00:00Z', 1, 'week', 'UTC', '2025-01-06T10:00:00.000Z'],
    ['2024-03-30T12:00:00Z', 1, 'day', 'Europe/Paris', '2024-03-31T11:00:00.000Z'],
    ['2024-03-30T12:00:00Z', 24, 'hour', 'Europe/Paris', '2024-03-31T12:00:00.000Z'],
    ['2024-03-30T12:00:00Z', -5, 'minute', 'UTC', '2024-03-30T11:55:00.000Z'],
    ['2024-03-30T12:00:00Z', 90, 'second', 'UTC', '2024-03-30T12:01:30.000Z'],
  ])('%s and %i %s in %s is %s', (from, count, unit, zone, expected) => {
    expect(iso(addUnits(at(from), count, unit, zone))).toBe(expected)
  })

  it.each<[DateUnit, string, string]>([
    ['year', '2024-01-01T05:00:00.000Z', '2025-01-01T04:59:59.999Z'],
    ['quarter', '2024-07-01T04:00:00.000Z', '2024-10-01T03:59:59.999Z'],
    ['month', '2024-08-01T04:00:00.000Z', '2024-09-01T03:59:59.999Z'],
    ['week', '2024-08-11T04:00:00.000Z', '2024-08-18T03:59:59.999Z'],
    ['day', '2024-08-14T04:00:00.000Z', '2024-08-15T03:59:59.999Z'],
    ['hour', '2024-08-14T15:00:00.000Z', '2024-08-14T15:59:59.999Z'],
    ['minute', '2024-08-14T15:30:00.000Z', '2024-08-14T15:30:59.999Z'],
    ['second', '2024-08-14T15:30:20.000Z', '2024-08-14T15:30:20.999Z'],
  ])('the %s around an August Wednesday in New York goes from %s to %s', (unit, start, end) => {
    const instant = at('2024-08-14T15:30:20.500Z')
    expect(iso(startOfUnit(instant, unit, 'America/New_York'))).toBe(start)
    expect(iso(endOfUnit(instant, unit, 'America/New_York'))).toBe(end)
  })

  it('hold every instant between their start and their end', () => {
    const instants = fc.integer({ min: at('1975-01-01'), max: at('2035-01-01') })
    fc.assert(
      fc.property(
        instants,
        fc.constantFrom(...UNITS),
        fc.constantFrom('UTC', 'Asia/Kolkata'),
        (instant, unit, zone) => {
          expect(startOfUnit(instant, unit, zone)).toBeLessThanOrEqual(instant)
          expect(endOfUnit(instant, unit, zone)).toBeGreaterThanOrEqual(instant)
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('relative phrases', () => {
  const context = { nowMs: at('2024-08-14T15:30:20.500Z'), timeZone: 'America/New_York' }

  it.each([
    ['now', '2024-08-14T15:30:20.500Z'],
    ['today', '2024-08-14T04:00:00.000Z'],
    ['Tomorrow', '2024-08-15T04:00:00.000Z'],
    ['yesterday', '2024-08-13T04:00:00.000Z'],
    ['3 days ago', '2024-08-11T15:30:20.000Z'],
    ['1 day from now', '2024-08-15T15:30:20.000Z'],
    ['2  weeks in the future', '2024-08-28T15:30:20.000Z'],
    ['1 month in the past', '2024-07-14T15:30:20.000Z'],
    ['1 quarter ago', '2024-05-14T15:30:20.000Z'],
    ['10 years from now', '2034-08-14T15:30:20.000Z'],
    ['5 hours ago', '2024-08-14T10:30:20.500Z'],
    ['1 minute ago', '2024-08-14T15:29:20.500Z'],
    ['30 seconds from now', '2024-08-14T15:30:50.500Z'],
    ['end of today', '2024-08-15T03:59:59.999Z'],
    ['end of now', '2024-08-15T03:59:59.999Z'],
    ['end of tomorrow', '2024-08-16T03:59:59.999Z'],
    ['end of month', '2024-09-01T03:59:59.999Z'],
    ['end of this year', '2025-01-01T04:59:59.999Z'],
    ['end of the week', '2024-08-18T03:59:59.999Z'],
    ['end of 1 month from now', '2024-10-01T03:59:59.999Z'],
    ['end of 2 days ago', '2024-08-13T03:59:59.999Z'],
  ])('%j is %s', (phrase, instant) => {
    expect(iso(parseRelativeDate(phrase, context) ?? Number.NaN)).toBe(instant)
  })

  it.each([
    [''],
    ['someday'],
    ['3 fortnights ago'],
    ['-1 days ago'],
    ['end of'],
    ['end of time'],
    ['2024-08-14'],
  ])('%j is no such phrase', (phrase) => {
    expect(parseRelativeDate(phrase, context)).toBeNull()
  })

  it('count the day of the given zone', () => {
    const late = at('2024-08-14T22:00:00Z')
    expect(iso(parseRelativeDate('today', { nowMs: late, timeZone: 'Asia/Tokyo' }) ?? 0)).toBe(
      '2024-08-14T15:00:00.000Z',
    )
    expect(iso(parseRelativeDate('today', { nowMs: late, timeZone: 'UTC' }) ?? 0)).toBe(
      '2024-08-14T00:00:00.000Z',
    )
  })
})

describe('writing a date', () => {
  it.each([
    ['MMMM D, YYYY', 'August 4, 2024'],
    ['MMM DD, YY', 'Aug 04, 24'],
    ['MM/DD/YYYY', '08/04/2024'],
    ['M/D', '8/4'],
    ['dddd, ddd', 'Sunday, Sun'],
    ['h:mm a', '3:05 pm'],
    ['hh:mm:ss A', '03:05:09 PM'],
    ['H:m:s', '15:5:9'],
    ['HH [o’clock]', '15 o’clock'],
    ['Do [of] MMMM', '4th of August'],
    ['?', '?'],
  ])('by %j is %j', (pattern, text) => {
    expect(formatDate(at('2024-08-04T15:05:09Z'), pattern, 'UTC')).toBe(text)
  })

  it('uses the given zone', () => {
    expect(formatDate(at('2024-08-04T02:00:00Z'), 'D h A a', 'America/New_York')).toBe('3 10 PM pm')
    expect(formatDate(at('2024-08-04T00:00:00Z'), 'hh a A', 'UTC')).toBe('12 am AM')
  })

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [30, '30th'],
  ])('writes day %i as %s', (day, text) => {
    expect(formatDate(Date.UTC(2024, 0, day), 'Do', 'UTC')).toBe(text)
  })
})
