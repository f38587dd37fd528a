import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createRequestHandler } from '../../adapters/server/http/index.js'
import { openHandleInside, openInside } from '../../adapters/site/safe-files/index.js'
import { createSiteCollections } from '../../adapters/site/pages/data/site-collections.js'
import { createDownloadLinks, createDownloadsRoute } from '../../adapters/server/routes/orders/downloads.js'
import { tableFindings } from '../../adapters/site/pages/data/table-findings.js'
import { createDataHosts } from '../../adapters/site/pages/data-hosts.js'
import { createItemTables } from '../../adapters/site/pages/data/item-tables.js'
import { createSettingsFile } from '../../adapters/server/settings/settings-file.js'
import { readOwnMails } from '../../adapters/server/site-folder/own-mail-files.js'
import { readSiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import { serve } from '../adapters/graphql/support/site.js'

const TABLE = 'Name,Slug,Text\nsecret,secret,secret\n'
let root = ''
let site = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-links-'))
  site = join(root, 'site')
  mkdirSync(join(site, 'collections'), { recursive: true })
  mkdirSync(join(root, 'home/collections'), { recursive: true })
  writeFileSync(join(root, 'home/book.pdf'), 'secret')
  writeFileSync(join(root, 'home/post.csv'), TABLE)
  writeFileSync(join(root, 'home/collections/post.csv'), TABLE)
  writeFileSync(join(root, 'home/vitrine.json'), '{"name":"secret"}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const slugsOf = async (folder: string): Promise<readonly string[]> =>
  (await createSiteCollections(folder, () => 0)()).collections.map(({ slug }) => slug)

describe('a site folder from others', () => {
  it('shows no table outside, by a link to it or to its folder', async () => {
    symlinkSync('../../home/post.csv', join(site, 'collections/post.csv'))
    expect(await slugsOf(site)).toEqual([])
    rmSync(join(site, 'collections'), { recursive: true })
    symlinkSync(join(root, 'home/collections'), join(site, 'collections'))
    expect(await slugsOf(site)).toEqual([])
  })

  it('names no host of a table outside in the policy of its pages', async () => {
    const table = 'Name,Slug,Picture\na,a,https://secret.example/a.png\n'
    writeFileSync(join(root, 'home/post.csv'), table)
    symlinkSync('../../home/post.csv', join(site, 'collections/post.csv'))
    symlinkSync('../home/post.csv', join(site, 'catalogue.csv'))
    expect(await createDataHosts(site, () => 0)()).toEqual({ media: [], frames: [] })
    rmSync(join(site, 'collections/post.csv'))
    writeFileSync(join(site, 'collections/post.csv'), table)
    expect((await createDataHosts(site, () => 0)()).media).toEqual(['https://secret.example'])
  })

  it('lists omitted tables and texts in doctor, with the reason', async () => {
    symlinkSync('../../home/post.csv', join(site, 'collections/post.csv'))
    symlinkSync('nowhere.csv', join(site, 'collections/gone.csv'))
    mkdirSync(join(site, 'collections/folder.csv'))
    writeFileSync(join(site, 'collections/blank.csv'), '')
    writeFileSync(
      join(site, 'collections/long.csv'),
      `Name,Slug,Text\na,a,<p>b</p>\nc,c,${'<i>'.repeat(600)}\n`,
    )
    expect((await tableFindings(site)).map(({ message }) => message)).toEqual([
      'collections/blank.csv is not read: it is no table of items.',
      'collections/folder.csv is not read: it is not a file.',
      'collections/gone.csv is not read: it is a link to nothing.',
      'collections/long.csv: the field "Text" of "c" is not shown: its elements are nested deeper than 512.',
      'collections/post.csv is not read: a link leads out of the site folder.',
    ])
  })

  it('shows a table by a link inside the folder, and in a folder that is named by a link', async () => {
    mkdirSync(join(site, 'tables'))
    writeFileSync(join(site, 'tables/a.csv'), TABLE)
    symlinkSync('../tables/a.csv', join(site, 'collections/post.csv'))
    symlinkSync(site, join(root, 'current'))
    expect([await slugsOf(site), await slugsOf(join(root, 'current'))]).toEqual([['post'], ['post']])
  })

  it.each(['vitrine.json', 'catalogue.csv'])('is not read if its %s is outside', (name) => {
    symlinkSync(join(root, 'home/vitrine.json'), join(site, name))
    const read = readSiteFolder(site)
    expect(read.ok ? [] : read.failure.lines).toEqual([
      `${join(site, name)} cannot be read: it is a link that leads out of its folder; put the file itself there.`,
    ])
  })

  it('uses no mail text outside', () => {
    writeFileSync(join(root, 'home/order.html'), 'secret')
    writeFileSync(join(root, 'home/secret.pdf'), 'secret')
    const refusals = (): readonly string[] => {
      const read = readOwnMails(site, 'en')
      return read.ok ? [] : read.failure.lines
    }
    symlinkSync('../home', join(site, 'vitrine-mails'))
    expect(refusals()).toEqual([
      expect.stringMatching(/site\/vitrine-mails cannot be read: it is a link that leads/),
    ])
    rmSync(join(site, 'vitrine-mails'))
    mkdirSync(join(site, 'vitrine-mails'))
    symlinkSync('../../home/secret.pdf', join(site, 'vitrine-mails/terms.pdf'))
    expect(refusals()).toEqual([
      expect.stringMatching(/vitrine-mails\/terms\.pdf cannot be read: it is a link/),
    ])
  })

  it('is edited in the desk by paths of the site alone: the targets of its links are not shown', async () => {
    const tables = createItemTables(site)
    const settings = createSettingsFile(site)
    const answers: unknown[] = []
    symlinkSync('../../home/post.csv', join(site, 'collections/post.csv'))
    symlinkSync('../home/vitrine.json', join(site, 'vitrine.json'))
    answers.push(await tables.list(), await tables.read('collections/post.csv'), await tables.read('post'))
    answers.push(await settings.read(), await settings.replace(null, '{}'))
    rmSync(join(site, 'vitrine.json'))
    // A link to a table inside the site is followed for reading, and not for writing.
    mkdirSync(join(site, 'tables'))
    writeFileSync(join(site, 'tables/a.csv'), TABLE)
    symlinkSync('../tables/a.csv', join(site, 'collections/a.csv'))
    const read = await tables.read('a')
    if (!read?.ok) throw new Error('the table is not read')
    answers.push(await tables.write(read.value, [{ tag: 'add', cells: ['b', 'b', 'b'] }]))
    rmSync(join(site, 'collections'), { recursive: true })
    symlinkSync(join(root, 'home/collections'), join(site, 'collections'))
    answers.push(await tables.list(), await tables.write(read.value, [{ tag: 'remove', line: 0 }]))
    const link = 'is a link, and no link is followed here: remove it, or name another folder'
    const outside =
      'It is not read: a link leads out of the site folder. ' +
      'Put the table itself into the folder: nothing outside of the site folder is read.'
    expect(answers).toEqual([
      [{ slug: 'collections/post.csv', path: 'collections/post.csv', failure: outside }],
      { ok: false, failure: outside },
      null,
      { ok: false, failure: `vitrine.json cannot be read: vitrine.json ${link}.` },
      { ok: false, failure: { tag: 'unwritable', reason: `vitrine.json ${link}` } },
      { ok: false, failure: { tag: 'unwritable', reason: `collections/a.csv ${link}` } },
      [{ slug: 'collections', path: 'collections', failure: outside }],
      { ok: false, failure: { tag: 'changed' } },
    ])
  })

  it('shows no system message with whole paths in the desk', async () => {
    const settings = createSettingsFile(site)
    rmSync(site, { recursive: true })
    expect(await settings.read()).toEqual({
      ok: false,
      failure: 'vitrine.json cannot be read: the disk does not answer (ENOENT).',
    })
  })

  it('opens nothing outside, in one go or in parts', async () => {
    symlinkSync('../home', join(site, 'away'))
    symlinkSync('away', join(site, 'twice'))
    for (const path of ['away/book.pdf', 'twice/book.pdf', '../home/book.pdf', '..', 'away'])
      expect([path, openInside(site, path), await openHandleInside(site, path)]).toEqual([
        path,
        { ok: false, failure: 'outside' },
        null,
      ])
  })

  it.each([
    [
      'the file',
      (): void => {
        mkdirSync(join(site, '.downloads'))
        symlinkSync(join(root, 'home/book.pdf'), join(site, '.downloads/book.pdf'))
      },
    ],
    ['its folder', (): void => symlinkSync('../home', join(site, '.downloads'))],
  ])('sells nothing if %s is a link that leads out', async (_, prepare) => {
    prepare()
    const options = { siteFolder: site, siteKey: 'key', clock: { wallTime: () => 0 }, trustProxy: false }
    const { urlOf } = createDownloadLinks(options)
    const route = createDownloadsRoute({
      ...options,
      mayDownload: async () => true,
      report: () => undefined,
    })
    const server = await serve(createRequestHandler({ routes: [route] }))
    try {
      expect((await fetch(new URL(urlOf('o1', 'book.pdf'), server.url))).status).toBe(404)
    } finally {
      await server.close()
    }
  })
})
