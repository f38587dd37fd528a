import { expect, it } from '@jest/globals'
import { createDeskPapers, MAX_PRINTED } from '../../../../../adapters/server/routes/desk/desk-papers.js'
import { DEFAULT_DOCUMENT_SETTINGS } from '../../../../../core/orders/index.js'
import type { DeskOrder } from '../../../../../core/orders/index.js'
import type { IssuedDocument } from '../../../../../core/ports/shop/order-documents.port.js'
import { DEFAULT_MAIL_LOOK } from '../../../../../core/use-cases/mails/render/mail-look.js'
import { err, ok } from '../../../../../core/shared/index.js'
import {
  BUSINESS_SHOP,
  doneRefund,
  ISSUED_MS,
  paidOrder,
} from '../../../../core/use-cases/documents/document-order.fixture.js'

const PERSON = { ownerId: 'o1', by: 'olga@example.org', request: null, session: null }

/** The papers of one order, and the issued ones with the person who issued each. */
function printer(order: DeskOrder = paidOrder(), load = async () => order) {
  const issued: IssuedDocument[] = []
  const issuers: string[] = []
  const print = createDeskPapers({
    look: DEFAULT_MAIL_LOOK,
    papers: {
      desk: {
        find: async (name) => (name === order.id ? ok(order.id) : err('unknown')),
        load,
      },
      clock: { wallTime: () => ISSUED_MS },
      rules: { shop: BUSINESS_SHOP, settings: DEFAULT_DOCUMENT_SETTINGS },
    },
    documentsFor: ({ by }) => ({
      ofOrder: async () => issued,
      issue: async ({ series, first, ...draft }) => {
        issuers.push(by)
        issued.push({ ...draft, id: `${issued.length}`, number: `${series}${first}` })
        return true
      },
    }),
  })
  const page = async (kind: string, orders: readonly string[], issues: boolean) => {
    const made = await print(kind, orders, issues, PERSON)
    return made.ok ? made.value.html : made.failure
  }
  return { page, print, issued, issuers, id: order.id }
}

it('prints the slips of several orders on one page, each on its own sheet, and issues nothing', async () => {
  const { page, issued, id } = printer()
  const html = await page('packing-slip', [id, id], true)
  expect(html.match(/<section class="sheet">/g)).toHaveLength(2)
  expect(html.match(/<h1>Packing slip<\/h1>/g)).toHaveLength(2)
  expect(html).toContain('break-before:page')
  expect([html.includes('<script'), issued]).toEqual([false, []])
})

it('prints no slip for an order of files alone, beside those that have one', async () => {
  const parcel = paidOrder()
  const { placed } = parcel
  const files: DeskOrder = {
    ...parcel,
    placed: {
      ...placed,
      items: placed.items.map((item) => ({ ...item, product: { ...item.product, type: 'Membership' } })),
      flags: { ...placed.flags, requiresShipping: false },
    },
  }
  const alone = printer(files)
  expect(await alone.page('packing-slip', [alone.id], true)).toMatch(
    /^Order \S+ has nothing to send, so there is no packing slip\.$/,
  )
  const orders = [files, parcel]
  const { page, id } = printer(parcel, async () => orders.shift() ?? parcel)
  const html = await page('packing-slip', [id, id], true)
  expect(html.match(/<section class="sheet">/g)).toHaveLength(1)
})

it('issues an invoice once by printing it, and only for a role that may change things', async () => {
  const { page, issued, issuers, id } = printer()
  expect(await page('invoice', [id], false)).toContain('<h1>Invoice</h1>')
  expect(issued).toEqual([])
  expect(await page('invoice', [id], true)).toContain('<h1>Invoice INV-1</h1>')
  for (const issues of [true, false])
    expect(await page('invoice', [id], issues)).toContain('<h1>Invoice INV-1</h1>')
  expect(issued).toHaveLength(1)
  expect(issuers).toEqual([PERSON.by])
})

it('is shown under a policy without scripts, and framed by the desk only', async () => {
  const { print, id } = printer()
  const made = await print('packing-slip', [id], false, PERSON)
  expect(made).toMatchObject({
    ok: true,
    value: {
      policy: expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^;]*; .*frame-ancestors 'self'$/,
      ),
    },
  })
})

it.each([
  ['constructor', ['x'], true, 'There is nothing to print.'],
  ['packing-slip', [], true, 'There is nothing to print.'],
  [
    'packing-slip',
    Array.from({ length: MAX_PRINTED + 1 }, () => 'x'),
    true,
    'Print at most 100 orders at once.',
  ],
  ['packing-slip', ['x'], true, 'There is no placed order of this number or id.'],
  ['credit-note', ['x'], false, 'Your role cannot issue a credit note.'],
] as const)('says why it prints no %s of %j', async (kind, orders, issues, problem) => {
  expect(await printer().page(kind, orders, issues)).toBe(problem)
})

it('names the missing part for a credit note', async () => {
  const { page, id } = printer()
  expect(await page('credit-note', [id], true)).toContain('This order has no invoice')
  const refunded = printer(paidOrder({ refunds: [doneRefund()] }))
  await refunded.page('invoice', [refunded.id], true)
  expect(await refunded.page('credit-note', [refunded.id], true)).toContain('Credit note')
})
