import { describe, expect, it } from '@jest/globals'
import { decideErasure, isNothing, keptUntil } from '../../../../core/use-cases/privacy/decide-erasure.js'
import { mentions } from '../../../../core/use-cases/privacy/mentions.js'
import type { PersonHoldings, PersonOrder } from '../../../../core/use-cases/privacy/decide-erasure.js'
import type { ProcessingFacts } from '../../../../core/use-cases/privacy/processing-facts.js'
import { processingRecord } from '../../../../core/use-cases/privacy/processing-record.js'
import { recordHtml, recordMarkdown } from '../../../../core/use-cases/privacy/render-record.js'

const NOW = Date.UTC(2027, 0, 31)
const NOTHING: PersonHoldings = {
  orders: [],
  mails: 0,
  submissions: 0,
  isMember: false,
  liveSubscriptions: 0,
  endedSubscriptions: [],
}
const decide = (change: Partial<PersonHoldings>) =>
  decideErasure({ ...NOTHING, ...change }, { nowMs: NOW, keepYears: 10 })
const order = (id: string, status: PersonOrder['status'], placedOn: number | null = null) => ({
  id,
  status,
  placedOn,
})

describe('the erasure of a person', () => {
  it('keeps records for bookkeeping, removes the person from older ones, and erases the rest', () => {
    expect(
      decide({
        mails: 2,
        submissions: 1,
        isMember: true,
        orders: [
          order('cart', 'cart'),
          order('paying', 'submitting'),
          order('new', 'placed', Date.UTC(2026, 11, 31, 23)),
          order('old', 'placed', Date.UTC(2016, 11, 31, 23)),
          order('last', 'placed', Date.UTC(2017, 0, 1)),
        ],
        endedSubscriptions: [
          { id: 'before', endedOn: Date.UTC(2016, 11, 31) },
          { id: 'since', endedOn: Date.UTC(2017, 0, 1) },
        ],
      }),
    ).toEqual({
      carts: ['cart'],
      anonymous: ['old'],
      anonymousSubscriptions: ['before'],
      mails: 2,
      submissions: 1,
      isMember: true,
      kept: [
        { id: 'paying', reason: 'under-way', untilMs: null },
        { id: 'new', reason: 'bookkeeping', untilMs: Date.UTC(2037, 0, 1) },
        { id: 'last', reason: 'bookkeeping', untilMs: Date.UTC(2028, 0, 1) },
      ],
      keptSubscriptions: [{ id: 'since', untilMs: Date.UTC(2028, 0, 1) }],
    })
  })

  it('waits for the end of subscriptions', () => {
    expect(decide({ liveSubscriptions: 2, isMember: true })).toEqual({ tag: 'live-subscription', count: 2 })
  })

  it.each([
    [{}, true],
    [{ orders: [order('new', 'placed', NOW)] }, true],
    [{ mails: 1 }, false],
    [{ endedSubscriptions: [{ id: 'old', endedOn: 0 }] }, false],
    [{ isMember: true }, false],
    [{ orders: [order('cart', 'cart')] }, false],
  ])('changes nothing of %j: %j', (holdings, nothing) => {
    const decided = decide(holdings)
    expect('tag' in decided ? null : isNothing(decided)).toBe(nothing)
  })

  it('counts the years of bookkeeping from the end of a year', () => {
    expect(keptUntil(Date.UTC(2027, 0, 1), 10)).toBe(Date.UTC(2038, 0, 1))
  })
})

describe('a text', () => {
  it.each([
    ['Write to Ada@Example.org, please', true],
    ['<ada@example.org>', true],
    ['ada@example.org.', true],
    ['Reach me at ada@example.org. Thanks', true],
    ['nada@example.org', false],
    ['ada@example.org.uk', false],
    ['ada@example.organic', false],
    ['nada@example.org and ada@example.org', true],
    ['', false],
  ])('mentions an address only if it contains the whole: %j %j', (text, whole) => {
    expect(mentions(text, ' ada@example.org ')).toBe(whole)
  })

  it('mentions an address in another form of Unicode', () => {
    expect(mentions('Mail ZOE\u0301@example.org', 'zo\u00e9@example.org')).toBe(true)
    expect(mentions('Is \uff5aoe@example.org yours?', 'zoe@example.org')).toBe(true)
  })

  it('mentions an address whose host is spelled in ASCII', () => {
    for (const text of ['(Zoe@XN--BCHER-KVA.example)', 'zoe@b\u00fccher.example!'])
      for (const whole of ['zoe@xn--bcher-kva.example', 'zoe@b\u00fccher.example'])
        expect(mentions(text, whole)).toBe(true)
    expect(mentions('zoe@xn--bcher-kva.example.org', 'zoe@b\u00fccher.example')).toBe(false)
  })

  it.each(['a', '@', 'a@', '.', '\u0301', 'a@b.', 'x '])('reads a long text of %j in a moment', (part) => {
    const start = performance.now()
    expect(mentions(part.repeat(100_000), 'ada@example.org')).toBe(false)
    expect(performance.now() - start).toBeLessThan(3000)
  })

  it('mentions no empty address', () => {
    expect(mentions('anything', ' ')).toBe(false)
  })
})

describe('the record of processing activities', () => {
  const BARE: ProcessingFacts = {
    siteName: 'Corner | <Shop>',
    business: null,
    sells: false,
    sellsSubscriptions: false,
    hasAccounts: false,
    accountFields: [],
    forms: [],
    formsKeptMs: null,
    payments: [],
    mailHost: null,
    databaseHost: null,
    filesHost: null,
    logInHosts: [],
    captcha: null,
    webhookHosts: [],
    trackers: [],
    otherScripts: [],
    remindsOfCarts: false,
  }
  const names = (facts: Partial<ProcessingFacts>) =>
    processingRecord({ ...BARE, ...facts }).activities.map(({ name }) => name)
  const recipients = (facts: Partial<ProcessingFacts>, at = 0) =>
    processingRecord({ ...BARE, ...facts }).activities[at]?.recipients

  it.each([
    [{}, ['Running the site']],
    [{ sells: true }, ['Orders', 'Running the site']],
    [{ sells: true, sellsSubscriptions: true }, ['Orders', 'Subscriptions', 'Running the site']],
    [{ sells: true, remindsOfCarts: true }, ['Orders', 'Reminders of carts', 'Running the site']],
    [{ hasAccounts: true }, ['Accounts', 'Running the site']],
    [{ forms: ['Contact', 'Jobs'] }, ['Forms (Contact, Jobs)', 'Running the site']],
    [{ trackers: ['hotjar.com'] }, ['Analysis and advertising', 'Running the site']],
  ])('has for %j: %j', (facts, expected) => {
    expect(names(facts)).toEqual(expected)
  })

  it.each<[Partial<ProcessingFacts>, readonly string[]]>([
    [{ sells: true }, []],
    [
      { sells: true, payments: ['stripe'], mailHost: 'mx.example' },
      ['Stripe (payments)', 'mx.example (mail server)'],
    ],
    [
      { sells: true, webhookHosts: ['erp.example'], databaseHost: 'db.example', filesHost: 's3.example' },
      ['erp.example (events of orders, no names)', 'db.example (database)', 's3.example (files)'],
    ],
    [{ hasAccounts: true, logInHosts: ['id.example'] }, ['id.example (log-in, for members who choose it)']],
    [{ captcha: 'turnstile' }, ['turnstile (check that a visitor is no machine)']],
    [{ trackers: ['hotjar.com'] }, ['hotjar.com']],
  ])('names for %j the recipients %j', (facts, expected) => {
    expect(recipients(facts)).toEqual(expected)
  })

  it('states the retention of data, and the open parts', () => {
    const kept = (formsKeptMs: number | null) =>
      processingRecord({ ...BARE, forms: ['Contact'], formsKeptMs }).activities[0]?.kept
    expect([kept(null), kept(90 * 86_400_000)]).toEqual(['until the owner deletes it', '90 days'])
    const { open } = processingRecord({ ...BARE, mailHost: 'mx.example', trackers: ['mx.example'] })
    expect(open.filter((line) => line.startsWith('mx.example'))).toHaveLength(1)
    expect(open[0]).toContain('set `business` in vitrine.json')
  })

  it('is written as Markdown and as HTML with its texts as text', () => {
    const record = processingRecord({ ...BARE, sells: true, forms: ['<b>|*'] })
    expect(recordMarkdown(record, '2026-11-26')).toContain(
      '# Record of processing activities: Corner \\| \\<Shop\\>',
    )
    expect(recordMarkdown(record, '2026-11-26')).toContain('## Forms (\\<b\\>\\|\\*)')
    const html = recordHtml(record, '2026-11-26')
    expect([html.includes('<b>'), html.includes('Corner | &lt;Shop&gt;')]).toEqual([false, true])
  })
})
