import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import type {
  DeskAuditEntry,
  DeskDiscount,
  DeskEntryRow,
  DeskHealth,
  DeskVariant,
} from '../../../core/desk/index.js'
import { movedBy, pastedCells } from '../../../ui-react/desk/collections/grid-moves.js'
import { replyAddress, senderOf, summaryOf } from '../../../ui-react/desk/forms/entry-texts.js'
import { checksOf } from '../../../ui-react/desk/health/health-checks.js'
import { jobText } from '../../../ui-react/desk/health/job-texts.js'
import {
  AUDIT_TEXTS,
  auditDetail,
  auditDetailIn,
  auditPlace,
  auditText,
} from '../../../ui-react/desk/lists/audit-texts.js'
import { disputeText } from '../../../ui-react/desk/orders/dispute-text.js'
import { sentText } from '../../../ui-react/desk/orders/sent-text.js'
import { countText, dayText, sizeText, wordsOf } from '../../../ui-react/desk/kit/texts.js'
import { writingIn } from '../../../ui-react/desk/kit/writing.js'
import { failureText } from '../../../ui-react/desk/kit/states.js'
import {
  discountChanges,
  needsText,
  usesText,
  discountValueText,
} from '../../../ui-react/desk/discounts/discount-texts.js'
import {
  priceFromText,
  priceRangeText,
  stockOf,
  variantName,
} from '../../../ui-react/desk/products/product-texts.js'
import { viewOf } from '../../../ui-react/desk/orders/order-views.js'

const NOW = new Date(2027, 2, 1, 0, 30)

it.each([
  [new Date(2027, 2, 1, 0, 1), 'Today'],
  [new Date(2027, 1, 28, 23, 59), 'Yesterday'],
  [new Date(2027, 1, 27, 23, 59), 'Feb 27'],
  [new Date(2026, 1, 27), 'Feb 27, 2026'],
])('writes the day of %s in a short form', (time, text) => {
  expect(dayText(time.toISOString(), NOW)).toBe(text)
})

it.each([
  [{ pieces: 2, left: 0 }, 'Order AB12 marked as sent'],
  [{ pieces: 1, left: 3 }, '1 piece of order AB12 marked as sent, 3 left'],
])('states whether the order %j is sent', (sent, text) => {
  expect(sentText({ number: 'AB12', ...sent })).toBe(text)
})

it('counts in words, and reads names in camel case', () => {
  expect([countText(1, 'order'), countText(1200, 'order'), countText(2, 'try', 'tries')]).toEqual([
    '1 order',
    '1,200 orders',
    '2 tries',
  ])
  expect(wordsOf('orderDispatchedInPart')).toBe('Order dispatched in part')
})

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [87_400, '87 kB'],
  [1_250_000, '1.3 MB'],
  [82_307_400_000, '82 GB'],
])('writes %s bytes in a short form', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

it.each([
  ['en-GB', 'Yesterday', '27 Feb', '23:59', '€1,234.50', '12,000 orders', '1.3 MB'],
  ['de', 'Yesterday', '27. Feb.', '23:59', '1.234,50 €', '12.000 orders', '1,3 MB'],
  ['fr', 'Yesterday', '27 févr.', '23:59', '1 234,50 €', '12 000 orders', '1,3 Mo'],
  ['es', 'Yesterday', '27 feb', '23:59', '1234,50 €', '12.000 orders', '1,3 MB'],
  ['it', 'Yesterday', '27 feb', '23:59', '1234,50 €', '12.000 orders', '1,3 MB'],
  ['ja', 'Yesterday', '2月27日', '23:59', '€1,234.50', '12,000 orders', '1.3 MB'],
  ['pt-BR', 'Yesterday', '27 de fev.', '23:59', '€ 1.234,50', '12.000 orders', '1,3 MB'],
  ['nl', 'Yesterday', '27 feb', '23:59', '€ 1.234,50', '12.000 orders', '1,3 MB'],
])('writes dates, amounts and numbers in %s', (locale, ...expected) => {
  const { dayText: day, clockText, moneyText, countText: count, sizeText: size } = writingIn(locale)
  const [yesterday, before] = [new Date(2027, 1, 28, 23, 59), new Date(2027, 1, 27, 23, 59)]
  const written = [
    day(yesterday.toISOString(), NOW),
    day(before.toISOString(), NOW),
    clockText(before.toISOString()),
    moneyText({ amountMinor: 123_450, currency: 'EUR' }),
    count(12_000, 'order'),
    size(1_250_000),
  ]
  expect(written.map((text) => text.replace(/\s/g, ' '))).toEqual(expected)
})

it.each([
  ['en-GB', '.'],
  ['de', ','],
  ['fr', ','],
  ['es', ','],
  ['it', ','],
  ['nl', ','],
  ['ja', '.'],
  ['pt-BR', ','],
])('writes amounts in fields of %s with "%s" before their parts', (locale, mark) => {
  expect(writingIn(locale).mark).toBe(mark)
})

const ENTRY: DeskEntryRow = {
  id: 'e',
  form: 'Contact',
  receivedAt: NOW.toISOString(),
  isRead: false,
  replyTo: 'clara@example.org',
  fields: [
    { name: 'Your name', value: ' Clara ' },
    { name: 'Email', value: 'clara@example.org' },
    { name: 'Message', value: 'Is it\n here?' },
  ],
  files: [],
}

it('shows the sender and the message of an entry, and quotes it in the reply', () => {
  expect([senderOf(ENTRY), summaryOf(ENTRY)]).toEqual(['Clara', 'Is it here?'])
  expect(senderOf({ ...ENTRY, fields: [] })).toBe('clara@example.org')
  expect(senderOf({ ...ENTRY, fields: [], replyTo: null })).toBe('Contact')
  const { pathname, searchParams } = new URL(replyAddress({ ...ENTRY, replyTo: 'a?cc=b@c.d' }, 'Abend & Co'))
  expect(decodeURIComponent(pathname)).toBe('a?cc=b@c.d')
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
  expect(searchParams.get('subject')).toBe('Abend & Co: Contact')
  expect(searchParams.get('body')).toContain('> Message: Is it\r\n>  here?')
})

const HEALTH: DeskHealth = {
  version: '1',
  startedAt: NOW.toISOString(),
  database: { name: 'PostgreSQL 18', answeredInMs: 2, sizeBytes: null },
  disk: { freeBytes: 50, totalBytes: 100 },
  work: { mails: 0, failedMails: 0, oldestMailAt: null, refunds: 0, captures: 0, renewals: 0 },
  providers: [{ name: 'Stripe', isLive: true }],
  mailsAreSent: true,
  backup: { madeAt: NOW.toISOString(), dueAt: NOW.toISOString(), file: 'a.age' },
  backupStanding: 'CURRENT',
  errors: [],
}
const work = (more: Partial<DeskHealth['work']>) => ({ work: { ...HEALTH.work, ...more } })

it.each<readonly [string, string, Partial<DeskHealth>]>([
  ['Database', 'warn', { database: { ...HEALTH.database, answeredInMs: 251 } }],
  ['Disk', 'warn', { disk: { freeBytes: 9, totalBytes: 100 } }],
  ['Disk', 'bad', { disk: { freeBytes: 2, totalBytes: 100 } }],
  ['Mail', 'bad', work({ failedMails: 1 })],
  ['Mail', 'warn', { mailsAreSent: false }],
  ['Mail', 'warn', work({ mails: 1, oldestMailAt: new Date(NOW.getTime() - 3_600_001).toISOString() })],
  ['Payments', 'warn', { providers: [] }],
  ['Backup', 'bad', { backup: null, backupStanding: 'NEVER' }],
  ['Backup', 'bad', { backupStanding: 'OVERDUE' }],
])('asks the owner to look at %s (%s)', (name, tone, change) => {
  expect(checksOf(HEALTH, NOW).map((check) => check.tone)).toEqual(Array(6).fill('good'))
  const open = checksOf({ ...HEALTH, ...change }, NOW).filter((check) => check.tone !== 'good')
  expect(open.map((check) => [check.name, check.tone])).toEqual([[name, tone]])
})

it("reports of a conflict that the other change is shown, else the server's message", () => {
  const message = 'Only €5.00 can still be refunded.'
  const problem = (code: 'CHANGED_MEANWHILE' | 'BAD_INPUT') =>
    failureText({ tag: 'problem', problem: { code, message } })
  expect(problem('CHANGED_MEANWHILE')).toMatch(/^Another person has just changed this\./)
  expect(problem('BAD_INPUT')).toBe(message)
})

it('shows all orders for an unknown view', () => {
  expect([viewOf('to-send').filter, viewOf('of-old').filter, viewOf(null).id]).toEqual([
    { toSend: true },
    {},
    '',
  ])
})

const variant = (amountMinor: number, left: number | null, more: Partial<DeskVariant> = {}): DeskVariant => ({
  id: 'v',
  code: 'MUG',
  options: [],
  imageUrl: null,
  price: { amountMinor, currency: 'EUR', digits: 2 },
  compareAt: null,
  lowestPrior: null,
  unitPrice: null,
  left,
  edited: [],
  priceInFile: null,
  compareAtInFile: null,
  ...more,
})

it.each([
  [[variant(900, null)], '€9.00', 'Unlimited', 'calm'],
  [[variant(900, 3)], '€9.00', '3 left', 'calm'],
  [[variant(1200, 3), variant(900, 4)], '€9.00 – €12.00', '7 left in 2 variants', 'calm'],
  [[variant(900, 0), variant(900, null)], '€9.00', '1 of 2 sold out', 'warn'],
  [[variant(900, 0), variant(900, 0)], '€9.00', 'Sold out', 'bad'],
])('writes the prices and the stock of a product in short', (variants, prices, text, tone) => {
  expect([priceRangeText(variants), stockOf(variants)]).toEqual([prices, { text, tone }])
})

it.each([
  [[variant(1200, 4), variant(900, 2)], 'from €9.00'],
  [[variant(900, 4), variant(900, 2)], '€9.00'],
  [[], '–'],
])('shows the lowest price if there is no space for two', (variants, text) => {
  expect(priceFromText(variants)).toBe(text)
})

it('names a variant by its options, else by its code', () => {
  const options = ['Colour: Clay', 'Size: Small']
  expect([
    variantName(variant(0, 0, { options })),
    variantName(variant(0, 0)),
    variantName(variant(0, 0, { code: null })),
  ]).toEqual(['Clay / Small', 'MUG', 'Only variant'])
})

it('describes the reduction and the conditions of a discount, and the changes of an edit', () => {
  const amount = { amountMinor: 500, currency: 'EUR', digits: 2 }
  const discount: DeskDiscount = {
    code: 'SPRING',
    name: 'Spring',
    state: 'ACTIVE',
    source: 'SHOP',
    version: 1,
    percent: 12.5,
    amount: null,
    expiresAt: null,
    usageLimit: 20,
    usedCount: 3,
    minimumSubtotal: amount,
    minimumCount: 2,
    productIds: ['a'],
  }
  expect([
    discountValueText(discount),
    discountValueText({ percent: null, amount }),
    usesText(discount),
  ]).toEqual(['12.5% off', '€5.00 off', '3 of 20'])
  expect(needsText(discount)).toBe('From €5.00, from 2 pieces, for 1 product')
  const edit = { amountMinor: 500, usageLimit: null, productIds: null }
  expect(
    discountChanges(discount, edit, 'EUR').map(({ field, before, after }) => [field, before, after]),
  ).toEqual([
    ['Takes off', '12.5% off', '€5.00 off'],
    ['Orders at most', '20', 'None'],
    ['Products', '1 product', 'All'],
  ])
})

it('describes each job of docs/jobs.md', () => {
  const names = [...readFileSync('docs/jobs.md', 'utf8').matchAll(/^\| `([\w-]+)`/gm)].map(
    ([, name = '']) => name,
  )
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => jobText({ name }) === name)).toEqual([])
  expect(jobText({ name: 'newer' })).toBe('newer')
})

it.each([
  ['ArrowDown', false, [1, 1], [2, 1]],
  ['ArrowDown', false, [9, 1], [9, 1]],
  ['ArrowUp', false, [0, 1], [0, 1]],
  ['ArrowRight', false, [1, 3], [1, 3]],
  ['ArrowRight', false, [1, 1], [1, 2]],
  ['ArrowLeft', false, [1, 1], [1, 0]],
  ['ArrowLeft', true, [1, 3], [1, 0]],
  ['ArrowRight', true, [1, 1], [1, 3]],
  ['ArrowDown', true, [1, 1], [9, 1]],
  ['ArrowUp', true, [8, 1], [0, 1]],
  ['PageDown', false, [0, 2], [9, 2]],
  ['PageUp', false, [9, 2], [0, 2]],
  ['Home', false, [5, 2], [5, 0]],
  ['End', false, [5, 2], [5, 3]],
  ['Home', true, [5, 2], [0, 0]],
  ['End', true, [5, 2], [9, 3]],
] as const)('moves in a grid: %s, with the control key %s, from %j to %j', (key, isMod, from, to) => {
  const at = ([row, column]: readonly [number, number]) => ({ row, column })
  expect(movedBy(key, { isMod }, at(from), { rows: 10, columns: 4 })).toEqual(at(to))
})

it('moves by no other key, and reads copied cells', () => {
  expect(movedBy('a', { isMod: false }, { row: 0, column: 0 }, { rows: 1, columns: 1 })).toBeNull()
  expect(pastedCells('a\tb\r\n\tc\r\n')).toEqual([
    ['a', 'b'],
    ['', 'c'],
  ])
  expect(pastedCells('')).toEqual([['']])
})

it('has a text for each change of the audit log, and words for those of a newer version', () => {
  expect(Object.values(AUDIT_TEXTS).filter((text) => text.trim() === '')).toEqual([])
  expect(auditText('useCode')).toBe('Access set up with a code')
  expect(auditText('mendLamp')).toBe('Mend lamp')
  expect(auditText('toString')).toBe('To string')
})

const CHANGE: DeskAuditEntry = {
  id: '1',
  at: '2027-03-01T00:00:00.000Z',
  by: 'ada@example.org',
  operation: 'noteMember',
  subject: 'a b',
  detail: 'noted',
}

it.each<readonly [Partial<DeskAuditEntry>, string | null]>([
  [{}, '/members/a%20b'],
  [{ operation: 'refundOrder', subject: 'o1' }, '/orders/o1'],
  [{ operation: 'editMailText', subject: 'orderPlaced' }, '/settings/mails/orderPlaced'],
  // An import has no one subject, a deleted member and a session have no page.
  [{ operation: 'importMembers', subject: null }, null],
  [{ operation: 'deleteMember' }, null],
  [{ operation: 'endSession' }, null],
])('leads from a change such as %j to %s', (change, place) => {
  expect(auditPlace({ ...CHANGE, ...change })).toBe(place)
})

it('writes the moments in a change in a short form', () => {
  const change = { operation: 'endDiscount', detail: 'OLD: 5 %, until 2020-11-27T11:43:43.529Z' }
  expect(auditDetail(change, 'EUR')).toMatch(/^OLD: 5%, until Nov 2\d, 2020, \d{1,2}:\d\d [AP]M$/)
})

it.each([
  ['de', 'EUR', 'SPRING: 12.5 %, from €1,250.00', 'SPRING: 12,5 %, from 1.250,00 €'],
  ['fr', 'EUR', 'A price €10.00 to €12.50', 'A price 10,00 € to 12,50 €'],
  ['en-US', 'USD', 'A price $10.00 to $1,012.50', 'A price $10.00 to $1,012.50'],
  ['de', 'JPY', 'TEA: ¥1,200', 'TEA: 1.200 ¥'],
  ['de', 'CHF', 'TEA: CHF\u00a012.00', 'TEA: 12,00 CHF'],
  // Names may look like anything; what is no amount stays.
  ['de', 'USD', 'Lamp $ 5 (v1.5): name', 'Lamp $ 5 (v1.5): name'],
])('writes the amounts of a change in %s', (language, currency, detail, text) => {
  const told = auditDetailIn(writingIn(language))(detail, currency)
  expect(told.replace(/[\u00a0\u202f]/gu, ' ')).toBe(text)
})

it('leaves out the detail of a change that repeats its text', () => {
  for (const [operation, detail] of [
    ['inviteMember', 'invited'],
    ['changePassword', 'password changed'],
  ] as const)
    expect(auditDetail({ operation, detail }, 'EUR')).toBe('')
})

it.each([
  [null, 'Answer at your payment provider in time.'],
  ['2027-03-04T12:00:00', /^Answer at your payment provider until Mar 4, 12:00 PM\.$/],
  ['2027-03-01T18:00:00', /^Answer at your payment provider until today, 6:00 PM\.$/],
  ['2027-02-28T18:00:00', /^The time to answer at your payment provider ended yesterday, 6:00 PM\.$/],
])('states until when the dispute of %s can be answered', (dueAt, text) => {
  const said = disputeText(dueAt, new Date('2027-03-01T12:00:00')).replace(/\u202f/gu, ' ')
  expect(said).toEqual(typeof text === 'string' ? text : expect.stringMatching(text))
})
