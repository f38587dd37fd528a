import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { applyEdits, parsePage } from '../../../../adapters/site/pages/index.js'
import { createFilledPages } from '../../../../adapters/site/pages/data/filled-pages.js'
import { ANONYMOUS } from '../../../../core/ports/visitor.port.js'
import { ok } from '../../../../core/shared/index.js'
import { scriptedBackend } from '../../graphql/support/scripted-backend.js'
import { valueOf } from '../../../support/value-of.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-search-'))
  mkdirSync(join(folder, 'collections'))
  const table = (slug: string, ...lines: readonly string[]): void =>
    writeFileSync(join(folder, 'collections', `${slug}.csv`), lines.join('\n'))
  table(
    'post',
    'Name,Slug,Body',
    'Firing a mug,firing,"<p>Clay &amp; <b>heat</b></p>"',
    'Glaze,glaze,<p>Blue</p>',
  )
  table('club', 'Name,Slug,Body', 'Secret mug,secret,Members only')
  table('author', 'Name,Slug', 'Mug Miller,miller')
  for (const name of ['post', 'club']) writeFileSync(join(folder, `detail_${name}.html`), '')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const product = (slug: string, name: string, description: string) => ({
  product: { id: slug, slug, name, description, categories: ['Cups'], fields: {}, skus: [], optionSets: [] },
})
const SOLD = [product('mug', 'Blue Mug', '<p>A mug for tea.</p>'), product('bowl', 'Bowl', '<p>For soup</p>')]

/** The page at an address as it is sent. */
async function sent(body: string, address: string, answersQueries = true): Promise<string> {
  const backend = scriptedBackend(() => ({ listProducts: async () => ok(SOLD as never) }))
  const [path = '', query = ''] = address.split('?')
  const page = valueOf(parsePage(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`))
  const pages = createFilledPages({
    folder,
    catalogue: () => backend.open(ANONYMOUS).commerce,
    site: { name: 'Site', baseUrl: null },
    nowMs: () => 0,
    answersQueries,
    isOpen: ({ collection }) => collection !== 'club',
  })
  const filling = await pages.fill(page, { path, query: query === '' ? '' : `?${query}` })
  const html = applyEdits(page.html, filling === null ? [] : await pages.draw(page, filling))
  return /<body>([^]*)<\/body>/.exec(html)?.[1] ?? ''
}

const FORM = '<form action="/search" class="w-form"><input type="search" name="query" class="w-input"></form>'
const addresses = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)

describe('the page of a search', () => {
  it('shows what was found in the catalogue and in collections with pages, the best first', async () => {
    const html = await sent(`<nav>${FORM}</nav><main>${FORM}<p>End</p></main>`, '/search?query=mug')
    expect(addresses(html)).toEqual(['/product/mug', '/post/firing'])
    expect(html).toContain('<p class="vitrine-search-count" role="status">2 results for “mug”</p>')
    expect(html).toContain('<p>Clay &amp; heat</p>')
    expect(html.match(/name="query" class="w-input" ?value="mug"|value="mug"/g)).toHaveLength(2)
    expect(html).toMatch(
      /<\/nav><main><form.*<\/form><div class="search-result-list w-dyn-list">.*<p>End<\/p>/s,
    )
  })

  it('finds nothing behind a gate, and no item without a page', async () => {
    const html = await sent(FORM, '/search?query=secret')
    expect(html).toContain('No results for “secret”.')
    expect(addresses(await sent(FORM, '/search?query=miller'))).toEqual([])
  })

  it('draws words of visitors as text', async () => {
    const asked = '"><script>alert(1)</script>'
    const html = await sent(FORM, `/search?query=${encodeURIComponent(asked)}`)
    const { elements } = valueOf(parsePage(html))
    expect(elements.filter(({ name }) => name === 'script')).toEqual([])
    expect(elements.find(({ name }) => name === 'input')?.attribs['value']).toBe(asked)
    expect(html).toContain('No results for “"&gt;&lt;script&gt;')
  })

  it('shows what was found in the list that its owner names', async () => {
    const list =
      '<div class="w-dyn-list" data-vitrine-search><div class="w-dyn-items"><div class="w-dyn-item">' +
      '<a href="#" class="card w-inline-block"><h3 class="w-dyn-bind-empty"></h3><p></p></a></div></div>' +
      '<div class="w-dyn-empty"><div>Nothing.</div></div></div>'
    const found = await sent(FORM + list, '/search?query=blue')
    expect(addresses(found)).toEqual(['/product/mug', '/post/glaze'])
    expect(found).toContain('<h3>Blue Mug</h3><p>A mug for tea. Cups</p>')
    expect(found).toContain('class="w-dyn-empty w-dyn-hide"')
    const none = await sent(FORM + list, '/search?query=nothing')
    expect([addresses(none), none.includes('class="w-dyn-items w-dyn-hide"')]).toEqual([[], true])
    expect(none).toContain('<div class="w-dyn-empty"><div>Nothing.</div></div>')
    expect(await sent(FORM + list, '/search')).toContain('class="w-dyn-list w-dyn-hide"')
  })

  it.each([
    ['without a question', '/search', true],
    ['with blanks alone', '/search?query=%20', true],
    ['on another page', '/about?query=mug', true],
    ['on a host of files', '/search?query=mug', false],
  ])('stays as it is %s', async (_, address, answersQueries) => {
    expect(await sent(FORM, address, answersQueries)).toBe(FORM)
  })
})
