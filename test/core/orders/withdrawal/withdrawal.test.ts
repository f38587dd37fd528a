import { describe, expect, it } from '@jest/globals'
import {
  decideReturn,
  decideWithdrawal,
  NO_ORDER_PAGES,
  orderLinksOf,
  RETURN_ACTS,
  RETURN_STATES,
  withdrawablePieces,
  withdrawalEndMs,
} from '../../../../core/orders/index.js'
import type { DeskPayment, LinePieces, Refund, Withdrawal } from '../../../../core/orders/index.js'
import { money } from '../../../../core/money/index.js'
import { orderNumber } from '../../../../core/shared/index.js'
import { declarationOf, problemsOf } from '../../../../core/use-cases/withdrawal-page/declare-withdrawal.js'
import { decideReturnAct } from '../../../../core/use-cases/shop/orders/handle-return.js'
import {
  chosenLines,
  problemOfChoice,
} from '../../../../core/use-cases/withdrawal-page/render-withdrawal-lines.js'
import { renderWithdrawalPage } from '../../../../core/use-cases/withdrawal-page/render-withdrawal-page.js'
import { DEFAULT_MAIL_LOOK } from '../../../../core/use-cases/mails/render/mail-look.js'
import { paidOrder } from '../../use-cases/documents/document-order.fixture.js'

const SETTINGS = { days: 14, deliveryDays: 7, path: '/vitrine/withdraw' }
const DECLARED = { number: '9N84-RH9H', name: 'Ada', email: 'ada@example.com', statement: '' }

describe('the right of withdrawal', () => {
  const noon = Date.UTC(2026, 2, 20, 12)
  const parcel = (count: number) => ({
    id: `f${count}`,
    lines: [
      { lineId: 'line-1', count },
      { lineId: 'line-2', count: 1 },
    ],
    carrier: null,
    tracking: null,
    atMs: noon,
  })
  const { placed } = paidOrder()
  const digital = { ...placed, flags: { ...placed.flags, requiresShipping: false } }

  it.each([
    ['has no end while nothing was sent', paidOrder(), null],
    ['has no end while a part was sent', paidOrder({ fulfilments: [parcel(1)] }), null],
    [
      'ends with the day, after the way of the last parcel and its days',
      paidOrder({ fulfilments: [parcel(2)] }),
      Date.UTC(2026, 3, 11),
    ],
    [
      'counts from the order where there are no goods',
      paidOrder({ placed: digital, placedMs: noon }),
      Date.UTC(2026, 3, 4),
    ],
  ])('%s', (_, order, end) => {
    expect(withdrawalEndMs(order, SETTINGS)).toBe(end)
  })

  const pages = { invoicePath: '/invoice', withdrawal: SETTINGS }
  const ended = paidOrder({ placed: digital, placedMs: noon })
  const { id, payment } = ended
  const INVOICE = `/invoice?orderId=${id}&token=t%26k`
  const WITHDRAW = `/vitrine/withdraw?order=${orderNumber(id)}&orderId=${id}&token=t%26k`
  const endMs = Date.UTC(2026, 3, 4)

  it.each([
    ['both while the period runs', ended, pages, endMs - 1, INVOICE, WITHDRAW],
    ['the invoice alone once it is over', ended, pages, endMs, INVOICE, null],
    ['both while nothing was sent', paidOrder({ placedMs: noon }), pages, endMs * 2, INVOICE, WITHDRAW],
    [
      'no invoice before the money is taken',
      { ...ended, payment: { ...payment, status: 'held' as const } },
      pages,
      noon,
      null,
      WITHDRAW,
    ],
    ['nothing to withdraw from once cancelled', { ...ended, cancelledMs: noon }, pages, noon, INVOICE, null],
    [
      'nothing to withdraw from once all was given back',
      { ...ended, payment: { ...payment, refunded: money(payment.taken.amount, 'EUR') } },
      pages,
      noon,
      INVOICE,
      null,
    ],
    ['none without pages', ended, NO_ORDER_PAGES, noon, null, null],
  ])('leads to %s', (_, order, site, nowMs, invoicePath, withdrawalPath) => {
    expect(orderLinksOf(order, 't&k', site, nowMs)).toEqual({ invoicePath, withdrawalPath })
  })
})

describe('a return', () => {
  it('changes by these acts and no others', () => {
    const moves = RETURN_STATES.flatMap((state) =>
      RETURN_ACTS.flatMap((act) => {
        const next = decideReturn(state, act)
        return next.ok ? [`${state} ${act} ${next.value}`] : []
      }),
    )
    expect(moves).toEqual([
      'requested accept accepted',
      'requested refuse refused',
      'accepted receive received',
      'accepted refund refunded',
      'refused accept accepted',
      'received refund refunded',
    ])
    expect(decideReturn('requested', 'refund')).toEqual({
      ok: false,
      failure:
        'This return is requested, so it cannot be marked as refunded now. Possible are: accept, refuse.',
    })
    expect(decideReturn('refunded', 'accept')).toEqual({
      ok: false,
      failure: 'This return is refunded, so it cannot be accepted now. Nothing is left to do.',
    })
  })
})

interface RefundState {
  readonly refunds?: readonly Refund[]
  readonly refundedMinor?: number
  readonly takenMinor?: number
  readonly status?: DeskPayment['status']
  readonly isDisputed?: boolean
}

/** The order has the lines `line-1` with two mugs and `line-2` with a book. */
const pieces = (mugs: number, books = 0): readonly LinePieces[] =>
  [
    { lineId: 'line-1', count: mugs },
    { lineId: 'line-2', count: books },
  ].filter(({ count }) => count !== 0)

const declared = (...lines: readonly (readonly LinePieces[])[]): readonly Withdrawal[] =>
  lines.map((of, at) => ({
    id: at === 0 ? paidOrder().id : `${paidOrder().id}.${at + 1}`,
    orderId: paidOrder().id,
    lines: of,
    name: 'Ada',
    statement: null,
    receivedMs: 0,
    isLate: false,
    state: 'requested',
    changedMs: 0,
  }))

describe('the pieces of a withdrawal', () => {
  const refund = (lines: readonly LinePieces[], state: Refund['state']) =>
    ({ id: 'r', kind: 'refund', state, lines, shipping: money(0, 'EUR'), amount: money(1, 'EUR') }) as never

  it.each([
    ['all at first', [], [], pieces(2, 1)],
    ['none after the whole order', [[]], [], []],
    ['the others after some', [pieces(1)], [], pieces(1, 1)],
    ['none after all of them in two parts', [pieces(1), pieces(1, 1)], [], []],
    ['not those that were given back', [], [refund(pieces(2), 'done')], pieces(0, 1)],
    ['those whose refund was refused', [], [refund(pieces(2), 'refused')], pieces(2, 1)],
    ['one that was given back for a withdrawal once', [pieces(1)], [refund(pieces(1), 'done')], pieces(1, 1)],
  ])('are %s', (_, earlier, refunds, left) => {
    expect(withdrawablePieces(paidOrder({ refunds }), declared(...earlier))).toEqual(left)
  })

  it.each<
    readonly [
      string,
      readonly (readonly LinePieces[])[],
      readonly LinePieces[] | null,
      number | null,
      unknown,
    ]
  >([
    ['the whole order where nothing was chosen', [], null, null, []],
    ['the whole order where all was chosen', [], pieces(2, 1), 0, []],
    ['what was chosen', [], pieces(1), 0, pieces(1)],
    ['what was chosen twice, once', [], [...pieces(1), ...pieces(1)], 0, pieces(2)],
    ['the rest where nothing was chosen after a part', [pieces(1)], null, null, pieces(1, 1)],
    ['the rest that was chosen', [pieces(1)], pieces(1, 1), 1, pieces(1, 1)],
    ['what was chosen without a look at the order', [pieces(1)], pieces(1, 1), null, pieces(1, 1)],
    ['nothing again after a second click', [pieces(1)], pieces(1), 0, 'repeated'],
    ['nothing again after a second click for all', [[]], pieces(2, 1), 0, 'repeated'],
    ['nothing again without a choice', [[]], null, null, 'repeated'],
    ['nothing where another part was declared meanwhile', [pieces(1)], pieces(0, 1), 0, 'changed'],
    ['nothing beyond what is left', [pieces(1)], pieces(2), 1, 'changed'],
    ['nothing beyond the order', [], pieces(3), 0, 'changed'],
    ['nothing of a line that is not there', [], [{ lineId: 'x', count: 1 }], 0, 'changed'],
    ['nothing below one piece', [], pieces(-1), 0, 'changed'],
    ['nothing of half a piece', [], pieces(0.5), 0, 'changed'],
    ['nothing of nothing', [], [], 0, 'nothing'],
  ])('are %s', (_, earlier, chosen, seen, expected) => {
    const request = { name: 'Ada', statement: null, pieces: chosen, seen }
    const decided = decideWithdrawal(paidOrder(), declared(...earlier), request, {
      settings: SETTINGS,
      nowMs: 5,
    })
    expect(decided.ok ? decided.value.lines : decided.failure).toEqual(expected)
    if (decided.ok)
      expect(decided.value).toMatchObject({
        id: earlier.length === 0 ? paidOrder().id : `${paidOrder().id}.2`,
        state: 'requested',
        receivedMs: 5,
      })
  })

  it.each([
    ['accept', pieces(1), { state: 'accepted', lines: pieces(1) }],
    ['accept', pieces(2, 1), { state: 'accepted', lines: [] }],
    ['accept', null, { state: 'accepted', lines: pieces(2) }],
    ['refuse', pieces(1), 'The pieces of a return are chosen when it is accepted.'],
    ['accept', pieces(3), 'The order has no such lines, or fewer pieces of them.'],
    ['accept', [], 'Name at least one line of the order.'],
    ['receive', null, expect.stringContaining('Possible are: accept, refuse.')],
  ] as const)('that come back are chosen by the shop: %s', (act, chosen, expected) => {
    const [read] = declared(pieces(2))
    const by = { act, pieces: chosen && (() => ({ ok: true, value: chosen }) as const) }
    const decided = decideReturnAct(paidOrder(), read!, by)
    expect(decided.ok ? decided.value : decided.failure).toEqual(
      typeof expected === 'object' && 'state' in expected ? expect.objectContaining(expected) : expected,
    )
  })

  it.each([
    ['nothing was refunded', {}, 'not refunded yet'],
    ['its pieces are being refunded', { refunds: [refund(pieces(2), 'requested')] }, null],
    ['some of its pieces were refunded', { refunds: [refund(pieces(1), 'done')] }, 'not refunded yet'],
    ['other pieces were refunded', { refunds: [refund(pieces(0, 1), 'done')] }, 'not refunded yet'],
    ['the provider refused', { refunds: [refund(pieces(2), 'refused')] }, 'not refunded yet'],
    ['an amount was refunded', { refunds: [refund([], 'done')], refundedMinor: 1 }, null],
    ['the provider gave money back on its own page', { refundedMinor: 5 }, null],
    ['money was taken for nothing', { takenMinor: 0 }, null],
    ['the money is held', { status: 'held', takenMinor: 0 }, 'only held'],
    ['the bank decides', { isDisputed: true }, null],
  ] as const)('are marked as refunded where %s: %j', (_, state, refusal) => {
    const { refunds = [], refundedMinor, takenMinor, status, isDisputed } = state as RefundState
    const { payment } = paidOrder()
    const order = paidOrder({
      refunds,
      payment: {
        ...payment,
        status: status ?? payment.status,
        isDisputed: isDisputed ?? false,
        taken: money(takenMinor ?? payment.taken.amount, 'EUR'),
        refunded: money(
          refundedMinor ??
            refunds.reduce((sum, one) => sum + (one.state === 'done' ? one.amount.amount : 0), 0),
          'EUR',
        ),
      },
    })
    const [read] = declared(pieces(2))
    const decided = decideReturnAct(order, { ...read!, state: 'accepted' }, { act: 'refund', pieces: null })
    expect(decided.ok ? null : decided.failure).toEqual(
      refusal === null ? null : expect.stringContaining(refusal),
    )
  })

  it.each([
    [{ 'line-1': '1' }, [1, 0], null],
    [{ 'line-1': '2', 'line-2': ' 1 ' }, [2, 1], null],
    [{}, [0, 0], 'nothing'],
    [{ 'line-1': '3' }, [3, 0], 'changed'],
    [{ 'line-1': '-1' }, null, null],
    [{ 'line-1': '1.5' }, null, null],
    [{ 'line-1': '9'.repeat(10) }, null, null],
  ] as const)('are read from a form: %j', (sent: Readonly<Record<string, string>>, counts, problem) => {
    const lines = pieces(2, 1).map(({ lineId, count }) => ({ lineId, name: lineId, left: count }))
    const chosen = chosenLines(lines, (field) => sent[field] ?? null)
    expect(chosen && chosen.map((line) => line.chosen)).toEqual(counts)
    if (chosen !== null) expect(problemOfChoice(chosen)).toBe(problem)
  })
})

describe('a declaration', () => {
  it.each([
    ['complete', {}, []],
    ['without a number', { number: ' ' }, ['number']],
    ['without a name', { name: '' }, ['name']],
    ['with an address that is none', { email: 'ada' }, ['email']],
    ['that is too long', { statement: 'x'.repeat(2001) }, ['statement']],
  ])('%s', (_, change, problems) => {
    const sent = { ...DECLARED, ...change }
    expect(problemsOf(declarationOf((field) => sent[field]))).toEqual(problems)
  })

  it('is on the page as text, in the language of the site', () => {
    const declaration = { ...DECLARED, statement: '<b>"mug"</b>' }
    const frame = { siteName: 'Shop', language: 'de', look: DEFAULT_MAIL_LOOK }
    const form = renderWithdrawalPage({ tag: 'form', declaration, problems: ['email'], own: null }, frame)
    for (const part of ['<html lang="de">', 'Vertrag hier widerrufen', '&lt;b&gt;', 'role="alert"'])
      expect(form).toContain(part)
    const check = renderWithdrawalPage({ tag: 'check', declaration, own: null }, frame)
    expect(check).toContain('Widerruf hier bestätigen')
    expect(`${form}${check}`).not.toContain('<b>')
  })
})
