import { describe, expect, it } from '@jest/globals'
import {
  afterCapture,
  afterFailure,
  afterNews,
  afterPlacement,
} from '../../../../../core/use-cases/shop/payments/payment-follow-ups.js'
import type { FollowUps } from '../../../../../core/use-cases/shop/payments/payment-follow-ups.js'
import type { Order } from '../../../../../core/orders/index.js'
import { money } from '../../../../../core/money/index.js'

const eur = (minor: number) => money(minor, 'EUR')

type Settings = Parameters<typeof afterPlacement>[0]
type Placing = Parameters<typeof afterPlacement>[2]
type Paid = Parameters<typeof afterCapture>[3]

const settings = {
  webhooks: [{ id: 'w', url: 'https://hooks.example', events: [] }],
  invoices: { issue: 'when-paid', mail: 'pdf' },
  business: null,
} as unknown as Settings
const silent = {
  ...settings,
  webhooks: [],
  invoices: { ...settings.invoices, issue: 'on-demand' },
} as Settings
const item = { product: { name: 'Mug', fields: {} }, sku: { id: 'm', code: 'MUG' } }
const order = { id: 'o', total: eur(5), itemCount: 1, items: [item] } as unknown as Order
const paid = { tag: 'charged', amount: eur(5), refunded: eur(2), isDisputed: true } as unknown as Paid
const placing = { tag: 'place', money: 'taken', subscription: 'none' } as unknown as Placing

const kinds = ({ mails, events, hasDocuments }: FollowUps) => ({
  mails: mails.map(({ kind }) => kind),
  events: events.map(({ kind }) => kind),
  hasDocuments,
})

describe('the follow-ups of a payment', () => {
  it.each([
    ['a placed order', settings, placing, ['orderPlaced', 'orderReceived'], 3, true],
    [
      'held money',
      settings,
      { ...placing, money: 'held' as const },
      ['orderPlaced', 'orderReceived'],
      2,
      true,
    ],
    [
      'a renewal, which has its own mails',
      settings,
      { ...placing, subscription: 'renewed' as const },
      [],
      3,
      true,
    ],
    ['a shop that sends no events', silent, placing, ['orderPlaced', 'orderReceived'], 0, false],
  ])('are those of %s', (_, shop, change, mails, events, hasDocuments) => {
    const found = kinds(afterPlacement(shop, order, change as Placing, new Map([['m', 1]])))
    expect(found).toMatchObject({ mails, hasDocuments })
    expect(found.events).toHaveLength(events)
  })

  it('are an event and a document of captured money, also if its order was deleted', () => {
    expect(kinds(afterCapture(settings, 'o', null, paid))).toEqual({
      mails: [],
      events: ['order.paid'],
      hasDocuments: true,
    })
    expect(kinds(afterCapture(silent, 'o', order, paid))).toMatchObject({ events: [], hasDocuments: false })
  })

  it('are a mail and an event of a new state, and a document in any case', () => {
    const events = [
      { tag: 'disputed', dueMs: 7, atMs: 0, by: 'provider' },
      { tag: 'refunded-elsewhere', totalMinor: 200, atMs: 0, by: 'provider' },
    ] as const
    const found = afterNews(settings, 'o', { events, notedMinor: 50 }, paid)
    const mails = ['orderDisputed', 'orderRefunded']
    expect(kinds(found)).toEqual({ mails, events: ['order.refunded'], hasDocuments: true })
    expect(found.mails).toEqual([
      { kind: 'orderDisputed', dueMs: 7 },
      { kind: 'orderRefunded', refund: { amount: eur(150), lines: [], reason: null } },
    ])
    const back = {
      tag: 'returned-elsewhere',
      totalMinor: 50,
      providerRefund: 're',
      atMs: 0,
      by: 'provider',
    } as const
    const again = { tag: 'refunded-elsewhere', totalMinor: 200, atMs: 0, by: 'provider' } as const
    expect(afterNews(settings, 'o', { events: [back, again], notedMinor: 80 }, paid).mails).toEqual([
      { kind: 'orderRefundRefused', refund: { amount: eur(30), lines: [], reason: null } },
      { kind: 'orderRefunded', refund: { amount: eur(150), lines: [], reason: null } },
    ])
    const none = { mails: [], events: [], hasDocuments: true }
    expect(kinds(afterNews(silent, 'o', { events: [], notedMinor: 50 }, paid))).toEqual(none)
  })

  it('are one mail of a failed payment that its shopper did not see', () => {
    const failed = { purpose: 'order', wasPending: true, isRefused: true, ageMs: 0 } as const
    expect(kinds(afterFailure({ ...failed, isAttended: false })).mails).toEqual(['orderPaymentFailed'])
    expect(kinds(afterFailure({ ...failed, isAttended: true })).mails).toEqual([])
  })
})
