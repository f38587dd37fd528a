import { afterEach, describe, expect, it } from '@jest/globals'
import { adoptPages, isAdopted } from '../../../../../adapters/site/export/index.js'
import type { AdoptedPage } from '../../../../../adapters/site/export/index.js'
import { exportedPage, PAGE_A } from '../support/export-folders.js'
import type { ExportFiles } from '../support/export-folders.js'
import { createOpenedExports } from '../support/opened-exports.js'

const opened = createOpenedExports()
afterEach(() => opened.remove())

async function adopted(files: ExportFiles): Promise<ReadonlyMap<string, AdoptedPage>> {
  const pages = new Map<string, AdoptedPage>()
  for await (const page of adoptPages(await opened.open(files)))
    if (isAdopted(page)) pages.set(page.path, page)
  return pages
}

const linksOf = (page: AdoptedPage | undefined): readonly string[] =>
  [...(page?.html ?? '').matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href = '']) => href)

const pager = (...links: readonly (readonly [string, string])[]): string =>
  `<div class="w-pagination-wrapper">${links
    .map(([kind, href]) => `<a class="w-pagination-${kind}" href="${href}">x</a>`)
    .join('')}</div>`

const list = (entries: number, entry: string, paging: string, classes = 'all'): string =>
  `<div class="${classes} w-dyn-list"><div class="w-dyn-items">${`<div class="w-dyn-item">${entry}</div>`.repeat(
    entries,
  )}</div>${paging}</div>`

const page = (body: string): string => exportedPage(PAGE_A, { body })

describe('pages of a list that were saved under their queries', () => {
  it('link to each other and to the first one', async () => {
    const pages = await adopted({
      'blog/index.html': page('<a href="../news?9c0f_page=2#top">x</a>'),
      'news.html': page(list(2, 'a', pager(['next', '?9c0f_page=2']))),
      'news?9c0f_page=2.html': page(
        list(2, 'a', pager(['previous', '?9c0f_page=1'], ['next', '?9c0f_page=3'])),
      ),
      'news?9c0f_page=3.html': page(list(1, 'a', pager(['previous', '?9c0f_page=2']))),
    })
    expect(Object.fromEntries([...pages].map(([path, each]) => [path, linksOf(each)]))).toEqual({
      'blog/index.html': ['../news-9c0f_page-2.html#top'],
      'news.html': ['news-9c0f_page-2.html'],
      'news-9c0f_page-2.html': ['news.html?9c0f_page=1', 'news-9c0f_page-3.html'],
      'news-9c0f_page-3.html': ['news-9c0f_page-2.html'],
    })
    expect([...pages.values()].flatMap(({ notes }) => notes).map(({ tag }) => tag)).not.toContain(
      'list-unsaved',
    )
  })

  it.each<readonly [string, string, string, string]>([
    ['of the home page', 'index.html', '_c10e2e3c_page=2.html', 'index-c10e2e3c_page-2.html'],
    ['beside its page', 'news.html', 'news_c10e2e3c_page=2.html', 'news-c10e2e3c_page-2.html'],
    ['with the ending', 'news.html', 'news.html_c10e2e3c_page=2.html', 'news-c10e2e3c_page-2.html'],
    [
      'in the folder of its page',
      'news/index.html',
      'news/_c10e2e3c_page=2.html',
      '../news/index-c10e2e3c_page-2.html',
    ],
    [
      'in a folder named like its page',
      'news.html',
      'news/_c10e2e3c_page=2.html',
      'news-c10e2e3c_page-2.html',
    ],
  ])('are found without a question mark in their names: %s', async (_, first, second, named) => {
    const pages = await adopted({
      'index.html': page(''),
      [first]: page(list(2, 'a', pager(['next', '?c10e2e3c_page=2']))),
      [second]: page(list(1, 'a', pager(['previous', '?c10e2e3c_page=1']))),
    })
    expect([linksOf(pages.get(first)), pages.get(first)?.notes.map(({ tag }) => tag)]).toEqual([
      [named],
      expect.not.arrayContaining(['list-unsaved']),
    ])
    expect([...pages.keys()]).toContainEqual(expect.stringContaining(named.replace('../', '')))
  })

  it('keep queries without a saved page unchanged', async () => {
    const pages = await adopted({
      'news.html': page(list(2, 'a', pager(['next', '?9c0f_page=2'])) + '<a href="news?ref=nav">x</a>'),
      'shop.html': page(''),
      'shop?9c0f_page=2.html': page(''),
    })
    expect(linksOf(pages.get('news.html'))).toEqual(['?9c0f_page=2', 'news?ref=nav'])
    expect(pages.get('news.html')?.notes).toContainEqual({
      tag: 'list-unsaved',
      list: '.all',
      address: '?9c0f_page=2',
    })
  })
})

describe('a list of an export with a pagination', () => {
  const EMPTY = '<h3 class="w-dyn-bind-empty"></h3>'
  const stripped = list(1, EMPTY, pager(['previous', '#'], ['next', '#']))
  const goods = list(1, EMPTY, pager(['next', '#']), 'products')

  it('shows as many entries on a page as a saved further page', async () => {
    const pages = await adopted({
      'detail_news.html': page(''),
      'detail_product.html': page(''),
      'news.html': page(stripped + list(1, EMPTY, '') + goods),
      'news?9c0f_page=2.html': page(
        list(4, 'a', pager(['next', '?9c0f_page=3'])) +
          list(7, 'b', '') +
          list(3, 'c', pager(['next', '?d1_page=2'])),
      ),
    })
    const first = pages.get('news.html')
    const lists = [...(first?.html ?? '').matchAll(/<div([^>]*) class="\w+ w-dyn-list"/g)]
    expect(lists.map(([, attributes]) => /data-vitrine-limit="(\d+)"/.exec(attributes ?? '')?.[1])).toEqual([
      '4',
      undefined,
      // Lists of products have no pages: all are on one.
      undefined,
    ])
    expect(lists[2]?.[1]).toContain('data-vitrine-products')
    expect(first?.notes.filter(({ tag }) => tag === 'list-paged')).toEqual([])
  })

  it.each([
    ['the last page alone, which may hold fewer', list(3, 'a', pager(['previous', '?9c0f_page=1']))],
    ['a page without that list', ''],
  ])('is reported to its owner if there is %s', async (_, saved) => {
    const pages = await adopted({ 'news.html': page(stripped), 'news?9c0f_page=2.html': page(saved) })
    const first = pages.get('news.html')
    expect(first?.html).not.toContain('data-vitrine-limit')
    expect(first?.notes).toContainEqual({ tag: 'list-paged', list: '.all' })
  })
})
