import { describe, expect, it } from '@jest/globals'
import {
  applyEdits,
  collectionEdits,
  DrawBudget,
  MAX_DRAWN_BYTES,
  parsePage,
} from '../../../../adapters/site/pages/index.js'
import { readCollection } from '../../../../core/collections/index.js'
import type { Collection } from '../../../../core/collections/index.js'
import { valueOf } from '../../../support/value-of.js'

function collection(
  slug: string,
  columns: readonly string[],
  ...rows: readonly (readonly string[])[]
): Collection {
  const read = readCollection(slug, columns, rows)
  if (read === null) throw new Error('no collection')
  return read
}

const POSTS = collection(
  'post',
  [
    'Title',
    'Slug',
    'Archived',
    'Draft',
    'Published On',
    'Date',
    'Main Image',
    'Body',
    'Summary',
    'Author',
    'Featured',
  ],
  [
    'One & only',
    'one',
    'false',
    'false',
    '',
    'Tue Mar 05 2024 00:00:00 GMT+0000',
    'https://x.example/1.jpg',
    '<p>Long <b>one</b></p><script>bad()</script>',
    'Short one',
    'ann',
    'true',
  ],
  [
    'Two',
    'two',
    'false',
    'false',
    '',
    'Wed Jan 10 2024 00:00:00 GMT+0000',
    'https://x.example/2.jpg',
    '<p>Long two</p>',
    'Short two',
    'bob;ann',
    'false',
  ],
  ['Three', 'three', 'false', 'true', '', '', '', '', '', '', ''],
)
const TEAM = collection('team', ['Name', 'Slug', 'Role'], ['Ann', 'ann', 'Editor'], ['Bob', 'bob', 'Writer'])
const SITE = { name: 'Site', baseUrl: 'https://s.example' }

function shown(body: string, path = '/', query: string | null = '', collections = [POSTS, TEAM]): string {
  const html = `<!DOCTYPE html><html><head><title></title></head><body>${body}</body></html>`
  const data = { collections, withPages: new Set(['post']), site: SITE }
  const place = { path, query: query === null ? null : new URLSearchParams(query), others: new Set<object>() }
  return applyEdits(html, collectionEdits(valueOf(parsePage(html)), data, place))
}

const list = (entry: string, root = 'class="blog-posts w-dyn-list"', after = ''): string =>
  `<div ${root}><div class="w-dyn-items"><div class="w-dyn-item">${entry}</div></div>${after}` +
  '<div class="w-dyn-empty"><div>No items found.</div></div></div>'
const CARD =
  '<a href="#" class="card w-inline-block"><img src="" class="w-dyn-bind-empty">' +
  '<h3 class="w-dyn-bind-empty"></h3><div class="post-date w-dyn-bind-empty"></div>' +
  '<p class="w-dyn-bind-empty"></p></a>'
const named = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)

describe('a list of a collection', () => {
  const html = shown(list(CARD))

  it('has an entry for each published item, with its fields in the emptied elements', () => {
    expect(named(html, 'h3')).toEqual(['One &amp; only', 'Two'])
    expect(html).toContain('<div class="post-date">Mar 5, 2024</div>')
    expect(named(html, 'p')).toEqual(['Short one', 'Short two'])
    expect(html).toContain('src="https://x.example/1.jpg"')
  })

  it('leads to the page of each item and hides its empty state', () => {
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/post/one', '/post/two'])
    expect(html).toContain('<div class="w-dyn-empty w-dyn-hide">')
  })

  it('shows its empty state and no entry if nothing passes its filter', () => {
    const empty = shown(
      list(CARD, 'class="w-dyn-list" data-vitrine-collection="post" data-vitrine-filter="author=zoe"'),
    )
    expect(empty).toContain('<div class="w-dyn-items w-dyn-hide">')
    expect(empty).toContain('<div class="w-dyn-empty">')
  })

  it.each([
    ['data-vitrine-sort="date"', ['Two', 'One &amp; only']],
    ['data-vitrine-sort="-date"', ['One &amp; only', 'Two']],
    ['data-vitrine-filter="featured"', ['One &amp; only']],
    ['data-vitrine-filter="author=Bob"', ['Two']],
    ['data-vitrine-filter="author!=bob;featured=true"', ['One &amp; only']],
    ['data-vitrine-limit="1"', ['One &amp; only']],
  ])('is chosen and sorted as its owner says: %s', (attribute, names) => {
    expect(
      named(shown(list(CARD, `class="w-dyn-list" data-vitrine-collection="post" ${attribute}`)), 'h3'),
    ).toEqual(names)
  })

  it('shows the fields that its owner names, under conditions that its owner names', () => {
    const entry =
      '<b data-vitrine-field="summary"></b><i data-vitrine-field="title"></i><u data-vitrine-if="featured">New</u>'
    const own = shown(list(entry, 'class="w-dyn-list" data-vitrine-collection="post"'))
    expect(named(own, 'b')).toEqual(['Short one', 'Short two'])
    expect(named(own, 'i')).toEqual(['One &amp; only', 'Two'])
    expect(own).toMatch(/<u data-vitrine-if="featured">New<\/u>.*<u [^>]*class="w-condition-invisible">New/)
  })

  it('shows one page of its entries at a time', () => {
    const pager =
      '<div class="w-pagination-wrapper"><a href="#" class="w-pagination-previous">P</a>' +
      '<div class="w-page-count"></div><a href="#" class="w-pagination-next">N</a></div>'
    const root = 'class="w-dyn-list" data-vitrine-collection="post" data-vitrine-limit="1"'
    const first = shown(list(CARD, root, pager))
    expect(named(first, 'h3')).toEqual(['One &amp; only'])
    expect(first).toContain('href="?l1_page=2"')
    expect(first).toContain('1 / 2')
    expect(first).toMatch(/<a style="display:none" href="#" class="w-pagination-previous">/)
    expect(named(shown(list(CARD, root, pager), '/', 'l1_page=2'), 'h3')).toEqual(['Two'])
    expect(named(shown(list(CARD, root, pager), '/', 'l1_page=99'), 'h3')).toEqual(['Two'])
    // A static host answers no queries, so further pages could never be seen.
    const whole = shown(list(CARD, root, pager), '/', null)
    expect(named(whole, 'h3')).toEqual(['One &amp; only', 'Two'])
    expect(whole).toMatch(/<div style="display:none" class="w-pagination-wrapper">/)
    expect(named(shown(list(CARD, root), '/', null), 'h3')).toEqual(['One &amp; only'])
  })

  it('fills lists in its entries with the items that they refer to', () => {
    const inner =
      '<div class="w-dyn-list"><div class="w-dyn-items"><div class="w-dyn-item"><em></em></div></div>' +
      '<div class="w-dyn-empty">None</div></div>'
    expect(named(shown(list(`<h3></h3>${inner}`)), 'em')).toEqual(['Ann', 'Bob', 'Ann'])
  })

  it('is recognised by the heading above it, and unchanged if it is unknown', () => {
    const people = shown(
      `<section><h2>Our team</h2>${list('<h4></h4><div></div>', 'class="w-dyn-list"')}</section>`,
    )
    expect(named(people, 'h4')).toEqual(['Ann', 'Bob'])
    const unknown = shown(list('<h4></h4>', 'class="w-dyn-list"'))
    expect(named(unknown, 'h4')).toEqual([''])
    expect(unknown).toContain('<div class="w-dyn-items w-dyn-hide">')
  })
})

describe('the page of an item', () => {
  const html = shown(
    `<nav><h2></h2></nav><h1></h1><img src=""><div class="w-richtext"></div>${list(CARD)}<footer><p></p></footer>`,
    '/post/one',
  )

  it('shows the item, and lists of the others', () => {
    expect(named(html, 'h1')).toEqual(['One &amp; only'])
    expect(html).toContain('<div class="w-richtext"><p>Long <b>one</b></p></div>')
    expect(html).not.toContain('bad()')
    expect(named(html, 'h3')).toEqual(['Two'])
    expect(html).toContain('<nav><h2></h2></nav>')
  })

  it('shows long texts in the place for them, although a short one has the column before', () => {
    const recipes = collection(
      'recipe',
      ['Name', 'Slug', 'Summary', 'Steps'],
      ['Rye', 'rye', 'Short', '<p>Mix</p>'],
    )
    const page = shown('<h1></h1><div class="w-richtext"></div><p></p>', '/recipe/rye', '', [recipes])
    expect(page).toContain('<div class="w-richtext"><p>Mix</p></div><p>Short</p>')
  })

  it.each([
    ['what the item refers to', '/post/one', '', ['Ann']],
    ['all where its owner says so', '/post/one', 'data-vitrine-collection="team"', ['Ann', 'Bob']],
    ['what a field refers to', '/post/two', 'data-vitrine-field="author"', ['Bob', 'Ann']],
    ['all on other pages', '/about', '', ['Ann', 'Bob']],
  ])('lists of other collections show %s', (_, path, attribute, names) => {
    const people = list('<h4></h4>', `class="team w-dyn-list" ${attribute}`)
    expect(named(shown(`<h1></h1>${people}`, path), 'h4')).toEqual(names)
  })

  it('has data for search engines', () => {
    expect(html).toContain('<title>One &amp; only</title>')
    expect(html).toContain('<meta name="description" content="Short one">')
    expect(html).toContain('<link rel="canonical" href="https://s.example/post/one">')
    expect(html).toContain('<meta property="og:type" content="article">')
  })
})

it('does not change pages without lists and items', () => {
  const body = '<h1>Words</h1><p></p>'
  expect(shown(body)).toContain(body)
})

describe('a page whose drawing would be too large', () => {
  const budget = (maxBytes?: number) => new DrawBudget(maxBytes)
  const MANY = Array.from({ length: 100 }, (_, at) => `t${at}`)
  /** Each of a hundred posts names a hundred people: a short page of short tables would take ten thousand entries. */
  const tables = [
    collection(
      'post',
      ['Title', 'Slug', 'Team'],
      ...MANY.map((name) => [`Post ${name}`, name, MANY.join(';')] as const),
    ),
    collection('team', ['Name', 'Slug'], ...MANY.map((name) => [name, name] as const)),
  ]
  const inner = list(`<h4 class="w-dyn-bind-empty"></h4><p title="${'&'.repeat(500)}">${'x'.repeat(500)}</p>`)
  const page = `<!DOCTYPE html><html><head><title></title></head><body>${list(
    `<h3 class="w-dyn-bind-empty"></h3>${inner}`,
    'class="w-dyn-list" data-vitrine-collection="post"',
  )}</body></html>`
  const draw = (own: DrawBudget): string => {
    const place = { path: '/', query: new URLSearchParams(), others: new Set<object>(), budget: own }
    const data = { collections: tables, withPages: new Set<string>(), site: SITE }
    return applyEdits(page, collectionEdits(valueOf(parsePage(page)), data, place))
  }

  it('ends its lists at the limit of bytes, also inside entries, and reports it', () => {
    const full = budget()
    const drawn = draw(full)
    expect(full.isFull).toBe(true)
    expect(Buffer.byteLength(drawn)).toBeGreaterThan(1_000_000)
    expect(Buffer.byteLength(drawn)).toBeLessThan(MAX_DRAWN_BYTES + page.length)
    const whole = budget(1e9)
    expect(Buffer.byteLength(draw(whole))).toBeGreaterThan(10_000_000)
    expect(whole.isFull).toBe(false)
  })

  it('limits parts that are drawn in place as well', () => {
    const own = budget(1_000)
    expect([own.write([{ start: 0, end: 0, text: 'x'.repeat(1_999) }]), own.isFull]).toEqual([true, false])
    expect([own.write([{ start: 0, end: 0, text: 'éé' }]), own.isFull]).toEqual([false, true])
  })
})
