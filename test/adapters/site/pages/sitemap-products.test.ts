import { describe, expect, it } from '@jest/globals'
import { productsInSitemap, withProductsOf } from '../../../../adapters/site/pages/index.js'
import { sitemapText } from '../../../../adapters/site/export/index.js'
import { productSlug } from '../../../../core/catalog/index.js'

const BASE = 'https://example.com'
const NONE: ReadonlySet<string> = new Set()
const mapOf = (...paths: readonly string[]): string => sitemapText(BASE, paths)
const addresses = (text: string): readonly string[] =>
  [...text.matchAll(/<loc>https:\/\/example\.com([^<]*)/g)].map(([, path = '']) => path)

describe('the products of a sitemap', () => {
  it('are those whose pages it names, in any folder and spelling', () => {
    const slugs = ["smith's", 'café', 'a&b'].map((slug) => `/product/${encodeURIComponent(slug)}`)
    const text = mapOf('/', '/about', '/product/mug', '/fr/product/mug', ...slugs)
    expect([...productsInSitemap(text)].sort()).toEqual(["smith's", 'a&b', 'café', 'mug'].sort())
  })

  it('are removed from it when their pages are, and added behind the others', () => {
    const text = mapOf('/', '/product/mug', '/product/cup', '/about')
    const changed = withProductsOf(text, { gone: new Set(['mug']), added: [productSlug("o'bowl")] })
    expect(addresses(changed)).toEqual(['/', '/product/cup', '/product/o&#39;bowl', '/about'])
    expect([...productsInSitemap(changed)]).toEqual(['cup', "o'bowl"])
    expect(changed.split('\n')).toHaveLength(text.split('\n').length)
  })

  it('are added again to a sitemap that lost all others at the same time', () => {
    const text = mapOf('/', '/product/mug')
    const changed = withProductsOf(text, { gone: new Set(['mug']), added: [productSlug('bowl')] })
    expect(addresses(changed)).toEqual(['/', '/product/bowl'])
  })

  it.each([
    ['names no product', mapOf('/', '/about')],
    ['is an index of others', `<sitemapindex><sitemap><loc>${BASE}/a.xml</loc></sitemap></sitemapindex>`],
    ['is empty', ''],
    ['was cut off', `<urlset><url><loc>${BASE}/product/mug`],
  ])('do not change a sitemap that %s', (_, text) => {
    expect(withProductsOf(text, { gone: new Set(['mug']), added: [productSlug('bowl')] })).toBe(text)
  })

  it("keep the owner's changes of an entry", () => {
    const own =
      `<urlset>\n<url>\n <loc>${BASE}/product/mug</loc>\n <priority>1.0</priority>\n</url>\n` +
      `<url><loc>${BASE}/product/cup</loc><lastmod>2026-01-01</lastmod></url>\n</urlset>`
    const changed = withProductsOf(own, { gone: new Set(['cup']), added: [] })
    expect(changed).toContain('<priority>1.0</priority>')
    expect(addresses(changed)).toEqual(['/product/mug'])
    expect(withProductsOf(own, { gone: NONE, added: [] })).toBe(own)
  })
})
