import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { applyEdits, parsePage } from '../../../../../adapters/site/pages/index.js'
import { createFilledPages } from '../../../../../adapters/site/pages/data/filled-pages.js'
import type { CommerceGateway } from '../../../../../core/ports/shop/commerce-gateway.port.js'
import { ANONYMOUS } from '../../../../../core/ports/visitor.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import { scriptedBackend } from '../../../graphql/support/scripted-backend.js'
import { valueOf } from '../../../../support/value-of.js'

const AWAY = { tag: 'unreachable', reason: 'network', status: null, message: 'away' } as const
const NONE = { tag: 'rejected', code: 'NotFound', message: 'none', problems: [] } as const
const STOOL = { slug: 'stool', categories: ['Garden Chairs'] }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-pages-'))
  mkdirSync(join(folder, 'collections'))
  table('courses', 'Name,Slug', 'One,one', 'Two,two')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const table = (slug: string, ...lines: readonly string[]): void =>
  writeFileSync(join(folder, 'collections', `${slug}.csv`), lines.join('\n'))

/** A shop that sells a stool; `away`: it does not answer. */
const shopOf = (isAway: boolean): Partial<CommerceGateway> => ({
  readProduct: async (which) => {
    if (isAway) return err(AWAY)
    return 'slug' in which && String(which.slug) === 'stool' ? ok({ product: STOOL } as never) : err(NONE)
  },
  listProducts: async () => (isAway ? err(AWAY) : ok([{ product: STOOL }] as never)),
})

function open(isAway = false, parts: Partial<CommerceGateway> = shopOf(isAway)) {
  let nowMs = 0
  const backend = scriptedBackend(() => parts)
  const pages = createFilledPages({
    folder,
    catalogue: () => backend.open(ANONYMOUS).commerce,
    site: { name: 'Site', baseUrl: 'https://site.example' },
    nowMs: () => nowMs,
    answersQueries: true,
  })
  const pass = (ms: number): void => void (nowMs += ms)
  return { ...pages, pass }
}

const LIST =
  '<div class="courses w-dyn-list"><div class="w-dyn-items"><div class="w-dyn-item">' +
  '<a href="#" class="card w-inline-block"><h3 class="w-dyn-bind-empty"></h3></a></div></div>' +
  '<div class="w-dyn-empty"><div>No items found.</div></div></div>'
const HTML = `<!DOCTYPE html><html><head><title></title></head><body>${LIST}</body></html>`
const PAGE = valueOf(parsePage(HTML))

const PAGER = '<div class="w-pagination-wrapper"><a class="w-pagination-next" href="#">N</a></div>'
/** A list that shows one entry on each of its pages. */
const paged = (slug: string): string =>
  LIST.replace(
    'courses w-dyn-list"',
    `w-dyn-list" data-vitrine-collection="${slug}" data-vitrine-limit="1"`,
  ).replace(/<\/div>$/, `${PAGER}</div>`)

describe('an item in the address of a page', () => {
  it.each([
    ['product', 'stool', true],
    ['product', 'table', false],
    ['category', 'garden-chairs', true],
    ['category', 'beds', false],
    ['sku', 'stool', true],
    ['sku', 'table', false],
    ['courses', 'one', true],
    ['courses', 'three', false],
    // Its items are not stored, so the answer is unknown.
    ['authors', 'ann', true],
  ])('%s/%s exists: %s', async (collection, slug, isThere) => {
    expect(await open().hasItem({ collection, slug })).toBe(isThere)
  })

  it('can be a category of any product of a large catalogue', async () => {
    const all = Array.from({ length: 250 }, (_, index) => ({ ...STOOL, categories: [`Shelf ${index}`] }))
    const shop: Partial<CommerceGateway> = {
      listProducts: async ({ limit }) => ok(all.slice(0, limit).map((product) => ({ product }))) as never,
      listCategories: async () => ok(all.flatMap(({ categories }) => categories)),
    }
    const has = (slug: string, parts = shop) => open(false, parts).hasItem({ collection: 'category', slug })
    for (const slug of ['shelf-0', 'shelf-99', 'shelf-100', 'shelf-249']) expect(await has(slug)).toBe(true)
    for (const slug of ['shelf-250', 'anything', 'shelf', '%', '__proto__'])
      expect(await has(slug)).toBe(false)
    const failing = { ...shop, listCategories: async () => err(AWAY) }
    expect(await has('anything', failing)).toBe(true)
    expect(await has('shelf-99', failing)).toBe(true)
  })

  it('is read once for successive requests, also from a slow catalogue', async () => {
    let reads = 0
    const pages = open(false, {
      listProducts: async () => {
        reads += 1
        await nextTurn()
        pages.pass(5_000)
        return ok([{ product: STOOL }] as never)
      },
    })
    const ask = (slug: string) => pages.hasItem({ collection: 'category', slug })
    await Promise.all([ask('a'), ask('b')])
    for (let index = 0; index < 7; index += 1) {
      expect(await ask(`made-up-${index}`)).toBe(false)
      pages.pass(1_900)
    }
    expect(reads).toBe(1)
    pages.pass(2_000)
    await ask('later')
    expect(reads).toBe(2)
  })

  it('is refreshed before the last reading is too old, without a wait', async () => {
    const ends: (() => void)[] = []
    const pages = open(false, {
      listProducts: async () => {
        await new Promise<void>((resolve) => ends.push(resolve))
        const categories = [`Reading ${ends.length}`]
        return ok([{ product: { ...STOOL, categories } }] as never)
      },
    })
    const has = (number: number) => pages.hasItem({ collection: 'category', slug: `reading-${number}` })
    const end = async (number: number): Promise<void> => {
      ends[number - 1]?.()
      await nextTurn()
    }
    const first = has(1)
    pages.pass(1_000)
    await end(1)
    expect(await first).toBe(true)
    // It is kept for 4 s, and refreshed once in the last of them for any number of requests.
    pages.pass(2_999)
    expect([await has(1), ends.length]).toEqual([true, 1])
    pages.pass(1)
    expect([await has(1), await has(1), ends.length]).toEqual([true, true, 2])
    pages.pass(1_000)
    const waiting = has(2)
    expect(ends.length).toBe(2)
    await end(2)
    expect(await waiting).toBe(true)
    expect([await has(1), ends.length]).toEqual([false, 2])
  })

  it('is read again after a reading that failed', async () => {
    let reads = 0
    const pages = open(false, {
      listProducts: async () => {
        reads += 1
        if (reads === 1) throw new Error('broken')
        return ok([{ product: STOOL }] as never)
      },
    })
    await expect(pages.hasItem({ collection: 'category', slug: 'a' })).rejects.toThrow('broken')
    expect(await pages.hasItem({ collection: 'category', slug: 'garden-chairs' })).toBe(true)
  })

  it.each(['product', 'category'])(
    'of the kind %s counts as existing while the shop does not answer',
    async (kind) => {
      expect(await open(true).hasItem({ collection: kind, slug: 'table' })).toBe(true)
    },
  )
})

describe('data that a site draws into its pages', () => {
  const fill = (pages: ReturnType<typeof open>, query = '', path = '/', page = PAGE) =>
    pages.fill(page, { path, query } as never)

  it('are the same for every query if no list of the page has a pager, and differ by path', async () => {
    const pages = open()
    const plain = (await fill(pages))?.version
    for (const query of ['utm_source=x', 'a=1&b=2', 'l_page=2', 'l1_page=2', 'l1_page=3', 'l12_page=2'])
      expect((await fill(pages, query))?.version).toBe(plain)
    expect((await fill(pages, '', '/other'))?.version).not.toBe(plain)
  })

  it('are searched for once for requests that come at the same time', async () => {
    const { fill } = open()
    const html = '<body><form data-node-type="commerce-add-to-cart-form"></form></body>'
    const page = valueOf(parsePage(html))
    const view = { path: '/product/stool', query: '' }
    const [one, other] = await Promise.all([fill(page, view), fill(page, view)])
    expect(one?.needs.shop).toBeTruthy()
    expect(other?.needs.shop).toBe(one?.needs.shop)
  })

  it('have as many states as the lists have parts, for any spelling of the query', async () => {
    table('books', 'Name,Slug', ...Array.from({ length: 5 }, (_, index) => `B${index},b${index}`))
    const pages = open()
    const page = valueOf(
      parsePage(HTML.replace(LIST, paged('courses') + LIST.replace('courses ', 'x ') + paged('books'))),
    )
    const versionOf = async (query: string) => (await fill(pages, query, '/', page))?.version
    const plain = await versionOf('')
    const shown = await Promise.all(
      ['l1_page=2', 'l3_page=2', 'l3_page=3', 'l3_page=4', 'l3_page=5'].map(versionOf),
    )
    expect(new Set([plain, ...shown]).size).toBe(6)
    const names = ['l1_page', 'l2_page', 'l3_page', 'l4_page', 'L1_page', 'l01_page', 'l1_page[]', 'page']
    const values = [
      '',
      '0',
      '1',
      '2',
      '3',
      '5',
      '6',
      '-1',
      '02',
      '2.0',
      '2e0',
      '+2',
      ' 2',
      '9'.repeat(400),
      'x',
    ]
    const parts = names.flatMap((name) => values.map((value) => `${name}=${value}`))
    const queries = parts.flatMap((one, index) => [
      one,
      `a=1&${one}`,
      `${one}&${parts[(index * 7) % parts.length]}`,
    ])
    for (const query of queries) expect([plain, ...shown]).toContain(await versionOf(query))
    expect(await versionOf('a=1&l1_page=2')).toBe(shown[0])
  })

  it('change a second after a table has changed', async () => {
    const pages = open()
    const before = (await fill(pages))?.version
    table('courses', 'Name,Slug', 'One,one', 'Two,two', 'Three,three')
    utimesSync(join(folder, 'collections', 'courses.csv'), 1, 1)
    pages.pass(999)
    expect((await fill(pages))?.version).toBe(before)
    pages.pass(1)
    expect((await fill(pages))?.version).not.toBe(before)
    expect(await pages.hasItem({ collection: 'courses', slug: 'three' })).toBe(true)
  })

  it('link the pages of items if the site has a template for them', async () => {
    const drawn = async () => {
      const pages = open()
      return applyEdits(HTML, await pages.draw(PAGE, (await fill(pages))!))
    }
    const without = await drawn()
    expect(without).toContain('One')
    expect(without).not.toContain('/courses/one')
    writeFileSync(join(folder, 'detail_courses.html'), HTML)
    expect(await drawn()).toContain('href="/courses/one"')
  })

  it.each<[string, string, string, string, boolean]>([
    ['a saved product that is sold', '/product/stool', ' data-commerce-product-id="s1"', 'yes', false],
    ['a saved product that was withdrawn', '/product/table', ' data-commerce-product-id="t1"', 'yes', true],
    ['the same in another language', '/de/product/table', ' data-commerce-product-id="t1"', 'yes', true],
    ['a page with an exported form', '/product/table', '', 'yes', true],
    ['a product that has moved', '/product/old-stool', ' data-commerce-product-id="s1"', 'yes', false],
    ['a page that sells nothing itself', '/product/guide', 'none', 'yes', false],
    ['a page of another folder', '/about/table', ' data-commerce-product-id="t1"', 'yes', false],
    ['a shop without any goods', '/product/table', ' data-commerce-product-id="t1"', 'nothing', false],
    ['a catalogue whose goods are all withdrawn', '/product/table', '', 'withdrawn', true],
    ['a shop that does not answer', '/product/table', ' data-commerce-product-id="t1"', 'away', false],
  ])('include a report of a missing product: %s', async (_, path, stated, sells, isAbsent) => {
    if (sells === 'withdrawn') writeFileSync(join(folder, 'catalogue.csv'), '')
    const form = stated === 'none' ? '' : `<form data-node-type="commerce-add-to-cart-form"${stated}></form>`
    const page = valueOf(parsePage(HTML.replace(LIST, `${LIST}${form}`)))
    const isSold = (which: { slug?: unknown; id?: unknown }): boolean =>
      sells === 'yes' && (which.slug === 'stool' || which.id === 's1')
    const parts: Partial<CommerceGateway> = {
      readProduct: async (which) =>
        sells === 'away' ? err(AWAY) : isSold(which) ? ok({ product: STOOL } as never) : err(NONE),
      listProducts: async () => ok((sells === 'yes' ? [{ product: STOOL }] : []) as never),
    }
    expect((await fill(open(false, parts), '', path, page))?.isAbsent ?? false).toBe(isAbsent)
  })

  it('are empty if the page has neither a collection nor goods', async () => {
    rmSync(join(folder, 'collections'), { recursive: true })
    expect(await fill(open())).toBeNull()
  })
})

describe('the tables of collections', () => {
  it('are the files of one kind in one folder, apart from those the shop keeps', async () => {
    for (const slug of ['product', 'category', 'sku', 'a b']) table(slug, 'Name,Slug', 'One,one')
    writeFileSync(join(folder, 'collections', 'notes.txt'), 'Name,Slug\nOne,one')
    mkdirSync(join(folder, 'collections', 'folder.csv'))
    const { collections } = await open().collections()
    expect(collections.map(({ slug }) => slug)).toEqual(['courses'])
  })

  it('are read in turns if they are large; pages show what they showed before meanwhile', async () => {
    const { collections, pass } = open()
    const before = await collections()
    const long = 'x'.repeat(1_000)
    table('courses', 'Name,Slug,Text', ...Array.from({ length: 3_000 }, (_, at) => `${at},s${at},${long}`))
    pass(1_000)
    expect(await collections()).toBe(before)
    let turns = 0
    for (; (await collections()) === before; turns += 1) await nextTurn()
    expect(turns).toBeGreaterThan(80)
    expect((await collections()).collections.map(({ items }) => items.length)).toEqual([3_000])
  })
})
