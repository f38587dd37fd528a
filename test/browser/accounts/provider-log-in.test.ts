import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { readAccountSecrets, startSite } from '../../../composition/server/index.js'
import type { RunningSite } from '../../../composition/server/index.js'
import { scratchSite } from '../../composition/support/site-folder.js'
import type { ScratchSite } from '../../composition/support/site-folder.js'
import { startLocalProvider } from '../../support/accounts/local-provider.js'
import type { LocalProvider } from '../../support/accounts/local-provider.js'
import { valueOf } from '../../support/value-of.js'
import { connectChromium } from '../support/chromium.js'
import { openPage } from '../support/open-page.js'
import type { OpenedPage } from '../support/open-page.js'

jest.setTimeout(240_000)

const LOG_IN = `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Anmelden</title><link rel="icon" href="data:,"></head><body><main><h1>Anmelden</h1>
<div class="w-form"><form data-wf-user-form-type="login" data-wf-user-form-redirect="/mitglieder">
<label for="mail">E-Mail</label>
<input id="mail" type="email" autocomplete="username" data-wf-user-form-input-type="email" required>
<label for="pass">Passwort</label>
<input id="pass" type="password" autocomplete="current-password" data-wf-user-form-input-type="password" required>
<input type="submit" value="Anmelden"></form></div>
<p><a href="#" data-vitrine-provider="local">Anmelden mit Lokal</a></p>
<p data-vitrine-provider="other"><a href="#" data-vitrine-provider="other">Anmelden mit Anderswo</a></p>
</main><script src="/vitrine.js"></script></body></html>`

let browser: Browser
let site: ScratchSite
let running: RunningSite
let provider: LocalProvider
let opened: OpenedPage | undefined
beforeAll(async () => {
  provider = await startLocalProvider()
  site = scratchSite()
  const { issuer, clientId, clientSecret } = provider
  site.write('index.html', '<!doctype html><html lang="de"><title>Start</title></html>')
  site.write('log-in.html', LOG_IN)
  site.write(
    'mitglieder.html',
    '<!doctype html><html lang="de"><title>Mitglieder</title><link rel="icon" href="data:,">' +
      '<main><h1>Drinnen</h1></main></html>',
  )
  site.write(
    'vitrine.json',
    JSON.stringify({
      name: 'Klub',
      currency: 'EUR',
      country: 'DE',
      accounts: {
        providers: [
          { id: 'local', name: 'Lokal', issuer, clientId },
          { id: 'other', name: 'Anderswo', issuer, clientId },
        ],
      },
      gates: [{ path: '/mitglieder' }],
    }),
  )
  const accounts = valueOf(readAccountSecrets({ VITRINE_PROVIDER_LOCAL_SECRET: clientSecret }))
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data, accounts }))
  await provider.serves(running.providers.map(({ returnTo }) => returnTo))
  browser = await connectChromium()
}, 240_000)
afterAll(async () => {
  await browser.close()
  await running.close()
  await provider.close()
  site.remove()
})
afterEach(async () => {
  // The browser logs that a page was refused.
  const problems = (opened?.problems ?? []).filter((problem) => !problem.includes('status of 403'))
  await opened?.close()
  opened = undefined
  expect(problems).toEqual([])
})

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

/** Presses Tab until a control with these words has the focus. */
async function tabTo(page: Page, words: string): Promise<void> {
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab')
    if ((await focused(page)) === words) return
  }
  throw new Error(`the Tab key does not reach "${words}"`)
}

const hasScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

describe.each([
  ['wide', { width: 1280, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
])('logging in with a provider on a %s page', (width, viewport) => {
  it('is done by keyboard alone, from a page behind a gate and back to it', async () => {
    provider.enters = { sub: width, email: `${width}@example.org`, email_verified: true, name: 'Ada' }
    opened = await openPage(browser, `${running.server.url}/mitglieder`, { viewport })
    const { page, axe } = opened
    expect(new URL(page.url()).pathname).toBe('/log-in')
    expect(await axe()).toEqual([])
    expect([await page.getByText('Anmelden mit Anderswo').count(), await hasScroll(page)]).toEqual([0, false])
    await tabTo(page, 'Anmelden mit Lokal')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/mitglieder')
    expect(await page.getByRole('heading').textContent()).toBe('Drinnen')
  })

  it('reports a failed log-in in the language of the site, and leads back by keyboard', async () => {
    provider.enters = { sub: `un-${width}`, email: `new-${width}@example.org` }
    opened = await openPage(browser, `${running.server.url}/log-in`, { viewport })
    const { page, axe } = opened
    await tabTo(page, 'Anmelden mit Lokal')
    await page.keyboard.press('Enter')
    await page.getByText('Lokal hat nicht bestätigt').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    expect(await axe()).toEqual([])
    expect(await hasScroll(page)).toBe(false)
    await tabTo(page, 'Zurück zur Anmeldung')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/log-in')
  })
})
