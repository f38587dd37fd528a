import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { readAccountSecrets, readServerSettings, startSite } from '../../composition/server/index.js'
import { providerPage } from '../../adapters/server/routes/accounts/provider-page.js'
import type { BackendFactory, RunningSite } from '../../composition/server/index.js'
import { scriptedBackend } from '../adapters/graphql/support/scripted-backend.js'
import { withAccounts } from '../fakes/accounts-backend.fake.js'
import { createFakeProviderLogIn } from '../fakes/provider-log-in.fake.js'
import { startLocalProvider } from '../support/accounts/local-provider.js'
import type { LocalProvider } from '../support/accounts/local-provider.js'
import { valueOf } from '../support/value-of.js'
import { openBrowser, readMails } from './support/member-browser.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

const BASE = { name: 'Club', currency: 'EUR', country: 'DE' }

let site: ScratchSite
let provider: LocalProvider
let running: RunningSite
beforeAll(async () => {
  provider = await startLocalProvider()
  site = scratchSite()
  const local = { id: 'local', name: 'Local & co', issuer: provider.issuer, clientId: provider.clientId }
  const providers = [local, { ...local, id: 'bare' }]
  const gates = [{ path: '/members' }]
  site.write(
    'log-in.html',
    '<!doctype html><title>In</title><p data-vitrine-provider="bare">Not set up</p>' +
      '<a href="#" data-vitrine-provider="local">Local</a><a data-vitrine-provider=local>Again</a>',
  )
  site.write('members.html', '<!doctype html><title>Members</title>')
  site.write('vitrine.json', JSON.stringify({ ...BASE, accounts: { providers }, gates }))
  const accounts = valueOf(readAccountSecrets({ VITRINE_PROVIDER_LOCAL_SECRET: provider.clientSecret }))
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data, accounts }))
  await provider.serves(running.providers.map(({ returnTo }) => returnTo))
}, 120_000)
afterAll(async () => {
  await running.close()
  await provider.close()
  site.remove()
})

type Browser = ReturnType<typeof openBrowser>

/** Presses the link of a page and goes through the provider; the address the browser is sent back to. */
async function goThere(browser: Browser, link: string, headers: Readonly<Record<string, string>> = {}) {
  const sent = await browser.get(link, headers)
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
  return (await provider.visit(sent.headers.get('location') ?? '')).href
}

describe('the link to a provider', () => {
  it('is set by an attribute, and is not shown if the provider is not set up', async () => {
    const html = await openBrowser(running.server.url).see('/log-in')
    expect(html).not.toContain('Not set up')
    expect(html).toContain('<a href="/.vitrine/log-in/local" data-vitrine-provider="local">Local</a>')
    expect(html).toContain('<a href="/.vitrine/log-in/local" data-vitrine-provider=local>Again</a>')
  })

  it('logs in without a script, keeps the cart and opens the requested page', async () => {
    const browser = openBrowser(running.server.url)
    provider.enters = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada' }
    const [reading] = valueOf(await browser.commerce.listProducts({ category: null, limit: 1 }))
    const sku = reading?.product.skus[0]?.id
    if (sku === undefined) throw new Error('the shop is empty')
    valueOf(await browser.commerce.addToCart({ skuId: sku, count: 1, key: 'one', buyNow: false }))
    const before = browser.cookie('vitrine_visitor')
    expect(await browser.see('/members')).toBe('/log-in?usredir=%2Fmembers')
    const referer = `${running.server.url}/log-in?usredir=%2Fmembers`
    const back = await goThere(browser, '/.vitrine/log-in/local', { referer })
    expect(await browser.see(back)).toBe('/members')
    expect(await browser.see('/members')).toContain('Members')
    expect(browser.cookie('vitrine_visitor')).not.toBe(before)
    expect([browser.cookie('wf_loggedin'), browser.cookie('vitrine_session')?.length]).toEqual(['1', 32])
    expect(valueOf(await browser.commerce.readCart()).order?.items.length).toBe(1)
    expect((await readMails(running.server.url)).map(({ to }) => to)).toContain('ada@example.com')
    // A way back to another site is refused.
    const elsewhere = openBrowser(running.server.url)
    const other = await goThere(elsewhere, '/.vitrine/log-in/local', {
      referer: 'https://evil.example/?usredir=%2Fx',
    })
    expect(await elsewhere.see(other)).toBe('/')
  })

  it.each(['ö', '日本', '\u{1F3EE}'])('leads back to an address with %s', async (letters) => {
    const browser = openBrowser(running.server.url)
    provider.enters = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada' }
    const way = encodeURIComponent(`/members?${letters}`)
    const back = await goThere(browser, `/.vitrine/log-in/local?usredir=${way}`)
    const led = await browser.get(back)
    expect([led.status, led.headers.get('location')]).toEqual([
      302,
      `/members?${encodeURIComponent(letters)}`,
    ])
  })

  it('describes a problem in words, and logs no visitor in', async () => {
    const browser = openBrowser(running.server.url)
    provider.enters = { sub: 'eve', email: 'ada@example.com' }
    const back = await goThere(browser, '/.vitrine/log-in/local')
    const refused = await browser.get(back)
    expect([refused.status, refused.headers.get('content-security-policy')]).toEqual([
      403,
      "default-src 'none'; frame-ancestors 'none'",
    ])
    const text = await refused.text()
    expect(text).toContain('Local &amp; co has not confirmed')
    expect(text).toContain('href="/log-in"')
    expect(await browser.see(back)).toContain('403')
    expect(browser.cookie('wf_loggedin')).toBe(null)
    for (const id of ['bare', 'unknown'])
      expect((await browser.get(`/.vitrine/log-in/${id}`)).status).toBe(404)
    expect((await fetch(`${running.server.url}/.vitrine/log-in/local`, { method: 'POST' })).status).toBe(405)
  })

  it.each([false, 'false', 1, null, ['true'], { true: true }])(
    'counts an address as unverified that the provider marks by %j',
    async (mark) => {
      const browser = openBrowser(running.server.url)
      provider.enters = { sub: 'eve', email: 'ada@example.com', email_verified: mark }
      const refused = await browser.get(await goThere(browser, '/.vitrine/log-in/local'))
      expect([refused.status, browser.cookie('wf_loggedin')]).toEqual([403, null])
    },
  )

  it('describes it in the language of the site', async () => {
    for (const [language, code, words] of [
      ['de-AT', 'AccountProviderUnverified', 'Local &amp; co hat nicht bestätigt'],
      ['fr', 'TooManyRequests', 'Trop de tentatives'],
      ['es', '', 'No es posible iniciar sesión'],
      ['pt', 'AccountProviderExpired', 'was not begun in this browser'],
    ] as const) {
      const html = providerPage(language, code, 'Local & co')
      expect(html).toContain(words)
      expect(html).toContain(`<html lang="${language === 'pt' ? 'en' : language.slice(0, 2)}">`)
    }
    const german = scratchSite()
    const providers = [{ id: 'local', name: 'Local', issuer: provider.issuer, clientId: provider.clientId }]
    german.write('index.html', '<!doctype html><html lang="de"><title>Start</title></html>')
    german.write('vitrine.json', JSON.stringify({ ...BASE, accounts: { providers } }))
    const served = valueOf(await startSite(german.folder, { port: 0, dataFolder: german.data }))
    const answer = await fetch(`${served.server.url}/.vitrine/log-in/local/back?state=x`)
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('Diese Art der Anmeldung'),
    ])
    await served.close()
    german.remove()
  })

  it('counts visitors without a cookie for their network as well', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 70; attempt += 1)
      statuses.push(
        (await fetch(`${running.server.url}/.vitrine/log-in/local`, { redirect: 'manual' })).status,
      )
    expect(statuses.at(0)).toBe(302)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is on if the secret is there, from the environment or a file; settings are checked', async () => {
    expect(running.providers.map(({ id, isOn }) => [id, isOn])).toEqual([
      ['local', true],
      ['bare', false],
    ])
    const file = join(site.root, 'keys.env')
    writeFileSync(file, 'VITRINE_PROVIDER_MY_IDP_SECRET=hush\n', { mode: 0o600 })
    const read = valueOf(readServerSettings({ VITRINE_SECRETS: file }, site.folder))
    expect(read.accounts.providers).toEqual({ 'my-idp': 'hush' })
    const broken = scratchSite()
    const providers = [
      { id: 'Local', issuer: 'http://accounts.example.org', clientId: 'c' },
      { id: 'a', issuer: 'https://a.example', clientId: 'c', secret: 'x' },
    ]
    broken.write('vitrine.json', JSON.stringify({ ...BASE, accounts: { providers } }))
    const failed = await startSite(broken.folder, { port: 0, dataFolder: broken.data })
    broken.remove()
    const lines = failed.ok ? '' : failed.failure.lines.join('\n')
    for (const place of ['providers[0].id', 'providers[0].issuer', 'providers[1].secret'])
      expect(lines).toContain(`accounts.${place}`)
  })
})

describe('an engine with accounts of its own', () => {
  const ADA = { id: 'ada', email: 'ada@example.com', password: 'correct horse', groups: ['club'] }
  const engine: BackendFactory = ({ siteEnvironment }) => {
    const backend = withAccounts(
      scriptedBackend(() => ({})),
      [ADA],
    )
    return {
      ...backend,
      accounts: { providerLogIn: createFakeProviderLogIn(backend, [ADA], siteEnvironment) },
    }
  }

  it('has log-ins by providers, gates and mails of the site, and no address for missing parts', async () => {
    const own = scratchSite()
    const local = { id: 'local', name: 'Local', issuer: provider.issuer, clientId: provider.clientId }
    const gates = [{ path: '/members', groups: ['club'] }]
    const accounts = { providers: [local], groups: [{ id: 'club', name: 'Club' }] }
    own.write('members.html', '<!doctype html><title>Members</title>')
    own.write('vitrine.json', JSON.stringify({ ...BASE, backend: 'engine', accounts, gates }))
    const secrets = valueOf(readAccountSecrets({ VITRINE_PROVIDER_LOCAL_SECRET: provider.clientSecret }))
    const options = { port: 0, dataFolder: own.data, accounts: secrets, backends: { engine } }
    const served = valueOf(await startSite(own.folder, options))
    try {
      await provider.serves([...running.providers, ...served.providers].map(({ returnTo }) => returnTo))
      const browser = openBrowser(served.server.url)
      expect(await browser.see('/members')).toBe('/log-in?usredir=%2Fmembers')
      provider.enters = { sub: 'ada', email: ADA.email, email_verified: true, name: 'Ada' }
      const back = await goThere(browser, '/.vitrine/log-in/local?usredir=%2Fmembers')
      expect(await browser.see(back)).toBe('/members')
      expect(await browser.see('/members')).toContain('Members')
      const [mail] = await readMails(served.server.url)
      expect(mail).toMatchObject({ to: ADA.email, subject: 'Welcome back' })
      const stranger = openBrowser(served.server.url)
      provider.enters = { sub: 'eve', email: 'eve@example.com', email_verified: true, name: 'Eve' }
      expect(await stranger.see(await goThere(stranger, '/.vitrine/log-in/local'))).toContain('403')
      expect((await fetch(`${served.server.url}/.vitrine/account-files`)).status).toBe(404)
    } finally {
      await served.close()
      own.remove()
    }
  })
})
