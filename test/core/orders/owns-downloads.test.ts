import { expect, it } from '@jest/globals'
import { ownsDownloads } from '../../../core/orders/index.js'

const taken = { payment: 'taken', takenMinor: 500, refundedMinor: 0, isDisputed: false } as const

it.each([
  [taken, true],
  [{ ...taken, refundedMinor: 499 }, true],
  [{ ...taken, refundedMinor: 500 }, false],
  [{ ...taken, refundedMinor: 700 }, false],
  [{ ...taken, isDisputed: true }, false],
  [{ ...taken, refundedMinor: 500, isDisputed: true }, false],
  [{ ...taken, takenMinor: 0 }, true],
  [{ ...taken, payment: null, takenMinor: 0 }, true],
  [{ ...taken, payment: 'held' }, true],
  [{ ...taken, payment: 'held', isDisputed: true }, false],
  [{ ...taken, payment: 'capturing' }, true],
  [{ ...taken, payment: 'trial' }, true],
  [{ ...taken, payment: 'lapsed' }, false],
] as const)('of an order with %j the files are its buyer’s: %s', (standing, expected) => {
  expect(ownsDownloads(standing)).toBe(expected)
})
