import { expect, it } from '@jest/globals'
import { rowsKeptSince } from '../../../../core/use-cases/delivery/kept-since.js'

const NOW_MS = Date.UTC(2026, 3, 1)

it.each([
  ['mail', '2026-03-02T00:00:00.000Z'],
  ['event', '2026-03-02T00:00:00.000Z'],
  ['cart reminder', '2026-01-01T00:00:00.000Z'],
] as const)('keeps a row for so many days: %s', (kind, since) => {
  expect(new Date(rowsKeptSince(kind, NOW_MS)).toISOString()).toBe(since)
})
