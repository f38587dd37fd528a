import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { runCommand } from '../../composition/cli/program.js'
import { startSite } from '../../composition/server/index.js'
import type { RunningSite } from '../../composition/server/index.js'
import { valueOf } from '../support/value-of.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

const PAGE = `<!doctype html><html data-wf-page="p1"><body>
<div class="w-form"><form method="post" data-name="Contact" data-redirect="/thanks">
  <input name="name-2" data-name="Name"><input type="checkbox" name="topic" value="a"><input type="checkbox"
    name="topic" value="b">
</form></div>
<form name="news" method="POST" data-netlify="true" action="/welcome">
  <input type="hidden" name="form-name" value="news"><input name="bot-field"><input name="email">
</form>
<form name="plain" method="post"><input name="message"></form>
<form method="post" action="https://other.test/list"><input name="elsewhere"></form>
<form method="get"><input name="query"></form>
</body></html>`

/** The place of a built copy of the site. */
const GUEST = 'https://www.mugs.example'

let site: ScratchSite
let running: RunningSite
beforeEach(async () => {
  site = scratchSite()
  site.write('contact.html', PAGE)
  site.write('index.html', '<!doctype html><html lang="de-AT"><body>Start</body></html>')
  running = valueOf(await startSite(site.folder, { port: 0, dataFolder: site.data, guests: [GUEST] }))
}, 120_000)
afterEach(async () => {
  await running.close()
  site.remove()
})

const post = async (
  path: string,
  pairs: readonly (readonly [string, string])[],
  headers: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const response = await fetch(running.server.url + path, {
    method: 'POST',
    body: new URLSearchParams(pairs.map(([name, value]) => [name, value])),
    redirect: 'manual',
    headers,
  })
  return `${response.status} ${response.headers.get('location') ?? ''}`.trim()
}
async function submissions(): Promise<readonly { formName: string; fields: object; source: string }[]> {
  const out: string[] = []
  const words = ['forms', 'list', '--data', site.data, '--json']
  await runCommand(words, { out: (line) => out.push(line), err: () => undefined })
  return JSON.parse(out.join('\n')) as { formName: string; fields: object; source: string }[]
}

describe('a form that a browser sends without the page script', () => {
  it('leads back to a built site of a named origin, and to no other', async () => {
    const from = { origin: GUEST, referer: `${GUEST}/` }
    expect(await post('/contact', [['name-2', 'Ada']], from)).toBe(`303 ${GUEST}/thanks`)
    expect(await post('/contact', [['message', 'x']], from)).toBe('303 /form-received')
    const thanks = await fetch(`${running.server.url}/form-received`, { headers: { referer: `${GUEST}/` } })
    expect(await thanks.text()).toContain(`<a href="${GUEST}/">`)
    const stranger = await post('/contact', [['name-2', 'Ada']], { origin: 'https://elsewhere.example' })
    expect(stranger).toBe('403')
    expect((await submissions()).map(({ source }) => source)).toEqual([
      `${GUEST}/contact`,
      `${GUEST}/contact`,
    ])
  }, 60_000)

  it.each([
    [
      'of a name that says nothing',
      '<input name="m"><input type="Password" name="p">',
      { m: 'ada', p: 'secret' },
    ],
    ['that is not sent', '<input name="m"><input type="password" name="p">', { m: 'ada' }],
    ['by its name alone', '<input name="m"><input name="password">', { m: 'ada', password: 'secret' }],
  ])(
    'is not stored with a password %s, and the answer explains the accepted way',
    async (_, fields, sent) => {
      site.write('enter.html', `<form name="enter" method="post">${fields}</form>`)
      const body = new URLSearchParams(sent)
      const answer = await fetch(`${running.server.url}/enter`, { method: 'POST', body })
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining('Ein Passwort kann nur mit JavaScript gesendet werden.'),
      ])
      expect(await submissions()).toEqual([])
    },
    60_000,
  )

  it('leads to a page of this site, also from an address with more slashes', async () => {
    site.write('apply.html', '<form name="apply" method="post" data-redirect="done"><input name="a"></form>')
    for (const path of ['//apply', '///apply', '//apply.html']) {
      const referer = running.server.url + path
      expect(await post(path, [['a', '1']], { referer })).toBe('303 /done')
    }
  }, 60_000)

  it('is answered in the language of the site', async () => {
    const answer = async (pairs: Readonly<Record<string, string>>) => {
      const body = new URLSearchParams(pairs)
      return (await fetch(`${running.server.url}/contact`, { method: 'POST', body })).text()
    }
    expect(await answer({ message: 'x' })).toMatch(/<html lang="de">[^]*Vielen Dank[^]*Zurück zur Website/)
    expect(await answer({ elsewhere: 'x' })).toContain('Auf dieser Seite gibt es dieses Formular nicht.')
  }, 60_000)

  it('is kept under the names of its fields, and leads to its page', async () => {
    const sent = [
      ['name-2', 'Ada'],
      ['topic', 'a'],
      ['topic', 'b'],
    ] as const
    expect(await post('/contact?token=secret', sent)).toBe('303 /thanks')
    const referer = `${running.server.url}/contact?token=secret`
    const news = [
      ['form-name', 'news'],
      ['bot-field', ''],
      ['email', 'ada@home.test'],
    ] as const
    expect(await post('/welcome', news, { referer })).toBe('303 /welcome')
    expect(await post('/contact', [['message', 'x']])).toBe('303 /form-received')
    const thanks = await fetch(`${running.server.url}/form-received`)
    expect([thanks.status, await thanks.text()]).toEqual([200, expect.stringMatching(/Vielen Dank/)])
    const kept = await submissions()
    expect(kept).toMatchObject([
      { formName: 'plain', fields: { message: 'x' } },
      { formName: 'news', fields: { email: 'ada@home.test' } },
      { formName: 'Contact', fields: { Name: 'Ada', topic: 'a, b' } },
    ])
    expect(JSON.stringify(kept)).not.toMatch(/secret|bot-field|form-name/)
  }, 60_000)

  it('of a robot is answered like a success, and data of no form of the page is refused', async () => {
    expect(
      await post('/contact', [
        ['form-name', 'news'],
        ['email', 'x'],
        ['bot-field', 'buy'],
      ]),
    ).toBe('303 /welcome')
    expect(await post('/contact', [['elsewhere', 'x']])).toBe('400')
    expect(await post('/contact', [['query', 'x']])).toBe('400')
    expect(await post('/contact', [['constructor', 'x']])).toBe('400')
    expect(await post('/contact', [['message', 'x']], { origin: 'https://evil.test' })).toBe('403')
    expect(await post('/nowhere', [['message', 'x']])).toBe('405')
    expect(await post('/../contact%00', [['message', 'x']])).toBe('405')
    expect(await submissions()).toEqual([])
  }, 60_000)
})
