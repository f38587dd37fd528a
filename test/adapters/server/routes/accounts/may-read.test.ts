import { mkdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { runCommand } from '../../../../../composition/cli/program.js'
import { startSite } from '../../../../../composition/server/index.js'
import type { RunningSite } from '../../../../../composition/server/index.js'
import { valueOf } from '../../../../support/value-of.js'
import { joinSite, openBrowser } from '../../../../composition/support/member-browser.js'
import type { MemberBrowser } from '../../../../composition/support/member-browser.js'
import { scratchSite } from '../../../../composition/support/site-folder.js'
import type { ScratchSite } from '../../../../composition/support/site-folder.js'

const SETTINGS = {
  name: 'Club',
  currency: 'EUR',
  country: 'DE',
  accounts: {
    groups: [
      { id: 'gold', name: 'Gold', type: 'paid' },
      { id: 'staff', name: 'Staff', type: 'admin' },
    ],
  },
  gates: [
    { path: '/draft', password: 'open sesame' },
    { path: '/members/*' },
    { path: '/gold', groups: ['gold'] },
    { path: '/product/*', groups: ['gold'] },
  ],
}
const PART = 'the part for gold'

let site: ScratchSite
let running: RunningSite
let url = ''
beforeAll(async () => {
  site = scratchSite()
  mkdirSync(join(site.folder, 'members', 'deep'), { recursive: true })
  site.write('vitrine.json', JSON.stringify(SETTINGS))
  site.write('members/index.html', '<title>Lounge</title>')
  site.write('members/area.html', '<title>Area</title>')
  site.write('members/deep/paper.txt', 'the paper')
  site.write('members/deep/film.mp4', 'a film of some bytes')
  site.write('draft.html', '<title>Draft</title>')
  site.write(
    '401.html',
    '<title>Protected</title><form action="/.wf_auth" method="post" class="w-password-page">' +
      '<input name="pass" type="password"><input type="hidden" name="path" value="' +
      '<%WF_FORM_VALUE_PATH%>"><input type="hidden" name="page" value="<%WF_FORM_VALUE_PAGE%>"></form>',
  )
  site.write('gold.html', '<title>Gold</title>')
  site.write('log-in.html', '<title>Log in</title>')
  site.write('access-denied.html', '<title>Denied</title>')
  mkdirSync(join(site.folder, 'collections'))
  site.write('collections/news.csv', 'Name,Slug,Body\nOak harvest,oak,Open to all\n')
  site.write('collections/members.csv', 'Name,Slug,Body\nOak dinner,dinner,For members\n')
  for (const name of ['news', 'members']) site.write(`detail_${name}.html`, '<title>Item</title>')
  site.write('search.html', '<title>Search</title><form action="/search"><input name="query"></form>')
  site.write('mixed.html', `<title>Mixed</title><p data-vitrine-audience="gold">${PART}</p>`)
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data }))
  url = running.server.url
}, 120_000)
afterAll(async () => {
  await running.close()
  site.remove()
})

const vitrine = async (...words: readonly string[]): Promise<string> => {
  const out: string[] = []
  const said = { out: (line: string) => out.push(line), err: (line: string) => out.push(line) }
  await runCommand([...words, site.folder, '--data', site.data], said)
  return out.join('\n')
}

/** The path unchanged, as no browser would write it. */
const rawStatus = (path: string): Promise<number> =>
  new Promise((answered, failed) => {
    const { port } = new URL(url)
    request({ host: 'localhost', port, path }, (response) => {
      response.resume()
      answered(response.statusCode ?? 0)
    })
      .on('error', failed)
      .end()
  })

it('finds public products in a search, and none behind a gate', async () => {
  const found = await (await fetch(`${url}/search?query=oak`)).text()
  expect([...found.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/news/oak'])
})

describe('a gate', () => {
  it('leads strangers to the log-in, and back afterwards', async () => {
    expect(await openBrowser(url).see('/members/area?tab=2')).toBe(
      '/log-in?usredir=%2Fmembers%2Farea%3Ftab%3D2',
    )
    expect(await openBrowser(url).see('/members')).toBe('/log-in?usredir=%2Fmembers')
    expect(await openBrowser(url).see('/log-in')).toContain('200')
  })

  it('admits members, and tells members without the group that they have no access', async () => {
    const ada = await joinSite(url, 'ada@example.com')
    expect(await ada.see('/members/area')).toContain('Area')
    expect(await ada.see('/members/deep/paper.txt')).toContain('the paper')
    expect(await ada.see('/gold')).toBe('/access-denied?usredir=%2Fgold')
    expect(await ada.see('/access-denied')).toContain('Denied')
  })

  it.each([
    '/members/area.html',
    '/members//area',
    '//members/area',
    '/members/./area',
    '/%6dembers/area',
    '/members%2Farea',
    '/members/area/',
    '/MEMBERS/area',
    '/Members/Area.HTML',
    '/members/area.html.',
    '/members/area%20',
    '/members/deep/../area',
    '/x/../members/area',
    '/members/index',
    '/members/index.html',
    '/members/deep/paper.txt',
    '/members/deep/film.mp4',
    '/detail_product',
    '/product/oak-stool',
    '/product//oak-stool',
    '/members/area%00',
    '/members\\area',
  ])('is not bypassed by %s', async (path) => {
    expect([302, 308, 400, 404]).toContain(await rawStatus(path))
    const following = await fetch(`${url}${path.replace('\\', '%5C')}`)
    const text = await following.text()
    for (const secret of ['Area', 'Lounge', 'the paper', 'a film', 'Product'])
      expect(text).not.toContain(secret)
  })

  it('sends no range of a file', async () => {
    const response = await openBrowser(url).get('/members/deep/film.mp4', { range: 'bytes=0-3' })
    expect([response.status, await response.text()]).toEqual([302, ''])
  })

  it('removes parts of a page before it is sent', async () => {
    const bob = await joinSite(url, 'bob@example.com')
    expect(await openBrowser(url).see('/mixed')).not.toContain(PART)
    expect(await bob.see('/mixed')).not.toContain(PART)
    await vitrine('members', 'groups', 'bob@example.com', '--add', 'gold')
    expect(await bob.see('/mixed')).toContain(PART)
  })

  it('forbids caching of the answers that it allows', async () => {
    const cleo = await joinSite(url, 'cleo@example.com')
    for (const path of ['/members/area', '/members/deep/paper.txt', '/mixed']) {
      const response = await cleo.get(path)
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
      expect(response.headers.get('vary')).toContain('Cookie')
    }
    const refused = await openBrowser(url).get('/members/area')
    expect(refused.headers.get('cache-control')).toBe('private, no-store')
    const { headers } = await cleo.get('/members/area')
    const stale = await openBrowser(url).get('/members/area', { 'if-none-match': headers.get('etag') ?? '' })
    expect(stale.status).toBe(302)
  })
})

describe('changes by the owner while the site runs', () => {
  const seen = async (browser: MemberBrowser): Promise<readonly string[]> =>
    Promise.all(['/members/area', '/gold'].map((path) => browser.see(path)))

  it('apply from the next request on: groups, admin, ban and deletion', async () => {
    const dora = await joinSite(url, 'dora@example.com')
    const denied = '/access-denied?usredir=%2Fgold'
    expect(await seen(dora)).toEqual([expect.stringContaining('Area'), denied])
    expect(await vitrine('members', 'groups', 'dora@example.com', '--add', 'gold')).toBe('Groups: gold')
    expect(await seen(dora)).toEqual([expect.stringContaining('Area'), expect.stringContaining('Gold')])
    await vitrine('members', 'groups', 'dora@example.com', '--remove', 'gold', '--add', 'staff')
    expect((await seen(dora))[1]).toContain('Gold')
    await vitrine('members', 'ban', 'dora@example.com')
    expect(await seen(dora)).toEqual(['/log-in?usredir=%2Fmembers%2Farea', '/log-in?usredir=%2Fgold'])
    const eve = await joinSite(url, 'eve@example.com')
    await vitrine('members', 'delete', 'eve@example.com', '--yes')
    expect((await seen(eve))[0]).toContain('/log-in')
  })

  it('open nothing for an unknown group', async () => {
    expect(await vitrine('members', 'groups', 'ada@example.com', '--add', 'golden')).toContain(
      'There is no group golden; vitrine.json names gold, staff.',
    )
  })
})

describe('a page with a password', () => {
  const tell = (pass: string, path = '/draft'): Promise<Response> =>
    fetch(`${url}/.wf_auth`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ pass, path }),
    })

  it('asks for it on the builder’s own page, and reports a wrong one', async () => {
    const asking = '/.wf_auth?path=%2Fdraft'
    expect(await openBrowser(url).see('/draft')).toBe(asking)
    const asked = await fetch(url + asking)
    expect([asked.status, await asked.text()]).toEqual([
      401,
      expect.stringContaining('name="path" value="/draft"'),
    ])
    expect((await tell('open barley')).headers.get('location')).toBe(`${asking}&e=1`)
  })

  it('opens for visitors who enter it, and for no others', async () => {
    const told = await tell('open sesame')
    expect([told.status, told.headers.get('location')]).toEqual([302, '/draft'])
    const cookie = told.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const opened = await fetch(`${url}/draft`, { headers: { cookie } })
    expect(await opened.text()).toContain('Draft')
    expect(opened.headers.get('cache-control')).toBe('private, no-cache')
    const forged = await fetch(`${url}/draft`, { headers: { cookie: `vitrine_words=${'f'.repeat(64)}` } })
    expect(forged.status).toBe(401)
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads to no other host: %s',
    async (path) => {
      const to = (await tell('open sesame', path)).headers.get('location') ?? ''
      expect(new URL(to, url).origin).toBe(url)
    },
  )
})

describe('the cookies of a session', () => {
  it('hide the secret from scripts, and include the marks that pages read', async () => {
    const fred = await joinSite(url, 'fred@example.com')
    const names = ['vitrine_session', 'wf_sid', 'wf_loggedin', 'wf-csrf']
    expect(names.map((name) => fred.cookie(name) !== null)).toEqual([true, true, true, true])
    expect(fred.cookie('wf_sid')).toBe('1')
    await fred.entrance.logOut()
    expect(names.map((name) => fred.cookie(name) !== null)).toEqual([false, false, false, true])
    expect(await fred.see('/members/area')).toContain('/log-in')
  })
})
