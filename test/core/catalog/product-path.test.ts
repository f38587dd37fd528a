import { describe, expect, it } from '@jest/globals'
import {
  categorySlugOfPath,
  productPath,
  productSlug,
  siteOfItemPage,
  slugOfPath,
} from '../../../core/catalog/index.js'

describe('the path of a product’s page', () => {
  it.each([
    ['', 'oak-stool'],
    ['/shop', 'a b'],
    ['/a/b', 'ß%/?#'],
  ])('in the site at %j leads back to %j', (site, text) => {
    const path = productPath(site, productSlug(text))
    expect([siteOfItemPage(path), slugOfPath(path)]).toEqual([site, text])
    expect([siteOfItemPage(`${path}/?utm=1#top`), slugOfPath(`${path}/?utm=1#top`)]).toEqual([site, text])
  })

  it.each(['/', '/products/x', '/product/', '/product', '/about'])('%s is another path', (path) => {
    expect([siteOfItemPage(path), slugOfPath(path)]).toEqual([null, null])
  })

  it('may be a file beside the page, or carry undecodable characters', () => {
    expect(slugOfPath('../product/oak-stool.html')).toBe('oak-stool')
    expect(slugOfPath('/product/100%')).toBe('100%')
  })
})

describe('the path of a category’s page', () => {
  it.each([
    ['/category/lamps', 'lamps'],
    ['/shop/category/lamps/', 'lamps'],
    ['../category/lamps.html?page=2#top', 'lamps'],
    ['/category/l%C3%A4mps', 'lämps'],
  ])('%s has the slug %s', (path, slug) => expect(categorySlugOfPath(path)).toBe(slug))

  it.each(['/', '/category', '/category/', '/categories/lamps', '/subcategory/lamps'])(
    '%s is another path',
    (path) => expect(categorySlugOfPath(path)).toBeNull(),
  )
})
