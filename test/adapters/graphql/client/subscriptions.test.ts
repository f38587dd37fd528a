import { describe, expect, it } from '@jest/globals'
import { createSubscriptionOperations } from '../../../../adapters/graphql/client/accounts/subscription-operations.js'
import type { SendBatch, WireOperation } from '../../../../adapters/graphql/client/transport/transport.js'
import { projectSubscription } from '../../../../core/account-flows/index.js'
import { SUBSCRIPTION_STATUSES } from '../../../../core/accounts/index.js'
import type { MemberSubscription } from '../../../../core/accounts/index.js'
import { money } from '../../../../core/money/index.js'
import { NO_ADDRESS } from '../../../../core/orders/index.js'
import { ok } from '../../../../core/shared/index.js'

const FULL: MemberSubscription = {
  id: 'sub-1',
  productName: 'Tea every month',
  price: money(1250, 'EUR'),
  plan: { interval: 'month', frequency: 2, trialDays: 14 },
  image: { url: '/tea.png', alt: 'Tea', name: 'tea.png' },
  status: 'active',
  lastInvoicedMs: Date.UTC(2026, 0, 2),
  periodEndMs: Date.UTC(2026, 2, 2),
  createdOnMs: Date.UTC(2025, 10, 2),
  canceledOnMs: Date.UTC(2026, 0, 20),
  endsOnMs: Date.UTC(2026, 2, 3),
  billingAddress: {
    addressee: 'Ann Lee',
    line1: 'Street 1',
    line2: 'Floor 2',
    city: 'Town',
    state: 'BE',
    country: 'DE',
    postalCode: '10115',
  },
  card: { provider: '', last4: '4242', expiresMonth: 4, expiresYear: 2030 },
}

const EMPTY: MemberSubscription = {
  id: 'sub-2',
  productName: '',
  price: null,
  plan: null,
  image: null,
  status: 'incomplete',
  lastInvoicedMs: null,
  periodEndMs: null,
  createdOnMs: 0,
  canceledOnMs: null,
  endsOnMs: null,
  billingAddress: NO_ADDRESS,
  card: null,
}

/** The operations of a page whose server answers with this data, and what it was asked. */
function answering(data: unknown) {
  const asked: WireOperation[] = []
  const send: SendBatch = async (operations) => {
    asked.push(...operations)
    return ok(operations.map(() => ({ data, errors: [] })))
  }
  return { asked, operations: createSubscriptionOperations(send) }
}

describe('the subscriptions of a member', () => {
  it('have the names of the protocol', () => {
    expect(projectSubscription(FULL)).toEqual({
      _id: 'sub-1',
      productName: 'Tea every month',
      variantPrice: { value: 1250, unit: 'EUR', decimalValue: 12.5, string: '€12.50' },
      variantImage: expect.objectContaining({ url: '/tea.png', alt: 'Tea' }),
      status: 'active',
      lastInvoiced: '2026-01-02T00:00:00.000Z',
      periodEnd: '2026-03-02T00:00:00.000Z',
      subCreatedOn: '2025-11-02T00:00:00.000Z',
      canceledOn: '2026-01-20T00:00:00.000Z',
      endsOn: '2026-03-03T00:00:00.000Z',
      plan: { interval: 'month', frequency: 2, trialDays: 14 },
      billingAddressAddressee: 'Ann Lee',
      billingAddressLine1: 'Street 1',
      billingAddressLine2: 'Floor 2',
      billingAddressCity: 'Town',
      billingAddressState: 'BE',
      billingAddressPostalCode: '10115',
      billingAddressCountry: 'DE',
      cardLast4: '4242',
      cardExpiresMonth: 4,
      cardExpiresYear: 2030,
    })
  })

  it('are read from an answer as they were', async () => {
    const list = [FULL, EMPTY, ...SUBSCRIPTION_STATUSES.map((status) => ({ ...FULL, id: status, status }))]
    const { operations } = answering({ database: { userSubscriptions: list.map(projectSubscription) } })
    expect(await operations.readSubscriptions()).toEqual(ok(list))
  })

  it.each([{}, { _id: null, status: 'active' }, { _id: 'sub-1', status: 'unknown' }])(
    'are not read from %j',
    async (one) => {
      const { operations } = answering({ database: { userSubscriptions: [one] } })
      expect((await operations.readSubscriptions()).ok).toBe(false)
    },
  )

  it('are cancelled by their id', async () => {
    const { asked, operations } = answering({ ecommerceCancelSubscriptionForSiteUser: { ok: true } })
    expect(await operations.cancelSubscription('sub-1')).toEqual(ok(undefined))
    expect(asked.map(({ operationName, variables }) => [operationName, variables])).toEqual([
      ['CancelSiteUserSubscription', { subscriptionId: 'sub-1' }],
    ])
  })
})
