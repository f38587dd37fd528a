import { describe, expect, it } from '@jest/globals'
import {
  decideReturn,
  NO_ORDER_PAGES,
  orderLinksOf,
  RETURN_ACTS,
  RETURN_STATES,
  withdrawalEndMs,
} from '../../../../core/orders/index.js'
import { money } from '../../../../core/money/index.js'
import { orderNumber } from '../../../../core/shared/index.js'
import { declarationOf, problemsOf } from '../../../../core/use-cases/withdrawal/declare-withdrawal.js'
import { renderWithdrawalPage } from '../../../../core/use-cases/withdrawal/render-withdrawal-page.js'
import { DEFAULT_MAIL_LOOK } from '../../../../core/use-cases/mails/mail-look.js'
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
  const WITHDRAW = `/vitrine/withdraw?order=${orderNumber(id)}`
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
  it('moves by these acts and no others', () => {
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

  it('stands on the page as text, in the language of the site', () => {
    const declaration = { ...DECLARED, statement: '<b>"mug"</b>' }
    const frame = { siteName: 'Shop', language: 'de', look: DEFAULT_MAIL_LOOK }
    const form = renderWithdrawalPage({ tag: 'form', declaration, problems: ['email'] }, frame)
    for (const part of ['<html lang="de">', 'Vertrag hier widerrufen', '&lt;b&gt;', 'role="alert"'])
      expect(form).toContain(part)
    const check = renderWithdrawalPage({ tag: 'check', declaration }, frame)
    expect(check).toContain('Widerruf hier bestätigen')
    expect(`${form}${check}`).not.toContain('<b>')
  })
})
