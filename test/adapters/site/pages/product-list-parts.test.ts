import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFileCatalogue } from '../../../../adapters/site/build/file-catalogue.js'
import { createFilledPages } from '../../../../adapters/site/pages/data/filled-pages.js'
import type { Catalogue } from '../../../../adapters/site/pages/data/shop-fillings.js'
import { applyEdits, parsePage } from '../../../../adapters/site/pages/index.js'
import { parseCatalogue } from '../../../../adapters/server/sql/shop/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { valueOf } from '../../../support/value-of.js'
import { CARD, COLUMNS, page, SETTINGS } from './shop-pages.fixture.js'

const COUNT = 107
const lineOf = (index: number): string =>
  `mug-${index},Mug ${index},,${index % 10 === 0 ? 'Tens' : 'Others'},,,${200 - index}.00,,,,,,`

const PRODUCTS = valueOf(
  await parseCatalogue(
    [COLUMNS, ...Array.from({ length: COUNT }, (_, index) => lineOf(index + 1))].join('\n'),
    SETTINGS,
  ),
) as unknown as readonly Product[]

const PAGER =
  '<div class="w-pagination-wrapper"><a class="w-pagination-previous" href="#">Back</a>' +
  '<div class="w-page-count">1 / 9</div><a class="w-pagination-next" href="#">Next</a></div>'

const list = (attributes: string, pager = PAGER): string =>
  `<div class="w-dyn-list" ${attributes}><div class="w-dyn-items">${CARD}</div>${pager}</div>`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-parts-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function open(answersQueries = true, catalogue: Catalogue = createFileCatalogue(PRODUCTS)) {
  const site = { name: 'Ware', baseUrl: null }
  const pages = createFilledPages({
    folder,
    catalogue: () => catalogue,
    site,
    nowMs: () => 0,
    answersQueries,
  })
  return async (body: string, query = '', path = '/shop') => {
    const html = page(body)
    const parsed = valueOf(parsePage(html))
    const filling = await pages.fill(parsed, { path, query } as never)
    const sent = filling === null ? html : applyEdits(html, await pages.draw(parsed, filling))
    return {
      slugs: [...sent.matchAll(/data-vitrine-product="([^"]*)"/g)].map(([, slug]) => slug),
      links: [...sent.matchAll(/<a[^>]*w-pagination-(previous|next)"[^>]*>/g)].map(([tag, name]) =>
        tag.includes('none') ? `no ${name}` : /href="([^"]*)"/.exec(tag)?.[1],
      ),
      count: /w-page-count">([^<]*)/.exec(sent)?.[1],
      version: filling?.version,
    }
  }
}

const slugsOf = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `mug-${first + index}`)

describe('a list of products with a pagination', () => {
  it('shows every product of a shop of more than a hundred on one of its pages', async () => {
    const show = open()
    const body = list('data-vitrine-products data-vitrine-limit="40"')
    const first = await show(body)
    expect([first.slugs, first.links, first.count]).toEqual([
      slugsOf(1, 40),
      ['no previous', '?p1_page=2'],
      '1 / 3',
    ])
    const second = await show(body, 'p1_page=2')
    expect([second.slugs, second.links]).toEqual([slugsOf(41, 80), ['?p1_page=1', '?p1_page=3']])
    const last = await show(body, 'utm_source=x&p1_page=3')
    expect([last.slugs, last.links]).toEqual([slugsOf(81, COUNT), ['?p1_page=2', 'no next']])
    // A query that names no part of the list is the page itself.
    for (const query of ['p1_page=4', 'p1_page=0', 'p2_page=2', 'l1_page=2', 'p1_page=x'])
      expect((await show(body, query)).version).toBe(first.version)
  })

  it('counts the products of its category alone, beside another list of the page', async () => {
    const body =
      list('data-vitrine-category="Tens" data-vitrine-limit="6"') + list('data-vitrine-products', '')
    const { slugs } = await open()(body, 'p1_page=2')
    expect(slugs.slice(0, 4)).toEqual(['mug-70', 'mug-80', 'mug-90', 'mug-100'])
    expect(slugs.slice(4)).toEqual(slugsOf(1, 100))
  })

  it('shows all on one page if queries are not answered, and no links', async () => {
    const { slugs, links } = await open(false)(list('data-vitrine-products data-vitrine-limit="40"'))
    expect([slugs, links]).toEqual([slugsOf(1, COUNT), ['no previous', 'no next']])
  })

  it('ends when an engine has no further pages', async () => {
    const real = createFileCatalogue(PRODUCTS)
    const show = open(true, {
      ...real,
      listProducts: ({ category, limit }) => real.listProducts({ category, limit }),
    })
    const { slugs, count } = await show(list('data-vitrine-products data-vitrine-limit="90"'), 'p1_page=2')
    expect([slugs, count]).toEqual([slugsOf(91, 100), '2 / 2'])
  })
})

it.each([
  ['price', ['mug-107', 'mug-106']],
  ['-price', ['mug-1', 'mug-2']],
  ['-position', ['mug-107', 'mug-106']],
  ['-name', ['mug-99', 'mug-98']],
  ['colour', ['mug-1', 'mug-2']],
])('a list of products sorted by %s looks at the whole shop', async (sort, slugs) => {
  const attributes = `data-vitrine-products data-vitrine-sort="${sort}" data-vitrine-limit="2"`
  expect((await open()(list(attributes, ''))).slugs).toEqual(slugs)
})
