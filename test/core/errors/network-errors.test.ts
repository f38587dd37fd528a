import { describe, expect, it } from '@jest/globals'
import { isRetryable, networkMessage, NOTICES } from '../../../core/errors/index.js'
import type { NetworkFault } from '../../../core/errors/index.js'

describe('network faults', () => {
  it.each<[NetworkFault, string]>([
    [{ tag: 'bad-status', status: 503 }, 'Response not successful: Received status code 503'],
    [{ tag: 'no-csrf-token' }, 'Did not receive CSRF token.'],
    [{ tag: 'no-response' }, 'The server did not respond.'],
    [{ tag: 'malformed-body' }, 'The server answered with something that is not a GraphQL answer.'],
    [{ tag: 'timeout' }, 'The server took too long to answer.'],
    [{ tag: 'batch-mismatch', sent: 3, received: 2 }, 'The server answered 2 of 3 operations.'],
  ])('%j is logged as: %s', (fault, message) => {
    expect(networkMessage(fault)).toBe(message)
  })

  it('include no unknown fault: it is a bug', () => {
    expect(() => networkMessage({ tag: 'ghost' } as unknown as NetworkFault)).toThrow('unexpected value')
  })

  it.each([
    [500, null, true, false],
    [502, null, true, true],
    [503, null, true, false],
    [499, null, false, false],
    [200, 'BadCrossOriginRequest', true, true],
    [200, 'PriceChanged', false, false],
  ])('after status %i and code %s are retried: %s, by the narrow rule: %s', (status, code, wide, narrow) => {
    expect(isRetryable({ status, code })).toBe(wide)
    expect(isRetryable({ status, code }, true)).toBe(narrow)
  })
})

describe('notices', () => {
  it('explain why an unsecured site does not sell', () => {
    expect(NOTICES.insecureAddToCart).toBe(
      'This site is currently unsecured so you cannot add products to your cart.',
    )
    expect(NOTICES.insecureBuyNow).toMatch(/^This site is currently unsecured so you cannot purchase/)
    expect(NOTICES.insecureCheckout).toMatch(/^This site is currently unsecured so you cannot enter checkout/)
  })
})
