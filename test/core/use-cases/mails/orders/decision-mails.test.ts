import { describe, expect, it } from '@jest/globals'
import {
  decideCancel,
  decideRefundOutcome,
  decideSendDownloads,
  orderActions,
} from '../../../../../core/orders/index.js'
import type { DeskOrder, OrderDecision } from '../../../../../core/orders/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { mailsOfDecision } from '../../../../../core/use-cases/mails/orders/decision-mails.js'
import {
  mailsOfCapture,
  mailsOfFailure,
  mailsOfPlacement,
} from '../../../../../core/use-cases/mails/orders/payment-mails.js'
import {
  asksForReminder,
  unsubscribeTexts,
  writeReminder,
} from '../../../../../core/use-cases/mails/cart-reminder.js'
import { act, deskOrder, placedOrder } from '../../../orders/handling/desk-order.fixture.js'
import { asked, eur, fulfil, line } from '../../../orders/handling/desk-steps.fixture.js'

const order = deskOrder(
  'taken',
  placedOrder([
    [3, 1000],
    [1, 500],
  ]),
)
const mailsOf = (of: DeskOrder, decided: Result<OrderDecision, unknown> | OrderDecision | null) => {
  const decision = decided !== null && 'ok' in decided ? (decided.ok ? decided.value : null) : decided
  if (decision === null) throw new Error('nothing was decided')
  return mailsOfDecision(of, decision)
}
const outcomeOf = (of: DeskOrder, tag: 'done' | 'refused' | 'pending') =>
  decideRefundOutcome(of, 'r', { tag, message: 'No balance.' }, act())
const cancel = (of: DeskOrder) => decideCancel(of, { reason: 'fraud?', restocks: true }, act('r'))

describe('the mails about a change of an order', () => {
  it('report a parcel with its pieces, and whether more follows', () => {
    const parcel = { carrier: 'DHL', trackingNumber: '00340', trackingUrl: null }
    expect(mailsOf(order, fulfil(order, [line(2)]))).toEqual([
      {
        kind: 'orderDispatched',
        shipment: { ...parcel, lines: [{ name: 'Thing 1', count: 2 }], isPartial: true },
      },
    ])
    expect(mailsOf(order, fulfil(order))).toMatchObject([
      { shipment: { lines: [{ name: 'Thing 1' }, { name: 'Thing 2' }], isPartial: false } },
    ])
  })

  it.each([
    ['taken', { refund: eur(3500) }],
    ['held', { refund: null, money: 'released' }],
    ['free', { refund: null }],
  ] as const)('report a cancellation with money that is %s, without the reason', (status, money) => {
    const { placed } = order
    expect(mailsOf(deskOrder(status, placed), cancel(deskOrder(status, placed)))).toEqual([
      { kind: 'orderCancelled', cancellation: { reason: null, ...money } },
    ])
  })

  it('report a refund once the provider has made it', () => {
    const open = asked(order, { tag: 'lines', lines: [line(2)] })
    expect(mailsOf(open, outcomeOf(open, 'done'))).toEqual([
      {
        kind: 'orderRefunded',
        refund: { amount: eur(2000), lines: [{ name: 'Thing 1', count: 2 }], reason: null },
      },
    ])
    expect(mailsOf(open, outcomeOf(open, 'pending'))).toEqual([])
  })

  it('report to the owner a refund that the provider refused, also for a cancelled order', () => {
    const refusal = { lines: [{ name: 'Thing 1', count: 2 }], reason: 'No balance.' }
    const open = asked(order, { tag: 'lines', lines: [line(2)] })
    for (const of of [open, { ...open, cancelledMs: 2000 }])
      expect(mailsOf(of, outcomeOf(of, 'refused'))).toEqual([
        { kind: 'orderRefundRefused', refund: { ...refusal, amount: eur(2000) } },
      ])
    const release = { ...open, refunds: open.refunds.map((one) => ({ ...one, kind: 'release' as const })) }
    expect(mailsOf(release, outcomeOf(release, 'refused'))).toEqual([])
  })

  it('do not report the refund of a cancelled order twice', () => {
    const decided = cancel(order)
    if (!decided.ok || decided.value.refund === undefined) throw new Error('no refund')
    const cancelled = { ...order, cancelledMs: act().atMs, refunds: [decided.value.refund] }
    expect(mailsOf(cancelled, outcomeOf(cancelled, 'done'))).toEqual([])
  })

  it('are none for a note', () => {
    expect(mailsOf(order, { events: [{ tag: 'note', text: 'x', atMs: 1, by: 'owner' }] })).toEqual([])
  })
})

const files = placedOrder([[1, 1000]])
const withFiles = {
  ...files,
  items: files.items.map((item) => ({
    ...item,
    product: { ...item.product, fields: { 'download-files': 'guide.pdf' } },
  })),
}

describe('the files of an order', () => {
  it.each(['taken', 'free', 'trial'] as const)('are mailed again if money is %s', (status) => {
    const bought = deskOrder(status, withFiles)
    expect(mailsOf(bought, decideSendDownloads(bought, act()))).toEqual([{ kind: 'orderDownloads' }])
    expect(orderActions(bought)).toContain('send-downloads')
  })

  it.each([
    ['there are none', order, 'nothing-left'],
    ['the payment has no outcome', deskOrder('pending', withFiles), 'not-placed'],
    ['the money is held', deskOrder('held', withFiles), 'not-paid'],
    ['the money is being taken', deskOrder('capturing', withFiles), 'not-paid'],
    ['the money lapsed', deskOrder('lapsed', withFiles), 'not-paid'],
    ['the order was cancelled', { ...deskOrder('taken', withFiles), cancelledMs: 1 }, 'cancelled'],
    ['the address was erased', deskOrder('taken', { ...withFiles, email: null }), 'nothing-left'],
    [
      'the card holder disputed the payment',
      (({ payment, ...rest }) => ({ ...rest, payment: { ...payment, isDisputed: true } }))(
        deskOrder('taken', withFiles),
      ),
      'disputed',
    ],
    [
      'every line with files was refunded, and money for others is left',
      {
        ...deskOrder('taken', withFiles),
        refunds: [
          {
            ...{
              id: 'r',
              key: 'k',
              kind: 'refund',
              amount: eur(1000),
              shipping: eur(0),
              restocks: false,
              reason: null,
            },
            ...{ state: 'done', problem: null, atMs: 1 },
            lines: files.items.map(({ id, count }) => ({ lineId: id, count })),
          },
        ],
      } satisfies DeskOrder,
      'not-paid',
    ],
    [
      'the money went back',
      (({ payment, ...rest }) => ({ ...rest, payment: { ...payment, refunded: payment.taken } }))(
        deskOrder('taken', withFiles),
      ),
      'not-paid',
    ],
  ])('are refused if %s', (_, of, tag) => {
    expect(decideSendDownloads(of, act())).toMatchObject({ failure: { tag } })
    expect(orderActions(of)).not.toContain('send-downloads')
  })

  it('are sent with the payment: at once, or when held money is taken', () => {
    const kinds = (mails: readonly { readonly kind: string }[]) => mails.map(({ kind }) => kind)
    expect(kinds(mailsOfPlacement(withFiles, 'taken'))).toEqual([
      'orderPlaced',
      'orderReceived',
      'orderDownloads',
    ])
    expect(kinds(mailsOfPlacement(withFiles, 'held'))).toEqual(['orderPlaced', 'orderReceived'])
    expect(kinds(mailsOfPlacement(files, 'taken'))).toEqual(['orderPlaced', 'orderReceived'])
    expect([withFiles, files].map((order) => kinds(mailsOfCapture(order, order.total, 'no')))).toEqual([
      ['orderDownloads'],
      [],
    ])
    expect(kinds(mailsOfCapture(withFiles, withFiles.total, 'pdf'))).toEqual([
      'orderDownloads',
      'orderInvoice',
    ])
  })
})

describe('a failed payment', () => {
  const pending = {
    purpose: 'order',
    wasPending: true,
    isRefused: true,
    ageMs: 1000,
    isAttended: false,
  } as const
  const HOUR_MS = 3_600_000
  it.each([
    ['pending, and refused by the provider', pending, 1],
    ['pending, and lapsed', { ...pending, isRefused: false }, 1],
    ['pending of a subscription', { ...pending, purpose: 'subscribe' }, 1],
    ['on the page, before the shopper', { ...pending, isAttended: true }, 0],
    ['refused while the shopper may wait', { ...pending, wasPending: false }, 0],
    ['refused long after the shopper left', { ...pending, wasPending: false, ageMs: HOUR_MS }, 1],
    [
      'given up at the challenge of the bank',
      { ...pending, wasPending: false, isRefused: false, ageMs: HOUR_MS },
      0,
    ],
    ['of a renewal, which has mails of its own', { ...pending, purpose: 'renewal' }, 0],
  ] as const)('is announced by mail: %s', (_, attempt, count) => {
    expect(mailsOfFailure(attempt)).toHaveLength(count)
  })
})

describe('the reminder of a cart', () => {
  const ticked = { name: 'Remind me', textArea: null, textInput: null, checkbox: true }
  const lines = [{ name: 'https://evil.example mug', count: 2 }]
  const consent = { consent: 'Remind me' }

  it.each([
    ['ticked', [ticked], lines, true],
    ['not ticked', [{ ...ticked, checkbox: false }], lines, false],
    ['another box', [{ ...ticked, name: 'Gift' }], lines, false],
    ['the words typed', [{ ...ticked, checkbox: null, textInput: 'true' }], lines, false],
    ['no box', [], lines, false],
    ['nothing in the cart', [ticked], [], false],
  ])('is sent if the box is %s', (_, customData, goods, isSent) => {
    expect(asksForReminder({ customData, lines: goods }, consent)).toBe(isSent)
  })

  it.each(['en', 'de-AT', 'fr', 'es', 'pt'])(
    'names the goods, the checkout and the unsubscribe link in %s',
    (language) => {
      const shop = {
        name: 'Corner Shop',
        origin: 'https://shop.example.org',
        language,
        country: null,
        notices: {},
      }
      const url = 'https://shop.example.org/.vitrine/unsubscribe?key=a&mark=b'
      const { subject, text, links, unsubscribeUrl } = writeReminder({ name: 'Ada', lines }, shop, url)
      expect([subject, text]).toEqual([
        expect.stringContaining('Corner Shop'),
        expect.not.stringMatching(/https:\/\/evil|[{}]|undefined/),
      ])
      expect(text).toMatch(/^\S.* Ada\n\n[^]*2 × [^]*\n\nhttps:\/\/shop\.example\.org\/checkout\n\n/)
      expect([text.endsWith(url), links.at(-1), unsubscribeUrl]).toEqual([true, url, url])
      expect(Object.values(unsubscribeTexts(shop)).every((words) => words.length > 5)).toBe(true)
      expect(writeReminder({ name: '', lines }, shop, url).text).toMatch(/^\S[^\n]*\S\n\n/)
      const own = { cartReminder: { subject: 'Still there, {site}', text: '{lines}\n\nStop: {unsubscribe}' } }
      expect(writeReminder({ name: 'Ada', lines }, { ...shop, notices: own }, url)).toMatchObject({
        subject: 'Still there, Corner Shop',
        text: expect.stringMatching(/^2 × .* mug\n\nStop: https:.*mark=b$/),
      })
    },
  )
})
