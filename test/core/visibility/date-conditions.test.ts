import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isVisible } from '../../../core/visibility/index.js'
import { NOW, keyed, test } from './visibility.fixture.js'

describe('the reader of dates', () => {
  it.each<[string, string, string, boolean]>([
    ['2024-08-14T15:29:59Z', 'lt', 'now', true],
    ['2024-08-14T15:30:01Z', 'gt', 'now', true],
    ['2024-08-14T04:00:00Z', 'gte', 'today', true],
    ['2024-08-14T03:59:59Z', 'gte', 'today', false],
    ['2024-08-14T03:59:59Z', 'lt', 'today', true],
    ['2024-08-15T03:59:59.999Z', 'lte', 'today', true],
    ['2024-08-15T04:00:00Z', 'lte', 'today', false],
    ['2024-08-15T03:00:00Z', 'eq', 'today', true],
    ['2024-08-15T05:00:00Z', 'eq', 'today', false],
    ['2024-08-15T05:00:00Z', 'ne', 'today', true],
    ['2024-08-10T00:00:00Z', 'gt', '1 week ago', true],
    ['2024-09-01T00:00:00Z', 'lt', 'end of month', true],
    ['2024-08-14T12:00:00Z', 'eq', '2024-08-14T20:00:00Z', true],
    ['2024-08-14T12:00:00Z', 'lte', 'someday', false],
    ['2024-08-14T12:00:00Z', 'eq', 'someday', false],
    ['someday', 'lt', 'now', false],
    ['someday', 'lte', 'now', false],
  ])('%s %s %s is %s', (value, operator, against, expected) => {
    expect(test(value, operator, against, 'Date')).toBe(expected)
  })

  it('reads instants as numbers, and a missing date as none', () => {
    expect(test(1e300, 'eq', 'today', 'Date')).toBe(false)
    expect(test(1e300, 'lte', '99999 years from now', 'Date')).toBe(false)
    expect(test(NOW, 'lte', '99999 years from now', 'Date')).toBe(true)
    expect(test(NOW, 'lte', '999999 years from now', 'Date')).toBe(false)
    expect(test(NOW - 1, 'lt', 'now', 'Date')).toBe(true)
    expect(test(null, 'lte', 'now', 'Date')).toBe(false)
    expect(test(NOW, 'lte', null, 'Date')).toBe(false)
    expect(test(null, 'eq', 'now', 'Date')).toBe(false)
  })

  it('counts days in the site’s zone, in the visitor’s if the page names none, and else in UTC', () => {
    const morning = '2024-08-14T04:30:00Z'
    const night = '2024-08-15T03:00:00Z'
    const isToday = (value: string, timezone: string | undefined, timeZone: string): boolean | null =>
      isVisible(
        keyed('value', { eq: 'today', type: 'Date' }, { timezone }),
        { value },
        { nowMs: NOW, timeZone },
      )
    expect(isToday(morning, 'Asia/Tokyo', 'America/New_York')).toBe(false)
    expect(isToday(morning, undefined, 'America/New_York')).toBe(true)
    expect(isToday(night, 'Atlantis/Center', 'America/New_York')).toBe(true)
    expect(isToday(night, 'Atlantis/Center', 'nowhere')).toBe(false)
    expect(isToday(morning, 'Atlantis/Center', 'nowhere')).toBe(true)
  })

  it('does not throw on any phrase', () => {
    fc.assert(
      fc.property(fc.string(), (phrase) => typeof test('2024-08-15', 'lt', phrase, 'Date') === 'boolean'),
    )
  })
})
