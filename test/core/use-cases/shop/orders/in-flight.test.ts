import { expect, it } from '@jest/globals'
import { IN_FLIGHT_GRACE_MS, isInFlight } from '../../../../../core/use-cases/shop/orders/in-flight.js'

const REPLACED = { replacedMs: 1000, replacedFor: 'home' }

it.each([
  ['was sent before the secret was replaced', REPLACED, 1000, 'elsewhere', true],
  ['came from elsewhere afterwards', REPLACED, 1001, 'elsewhere', false],
  ['came from an unknown address afterwards', { ...REPLACED, replacedFor: null }, 1001, null, false],
  ['came soon afterwards from the same address', REPLACED, 1000 + IN_FLIGHT_GRACE_MS, 'home', true],
  ['came late from the same address', REPLACED, 1001 + IN_FLIGHT_GRACE_MS, 'home', false],
  ['has the present secret', { replacedMs: null, replacedFor: null }, 1000, 'home', false],
] as const)('a request that %s', (_, secret, openedMs, source, expected) => {
  expect(isInFlight(secret, { openedMs, source })).toBe(expected)
})
