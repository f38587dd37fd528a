import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { skuIdOf } from '../../adapters/server/sql/shop/index.js'
import { runCommand } from '../../composition/cli/program.js'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { codeOf, GERMAN_ADDRESS, valueOf } from '../contracts/backend/shopper.js'
import { valueOf as started } from '../support/value-of.js'
import { joinSite, openBrowser } from './support/member-browser.js'
import type { MemberBrowser } from './support/member-browser.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

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
  mkdirSync(join(site.folder, 'gold'))
  site.write('gold/letter.html', '<title>The letter</title>')
  running = started(await startSite(site.folder, { port: 0, dataFolder: site.data }))
})
afterAll(async () => {
  await running.close()
  site.remove()
})

async function vitrine(...words: readonly string[]): Promise<{ code: number; out: string }> {
  const out: string[] = []
  const say = (line: string) => out.push(line)
  const code = await runCommand([...words, site.folder, '--data', site.data], { out: say, err: say })
  return { code, out: out.join('\n') }
}

async function buy({ commerce }: MemberBrowser, key: string) {
  valueOf(await commerce.addToCart({ skuId: GOLD, count: 1, buyNow: true, key: `add ${key}` }))
  valueOf(await commerce.updateIdentity('ada@example.com'))
  valueOf(await commerce.updateAddress({ kind: 'billing', address: GERMAN_ADDRESS }))
  valueOf(await commerce.storePaymentMethod({ provider: 'sandbox', token: 'sandbox_visa_12_2040' }))
  return commerce.submitOrder({ key })
}

describe('a membership that is subscribed to on a running site', () => {
  it('opens its pages, shows to its member and its owner, and closes them with its end', async () => {
    expect(codeOf(await buy(openBrowser(running.server.url), 'stranger'))).toBe('SessionRequired')
    const ada = await joinSite(running.server.url, 'ada@example.com')
    expect(await ada.see('/gold/letter')).toBe('/access-denied?usredir=%2Fgold%2Fletter')
    valueOf(await buy(ada, 'first'))
    expect(await ada.see('/gold/letter')).toContain('The letter')
    const [mine] = valueOf(await ada.profile!.readSubscriptions())
    expect(mine).toMatchObject({
      productName: 'Gold membership',
      status: 'trialing',
      card: { last4: '4242' },
    })

    const listed = await vitrine('subscriptions', 'list')
    expect(listed.out).toMatch(
      /^sub-\S+ {2}trialing {2}ada@example\.com {2}Gold membership {2}€9\.00 every month {2}next charge \d{4}-/,
    )
    const id = mine?.id ?? ''
    const json = JSON.parse((await vitrine('subscriptions', 'list', '--json')).out) as readonly object[]
    expect(json).toMatchObject([
      { id, status: 'trialing', provider: 'sandbox', failures: 0, lastPaidMs: null },
    ])
    for (const sort of ['lastBilled', '-nextBilling', 'orderid', 'purchased', '-status', 'trialing'])
      expect((await vitrine('subscriptions', 'list', '--sort', sort)).out).toContain(id)
    const none = await vitrine('subscriptions', 'list', '--status', 'past_due', '--sort', 'nextBilling')
    expect(none.out).toBe('There are no such subscriptions.')
    expect((await vitrine('subscriptions', 'show', id)).out).toMatch(
      /Paid with: sandbox, Visa ending in 4242\n {2}Order \S+: period 0, placed\n {2}.* {2}begun/,
    )
    expect((await vitrine('members', 'show', 'ada@example.com')).out).toContain(
      `  Subscription ${id}  trialing`,
    )
    expect((await vitrine('orders', 'list')).out).toContain('placed, trial, nothing taken')

    expect((await vitrine('subscriptions', 'cancel', id)).out).toContain('lasts until its period is over')
    expect(valueOf(await ada.profile!.readSubscriptions())).toMatchObject([{ status: 'canceled' }])
    expect(await ada.see('/gold/letter')).toContain('The letter')
    expect((await vitrine('subscriptions', 'cancel', id)).out).toBe('It was cancelled before.')
    expect((await vitrine('subscriptions', 'cancel', id, '--now')).out).toContain('It has ended.')
    expect(await ada.see('/gold/letter')).toBe('/access-denied?usredir=%2Fgold%2Fletter')
    expect((await vitrine('subscriptions', 'list', '--status', 'ended')).out).toContain(
      'nothing is charged any more',
    )
  })

  it('is not found by an id that nobody has', async () => {
    for (const command of ['show', 'cancel']) {
      const { code, out } = await vitrine('subscriptions', command, 'sub-nothing')
      expect([code, out]).toEqual([3, expect.stringContaining('There is no subscription with this id.')])
    }
  })
})
