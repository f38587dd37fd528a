import { describe, expect, it } from '@jest/globals'
import { productSlug, relatedProducts } from '../../../core/catalog/index.js'
import type { Product } from '../../../core/catalog/index.js'
import { product } from './catalogue.fixture.js'

const made = (slug: string, ...categories: readonly string[]): Product =>
  product({}, [], { slug: productSlug(slug), categories })

const SHOP = [made('cup', 'Café crockery', 'Blue'), made('bowl', 'Café crockery'), made('knife', 'Cutlery')]

const slugs = (products: readonly Product[]): readonly string[] => products.map(({ slug }) => slug)

describe('related products', () => {
  it('are the others of its categories', () => {
    expect(slugs(relatedProducts(SHOP, productSlug('cup')))).toEqual(['bowl'])
    expect(slugs(relatedProducts(SHOP, productSlug('bowl')))).toEqual(['cup'])
  })

  it('are any other products if its categories hold nothing else, or if it is unknown', () => {
    expect(slugs(relatedProducts(SHOP, productSlug('knife')))).toEqual(['cup', 'bowl'])
    expect(slugs(relatedProducts(SHOP, productSlug('gone')))).toEqual(['cup', 'bowl', 'knife'])
  })

  it('are not the whole shop', () => {
    const many = Array.from({ length: 20 }, (_, index) => made(`p${index}`, 'One'))
    expect(relatedProducts(many, productSlug('p3'))).toHaveLength(6)
  })
})
