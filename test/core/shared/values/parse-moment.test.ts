import { expect, it } from '@jest/globals'
import { parseMoment } from '../../../../core/shared/index.js'

it.each([
  ['2027-01-31', '2027-01-31T00:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2027-01-31T18:00Z', '2027-01-31T18:00:00.000Z'],
  ['2027-01-01T00:30:00.5+02:00', '2026-12-31T22:30:00.500Z'],
])('%s is a moment', (text, iso) => {
  expect(new Date(parseMoment(text) ?? NaN).toISOString()).toBe(iso)
})

it.each([
  ...['2026-02-30', '2027-02-29', '2026-04-31T12:00:00Z', '2026-13-01', '2026-00-10', '2026-01-00'],
  ...['2026-01-01T25:00Z', '2026-01-01T12:00:00', '2026-1-1', ' 2026-01-01', '+275760-09-13', 'tomorrow', ''],
])('%j is none', (text) => {
  expect(parseMoment(text)).toBe(null)
})
