import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { turnOnApp } from '../support/accounts/authenticator-app.js'
import { valueOf } from '../support/value-of.js'
import { joinSite } from './support/member-browser.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

const SETTINGS = {
  name: 'Club',
  currency: 'EUR',
  country: 'DE',
  accounts: { secondFactor: 'required' },
  gates: [{ path: '/*' }],
}
const PART = '<p data-vitrine-audience="members">for members</p>'

let site: ScratchSite
let running: RunningSite
beforeAll(async () => {
  site = scratchSite()
  site.write('vitrine.json', JSON.stringify(SETTINGS))
  for (const page of ['index', 'news', 'log-in', 'user-account'])
    site.write(`${page}.html`, `<!doctype html><title>${page}</title>${PART}`)
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data }))
}, 120_000)
afterAll(async () => {
  await running.close()
  site.remove()
})

describe('a site that asks for a second factor of all', () => {
  it('leads members to their account until they set one up, hides parts, and admits them then', async () => {
    const browser = await joinSite(running.server.url, 'ada@example.com')
    expect(await browser.see('/news')).toBe('/user-account?usredir=%2Fnews')
    // The set-up page is open to these members only, although the whole site is gated.
    expect(await browser.see('/user-account')).toContain('for members')
    expect(await browser.see('/log-in')).not.toContain('for members')
    const { selfService } = browser
    if (selfService === undefined) throw new Error('the client has no account')
    valueOf(await selfService.beginFactor())
    expect(await browser.see('/news')).toBe('/user-account?usredir=%2Fnews')
    await turnOnApp(selfService)
    expect(await browser.see('/news')).toContain('for members')
    valueOf(await selfService.turnOffFactor())
    expect(await browser.see('/news')).toBe('/user-account?usredir=%2Fnews')
  }, 120_000)

  it('leads guests to the log-in', async () => {
    const answer = await fetch(`${running.server.url}/user-account`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe('/log-in?usredir=%2Fuser-account')
  })
})
