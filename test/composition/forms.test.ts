import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { runCommand } from '../../composition/cli/program.js'
import {
  listen,
  createFormsRoute,
  createRequestHandler,
  readFormMailSettings,
} from '../../composition/server/index.js'
import { openDatabase } from '../../adapters/sql/index.js'
import { valueOf } from '../support/value-of.js'
import { scratchSite } from './support/site-folder.js'
import type { ScratchSite } from './support/site-folder.js'

const SLOW_MS = 60_000
const databaseUrl = process.env['DATABASE_URL']
let site: ScratchSite

beforeEach(() => {
  site = scratchSite()
  delete process.env['DATABASE_URL']
})
afterEach(() => {
  if (databaseUrl !== undefined) process.env['DATABASE_URL'] = databaseUrl
  site.remove()
})

async function run(...words: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
  const out: string[] = []
  const code = await runCommand(words, { out: (line) => out.push(line), err: () => undefined })
  return { code, out: out.join('\n') }
}

/** Sends forms to a server over the site's data folder, then stops it. */
async function receive(...posts: readonly Readonly<Record<string, string>>[]): Promise<void> {
  const sql = valueOf(await openDatabase({ folder: site.data }))
  let count = 0
  const route = createFormsRoute({
    sql,
    siteId: 'main',
    random: { token: () => `token-${++count}` },
    filesFolder: site.root,
    trustProxy: false,
    mail: null,
  })
  const server = valueOf(await listen(createRequestHandler({ routes: [route] }), { port: 0 }))
  for (const post of posts) {
    const body = new URLSearchParams(post)
    await fetch(`${server.url}/api/v1/form/abc`, { method: 'POST', body })
  }
  await server.close()
  await sql.close()
}

describe('vitrine forms', () => {
  it(
    'lists and exports what was sent',
    async () => {
      await receive(
        { name: 'Contact', source: 'http://s.test/', 'fields[Name]': 'Ada' },
        { name: 'News', 'fields[Email]': 'ada@home.test' },
      )
      const all = await run('forms', 'list', '--data', site.data)
      expect(all.code).toBe(0)
      expect(all.out).toMatch(/UTC {2}Contact {2}http:\/\/s\.test\/\n {2}Name: Ada/)
      expect(all.out).toMatch(/ {2}Email: ada@home\.test/)
      const none = await run('forms', 'list', '--data', site.data, '--form', 'Orders')
      expect(none).toEqual({ code: 0, out: 'There are no messages yet.' })
      const some = await run('forms', 'list', '--data', site.data, '--form', 'News', '--json')
      expect(JSON.parse(some.out)).toMatchObject([{ formName: 'News', fields: { Email: 'ada@home.test' } }])
      const table = (await run('forms', 'export', '--data', site.data)).out.split('\r\n')
      expect(table).toHaveLength(3)
      expect(table[0]).toMatch(/^Received \(UTC\),Form,Page,Id,/)
    },
    SLOW_MS,
  )

  it('says so where nothing can be', async () => {
    expect((await run('forms', 'list', '--data', `${site.data}-none`)).code).toBe(3)
    expect((await run('forms', 'export')).code).toBe(3)
  })
})

describe('mail settings', () => {
  it('are taken only when complete', () => {
    const all = { VITRINE_SMTP_URL: 'smtp://m', VITRINE_MAIL_FROM: 'a@b', VITRINE_FORMS_TO: 'c@d' }
    expect(readFormMailSettings(all)).toEqual({ smtpUrl: 'smtp://m', from: 'a@b', to: 'c@d' })
    expect(readFormMailSettings({ ...all, VITRINE_FORMS_TO: '' })).toBeNull()
    expect(readFormMailSettings({})).toBeNull()
  })
})
