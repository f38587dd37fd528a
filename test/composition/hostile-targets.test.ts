import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { hashOf } from '../../adapters/site/export/output/written-files.js'
import { exportedPage, exportFolder, PAGE_A } from '../adapters/site/export/support/export-folders.js'
import { runQuietly } from './support/adopted-site.js'

const FILES = {
  'index.html': exportedPage(PAGE_A, { body: '<h1>Home</h1><a href="/a/b.html">b</a>' }),
  'a/b.html': exportedPage(PAGE_A, { body: '<h1>B</h1>' }),
  'css/site.css': 'a{}',
}
const SETTINGS = '{"name":"Mugs","currency":"EUR","country":"DE","shipping":[]}'

let made = exportFolder({})
let out = ''
let home = ''

const homeNow = (): readonly string[] =>
  readdirSync(home, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const path = join(home, name)
      return /\.\w+$/.test(name) && !name.endsWith('.d') ? `${name}: ${readFileSync(path, 'utf8')}` : name
    })

beforeEach(() => {
  made = exportFolder(FILES)
  out = `${made.folder}-site`
  mkdirSync(out)
  home = mkdtempSync(join(tmpdir(), 'vitrine-home-'))
  mkdirSync(join(home, 'keys.d/site/a'), { recursive: true })
  for (const name of ['secret.txt', 'keys.d/index.html', 'keys.d/b.html', 'keys.d/site/a/b.html'])
    writeFileSync(join(home, name), 'mine')
})
afterEach(() => {
  made.remove()
  rmSync(home, { recursive: true, force: true })
})

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(out, path)), { recursive: true })
  writeFileSync(join(out, path), text)
}
const link = (target: string, path: string): void => {
  mkdirSync(dirname(join(out, path)), { recursive: true })
  symlinkSync(join(home, target), join(out, path))
}
const outward = (): string => `../../${home.split('/').slice(-1)[0] ?? ''}/secret.txt`
/** Names by which a journal or a record may refer to a file outside. */
const hostileNames = (): readonly string[] => [
  outward(),
  `a/../${outward()}`,
  `./${outward()}`,
  join(home, 'secret.txt'),
  `/${join(home, 'secret.txt')}`,
  outward().replaceAll('/', '\\'),
  `away/secret.txt`,
]

/** Entries that others may have left in the output folder. */
const TARGETS: Readonly<Record<string, () => void>> = {
  'a folder that is a link': () => link('keys.d', 'a'),
  'a page that is a link': () => link('secret.txt', 'index.html'),
  'a page that is a link to nothing': () => link('made.txt', 'index.html'),
  'an unfinished page that is a link': () => link('secret.txt', 'index.html.part'),
  'an unfinished page with a second name': () =>
    linkSync(join(home, 'secret.txt'), join(out, 'index.html.part')),
  'a page with a second name': () => linkSync(join(home, 'secret.txt'), join(out, 'index.html')),
  'a record that is a link': () => link('secret.txt', '.vitrine-adopted.json'),
  'a record of builds that is a link': () => link('secret.txt', '.vitrine-built.json'),
  'a record with a second name': () => linkSync(join(home, 'secret.txt'), join(out, '.vitrine-built.json')),
  'a journal that is a link': () => link('secret.txt', '.vitrine-adopting'),
  'a journal with a second name': () => linkSync(join(home, 'secret.txt'), join(out, '.vitrine-adopting')),
  'downloads that are a link': () => link('keys.d', '.vitrine-downloads'),
  'an unfinished build that is a link': () => {
    put('.vitrine-built.json', '{"files":{}}')
    link('keys.d', '.vitrine-building')
  },
  'an unfinished build with links in it': () => {
    put('.vitrine-built.json', '{"files":{}}')
    link('secret.txt', '.vitrine-building/pid')
    link('keys.d/site', '.vitrine-building/site')
  },
  'settings and a catalogue that are links': () => {
    link('made.txt', 'vitrine.json')
    link('made.txt', 'catalogue.csv')
  },
  'names that lead out in the records': () => {
    link('.', 'away')
    const files = Object.fromEntries(hostileNames().map((name) => [name, hashOf('mine')]))
    put('.vitrine-adopted.json', JSON.stringify({ files }))
    put('.vitrine-built.json', JSON.stringify({ files }))
  },
  'names that lead out in the journal': () => {
    link('.', 'away')
    writeFileSync(join(home, 'secret.txt.part'), 'mine')
    const names = hostileNames().flatMap((name) => [name, JSON.stringify(name).slice(1, -1)])
    put('.vitrine-adopting', names.map((name) => `${hashOf('mine')} ${name}\n`).join(''))
  },
}

describe.each(Object.entries(TARGETS))('a target with %s', (_, prepare) => {
  it('is the only folder that adopt writes and removes in', async () => {
    prepare()
    const before = homeNow()
    await runQuietly(['adopt', made.folder, '--yes', '--currency', 'EUR', '--add-cart'])
    expect(homeNow()).toEqual(before)
  })

  it('is the only folder that build writes and removes in', async () => {
    writeFileSync(join(made.folder, 'vitrine.json'), SETTINGS)
    prepare()
    const before = homeNow()
    for (let times = 0; times < 2; times += 1)
      await runQuietly(['build', made.folder, '--out', out, '--force'])
    expect(homeNow()).toEqual(before)
  })

  it('is the only folder that doctor --fix and init write and remove in', async () => {
    put('about.html', exportedPage(PAGE_A, { body: '<h1>About</h1>' }))
    prepare()
    const before = homeNow()
    await runQuietly(['doctor', out, '--fix'])
    await runQuietly(['init', out, '--yes', '--currency', 'EUR'])
    expect(homeNow()).toEqual(before)
  })
})

describe('a hostile target', () => {
  it('makes adopt read no file outside it, and wait for no pipe', async () => {
    writeFileSync(join(home, 'made.txt'), 'Product Handle,Variant Price\nsecret,secret')
    writeFileSync(
      join(made.folder, 'products.csv'),
      'Product Handle,Product Name,Variant Price\nmug,Mug,1.00',
    )
    link('made.txt', 'catalogue.csv')
    execFileSync('mkfifo', [join(out, 'vitrine.json')])
    const { code, said } = await runQuietly(['adopt', made.folder, '--yes', '--currency', 'EUR'])
    expect([code, said]).toEqual([expect.any(Number), expect.not.stringContaining('secret')])
  })

  it('loses no page to a link, which is reported with the fix', async () => {
    link('keys.d', 'a')
    const { code, said } = await runQuietly(['adopt', made.folder, '--yes'])
    expect(code).toBe(1)
    expect(said).toContain(`${join(out, 'a')} is a link, and no link is followed here: remove it`)
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<h1>Home</h1>')
  })

  it('stays unchanged after a build that finds a link', async () => {
    await runQuietly(['build', made.folder, '--out', out])
    const before = readFileSync(join(out, 'index.html'), 'utf8')
    writeFileSync(join(made.folder, 'index.html'), exportedPage(PAGE_A, { body: '<h1>New</h1>' }))
    renameSync(join(out, 'a'), join(out, 'b'))
    link('keys.d', 'a')
    const { code, said } = await runQuietly(['build', made.folder, '--out', out])
    expect([code, said]).toEqual([3, expect.stringContaining(`${join(out, 'a')} is a link`)])
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(before)
    expect(existsSync(join(out, '.vitrine-building'))).toBe(false)
  })

  it('gets no report through a link', async () => {
    symlinkSync(join(home, 'secret.txt'), `${out}.adoption-report.html`)
    const { said } = await runQuietly(['adopt', made.folder, '--yes'])
    expect(readFileSync(join(home, 'secret.txt'), 'utf8')).toBe('mine')
    expect(said).toContain('adoption-report.html is a link')
  })

  it('gets no sample of a mail through a link', async () => {
    await runQuietly(['adopt', made.folder, '--yes', '--currency', 'EUR'])
    link('secret.txt', 'samples/orderPlaced.html')
    const { code, said } = await runQuietly(['mail', 'preview', out, '--output', join(out, 'samples')])
    expect([code, said]).toEqual([3, expect.stringContaining('orderPlaced.html cannot be written')])
    expect(readFileSync(join(home, 'secret.txt'), 'utf8')).toBe('mine')
  })

  it('is not used as the default folder if it is a link', async () => {
    rmSync(out, { recursive: true })
    symlinkSync(home, out)
    const before = homeNow()
    const { code, said } = await runQuietly(['adopt', made.folder, '--yes'])
    expect([code, said]).toEqual([3, expect.stringContaining(`${out} is a link`)])
    expect(homeNow()).toEqual(before)
  })

  it('cannot be inside the export by another name', async () => {
    rmSync(out, { recursive: true })
    symlinkSync(made.folder, out)
    for (const command of ['adopt', 'build']) {
      const { code, said } = await runQuietly([command, made.folder, '--out', join(out, 'made')])
      expect([code, said]).toEqual([3, expect.stringContaining('one contains the other')])
    }
  })
})
