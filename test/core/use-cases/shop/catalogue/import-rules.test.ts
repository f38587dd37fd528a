import { describe, expect, it } from '@jest/globals'
import { addressChains } from '../../../../../core/use-cases/shop/catalogue/address-chains.js'
import { earlierVariant } from '../../../../../core/use-cases/shop/catalogue/earlier-variant.js'
import type { ListedProduct } from '../../../../../core/use-cases/shop/catalogue/listed-product.js'
import type { NamedProduct } from '../../../../../core/use-cases/shop/catalogue/named-catalogue.js'
import { tooManyWithdrawn } from '../../../../../core/use-cases/shop/catalogue/withdrawal-limit.js'

/** Products by `id:slug`. */
const placesOf = (text: string) =>
  text.split(' ').map((word) => {
    const [id = '', slug = ''] = word.split(':')
    return { id, slug }
  })

/** The products of a file; these rules read only ids and slugs. */
function namedOf(text: string) {
  const all = placesOf(text).map((place, position): NamedProduct => ({
    product: place as unknown as ListedProduct,
    position,
  }))
  return {
    products: new Map(all.map((one) => [one.product.id as string, one])),
    bySlug: new Map(all.map((one) => [one.product.slug as string, one])),
  }
}

const knownOf = (text: string) => ({
  products: new Map(placesOf(text).map((place) => [place.id, place])),
  bySlug: new Map(placesOf(text).map((place) => [place.slug, place])),
})

const chainsOf = (known: string, named: string): readonly string[] =>
  [...addressChains(knownOf(known), namedOf(named))]
    .filter((chain) => chain.length > 0)
    .map((chain) => chain.map(({ product }) => product.id).join('>'))

describe('products that are written together', () => {
  it.each([
    ['each alone if they keep their addresses', '1:a 2:b', '1:a 2:b 3:c', ['1', '2', '3']],
    ['the one that takes an address, then the one that has it', '1:a 2:b', '1:b 2:c', ['1>2']],
    ['in that order also if the file names them otherwise', '1:a 2:b 3:c', '3:d 2:c 1:b', ['1>2>3']],
    ['a circle of addresses', '1:a 2:b 3:c', '1:b 2:c 3:a', ['1>2>3']],
    ['a new product without the one that is no longer named', '1:a', '2:a', ['2']],
  ])('are %s', (_, known, named, chains) => {
    expect(chainsOf(known, named)).toEqual(chains)
  })

  it('are at most 500 for a chain of any length, and each is in one chain', () => {
    const count = 1200
    const ids = Array.from({ length: count }, (_, at) => at)
    const chains = chainsOf(
      ids.map((id) => `${id}:s${id}`).join(' '),
      ids.map((id) => `${id}:s${id + 1}`).join(' '),
    ).map((chain) => chain.split('>'))
    expect(Math.max(...chains.map(({ length }) => length))).toBe(500)
    expect(chains.flat().sort()).toEqual(ids.map(String).sort())
  })
})

describe('a file that no longer names products', () => {
  const MANY = Array.from({ length: 20 }, (_, at) => `${at}:s${at}`)
  const without = (count: number): string => MANY.slice(count).join(' ')
  const judge = (named: string, hidden: readonly string[] = []) =>
    tooManyWithdrawn(placesOf(MANY.join(' ')), namedOf(named), new Set(hidden))

  it('is accepted if it lacks a few, or as many as it marks as hidden', () => {
    expect(judge(without(1))).toBeNull()
    expect(
      judge(
        without(15),
        Array.from({ length: 15 }, (_, at) => `s${at}`),
      ),
    ).toBeNull()
  })

  it('is refused if it lacks many, with their number', () => {
    expect(judge(without(15))).toEqual({ withdrawn: 15, known: 20 })
  })

  it('is accepted if the products have other ids at the same addresses', () => {
    expect(judge(MANY.map((one) => `new-${one}`).join(' '))).toBeNull()
  })
})

describe('the earlier form of a variant', () => {
  const OLD = [
    { id: 'made-s', code: 'CODE-S' },
    { id: 'made-m', code: null },
  ]
  const find = (id: string, code: string | null, madeId: string, named: readonly string[] = []) =>
    earlierVariant(
      { byId: new Map(OLD.map((one) => [one.id, one])), ofProduct: () => OLD },
      { id, code, madeId: () => madeId },
      new Set(named),
    )?.id

  it.each([
    ['has its id', find('made-m', null, 'other'), 'made-m'],
    ['has its code', find('published', 'CODE-S', 'other'), 'made-s'],
    ['has the id of its options', find('published', null, 'made-m'), 'made-m'],
    ['has its code rather than the id of its options', find('published', 'CODE-S', 'made-m'), 'made-s'],
    ['is none that the file names as well', find('published', 'CODE-S', 'other', ['made-s']), undefined],
    ['is none without a sign', find('published', null, 'other'), undefined],
  ])('%s', (_, found, expected) => {
    expect(found).toBe(expected)
  })
})
