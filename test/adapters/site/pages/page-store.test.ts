import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createSiteFiles } from '../../../../adapters/site/files/index.js'
import type { SiteFile } from '../../../../adapters/site/files/index.js'
import {
  createPageStore,
  createPassingPageStore,
  createServedPages,
  STRICT_POLICY,
} from '../../../../adapters/site/pages/index.js'
import { createBoundedCache } from '../../../../core/shared/index.js'
import { PUBLIC } from '../../../../core/site/index.js'
import { valueOf } from '../../../support/value-of.js'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-store-'))
const files = createSiteFiles({ folder })
const fileOf = (name: string): SiteFile => {
  const file = files.find(name)
  if (file === null) throw new Error(`no ${name}`)
  return file
}
const view = { audience: PUBLIC, isElsewhere: false, path: '/', query: '' }

beforeAll(() => writeFileSync(join(folder, 'index.html'), '<p>one</p>'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a page', () => {
  it('is parsed once for each version of its file, for any number of requests', async () => {
    const store = createPageStore()
    const read = () => store.read(fileOf('index.html'))
    const [first, ...others] = await Promise.all([read(), read(), read()])
    for (const other of [...others, await read()]) expect(valueOf(other)).toBe(valueOf(first))
    writeFileSync(join(folder, 'index.html'), '<p>two</p>')
    utimesSync(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5000))
    const changed = valueOf(await read())
    expect(changed).not.toBe(valueOf(first))
    expect(changed.bytes.toString()).toBe('<p>two</p>')
  })

  it('is parsed once even if it is larger than the cache', async () => {
    const store = createPageStore(10_000)
    const names = ['large-1.html', 'large-2.html', 'large-3.html']
    for (const name of names) writeFileSync(join(folder, name), `<title>${name}</title>${'<p>a'.repeat(500)}`)
    const readAll = async () => {
      const pages = []
      for (const name of names) pages.push(valueOf(await store.read(fileOf(name))))
      return pages
    }
    const first = await readAll()
    const again = await readAll()
    expect(again.map((page, index) => page === first[index])).toEqual([true, true, true])
  })

  it('is parsed in a separate turn, for any number of requests at once', async () => {
    const store = createPageStore()
    const names = Array.from({ length: 20 }, (_, index) => `crowd-${index}.html`)
    for (const name of names)
      writeFileSync(join(folder, name), `<title>${name}</title>${'<p>a'.repeat(2000)}`)
    let [parsed, most] = [0, 0]
    const reading = names.map(async (name) => {
      const stored = valueOf(await store.read(fileOf(name)))
      parsed += 1
      return stored.bytes.toString('utf8', 7, 7 + name.length)
    })
    for (let all = 0; all < names.length; all += parsed) {
      parsed = 0
      await new Promise((turned) => setImmediate(turned))
      most = Math.max(most, parsed)
    }
    expect(await Promise.all(reading)).toEqual(names)
    expect(most).toBe(1)
  })

  it('is sent byte for byte if nothing changes it', async () => {
    const pages = createServedPages({ files, policy: STRICT_POLICY })
    const odd = [
      Buffer.from('\ufeff<!DOCTYPE html>\r\n<P CLASS=a>é\u0000</p><br/>'),
      Buffer.from('<meta charset="UTF-8"><meta name="a" content="charset=x">ÿ'),
      Buffer.alloc(0),
    ]
    for (const [index, bytes] of odd.entries()) {
      writeFileSync(join(folder, `odd-${index}.html`), bytes)
      const page = valueOf(await pages.read(fileOf(`odd-${index}.html`), view))
      expect(page.bytes.equals(bytes)).toBe(true)
      expect(page.isOriginal).toBe(true)
    }
  })

  it.each<readonly [string, Buffer, string]>([
    ['Windows-1252 without a word', Buffer.from('<p>\xe9\xff\x80', 'latin1'), '<p>éÿ€'],
    [
      'what it states',
      Buffer.concat([Buffer.from('<meta charset=windows-1251><p>'), Buffer.from([0xcf, 0xf0])]),
      '<meta charset="utf-8"><p>Пр',
    ],
    [
      'what it states in the older way',
      Buffer.from('<meta http-equiv=Content-Type content="text/html; charset=iso-8859-1"><p>\xfc', 'latin1'),
      '<meta http-equiv=Content-Type content="text/html; charset=utf-8"><p>ü',
    ],
    ['letters of two bytes', Buffer.from('\ufeff<p>ü👆', 'utf16le'), '<p>ü👆'],
    [
      'plain letters that state another one',
      Buffer.from('<meta charset=latin1>a'),
      '<meta charset="utf-8">a',
    ],
  ])('is sent in UTF-8, and says so, if its file is in another encoding: %s', async (_, bytes, expected) => {
    const pages = createServedPages({ files, policy: null })
    writeFileSync(join(folder, 'encoded.html'), bytes)
    const page = valueOf(await pages.read(fileOf('encoded.html'), view))
    expect(page.bytes.toString()).toBe(expected)
  })

  it('keeps the letters around an edit, also those that are not UTF-8, and behind a byte order mark', async () => {
    const part = '<i data-vitrine-audience="members">in</i>'
    const pages = createServedPages({ files, policy: null })
    const cases: readonly (readonly [Buffer, Buffer])[] = [
      [Buffer.from(`\ufeffé👆${part}<b>x</b>`), Buffer.from('\ufeffé👆<b>x</b>')],
      [
        Buffer.concat([Buffer.from([0xe9, 0xff]), Buffer.from(part), Buffer.from([0xe9])]),
        Buffer.from('éÿé'),
      ],
    ]
    for (const [index, [bytes, expected]] of cases.entries()) {
      writeFileSync(join(folder, `cut-${index}.html`), bytes)
      const page = valueOf(await pages.read(fileOf(`cut-${index}.html`), view))
      expect(page.bytes.equals(expected)).toBe(true)
    }
  })
})

describe('cached pages', () => {
  it('stay within the limit, and the least recently used are dropped', () => {
    const steps = fc.array(
      fc.record({
        key: fc.integer({ min: 0, max: 20 }),
        size: fc.integer({ min: 0, max: 3000 }),
        isRead: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(steps, (asked) => {
        const cache = createBoundedCache<number>(5000)
        for (const { key, size, isRead } of asked) {
          if (isRead) cache.get(String(key))
          else {
            cache.set(String(key), size, size)
            expect(cache.get(String(key))).toBe(size)
          }
          expect(cache.sizeBytes()).toBeLessThanOrEqual(5000)
        }
        for (let key = 0; key <= 20; key += 1) cache.delete(String(key))
        expect(cache.sizeBytes()).toBe(0)
      }),
    )
    const cache = createBoundedCache<string>(5000)
    for (const key of ['a', 'b']) cache.set(key, key, 2000)
    cache.get('a')
    cache.set('c', 'c', 2000)
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['a', undefined, 'c'])
    cache.set('large', 'large', 6000)
    expect(cache.get('large')).toBeUndefined()
  })
})

describe('a store for a command', () => {
  it('keeps the last of several large pages, and small ones', async () => {
    const store = createPassingPageStore()
    const large = ['passing-1.html', 'passing-2.html', 'passing-3.html']
    for (const name of large) writeFileSync(join(folder, name), 'x'.repeat(7_000_000))
    const small = ['small-1.html', 'small-2.html', 'small-3.html']
    for (const name of small) writeFileSync(join(folder, name), '<p>a')
    for (const name of large) await store.read(fileOf(name))
    expect(large.filter((name) => store.has(fileOf(name)))).toEqual(['passing-3.html'])
    for (const name of small) await store.read(fileOf(name))
    expect(small.filter((name) => store.has(fileOf(name)))).toEqual(small)
  })
})
