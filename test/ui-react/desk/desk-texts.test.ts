import { expect, it } from '@jest/globals'
import type { DeskEntryRow, DeskHealth } from '../../../core/desk/index.js'
import { replyAddress, senderOf, summaryOf } from '../../../ui-react/desk/forms/entry-texts.js'
import { checksOf } from '../../../ui-react/desk/health/health-checks.js'
import { countText, dayText, sizeText, wordsOf } from '../../../ui-react/desk/kit/texts.js'
import { failureText } from '../../../ui-react/desk/kit/states.js'
import { viewOf } from '../../../ui-react/desk/orders/order-views.js'

const NOW = new Date(2027, 2, 1, 0, 30)

it.each([
  [new Date(2027, 2, 1, 0, 1), 'Today'],
  [new Date(2027, 1, 28, 23, 59), 'Yesterday'],
  [new Date(2027, 1, 27, 23, 59), 'Feb 27'],
  [new Date(2026, 1, 27), 'Feb 27, 2026'],
])('says the day of %s as a person does', (time, text) => {
  expect(dayText(time.toISOString(), NOW)).toBe(text)
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
  [0, '0 byte'],
  [999, '999 byte'],
  [87_400, '87 kB'],
  [1_250_000, '1.3 MB'],
  [82_307_400_000, '82 GB'],
])('says %s bytes as a person does', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
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

it('says whom an entry is from and what it says, and quotes it in the answer', () => {
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

it('says of a conflict that the other change is shown, else what the server says', () => {
  const message = 'Only €5.00 can still be given back.'
  const problem = (code: 'CHANGED_MEANWHILE' | 'BAD_INPUT') =>
    failureText({ tag: 'problem', problem: { code, message } })
  expect(problem('CHANGED_MEANWHILE')).toMatch(/^Another person has just changed this\./)
  expect(problem('BAD_INPUT')).toBe(message)
})

it('shows all orders for a view that there is not', () => {
  expect([viewOf('to-send').filter, viewOf('of-old').filter, viewOf(null).id]).toEqual([
    { toSend: true },
    {},
    '',
  ])
})
