import { describe, expect, it } from '@jest/globals'
import { money } from '../../../../core/money/index.js'
import { begunWallet, decideWallet, walletRefusal } from '../../../../core/use-cases/shop/decide-wallet.js'
import type { WalletCart } from '../../../../core/use-cases/shop/decide-wallet.js'

const HOUR_MS = 3_600_000
const NOW_MS = 500_000 * HOUR_MS
const PROVIDER = { name: 'paypal', currency: 'EUR', refusal: null, keepsMethods: true, beginsTrials: true }
const CART: WalletCart = {
  isEmpty: false,
  priced: { total: money(2500, 'EUR'), requiresShipping: true, isFreeOrder: false },
  provider: PROVIDER,
  begin: null,
  keepsWithoutCharge: true,
  attempts: 0,
}
const decide = (change: Partial<WalletCart> = {}, nowMs = NOW_MS) =>
  decideWallet({ ...CART, ...change }, nowMs)
const sameAs = (change?: Partial<WalletCart>, nowMs?: number): string => {
  const decided = decide(change, nowMs)
  return decided.ok ? decided.value.sameAs.join(' ') : decided.failure.code
}

describe('a payment by wallet', () => {
  it.each<[string, Partial<WalletCart>, object]>([
    ['for goods keeps no method', {}, { keepsMethod: false, keepsOnly: false, requiresShipping: true }],
    ['for a subscription keeps it', { begin: 'subscribe' }, { keepsMethod: true, keepsOnly: false }],
    ['for a trial only keeps it', { begin: 'trial' }, { keepsMethod: true, keepsOnly: true }],
    [
      'for a trial charges if the provider keeps nothing without a charge',
      { begin: 'trial', keepsWithoutCharge: false },
      { keepsMethod: true, keepsOnly: false },
    ],
  ])('%s', (_, change, terms) => {
    expect(decide(change)).toMatchObject({
      ok: true,
      value: { terms: { amount: money(2500, 'EUR'), ...terms } },
    })
  })

  it.each<[string, Partial<WalletCart>, string]>([
    ['an empty cart', { isEmpty: true }, 'ItemNotFound'],
    ['an order that costs nothing', { priced: { ...CART.priced, isFreeOrder: true } }, 'PaymentUnavailable'],
  ])('is not begun for %s', (_, change, code) => {
    expect(decide(change)).toMatchObject({ ok: false, failure: { code } })
  })

  it('is not begun for an amount that its provider refuses', () => {
    const refusal = { tag: 'too-small', minimum: money(5000, 'EUR') } as const
    expect(decide({ provider: { ...PROVIDER, refusal } }).ok).toBe(false)
  })

  it('is the earlier one for the same terms within an hour, unless an attempt may have used it', () => {
    expect(sameAs({}, NOW_MS + HOUR_MS - 1)).toBe(sameAs())
    const others = [
      sameAs({}, NOW_MS + HOUR_MS),
      sameAs({ attempts: 1 }),
      sameAs({ begin: 'subscribe' }),
      sameAs({ priced: { ...CART.priced, total: money(2600, 'EUR') } }),
      sameAs({ priced: { ...CART.priced, requiresShipping: false } }),
    ]
    expect(new Set([...others, sameAs()]).size).toBe(others.length + 1)
  })

  it.each([
    [null, false],
    [{ provider: 'other', reference: 'r' }, false],
    [{ provider: 'paypal', reference: null }, false],
    [{ provider: 'paypal', reference: 'r' }, true],
  ])('begun as %j exists: %s', (begun, isThere) => {
    expect(begunWallet('paypal', begun).ok).toBe(isThere)
  })

  it('is stored once it is approved', () => {
    expect([walletRefusal({ hasApproved: true }), walletRefusal({ hasApproved: false })?.code]).toEqual([
      null,
      'NeedPaymentMethod',
    ])
  })
})
