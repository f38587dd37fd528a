import { describe, expect, it } from '@jest/globals'
import { compareCatalogue } from '../../../../../core/use-cases/shop/catalogue/compare-catalogue.js'
import { keptOfProduct, keptOfVariant } from '../../../../../core/use-cases/shop/catalogue/kept-edits.js'
import type { ListedProduct } from '../../../../../core/use-cases/shop/catalogue/listed-product.js'
import type {
  CatalogueForms,
  StoredProduct,
  StoredVariant,
} from '../../../../../core/use-cases/shop/catalogue/stored-catalogue.js'

interface Variant extends StoredVariant {
  readonly productId: string
  readonly left: number | null
  readonly listed: number | null
}

/** Products as `id:slug CODE=left/listed`; a `-` before the id or the code: withdrawn. */
const productsOf = (texts: readonly string[]) =>
  texts.map((text, position) => {
    const [place = '', ...variants] = text.split(' ')
    const [name = '', slug = ''] = place.split(':')
    const id = name.replace('-', '')
    return {
      product: { id, slug, withdrawn: name.startsWith('-') } satisfies StoredProduct,
      variants: variants.map((variant): Variant => {
        const [code = '', left = '0', listed = left] = variant.split(/[=/]/)
        const own = code.replace('-', '')
        return {
          id: `${id}.${own}`,
          code: own,
          withdrawn: code.startsWith('-'),
          productId: id,
          left: Number(left),
          listed: Number(listed),
        }
      }),
      position,
    }
  })

const knownOf = (texts: readonly string[]) => {
  const all = productsOf(texts)
  const variants = all.flatMap((one) => one.variants)
  return {
    products: new Map(all.map(({ product }) => [product.id, product])),
    bySlug: new Map(all.map(({ product }) => [product.slug, product])),
    skus: new Map(variants.map((one) => [one.id, one])),
    skusOf: (id: string) => variants.filter(({ productId }) => productId === id),
  }
}

const namedOf = (texts: readonly string[]) => {
  const all = productsOf(texts).map(({ product, variants, position }) => ({
    position,
    product: {
      ...product,
      skus: variants.map(({ id, code, listed }) => ({
        id,
        code,
        inventory: { type: 'finite', quantity: listed },
      })),
    } as unknown as ListedProduct,
  }))
  return {
    products: new Map(all.map((one) => [one.product.id as string, one])),
    bySlug: new Map(all.map((one) => [one.product.slug as string, one])),
    skuIds: new Set(all.flatMap(({ product }) => product.skus.map(({ id }) => id as string))),
  }
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

const forms: CatalogueForms<StoredProduct, Variant> = {
  product: ({ id, slug }) => ({ id, slug, withdrawn: false }),
  variant: ([{ id: productId }, { id, code, inventory }], _, left) => ({
    id,
    code,
    withdrawn: false,
    productId,
    left,
    listed: inventory.type === 'finite' ? inventory.quantity : null,
  }),
  madeIdOf: () => 'no id is made of options',
  isInFile: ({ withdrawn }) => !withdrawn,
  outOfFile: (product) => ({ ...product, withdrawn: true }),
  withSlug: (product, slug) => ({ ...product, slug }),
  withdrawn: (variant) => ({ ...variant, withdrawn: true }),
  isSameProduct: isSame,
  isSameVariant: isSame,
  stockOf: ({ left, listed }) => ({ left, listed }),
  keptOfProduct: () => [],
  keptOfVariant: () => [],
}

function compare(known: readonly string[], named: readonly string[]) {
  const comparing = compareCatalogue(forms, knownOf(known), namedOf(named))
  for (;;) {
    const turn = comparing.next()
    if (turn.done === true) return turn.value
  }
}

const textOf = ({ id, slug, withdrawn }: StoredProduct): string => `${withdrawn ? '-' : ''}${id}:${slug}`
const variantText = ({ id, withdrawn, left, listed }: Variant): string =>
  `${withdrawn ? '-' : ''}${id}=${left}/${listed}`

/** The changes of all steps: `parked` addresses, products, variants with what they take over. */
const changesOf = (known: readonly string[], named: readonly string[]) => {
  const { steps } = compare(known, named)
  return {
    parked: steps.flatMap(({ parked }) => parked.map(textOf)),
    products: steps.flatMap(({ products }) => products.map(textOf)),
    variants: steps.flatMap(({ skus }) =>
      skus.map(({ row, stockOf }) => `${variantText(row)}${stockOf === null ? '' : ` from ${stockOf}`}`),
    ),
  }
}

const NONE = { parked: [], products: [], variants: [] }

describe('an import', () => {
  it.each([
    ['nothing where the file says what the shop has', ['1:a M=5'], ['1:a M=5'], NONE],
    ['nothing where pieces were sold meanwhile', ['1:a M=3/5'], ['1:a M=5'], NONE],
    ['a new product', [], ['1:a M=5'], { ...NONE, products: ['1:a'], variants: ['1.M=5/5'] }],
    ['a new count of pieces', ['1:a M=3/5'], ['1:a M=8'], { ...NONE, variants: ['1.M=8/8'] }],
    ['a new address', ['1:a M=5'], ['1:b M=5'], { ...NONE, products: ['1:b'] }],
    [
      'a product that is no longer named, with its variants',
      ['1:a M=5', '2:b L=1'],
      ['1:a M=5'],
      { ...NONE, products: ['-2:b'], variants: ['-2.L=1/1'] },
    ],
    ['a variant that is no longer named', ['1:a M=5 L=2'], ['1:a M=5'], { ...NONE, variants: ['-1.L=2/2'] }],
    [
      'a withdrawn product that is named again',
      ['-1:a -M=5'],
      ['1:a M=5'],
      { ...NONE, products: ['1:a'], variants: ['1.M=5/5'] },
    ],
    [
      'a product under another id: it takes the address, and the stock of the same code',
      ['1:a M=3/5'],
      ['2:a M=5'],
      { parked: ['-1:a~1'], products: ['2:a'], variants: ['2.M=3/5 from 1.M', '-1.M=3/5'] },
    ],
    [
      'the withdrawal of a product whose code another one has now',
      ['1:a M=5'],
      ['2:b M=4'],
      { ...NONE, products: ['2:b', '-1:a'], variants: ['2.M=4/4', '-1.M=5/5'] },
    ],
    [
      'two products that swap their addresses',
      ['1:a', '2:b'],
      ['1:b', '2:a'],
      { parked: ['-2:b~2'], products: ['1:b', '2:a'], variants: [] },
    ],
  ])('decides %s', (_, known, named, changes) => {
    expect(changesOf(known, named)).toEqual(changes)
  })

  it('counts its decisions', () => {
    const known = ['1:a M=5', '2:b M=3/5', '3:c', '-4:d', '5:e']
    expect(compare(known, ['1:a M=5', '2:b2 M=5 L=1', '4:d', '6:f']).report).toEqual({
      created: 2,
      updated: 1,
      unchanged: 1,
      withdrawn: 2,
      skus: 3,
    })
  })

  it('names the changed variants whose stock stays', () => {
    const renamed = { ...forms, isSameVariant: () => false }
    const comparing = compareCatalogue(renamed, knownOf(['1:a M=3/5 L=2']), namedOf(['1:a M=5 L=2']))
    let turn = comparing.next()
    while (turn.done !== true) turn = comparing.next()
    expect(turn.value.report.keptStock).toEqual([{ name: 'M', left: 3, listed: 5 }])
  })

  it('decides in steps of a limited size that end between products', () => {
    const named = Array.from({ length: 130 }, (_, at) => `${at}:s${at} A=1 B=1`)
    const { steps } = compare([], named)
    expect(steps.map(({ count, skus }) => [count, skus.length])).toEqual([
      [34, 68],
      [34, 68],
      [34, 68],
      [28, 56],
    ])
  })
})

describe('edits of the shop that stay', () => {
  it.each([
    ['no name of the file', {}, []],
    ['the same name', { name: 'Lamp' }, []],
    ['another name', { name: 'Light' }, [['name', 'Lamp', 'Light']]],
    ['a product that the file sells', { isForSale: true }, [['visibility', 'hidden', 'for sale']]],
    ['a product that the file hides', { isForSale: false }, []],
  ])('of a product: %s', (_, inFile, kept) => {
    const all = keptOfProduct({ slug: 'lamp', name: 'Lamp', inFile })
    expect(all.map(({ field, inShop, inFile: there }) => [field, inShop, there])).toEqual(kept)
  })

  it.each([
    ['no amount of the file', {}, []],
    ['the same amounts', { price: 1250, compareAt: null }, []],
    ['another price', { price: 900 }, [['price', '12.50', '9.00']]],
    ['a former price in the file only', { compareAt: 1500 }, [['compare-at price', 'none', '15.00']]],
  ])('of a variant: %s', (_, inFile, kept) => {
    const all = keptOfVariant({ name: 'M', currency: 'EUR', price: 1250, compareAt: null, inFile })
    expect(all.map(({ field, inShop, inFile: there }) => [field, inShop, there])).toEqual(kept)
  })
})

describe('a comparison of large catalogues', () => {
  /** A map that counts how often it is asked. */
  function countingMap<Value>(entries: Iterable<readonly [string, Value]>, count: () => void) {
    const map = new Map(entries)
    const get = map.get.bind(map)
    map.get = (key) => {
      count()
      return get(key)
    }
    return map
  }

  it.each([
    ['keep their addresses', (at: number) => at],
    ['take over the addresses of others', (at: number) => (at + 1) % 2_000],
  ])('reads few products in each of its steps if they %s', (_, placeOf) => {
    const texts = Array.from({ length: 2_000 }, (_entry, at) => `${at}:s${at}`)
    const moved = Array.from({ length: 2_000 }, (_entry, at) => `${at}:s${placeOf(at)}`)
    const [known, named] = [knownOf(texts), namedOf(moved)]
    let looks = 0
    const count = (): void => {
      looks += 1
    }
    const comparing = compareCatalogue(
      forms,
      { ...known, products: countingMap(known.products, count), bySlug: countingMap(known.bySlug, count) },
      { ...named, products: countingMap(named.products, count), bySlug: countingMap(named.bySlug, count) },
    )
    let most = 0
    for (let isOver = false; !isOver; looks = 0) {
      isOver = comparing.next().done === true
      most = Math.max(most, looks)
    }
    // A chain of 500 is one step.
    expect(most).toBeLessThanOrEqual(10 * 500)
    expect(most).toBeGreaterThan(0)
  })
})
