import { describe, expect, it } from '@jest/globals'
import { beginOfSales, salesByDay } from '../../../../../core/orders/index.js'
import type { LedgerOrder } from '../../../../../core/ports/shop/sales-ledger.port.js'
import { dayRange, parseDay } from '../../../../../core/use-cases/shop/figures/day-range.js'
import { readSalesFigures } from '../../../../../core/use-cases/shop/figures/sales-figures.js'
import { isVisit, visitDay } from '../../../../../core/use-cases/shop/figures/visits.js'

const NOW = Date.UTC(2027, 0, 31, 15)
const STOOL = { productId: 'stool', name: 'Stool', pieces: 2, totalMinor: 2000 }
const BENCH = { productId: 'bench', name: 'Bench', pieces: 1, totalMinor: 9000 }
const vat = (amountMinor: number, isIncluded = true, percent: number | null = 19) => ({
  ...{ name: 'VAT', percent, isIncluded, amountMinor },
})

const order = (change: Partial<LedgerOrder> = {}): LedgerOrder => ({
  placedOn: NOW,
  currency: 'EUR',
  totalMinor: 2490,
  refundedMinor: 0,
  isCancelled: false,
  payment: 'taken',
  country: 'DE',
  lines: [STOOL],
  taxes: [vat(398)],
  ...change,
})

const figuresOf = (...parts: readonly (readonly LedgerOrder[])[]) =>
  readSalesFigures(
    {
      placed: async function* () {
        yield* parts
      },
    },
    0,
    NOW,
  )

describe('the figures of a shop', () => {
  it('sum orders, refunds, pieces, days and taxes by country and rate', async () => {
    const [figures, ...others] = await figuresOf(
      [order(), order({ refundedMinor: 1000, placedOn: NOW - 86_400_000 })],
      [
        order({ lines: [BENCH, STOOL], totalMinor: 11_490, taxes: [vat(1834), vat(70, true, 7)] }),
        order({ country: 'AT', taxes: [vat(300, false)] }),
      ],
    )
    expect(others).toEqual([])
    expect(figures).toEqual({
      currency: 'EUR',
      orders: 4,
      pieces: 9,
      salesMinor: 3 * 2490 + 11_490,
      refundedMinor: 1000,
      cancelled: 0,
      taxes: [
        { country: 'AT', ...vat(300, false) },
        { country: 'DE', ...vat(398 * 2 + 1834) },
        { country: 'DE', ...vat(70, true, 7) },
      ],
      bestSellers: [
        { ...STOOL, pieces: 8, totalMinor: 8000 },
        { ...BENCH, pieces: 1 },
      ],
      days: [
        { day: '2027-01-30', orders: 1, salesMinor: 2490, refundedMinor: 1000 },
        { day: '2027-01-31', orders: 3, salesMinor: 2 * 2490 + 11_490, refundedMinor: 0 },
      ],
    })
  })

  it('leave out orders that were cancelled, lapsed or are a trial, and keep currencies apart', async () => {
    const figures = await figuresOf([
      order({ isCancelled: true, refundedMinor: 2490 }),
      order({ payment: 'lapsed' }),
      order({ payment: 'trial' }),
      order({ payment: 'held' }),
      order({ currency: 'CHF' }),
    ])
    expect(figures).toMatchObject([
      { currency: 'CHF', orders: 1, cancelled: 0 },
      { currency: 'EUR', orders: 1, cancelled: 1, salesMinor: 2490, refundedMinor: 0 },
    ])
    expect(await figuresOf()).toEqual([])
  })
})

describe('a range of days', () => {
  const day = (text: string): number => Date.parse(`${text}T00:00:00Z`)

  it.each([
    [null, null, '2027-01-02', '2027-02-01'],
    ['2026-01-01', '2026-12-31', '2026-01-01', '2027-01-01'],
    ['2027-01-31', null, '2027-01-31', '2027-02-01'],
    [null, '2026-02-28', '2026-01-30', '2026-03-01'],
    [null, '1970-01-05', '1970-01-01', '1970-01-06'],
  ])('from %j to %j is from %s to before %s', (from, to, first, until) => {
    expect(dayRange(from, to, NOW)).toEqual({ ok: true, value: { fromMs: day(first), untilMs: day(until) } })
  })

  it.each([
    ['2027-02-30', null, 'is not a day'],
    [null, 'yesterday', 'is not a day'],
    ['2027-1-1', null, 'is not a day'],
    [null, '0000-01-01', 'is not a day since 1970'],
    ['1969-12-31', '2027-01-31', 'is not a day since 1970'],
    ['2027-01-31', '2027-01-30', 'comes before'],
  ])('is refused from %j to %j', (from, to, reason) => {
    expect(dayRange(from, to, NOW)).toEqual({ ok: false, failure: expect.stringContaining(reason) })
  })

  it('includes leap days', () => {
    expect([parseDay('2028-02-29'), parseDay('2027-02-29')]).toEqual([day('2028-02-29'), null])
  })
})

describe('sales by day', () => {
  const slot = (startMs: number, orders = 1) => ({ startMs, orders, totalMinor: 100, refundedMinor: 10 })
  const AT = Date.UTC(2027, 2, 28, 22, 30)

  // Berlin's clocks go forward in the night before the last day: 24 hours earlier is 23:30 two dates before.
  it.each([
    ['UTC', { '2027-03-27': 1, '2027-03-28': 1 }],
    ['Europe/Berlin', { '2027-03-28': 0, '2027-03-29': 1 }],
    ['America/New_York', { '2027-03-27': 1, '2027-03-28': 1 }],
    ['Asia/Kathmandu', { '2027-03-28': 1, '2027-03-29': 1 }],
  ])('follow the clocks of %s', (timeZone, days) => {
    const asked = { nowMs: AT, count: 2, timeZone }
    const sales = salesByDay([slot(AT - 86_400_000), slot(AT)], asked)
    expect(Object.fromEntries(sales.map(({ day, orders }) => [day, orders]))).toEqual(days)
    expect(beginOfSales(asked)).toBeLessThan(AT - 86_400_000 * 2)
  })

  it('are added up, without days before the first one', () => {
    const asked = { nowMs: AT, count: 1, timeZone: 'UTC' }
    expect(salesByDay([slot(AT - 86_400_000), slot(AT - 900_000, 2), slot(AT)], asked)).toEqual([
      { day: '2027-03-28', orders: 3, totalMinor: 200, refundedMinor: 20 },
    ])
  })
})

describe('a visit', () => {
  const PAGE = {
    method: 'GET',
    path: '/product/mug',
    mode: 'navigate',
    dest: 'document',
    site: 'none',
    purpose: undefined,
    status: 200,
  }

  it.each([
    ['a typed address', {}, true],
    ['a link elsewhere', { site: 'cross-site' }, true],
    ['a link of another host of the domain', { site: 'same-site' }, true],
    ['a link within the site', { site: 'same-origin' }, false],
    ['a program without a browser’s headers', { mode: undefined, dest: undefined, site: undefined }, false],
    ['a frame of another page', { dest: 'iframe' }, false],
    ['a page that is fetched beforehand', { purpose: 'prefetch' }, false],
    ['a form', { method: 'POST' }, false],
    ['a page that is not there', { status: 404 }, false],
    ['the desk', { path: '/vitrine' }, false],
    ['the shop’s own page', { path: '/.vitrine/invoice' }, false],
    ['a page that begins like it', { path: '/vitrine-of-the-week' }, true],
  ])('is counted for %s: %j', (_, change, expected) => {
    expect(isVisit({ ...PAGE, ...change })).toBe(expected)
  })

  it('belongs to a day of UTC', () => {
    expect(visitDay(Date.UTC(2027, 0, 31, 23, 59))).toBe('2027-01-31')
  })
})
