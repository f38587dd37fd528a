import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createMailWriter } from '../../core/use-cases/accounts/mails/mail-writer.js'
import { createMemberAdmin } from '../../adapters/server/sql/accounts/index.js'
import type { MemberAdmin } from '../../adapters/server/sql/accounts/index.js'
import { commitChanges, openDatabase } from '../../adapters/server/sql/engine/index.js'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { startPostgres } from '../support/sql/postgres.js'
import { realRandom, wallClock } from '../support/shop/store-fixture.js'
import { valueOf } from '../support/value-of.js'
import { joinSite, openBrowser } from './support/member-browser.js'
import type { MemberBrowser } from './support/member-browser.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

// One site in two servers over one PostgreSQL: the effects of one are visible in the other at the next request.
const SETTINGS = {
  name: 'Club',
  currency: 'EUR',
  country: 'DE',
  accounts: { groups: [{ id: 'gold', name: 'Gold', type: 'paid' }] },
  gates: [
    { path: '/draft', password: 'open sesame' },
    { path: '/members/*' },
    { path: '/gold', groups: ['gold'] },
  ],
}

let site: ScratchSite
let servers: readonly RunningSite[] = []
let urls: readonly [string, string] = ['', '']
let admin: MemberAdmin
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createShopDatabase()
  site = scratchSite()
  mkdirSync(join(site.folder, 'members'))
  site.write('vitrine.json', JSON.stringify(SETTINGS))
  site.write('members/area.html', '<title>Area</title>')
  site.write('gold.html', '<title>Gold</title>')
  site.write('draft.html', '<title>Draft</title>')
  site.write('log-in.html', '<title>Log in</title>')
  const options = { port: 0, databaseUrl }
  servers = [valueOf(await startSite(site.folder, options)), valueOf(await startSite(site.folder, options))]
  urls = [servers[0]!.server.url, servers[1]!.server.url]
  const sql = valueOf(await openDatabase({ url: databaseUrl }))
  const writeMail = createMailWriter({
    siteName: 'Club',
    addressOf: (path) => new URL(path, urls[0]).href,
    language: 'en',
    templates: {},
  })
  admin = createMemberAdmin({
    sql,
    commit: commitChanges(sql),
    siteId: 'main',
    clock: wallClock,
    random: realRandom,
    writeMail,
    settings: { plan: 'unlimited' },
  })
  closing.push(...servers.map(({ close }) => close), sql.close, postgres.close)
}, 240_000)
afterAll(async () => {
  for (const close of closing) await close()
  site.remove()
})

const COOKIES = ['vitrine_visitor', 'vitrine_session', 'wf-csrf']
const cookiesOf = ({ cookie }: MemberBrowser): string =>
  COOKIES.flatMap((name) => {
    const value = cookie(name)
    return value === null ? [] : [`${name}=${value}`]
  }).join('; ')

/** The answers of both servers to a browser: the status, or the redirect. */
const seen = (cookie: string, path: string): Promise<readonly string[]> =>
  Promise.all(
    urls.map(async (url) => {
      const { status, headers } = await fetch(url + path, { headers: { cookie }, redirect: 'manual' })
      return headers.get('location') ?? `${status}`
    }),
  )
const both = (text: string): readonly string[] => [text, text]
const TO_LOG_IN = '/log-in?usredir=%2Fmembers%2Farea'

let joined = 0
async function newMember(): Promise<{ readonly browser: MemberBrowser; readonly email: string }> {
  const email = `member-${(joined += 1)}@example.com`
  return { email, browser: await joinSite(urls[joined % 2]!, email) }
}

describe('changes by one server or the owner', () => {
  it('are known to both: log-ins and log-outs', async () => {
    const { browser } = await newMember()
    const cookies = cookiesOf(browser)
    expect(await seen(cookies, '/members/area')).toEqual(both('200'))
    valueOf(await browser.entrance.logOut())
    expect(await seen(cookies, '/members/area')).toEqual(both(TO_LOG_IN))
  })

  it('apply in both from the next request on: groups', async () => {
    const { browser, email } = await newMember()
    const cookies = cookiesOf(browser)
    expect(await seen(cookies, '/gold')).toEqual(both('/access-denied?usredir=%2Fgold'))
    valueOf(await admin.changeGroups(email, { add: ['gold'], remove: [] }))
    expect(await seen(cookies, '/gold')).toEqual(both('200'))
    valueOf(await admin.changeGroups(email, { add: [], remove: ['gold'] }))
    expect(await seen(cookies, '/gold')).toEqual(both('/access-denied?usredir=%2Fgold'))
  })

  it.each([
    ['a ban', (email: string) => admin.ban(email, true)],
    ['a log-out by the owner', (email: string) => admin.logOut(email)],
    ['a deletion', (email: string) => admin.remove(email)],
  ])('apply in both from the next request on: %s', async (_what, change) => {
    const { browser, email } = await newMember()
    const cookies = cookiesOf(browser)
    expect(await seen(cookies, '/members/area')).toEqual(both('200'))
    valueOf(await change(email))
    expect(await seen(cookies, '/members/area')).toEqual(both(TO_LOG_IN))
  })

  it('are known to both: sessions that a member has ended in one of them', async () => {
    const { browser, email } = await newMember()
    const elsewhere = openBrowser(urls[joined % 2 === 0 ? 1 : 0])
    valueOf(await elsewhere.entrance.logIn({ email, password: 'seven green kettles' }))
    expect(await seen(cookiesOf(elsewhere), '/members/area')).toEqual(both('200'))
    valueOf(await browser.selfService!.endSessions(null))
    expect(await seen(cookiesOf(elsewhere), '/members/area')).toEqual(both(TO_LOG_IN))
    expect(await seen(cookiesOf(browser), '/members/area')).toEqual(both('200'))
  })
})

it('a banned member logs in at neither', async () => {
  const { email } = await newMember()
  valueOf(await admin.ban(email, true))
  for (const url of urls) {
    const answer = await openBrowser(url).entrance.logIn({ email, password: 'seven green kettles' })
    expect(answer).toMatchObject({ failure: { code: 'UsysInvalidCredentials' } })
  }
})

it('the tries of a page’s password are counted over both', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < 24; guess += 1) {
    const body = new URLSearchParams({ pass: `guess ${guess}`, path: '/draft' })
    const url = `${urls[guess % 2]}/.wf_auth`
    statuses.push((await fetch(url, { method: 'POST', redirect: 'manual', body })).status)
  }
  expect(statuses.filter((status) => status === 302)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})
