import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { productIdOf, skuIdOf } from '../../../../adapters/server/sql/shop/index.js'
import type { Order } from '../../../../core/index.js'
import { startSite } from '../../../../composition/server/index.js'
import type { RunningSite } from '../../../../composition/server/index.js'
import { codeOf, GERMAN_ADDRESS, valueOf } from '../../../contracts/backend/shopper.js'
import { valueOf as started } from '../../../support/value-of.js'
import { eventually } from '../../../browser/support/eventually.js'
import { joinSite, openBrowser, readMails } from '../../support/member-browser.js'
import type { MemberBrowser } from '../../support/member-browser.js'
import { runInSite } from '../../support/run-in-site.js'
import { scratchSite } from '../../support/site-folder.js'
import type { ScratchSite } from '../../support/site-folder.js'

// The catalogue and the settings of docs/subscriptions.md.
const CATALOGUE = [
  'Product Handle,Product Name,Product Type,Variant Price,Variant Billing,Subscription Interval,',
  'Subscription Frequency,Subscription Trial Days,Requires Shipping\n',
  'gold,Gold membership,Membership,9.00,subscription,month,1,14,false\n',
].join('')
const SETTINGS = {
  name: 'Club',
  currency: 'EUR',
  country: 'DE',
  taxes: [{ country: 'DE', name: 'VAT', percent: 19 }],
  accounts: { groups: [{ id: 'gold', name: 'Gold', type: 'paid', product: 'gold' }] },
  gates: [{ path: '/gold/*', groups: ['gold'] }],
}
const GOLD = skuIdOf('gold', [])

let site: ScratchSite
let running: RunningSite
beforeAll(async () => {
  site = scratchSite()
  site.write('vitrine.json', JSON.stringify(SETTINGS))
  site.write('catalogue.csv', CATALOGUE)
  site.write('log-in.html', '<form name="Log in"><input type="email"><input type="password"></form>')
  mkdirSync(join(site.folder, 'gold'))
  site.write('gold/letter.html', '<title>The letter</title>')
  running = started(await startSite(site.folder, { port: 0, dataFolder: site.data }))
})
afterAll(async () => {
  await running.close()
  site.remove()
})

const vitrine = (...words: readonly string[]) => runInSite(site, words)

const NUMBER = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)

let seen: Order | null = null

async function buy({ commerce }: MemberBrowser, key: string) {
  valueOf(await commerce.addToCart({ skuId: GOLD, count: 1, buyNow: true, key: `add ${key}` }))
  valueOf(await commerce.updateIdentity('ada@example.com'))
  valueOf(await commerce.updateAddress({ kind: 'billing', address: GERMAN_ADDRESS }))
  valueOf(await commerce.storePaymentMethod({ provider: 'sandbox', token: 'sandbox_visa_12_2040' }))
  seen = valueOf(await commerce.readCart()).order
  return commerce.submitOrder({ key })
}

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The order as its cart shows it before it is sent, and as its confirmation shows it. */
async function buyAndRead(browser: MemberBrowser): Promise<readonly (Order | null)[]> {
  const answer = valueOf(await buy(browser, 'first'))
  if (answer.tag !== 'accepted') throw new Error(answer.tag)
  return [seen, valueOf(await browser.commerce.readPlacedOrder(answer)).order]
}

/** A mail of this subject, which names a day; the site writes due notices when it starts. */
async function isTold(subject: string, dayText: string): Promise<string> {
  const port = Number(new URL(running.server.url).port)
  await running.close()
  running = started(await startSite(site.folder, { port, dataFolder: site.data }))
  const long = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
  let text = ''
  await eventually(async () => {
    text = (await readMails(running.server.url)).find((mail) => mail.subject === subject)?.text ?? ''
    expect(text).toContain(long.format(Date.parse(dayText)))
  })
  return text
}

describe('a plain log-in form', () => {
  it('is served as one of the visitor accounts', async () => {
    expect(await openBrowser(running.server.url).see('/log-in')).toContain(
      '<form data-wf-user-form-type="login"',
    )
  })
})

describe('a membership that is subscribed to on a running site', () => {
  it('opens its pages, shows to its member and its owner, and closes them with its end', async () => {
    expect(codeOf(await buy(openBrowser(running.server.url), 'stranger'))).toBe('SessionRequired')
    const ada = await joinSite(running.server.url, 'ada@example.com')
    expect(await ada.see('/gold/letter')).toBe('/access-denied?usredir=%2Fgold%2Fletter')
    expect(
      valueOf(await ada.commerce.readProduct({ id: productIdOf('gold') })).product.skus[0]?.plan,
    ).toEqual({
      interval: 'month',
      frequency: 1,
      trialDays: 14,
    })
    const orders = await buyAndRead(ada)
    const trialEnd = day(Date.now() + 14 * 86_400_000)
    // Cart and confirmation name the payments that account page, mails and the owner's list name.
    for (const order of orders)
      expect([order?.renewal, day(order?.renewal?.fromMs ?? 0)]).toMatchObject([
        { today: { amount: 0 }, amount: { amount: 1071, currency: 'EUR' } },
        trialEnd,
      ])
    expect(await ada.see('/gold/letter')).toContain('The letter')
    const [mine] = valueOf(await ada.profile!.readSubscriptions())
    expect(mine).toMatchObject({
      productName: 'Gold membership',
      status: 'trialing',
      price: { amount: 1071, currency: 'EUR' },
      plan: { interval: 'month', frequency: 1, trialDays: 14 },
      endsOnMs: null,
      card: { last4: '4242' },
    })

    const listed = await vitrine('subscriptions', 'list')
    expect(listed.out).toMatch(
      /^sub-\S+ {2}trialing {2}ada@example\.com {2}Gold membership {2}€10\.71 every month {2}next charge \d{4}-/,
    )
    const id = mine?.id ?? ''
    const json = JSON.parse((await vitrine('subscriptions', 'list', '--json')).out) as readonly object[]
    expect(json).toMatchObject([
      { id, status: 'trialing', provider: 'sandbox', failures: 0, lastPaidMs: null, orderNumber: NUMBER },
    ])
    for (const sort of ['lastBilled', '-nextBilling', 'orderid', 'purchased', '-status', 'trialing'])
      expect((await vitrine('subscriptions', 'list', '--sort', sort)).out).toContain(id)
    const none = await vitrine('subscriptions', 'list', '--status', 'past_due', '--sort', 'nextBilling')
    expect(none.out).toBe('There are no such subscriptions.')
    expect((await vitrine('subscriptions', 'show', id)).out).toMatch(
      /Paid with: sandbox, Visa ending in 4242\n {2}Order [0-9A-Z]{4}-[0-9A-Z]{4}: period 0, placed\n {2}.* {2}begun/,
    )
    expect(JSON.parse((await vitrine('orders', 'list', '--json')).out)).toMatchObject([{ number: NUMBER }])
    expect(JSON.parse((await vitrine('subscriptions', 'show', id, '--json')).out)).toMatchObject({
      orderNumber: NUMBER,
      orders: [{ number: NUMBER }],
    })
    expect((await vitrine('members', 'show', 'ada@example.com')).out).toContain(
      `  Subscription ${id}  trialing`,
    )
    expect((await vitrine('orders', 'list')).out).toContain('placed, trial, nothing taken')

    expect(await isTold('Your subscription has begun', trialEnd)).toContain('€10.71')
    expect((await vitrine('subscriptions', 'cancel', id)).out).toContain('lasts until its period is over')
    const [canceled] = valueOf(await ada.profile!.readSubscriptions())
    expect([canceled?.status, day(canceled?.endsOnMs ?? 0)]).toEqual(['canceled', trialEnd])
    expect((await vitrine('subscriptions', 'list')).out).toContain(`lasts until ${trialEnd}`)
    expect(await ada.see('/gold/letter')).toContain('The letter')
    await isTold('Your subscription was cancelled', trialEnd)
    expect((await vitrine('subscriptions', 'cancel', id)).out).toBe('It was cancelled before.')
    expect((await vitrine('subscriptions', 'cancel', id, '--now')).out).toContain('It has ended.')
    const audit = JSON.parse((await vitrine('audit', 'list', '--subject', id, '--json')).out)
    expect(audit).toMatchObject([{ operation: 'cancelSubscription' }, { operation: 'cancelSubscription' }])
    expect(await ada.see('/gold/letter')).toBe('/access-denied?usredir=%2Fgold%2Fletter')
    expect((await vitrine('subscriptions', 'list', '--status', 'ended')).out).toContain(
      `ended ${day(Date.now())}, nothing is charged any more`,
    )
    expect(valueOf(await ada.profile!.readSubscriptions())[0]?.endsOnMs).toBeLessThanOrEqual(Date.now())
  })

  it('is not found by an unknown id', async () => {
    for (const command of ['show', 'cancel']) {
      const { code, out } = await vitrine('subscriptions', command, 'sub-nothing')
      expect([code, out]).toEqual([3, expect.stringContaining('There is no subscription with this id.')])
    }
  })
})
