import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createSiteFiles, walkFolder } from '../../../../adapters/site/files/index.js'
import { createPageStore, inspectSite } from '../../../../adapters/site/pages/index.js'
import { expectOnceBelow, processorMsOf } from '../../../support/processes/processor-time.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-walk-'))

/** Third-party scripts keep their `package.json`; only that of an application is marked private. */
const PROJECTS: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true }',
  'app/package.json': '{ "name": "app", "private": true }',
  'app/src/main.js': '',
  'odd/package.json': '{ not JSON',
  'odd/page.css': '',
  'vendor/package.json': '{ "name": "a-library" }',
  'vendor/dist/library.js': '',
}
const SITE = [
  '.well-known/apple-developer-merchantid-domain-association',
  'index.html',
  'odd/package.json',
  'odd/page.css',
  'package.json',
  'vendor/dist/library.js',
  'vendor/package.json',
  'work/one.html',
  'work/two.html',
]

beforeAll(() => {
  for (const name of [
    'index.html',
    'work/one.html',
    'work/two.html',
    '.git/x.html',
    '.well-known/apple-developer-merchantid-domain-association',
    'node_modules/a/b.html',
  ]) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), '<script src="/vitrine.js"></script>')
  }
  for (const [name, text] of Object.entries(PROJECTS)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const deep = Array.from({ length: 60 }, () => 'deeper')
  mkdirSync(join(folder, ...deep), { recursive: true })
  writeFileSync(join(folder, ...deep, 'page.html'), '')
  const links: readonly (readonly [string, string])[] = [
    ['.', 'self'],
    ['..', 'work/up'],
    ['/', 'machine'],
    ['circle-b', 'circle-a'],
    ['circle-a', 'circle-b'],
    ['nowhere.html', 'broken.html'],
    ['loop.html', 'loop.html'],
  ]
  for (const [target, name] of links) symlinkSync(target, join(folder, name))
  execFileSync('mkfifo', [join(folder, 'waiting.html')])
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a site folder with links in circles, to the root of the machine and into nothing', () => {
  it('is walked once, in the order of its names, to its end', async () => {
    const walk = () => expect([...walkFolder(folder)]).toEqual(SITE)
    await expectOnceBelow(5000, () => processorMsOf(walk))
    expect([...walkFolder(join(folder, 'none'))]).toEqual([])
  })

  it('leaves out an application inside it, also for visitors who know the names of its files', () => {
    const { find } = createSiteFiles({ folder })
    const served = [...SITE, 'app/src/main.js', 'app/package.json'].filter((name) => find(name) !== null)
    expect(served).toEqual(SITE.filter((name) => !name.endsWith('package.json')))
  })

  it('does not stop the notice at the start about scripts of pages', async () => {
    const scripts = await inspectSite(createSiteFiles({ folder }), createPageStore())
    expect(scripts).toMatchObject({ pageCount: 3, hasRuntime: true, foreignPages: [] })
  })
})
