import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { money } from '../../../../core/money/index.js'
import { DEFAULT_DOCUMENT_SETTINGS } from '../../../../core/orders/index.js'
import type { DeskOrder } from '../../../../core/orders/index.js'
import type { IssuedDocument } from '../../../../core/ports/shop/order-documents.port.js'
import { creditsOf } from '../../../../core/use-cases/documents/credits.js'
import { creditTaxes } from '../../../../core/use-cases/documents/credit-taxes.js'
import { decideCreditNotes, decideInvoice } from '../../../../core/use-cases/documents/decide-documents.js'
import { documentNumber, seriesOf } from '../../../../core/use-cases/documents/document-number.js'
import { renderDocumentHtml } from '../../../../core/use-cases/documents/render-document-html.js'
import { writeInvoice } from '../../../../core/use-cases/documents/write-invoice.js'
import { writePackingSlip } from '../../../../core/use-cases/documents/write-packing-slip.js'
import { DEFAULT_MAIL_LOOK } from '../../../../core/use-cases/mails/render/mail-look.js'
import { valueOf } from '../../../support/value-of.js'
import { BUSINESS_SHOP, doneRefund, ISSUED_MS, paidOrder } from './document-order.fixture.js'

const RULES = { shop: BUSINESS_SHOP, settings: { ...DEFAULT_DOCUMENT_SETTINGS, prefix: '{year}/' } }
const eur = (minor: number) => money(minor, 'EUR')
const frame = { look: DEFAULT_MAIL_LOOK, download: null }
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/gu, ' ')
const invoiceIn = (language: string, order: DeskOrder = paidOrder()) =>
  writeInvoice(order, { ...BUSINESS_SHOP, language }, ISSUED_MS)

/** A paper after it was issued. */
const issuedOf = (draft: ReturnType<typeof decideInvoice>): IssuedDocument => {
  const invoice = valueOf(draft)
  if (invoice === null) throw new Error('issued before')
  const { series, first, ...paper } = invoice
  return { ...paper, id: 'invoice', number: documentNumber(series, first) }
}

describe('an invoice', () => {
  it.each([
    ['en', 'Invoice', 'March 20, 2026', '€60.62', '19%'],
    ['de', 'Rechnung', '20. März 2026', '60,62 €', '19 %'],
    ['de-AT', 'Rechnung', '20. März 2026', '€ 60,62', '19 %'],
    ['fr', 'Facture', '20 mars 2026', '60,62 €', '19 %'],
    ['es', 'Factura', '20 de marzo de 2026', '60,62 €', '19 %'],
  ])('is written in %s', (language, title, day, total, rate) => {
    const invoice = invoiceIn(language)
    expect([invoice.language, invoice.title, invoice.facts[0]?.[1]]).toEqual([language, title, day])
    expect(plain(invoice.totals.at(-1)?.amount ?? '')).toBe(total)
    expect(plain(invoice.rows[0]?.cells[2] ?? '')).toBe(rate)
  })

  it('names seller and buyer, and has an included tax once, by its rate', () => {
    const { seller, recipient, footer, totals, taxes } = invoiceIn('en')
    expect(seller).toEqual(['Corner Shop GmbH', 'Market 1', '10115 Berlin', 'Germany'])
    expect(recipient.lines).toEqual(['Ada Example', '12 Example Street', 'Berlin', 'Germany'])
    expect(footer).toContain('VAT ID: DE123456789')
    expect(totals.map(({ label }) => label)).toEqual(['Subtotal', 'Spring 10 %', 'Shipping: Parcel', 'Total'])
    expect(taxes?.rows).toEqual([
      ['VAT 19%', '€41.87', '€7.95', '€49.82'],
      ['VAT 7%', '€10.09', '€0.71', '€10.80'],
    ])
  })

  it('records its taxes for the books, with the country of its order', () => {
    expect(invoiceIn('en').taxRecord).toEqual({
      country: 'DE',
      taxes: [
        { name: 'VAT 19%', net: eur(4187), amount: eur(795) },
        { name: 'VAT 7%', net: eur(1009), amount: eur(71) },
      ],
    })
  })

  it('has the taxes of an order from before they were kept below its total', () => {
    const { placed } = paidOrder()
    const old = { ...placed }
    Reflect.deleteProperty(old, 'taxes')
    const { totals, taxes, taxRecord, columns } = invoiceIn('en', paidOrder({ placed: old }))
    expect(totals.slice(-2)).toEqual([
      { label: 'incl. 19 % VAT', amount: '€8.70', weight: 'included' },
      { label: 'incl. 7 % VAT', amount: '€0.71', weight: 'included' },
    ])
    expect([taxes, taxRecord, columns.length]).toEqual([null, undefined, 4])
  })

  it('is issued once, when the money was taken and the seller is known', () => {
    const order = paidOrder()
    const first = decideInvoice(order, [], RULES, ISSUED_MS)
    expect(issuedOf(first)).toMatchObject({ kind: 'invoice', number: '2026/0001', total: order.placed.total })
    expect(decideInvoice(order, [issuedOf(first)], RULES, ISSUED_MS)).toEqual({ ok: true, value: null })
    const noBusiness = { ...RULES, shop: { ...BUSINESS_SHOP, business: null } }
    expect(decideInvoice(order, [], noBusiness, ISSUED_MS)).toMatchObject({ failure: { tag: 'no-business' } })
    for (const status of ['pending', 'held', 'capturing', 'releasing', 'lapsed', 'trial', 'free'] as const) {
      const unpaid = paidOrder({ payment: { ...order.payment, status } })
      expect(decideInvoice(unpaid, [], RULES, ISSUED_MS)).toMatchObject({ failure: { tag: 'not-paid' } })
    }
  })

  it('becomes a page with strangers’ words as text', () => {
    const order = paidOrder({}, '<script>alert(1)</script>\u202e Żółć "&')
    const html = renderDocumentHtml(invoiceIn('de', order), 'INV-0001', frame)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Żółć')
    expect(html).not.toMatch(/<script|\u202e/)
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('<title>Rechnung INV-0001 - Corner Shop</title>')
  })
})

describe('a packing slip', () => {
  it('has the pieces still to send, without prices', () => {
    const sent = { id: 'f', lines: [{ lineId: 'line-1', count: 1 }], carrier: null, tracking: null, atMs: 1 }
    const slip = writePackingSlip(paidOrder({ fulfilments: [sent] }), BUSINESS_SHOP)
    expect(slip.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
      ['Stoneware mug', '1'],
      ['Brewing guide', '1'],
    ])
    expect(slip.remarks).toEqual(['Gift note: Happy birthday!'])
    expect(renderDocumentHtml(slip, null, frame)).not.toContain('€')
    // A telephone keeps the names of goods readable beside four columns of numbers.
    expect(renderDocumentHtml(slip, null, frame)).toMatch(/max-width:40rem\)[^@]*tbody th[^@]*min-width:5rem/)
  })

  it('has the boxes that the shopper ticked, and no files, also once all was sent', () => {
    const box = { name: 'Gift', textArea: null, textInput: null }
    const { placed } = paidOrder()
    const order = paidOrder({
      placed: {
        ...placed,
        items: placed.items.map((item) =>
          item.id === 'line-1' ? item : { ...item, product: { ...item.product, type: 'Membership' } },
        ),
        flags: { ...placed.flags, requiresShipping: false },
        customData: [
          { ...box, checkbox: true },
          { ...box, name: 'Remind me', checkbox: false },
        ],
      },
    })
    const sent = { id: 'f', lines: [{ lineId: 'line-1', count: 2 }], carrier: null, tracking: null, atMs: 1 }
    for (const fulfilments of [[], [sent]]) {
      const slip = writePackingSlip({ ...order, fulfilments }, BUSINESS_SHOP)
      expect(slip.rows.map(({ name }) => name)).toEqual(['Stoneware mug'])
      expect(slip.remarks).toEqual(['Gift: yes'])
    }
  })

  it.each([
    [
      'leaves out what was withdrawn',
      [{ lineId: 'line-1', count: 1 }],
      'requested',
      ['Stoneware mug 1', 'Brewing guide 1'],
    ],
    [
      'has it again after a refusal',
      [{ lineId: 'line-1', count: 1 }],
      'refused',
      ['Stoneware mug 2', 'Brewing guide 1'],
    ],
    [
      'has all of an order that is sent although all was withdrawn',
      [],
      'accepted',
      ['Stoneware mug 2', 'Brewing guide 1'],
    ],
  ] as const)('%s', (_, lines, state, rows) => {
    const returns = [{ id: 'order', lines, state, receivedMs: 1 }]
    const slip = writePackingSlip(paidOrder({ returns }), BUSINESS_SHOP)
    expect(slip.rows.map(({ name, cells }) => `${name} ${cells[0]}`)).toEqual(rows)
  })
})

describe('credit notes', () => {
  const invoice = issuedOf(decideInvoice(paidOrder(), [], RULES, ISSUED_MS))

  it('are issued once for each refund that was made, also for one on the provider’s own page', () => {
    const elsewhere = { tag: 'refunded-elsewhere', atMs: 1, by: 'provider' } as const
    const order = paidOrder({
      refunds: [
        doneRefund(),
        doneRefund({ id: 'refund-2', state: 'pending' }),
        doneRefund({ id: 'refund-3', kind: 'release' }),
      ],
      events: [
        { ...elsewhere, totalMinor: 100 },
        { ...elsewhere, totalMinor: 350 },
      ],
    })
    expect(creditsOf(order).map(({ amount }) => amount.amount)).toEqual([2490, 100, 250])
    expect(decideCreditNotes(order, [], RULES, ISSUED_MS)).toMatchObject({ failure: { tag: 'no-invoice' } })
    const notes = valueOf(decideCreditNotes(order, [invoice], RULES, ISSUED_MS))
    expect(notes.map(({ total, series }) => [total.amount, series])).toEqual([
      [2490, 'CN-'],
      [100, 'CN-'],
      [250, 'CN-'],
    ])
    expect(notes[0]?.document.facts).toContainEqual(['For invoice', '2026/0001, March 20, 2026'])
    const issued = notes.slice(0, 2).map((note) => ({ ...note, id: note.sourceId, number: 'CN-0001' }))
    const rest = valueOf(decideCreditNotes(order, [invoice, ...issued], RULES, ISSUED_MS))
    expect(rest.map(({ sourceId }) => sourceId)).toEqual(['elsewhere-350'])
  })

  it('follow a refund on the provider’s page that is returned and made again with the same sum', () => {
    const act = { atMs: 1, by: 'provider' } as const
    const made = (providerRefund: string, totalMinor: number) =>
      ({ tag: 'refunded-elsewhere', providerRefund, totalMinor, ...act }) as const
    const back = { tag: 'returned-elsewhere', providerRefund: 're-1', totalMinor: 0, ...act } as const
    const first = paidOrder({ events: [made('re-1', 300)] })
    const [note] = valueOf(decideCreditNotes(first, [invoice], RULES, ISSUED_MS))
    const issued = [invoice, { ...note!, id: 'n', number: 'CN-0001' }]
    const order = paidOrder({ events: [made('re-1', 300), back, made('re-2', 300)] })
    const notes = valueOf(decideCreditNotes(order, issued, RULES, ISSUED_MS))
    expect(notes.map(({ sourceId, total }) => [sourceId, total.amount])).toEqual([
      ['elsewhere-re-2', 300],
      ['returned-elsewhere-re-1', -300],
    ])
    expect(creditsOf(order).map(({ sourceId }) => sourceId)).toEqual(['elsewhere-re-2'])
    const all = [...issued, ...notes.map((each) => ({ ...each, id: each.sourceId, number: 'CN-0002' }))]
    expect(valueOf(decideCreditNotes(order, all, RULES, ISSUED_MS))).toEqual([])
  })

  it('are cancelled once, with the opposite amounts, when the bank returns the money of the refund', () => {
    const done = paidOrder({ refunds: [doneRefund()] })
    const [note] = valueOf(decideCreditNotes(done, [invoice], RULES, ISSUED_MS))
    const issued = { ...note!, id: note!.sourceId, number: 'CN-0001' }
    const returned = paidOrder({ refunds: [doneRefund({ state: 'refused' })] })
    const [back, ...others] = valueOf(decideCreditNotes(returned, [invoice, issued], RULES, ISSUED_MS))
    expect([back?.total, others]).toEqual([eur(-note!.total.amount), []])
    expect(back?.document).toMatchObject({
      title: 'Cancelled credit note',
      facts: [
        expect.anything(),
        ['For credit note', 'CN-0001, March 20, 2026'],
        expect.anything(),
        expect.anything(),
      ],
    })
    const amounts = (document: typeof issued.document): readonly string[] =>
      [
        ...document.rows.map(({ cells }) => cells.at(-1)!),
        ...document.totals.map(({ amount }) => amount),
        ...(document.taxes?.rows ?? []).flatMap(([, ...cells]) => cells),
      ].map((cell) => cell.replace('-', ''))
    expect(amounts(back!.document)).toEqual(amounts(note!.document))
    expect(JSON.stringify(back!.document.totals)).toMatch(/-€/)
    const all = [invoice, issued, { ...back!, id: back!.sourceId, number: 'CN-0002' }]
    expect(decideCreditNotes(returned, all, RULES, ISSUED_MS)).toEqual({ ok: true, value: [] })
    // A refund that was refused at once had no credit note.
    expect(decideCreditNotes(returned, [invoice], RULES, ISSUED_MS)).toEqual({ ok: true, value: [] })
  })

  it.each([
    ['a line at 19 %', eur(2490), [{ lineId: 'line-1', count: 1 }], [[19, 2092, 398]]],
    ['a line at 7 %', eur(1080), [{ lineId: 'line-2', count: 1 }], [[7, 1009, 71]]],
    [
      'everything, as the invoice has it',
      eur(6062),
      [],
      [
        [19, 4187, 795],
        [7, 1009, 71],
      ],
    ],
    [
      'an amount, by what was charged',
      eur(1000),
      [],
      [
        [19, 691, 131],
        [7, 166, 12],
      ],
    ],
  ] as const)('hold the taxes of %s', (_, amount, lines, taxes) => {
    const found = creditTaxes(paidOrder(), { sourceId: 's', amount, lines, shipping: eur(0) })
    expect(found.map((tax) => [tax.share / 10_000, tax.net.amount, tax.amount.amount])).toEqual(taxes)
  })

  it('have a row for shipping, with the rate of shipping alone', () => {
    const shipping = doneRefund({ amount: eur(500), lines: [], shipping: eur(500) })
    const piece = doneRefund({ id: 'refund-2', amount: eur(1180), shipping: eur(100) })
    const book = { ...piece, lines: [{ lineId: 'line-2', count: 1 }] }
    const [note, both] = [shipping, book].map(
      (refund) =>
        valueOf(decideCreditNotes(paidOrder({ refunds: [refund] }), [invoice], RULES, ISSUED_MS))[0],
    )
    expect(note?.document.rows).toEqual([{ name: 'Shipping', details: [], cells: ['', '€5.00'] }])
    expect(note?.document.taxes?.rows).toEqual([['VAT 19%', '€4.20', '€0.80', '€5.00']])
    expect(both?.document.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
      ['Brewing guide', '1', '€10.80'],
      ['Shipping', '', '€1.00'],
    ])
    expect(both?.document.taxes?.rows).toEqual([
      ['VAT 19%', '€0.84', '€0.16', '€1.00'],
      ['VAT 7%', '€10.09', '€0.71', '€10.80'],
    ])
  })

  it('correct the last rate by what amounts before took of it', () => {
    const half = doneRefund({ id: 'a', amount: eur(3031), lines: [] })
    const mugs = doneRefund({ id: 'b', amount: eur(3031), lines: [{ lineId: 'line-1', count: 2 }] })
    const order = paidOrder({ refunds: [half, mugs] })
    const taxes = creditsOf(order).flatMap((credit) => creditTaxes(order, credit))
    const sumOf = (share: number) =>
      taxes.filter((tax) => tax.share === share * 10_000).map(({ net, amount }) => net.amount + amount.amount)
    expect([sumOf(19), sumOf(7)].map((parts) => parts.reduce((sum, part) => sum + part, 0))).toEqual([
      4982, 1080,
    ])
  })

  it('never hold more tax and net together than the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6061 }), (minor) => {
        const credit = { sourceId: 's', amount: eur(minor), lines: [], shipping: eur(0) }
        const taxes = creditTaxes(paidOrder(), credit)
        const sum = taxes.reduce((all, { net, amount }) => all + net.amount + amount.amount, 0)
        expect(sum).toBe(minor)
      }),
    )
  })
})

it('have numbers by their series, which may contain the year', () => {
  expect(documentNumber(seriesOf('R{year}-', ISSUED_MS), 7)).toBe('R2026-0007')
  expect(documentNumber('', 123_456)).toBe('123456')
})
