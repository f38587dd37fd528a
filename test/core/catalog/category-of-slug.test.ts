import { describe, expect, it } from '@jest/globals'
import { categoryOfSlug } from '../../../core/catalog/index.js'
import { product } from './catalogue.fixture.js'

const SHOP = [
  product({}, [], { categories: ['Café crockery', 'Blue'] }),
  product({}, [], { categories: ['Cutlery'] }),
]

describe('a category of an address', () => {
  it.each([
    ['cafe-crockery', 'Café crockery'],
    ['blue', 'Blue'],
    ['books', null],
  ])('%s is %j', (slug, name) => {
    expect(categoryOfSlug(SHOP, slug)).toBe(name)
  })
})
